import {beyondOf, counterTokens, fleetTokens, heavens, insides, spaceOf} from './theatre.js';
import {givenName} from './words.js';

/** @import {Action, Board, Character, Decision, MilitaryCounter, Missions, Ship, Side, Units} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/**
 * So many units of one kind off the ground; `held` says why they are not free to go.
 * @typedef {Units & {held: string}} Fleet
 *
 * Where a piece is that stands in no environ: in the orbit box of a planet, or adrift around a star (ring 0 is outer space, from
 * where one comes in; rings 1 and 2 are the drift areas).
 * @typedef {{planet: number} | {system: number, ring: 0 | 1 | 2}} Beyond
 *
 * A character, a ship, units off the ground or a military counter of the second edition on the map.
 * @typedef {{kind: 'character', state: Character} | {kind: 'ship', state: Ship} | {kind: 'units', state: Fleet} | {kind: 'counter', state: MilitaryCounter & {unseen?: boolean}}} Counter
 * @typedef {Counter & {
 *   piece: string, side: Side, name: string, short: string, environ: number | undefined, beyond: Beyond | undefined, mission: string | undefined,
 *   flies: boolean,
 * }} Token
 */

/** The board as the map needs it: everything found by its place, and what the present decision is about. */
export class Scene {
  /** @param {Printed} printed @param {Board} board @param {Decision | null | undefined} decision */
  constructor(printed, board, decision) {
    this.board = board;
    this.planet = new Map(board.planets.map(each => [each.id, each]));
    this.environ = new Map(board.environs.map(each => [each.id, each]));
    this.home = this.homeSystem(printed);
    this.lit = lightUp(decision?.actions ?? []);
    this.subject = decision?.subject ? pieceOf(decision.subject) : '';
    /** The orbit boxes and drift areas in play. */ this.space = spaceOf(board);
    /** Who and what is inside which ship. */ this.inside = insides(board);
    this.place([...tokensOf(board, this.home), ...counterTokens(board), ...fleetTokens(board, this.home ?? 0)]);
  }

  /** Those inside a ship whom an answer names. @param {string} vessel */
  litInside(vessel) {
    return (this.inside.get(vessel) ?? []).filter(({piece}) => this.lit.has(piece));
  }

  /** The star systems in play. @returns {Set<number>} */
  get systems() {
    return new Set(heavens(this.board)?.systems ?? (this.home === undefined ? [] : [this.home]));
  }

  /** @param {Token[]} tokens */
  place(tokens) {
    /** @type {Map<number, Token[]>} */ this.here = new Map();
    /** @type {Token[]} */ this.beyond = [];
    for (const token of tokens) {
      if (token.environ === undefined) this.beyond.push(token);
      else if (this.here.has(token.environ)) this.here.get(token.environ)?.push(token);
      else this.here.set(token.environ, [token]);
    }
  }

  /** The star system the scenario plays in. @param {Printed} printed */
  homeSystem(printed) {
    const [first] = this.board.planets;
    return first && printed.planet.get(first.id)?.system;
  }

  /** @param {number} environ @returns {Token[]} */
  tokensIn(environ) {
    return this.here?.get(environ) ?? [];
  }

  /** Those around a star: ring 0 in outer space, 1 and 2 in its drift areas. @param {number} system @param {number} [ring] all of them without */
  adrift(system, ring) {
    return (this.beyond ?? []).filter(
      ({beyond}) => beyond && 'system' in beyond && beyond.system === system && (ring === undefined || beyond.ring === ring),
    );
  }

  /** @param {number} planet @returns {Token[]} */
  inOrbit(planet) {
    return (this.beyond ?? []).filter(({beyond}) => beyond && 'planet' in beyond && beyond.planet === planet);
  }

  /** Whether this game has orbit boxes in use. */
  get hasOrbits() {
    return this.space.size > 0 || (this.beyond ?? []).some(({beyond}) => beyond && 'planet' in beyond);
  }

  /** How many planets stand side by side where one star system is in play; 0 where there are several. */
  get planetsOfTheOneStar() {
    return this.systems.size === 1 ? this.board.planets.length : 0;
  }

  /** How many units of a side stand in an environ. @param {number} environ @param {string} side */
  strength(environ, side) {
    const units = this.environ.get(environ)?.units ?? [];
    const counters = this.tokensIn(environ).filter(each => each.kind === 'counter' && each.state.branch === 'ground' && each.side === side);
    return units.reduce((sum, each) => sum + (each.side === side ? each.count : 0), counters.length);
  }
}

/** @param {Board} board @param {number | undefined} home @returns {Token[]} */
function tokensOf(board, home) {
  const mission = missionsByMember(board.missions);
  const flown = new Set(board.ships.map(each => each.holder?.id));
  const characters = board.characters.filter(each => each.place !== 'dead' && !each.condition?.aboard);
  const ships = board.ships.filter(each => each.place !== 'lost' && !each.dockedTo);
  const tokens = [
    ...characters.map(each => named({kind: 'character', state: each}, `character ${each.number}`, home, mission.get(each.number), flown.has(each.number))),
    ...ships.map(each => named({kind: 'ship', state: each}, `ship ${each.key}`, home)),
  ];
  return tokens.sort((a, b) => order(a) - order(b));
}

/** @param {{kind: 'character', state: Character} | {kind: 'ship', state: Ship}} counter @param {string} piece @param {number | undefined} home @param {string} [mission] @returns {Token} */
function named(counter, piece, home, mission, flies = false) {
  const {side, name, environ, at} = counter.state;
  const beyond = at !== undefined ? beyondOf(at, home ?? 0) : environ === undefined && home !== undefined ? {system: home, ring: /** @type {const} */ (0)} : undefined;
  return {...counter, piece, side, name, short: counter.kind === 'ship' ? name : givenName(name), environ, beyond, mission, flies};
}

/** The Empire first, those who lead units at the front, characters before ships. @param {Token} token */
const order = token =>
  (token.side === 'imperial' ? 0 : 4) + (token.kind === 'ship' ? 2 : token.kind === 'character' && token.state.stack === 'military' ? 0 : 1);

/** @param {Missions} missions @returns {Map<number, string>} */
function missionsByMember(missions) {
  return new Map(missions.underWay.flatMap(each => each.members.map(number => /** @type {[number, string]} */ ([number, each.letter]))));
}

/** @param {{kind: string, id?: unknown}} piece */
export const pieceOf = piece => `${piece.kind} ${piece.id}`;

/** For each piece the answers that name it. @param {Action[]} actions @returns {Map<string, string[]>} */
export function lightUp(actions) {
  const lit = new Map();
  for (const {key, piece} of actions) {
    if (!piece) continue;
    const name = pieceOf(piece);
    lit.set(name, [...(lit.get(name) ?? []), key]);
  }
  return lit;
}
