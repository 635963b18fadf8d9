/** @import {Board, Character, MilitaryCounter, Ship, SpacePlace} from '../net/documents.js' */
/** @typedef {import('./scene.js').Token} Token @typedef {import('./scene.js').Beyond} Beyond */

/** The table of games with orbits: orbit boxes and drift areas, units there; of 2002 military counters one by one, and who is inside which ship. */

const RINGS = /** @type {const} */ ({drift: 1, 'far-drift': 2});

/** The stars, orbits and drift areas of a game that has them, in either edition. @param {Board} board */
export const heavens = ({theatre, province}) => theatre ?? province;

/**
 * The star system and the ring or planet of an orbit box or a drift area; who comes from a star beyond the map waits in space.
 * @param {string} key such as `orbit-221` @param {number} home @returns {Beyond}
 */
export function beyondOf(key, home) {
  const [, kind, id] = /** @type {RegExpExecArray} */ (/^(.*)-(\d+)$/.exec(key));
  if (kind === 'star') return {system: home, ring: 0};
  return kind in RINGS ? {system: Number(id), ring: RINGS[/** @type {keyof typeof RINGS} */ (kind)]} : {planet: Number(id)};
}

/** The units of 1979 off the ground. @param {Board} board @param {number} home @returns {Token[]} */
export const fleetTokens = ({province}, home) =>
  (province?.stacks ?? []).flatMap(({place, underWay, units}) =>
    units.map(each => {
      const held = String(place).startsWith('interception') ? 'stopped' : underWay ? 'on the way' : '';
      const where = typeof place === 'number' ? {environ: place, beyond: undefined} : {environ: undefined, beyond: beyondOf(String(place), home)};
      const name = `${each.count} ${each.name}${held ? `, ${held}` : ''}`;
      return {kind: 'units', state: {...each, held}, piece: `units ${each.side} ${each.kind} ${place}${underWay}`, side: each.side, name, short: held, ...where, mission: undefined, flies: false};
    }),
  );

/** The counters on the map; what is in a transport is inside it. @param {Board} board @returns {Token[]} */
export function counterTokens({theatre, viewer}) {
  return (theatre?.counters ?? []).filter(each => each.carrier === undefined).map(each => counterToken({...each, unseen: each.faceDown && viewer !== 'imperial'}));
}

/** @param {MilitaryCounter & {unseen: boolean}} state `unseen` is what the reader cannot tell apart @returns {Token} */
function counterToken(state) {
  const {number, name, side, place} = state;
  const environ = typeof place === 'number' ? place : undefined;
  const beyond = typeof place === 'string' ? beyondOf(place, 0) : undefined;
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
export const spaceOf = board => new Map((heavens(board)?.places ?? []).map(each => [each.key, each]));
