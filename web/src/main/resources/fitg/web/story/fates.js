/** @import {EventType} from '../net/documents.js' */

/**
 * Who died, was captured or came free, for as long as a player should have it before him: until his next player-turn ends.
 *
 * @typedef {import('./telling.js').Entry} Entry
 * @typedef {{character: number, fate: 'Killed' | 'Captured' | 'Freed'}} Fate
 */

/** @type {Set<EventType>} */
const FATES = new Set(['Killed', 'Captured', 'Freed']);

/** Of each the last that happened to them. @param {Entry[]} log @param {string} viewer @returns {Fate[]} */
export function fatesOf(log, viewer) {
  /** @type {Map<number, Fate>} */ const fates = new Map();
  for (const {type, data} of log.slice(lastOwnTurn(log, viewer))) {
    if (!FATES.has(type)) continue;
    fates.delete(data.character);
    fates.set(data.character, {character: data.character, fate: /** @type {Fate['fate']} */ (type)});
  }
  return [...fates.values()];
}

/** Where the last player-turn of one's own that is over began; whoever watches has every player-turn for his own. @param {Entry[]} log @param {string} viewer */
function lastOwnTurn(log, viewer) {
  const turns = log.flatMap(({type, data}, at) => (type === 'SegmentBegan' ? [{at, phasing: String(data.phasing)}] : [])).filter(({phasing}, i, all) => i === 0 || all[i - 1].phasing !== phasing);
  const over = turns.slice(0, -1).filter(({phasing}) => viewer === 'spectator' || phasing === viewer);
  return over.at(-1)?.at ?? 0;
}
