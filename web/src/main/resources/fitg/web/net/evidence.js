import {sha256OfHex} from './sha256.js';

/** @import {DiceEvidence, Game} from './documents.js' */

/**
 * What this browser was told of the dice of its games when it showed its nonce. Whoever runs the server knows the dice from
 * then on, and could write another promise of his own into the database: here it stands as it was.
 */
const KEY = 'fitg.evidence';

/** @returns {Record<string, DiceEvidence>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} game @returns {DiceEvidence | undefined} */
export const evidenceOf = game => kept()[game];

/** Noted once, and never again: what is told later proves nothing. @param {Game} game */
export function keepEvidence({id, origin, dice: {commitment, promises = {}}}) {
  const all = kept();
  if (!all[id]) localStorage.setItem(KEY, JSON.stringify({...all, [id]: {origin, commitment, promises}}));
}

/** @param {string} game */
export function dropEvidence(game) {
  const {[game]: _, ...others} = kept();
  localStorage.setItem(KEY, JSON.stringify(others));
}

/** What of the dice is not as it was promised, in a word or two; empty if all is in order, or we have no evidence. @param {Game} game */
export function brokenWord({id, status, dice: {commitment, promises = {}, nonces, secret, salt}}) {
  const told = evidenceOf(id);
  if (!told) return '';
  const revealed = secret === undefined || salt === undefined ? commitment : sha256OfHex(secret + salt);
  if (commitment !== told.commitment || revealed !== told.commitment) return 'the commitment of the server';
  const sides = /** @type {const} */ (['rebel', 'imperial']);
  const broken = sides.find(side => promises[side] !== told.promises[side] || (status !== 'waiting' && !keeps(nonces[side], told.promises[side])));
  return broken ? `the promise of the ${broken === 'rebel' ? 'Rebels' : 'Empire'}` : '';
}

/** @param {string | undefined} nonce @param {string | undefined} promise */
const keeps = (nonce, promise) => (nonce ? sha256OfHex(nonce) === promise?.toLowerCase() : !promise);
