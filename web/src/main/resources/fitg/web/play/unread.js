/** How much of the chat somebody has read in this browser. A browser that keeps nothing counts from the start of the page. */

/** @type {Map<string, number>} */
const here = new Map();

/** @param {string} game */
const nameOf = game => `fitg.chat.${game}`;

/** @param {string} game */
function seen(game) {
  try {
    return Number(localStorage.getItem(nameOf(game)) ?? here.get(game) ?? 0);
  } catch {
    return here.get(game) ?? 0;
  }
}

/** @param {string} game @param {{side: string}[]} lines @param {string} viewer */
export const unread = (game, lines, viewer) => lines.slice(seen(game)).filter(each => each.side !== viewer).length;

/** @param {string} game @param {{side: string}[]} lines */
export function read(game, lines) {
  if (lines.length <= seen(game)) return;
  here.set(game, lines.length);
  try {
    localStorage.setItem(nameOf(game), String(lines.length));
  } catch {
    // Then it is unread again after the next load.
  }
}
