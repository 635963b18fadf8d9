/** @import {Board, Character, MilitaryCounter, Ship, SpacePlace} from '../net/documents.js' */
/** @typedef {import('./scene.js').Token} Token @typedef {import('./scene.js').Beyond} Beyond */

/** The second edition's table: military counters one by one, who is inside which ship, orbit boxes and drift areas. */

const RINGS = /** @type {const} */ ({drift: 1, 'far-drift': 2});

/** The star system and the ring or planet of an orbit box or a drift area. @param {string} key such as `orbit-221` @returns {Beyond} */
export function beyondOf(key) {
  const [, kind, id] = /** @type {RegExpExecArray} */ (/^(.*)-(\d+)$/.exec(key));
  return kind === 'orbit' ? {planet: Number(id)} : {system: Number(id), ring: RINGS[/** @type {keyof typeof RINGS} */ (kind)]};
}

/** The counters on the map; what is in a transport is inside it. @param {Board} board @returns {Token[]} */
export function counterTokens({theatre, viewer}) {
  return (theatre?.counters ?? []).filter(each => each.carrier === undefined).map(each => counterToken({...each, unseen: each.faceDown && viewer !== 'imperial'}));
}

/** @param {MilitaryCounter & {unseen: boolean}} state `unseen` is what the reader cannot tell apart @returns {Token} */
function counterToken(state) {
  const {number, name, side, place} = state;
  const environ = typeof place === 'number' ? place : undefined;
  const beyond = typeof place === 'string' ? beyondOf(place) : undefined;
  return {kind: 'counter', state, piece: `counter ${number}`, side, name, short: name, environ, beyond, mission: undefined, flies: false};
}

/**
 * What is inside a ship, by the piece of the ship: characters, prisoners, cargo, docked spaceships.
 * @typedef {{piece: string, name: string, note: string, character?: Character, counter?: MilitaryCounter, ship?: Ship}} Inmate
 * @param {Board} board @returns {Map<string, Inmate[]>}
 */
export function insides({characters, ships, theatre}) {
  /** @type {Map<string, Inmate[]>} */ const inside = new Map();
  const put = (/** @type {string} */ vessel, /** @type {Inmate} */ inmate) => inside.set(vessel, [...(inside.get(vessel) ?? []), inmate]);
  for (const each of characters) {
    const aboard = each.condition?.aboard;
    if (aboard) put(`${aboard.kind} ${aboard.id}`, {piece: `character ${each.number}`, name: each.name, note: noteOn(each), character: each});
  }
  for (const each of theatre?.counters ?? []) {
    if (each.carrier !== undefined) put(`counter ${each.carrier}`, {piece: `counter ${each.number}`, name: each.name, note: strength(each), counter: each});
  }
  for (const each of ships) {
    if (each.dockedTo) put(`counter ${each.dockedTo.id}`, {piece: `ship ${each.key}`, name: each.name, note: each.damaged ? 'docked, damaged' : 'docked', ship: each});
  }
  return inside;
}

/** @param {Character} state */
function noteOn({prisoner, condition}) {
  const parts = [prisoner ? 'prisoner' : '', condition ? conditionWords(condition) : ''];
  return parts.filter(Boolean).join(', ') || 'aboard';
}

/** @param {MilitaryCounter} counter */
export const strength = ({attack, endurance, hits, damaged}) =>
  [`attack ${attack}, endurance ${endurance}`, hits ? `${hits} ${hits === 1 ? 'hit' : 'hits'}` : '', damaged ? 'damaged' : ''].filter(Boolean).join(', ');

/** How somebody fares. @param {import('../net/documents.js').Condition} condition */
export function conditionWords({hits, stunHits, wounded, stunned, escorts}) {
  return [
    wounded ? 'wounded' : '',
    hits ? `${hits} ${hits === 1 ? 'hit' : 'hits'}` : '',
    stunned ? 'stunned' : stunHits ? `${stunHits} stun` : '',
    escorts.length ? `${escorts.length} ${escorts.length === 1 ? 'escort' : 'escorts'}` : '',
  ].filter(Boolean).join(', ');
}

/** The orbit boxes and drift areas in play by their keys. @param {Board} board @returns {Map<string, SpacePlace>} */
export const spaceOf = ({theatre}) => new Map((theatre?.places ?? []).map(each => [each.key, each]));
