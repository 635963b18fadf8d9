import {isHeading} from './chapters.js';

/** @import {EventType} from '../net/documents.js' */

/**
 * What of a stretch of the log somebody who was away must know.
 *
 * @typedef {import('./telling.js').Entry} Entry
 */

/** In the order of their weight. @type {EventType[][]} */
const WEIGHT = [
  ['GameEnded'],
  ['BaseRevealed', 'PlanetDestroyed', 'EventDrawn', 'AtrocityCommitted'],
  ['PlanetChanged', 'Killed', 'Captured', 'Freed'],
  ['LoyaltyShifted', 'SecretShown', 'SovereignChanged', 'UnitsLost', 'CountersLost', 'ShipLost', 'CharacterGained', 'CampPlaced', 'InformationScored', 'PdbChanged'],
  ['MissionEnded', 'PossessionGained', 'PossessionGone', 'CombatDeclared', 'ReinforcementsLost'],
  ['Wounded', 'CreatureMet', 'DetectionRolled', 'StatusChanged', 'SearchRolled', 'CharactersMoved', 'UnitsMoved'],
];

/** How much an entry weighs: the less, the weightier. @param {Entry} entry */
export function weightOf({type}) {
  const at = WEIGHT.findIndex(types => types.includes(type));
  return at < 0 ? WEIGHT.length : at;
}

/**
 * The weightiest entries, in the order in which they happened, how many others there were, and whether the game has gone on
 * since: what came of one's own last answer within a segment is no news.
 * @param {Entry[]} entries @param {number} most
 */
export function summary(entries, most = 8) {
  const real = entries.filter(entry => !isHeading(entry));
  const chosen = WEIGHT.flatMap(types => real.filter(entry => types.includes(entry.type))).slice(0, most);
  return {
    told: chosen.sort((one, other) => one.number - other.number),
    others: real.length - chosen.length,
    movedOn: entries.some(entry => isHeading(entry) || entry.type === 'GameEnded'),
    turns: entries.filter(entry => entry.type === 'TurnBegan').map(entry => entry.data.turn),
  };
}
