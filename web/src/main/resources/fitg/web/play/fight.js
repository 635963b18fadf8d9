/** @import {EventType} from '../net/documents.js' */

/**
 * The fight that is going on, as the log tells it; null when there is none.
 * @typedef {import('../story/telling.js').Entry} Entry
 * @typedef {{
 *   environ: number | string, attacker: string, attackers: number[], defenders: number[], firefight: boolean, capture: boolean,
 *   rounds: number, woundsToDefender: number, woundsToAttacker: number,
 * }} Fight
 * @param {Entry[]} log
 * @returns {Fight | null}
 */
export function fightUnderWay(log) {
  const begun = log.findLastIndex(entry => entry.type === 'CharacterCombatBegan');
  if (begun < 0) return null;
  const since = log.slice(begun + 1);
  if (since.some(entry => OVER.has(entry.type))) return null;
  const rounds = since.filter(entry => entry.type === 'RoundFought');
  const sum = (/** @type {'woundsToDefender' | 'woundsToAttacker'} */ what) => rounds.reduce((all, {data}) => all + data[what], 0);
  const away = new Set(since.flatMap(goneBy));
  return {
    ...log[begun].data,
    defenders: log[begun].data.defenders.filter(number => !away.has(number)),
    rounds: rounds.length,
    woundsToDefender: sum('woundsToDefender'),
    woundsToAttacker: sum('woundsToAttacker'),
  };
}

/** What cannot come before the end of a fight. */
const OVER = new Set(/** @type {EventType[]} */ (['CombatEnded', 'SegmentBegan', 'GameEnded']));

/** Who left the fight by an entry of the log. @param {Entry} entry @returns {number[]} */
function goneBy({type, data}) {
  if (type === 'Killed' || type === 'Captured') return [data.character];
  if (type !== 'BreakOffRolled') return [];
  return [...(data.activeAway ? data.active : []), ...(data.inactiveAway ? data.inactive : [])];
}
