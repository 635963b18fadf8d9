/** @import {Opened, Side} from '../net/documents.js' */

/** The invitations this browser has given out, so that the link stays at hand until it is followed. */
const KEY = 'fitg.invitations';

/** @returns {Record<string, Opened['invitations']>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** @param {string} game @param {Opened['invitations']} invitations */
export function keepInvitations(game, invitations) {
  if (!Object.keys(invitations).length) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([[game, invitations], ...Object.entries(kept())].slice(0, 50))));
  } catch {
    // Then the link is on the page where it was made.
  }
}

/** Those of a game that nobody has followed yet. @param {import('../net/documents.js').Game} game @returns {Opened['invitations']} */
export function openInvitations({id, seats}) {
  const open = Object.entries(kept()[id] ?? {}).filter(([side]) => !seats[/** @type {Side} */ (side)].joined);
  return Object.fromEntries(open);
}
