import {initials, shortName} from './words.js';

/** @import {Action, Board, Character, Decision, Missions, Printed, Ship, Side} from '../net/documents.js' */

/**
 * A character or a ship on the map.
 * @typedef {{kind: 'character', state: Character} | {kind: 'ship', state: Ship}} Counter
 * @typedef {Counter & {
 *   piece: string, side: Side, name: string, short: string, initials: string, environ: number | undefined, mission: string | undefined,
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
    this.place(tokensOf(board));
  }

  /** @param {Token[]} tokens */
  place(tokens) {
    /** @type {Map<number, Token[]>} */ this.here = new Map();
    /** @type {Token[]} */ this.inSpace = [];
    for (const token of tokens) {
      if (token.environ === undefined) this.inSpace.push(token);
      else if (this.here.has(token.environ)) this.here.get(token.environ)?.push(token);
      else this.here.set(token.environ, [token]);
    }
  }

  /** The pieces in space are those of the scenario's star system. @param {Printed} printed */
  homeSystem(printed) {
    const [first] = this.board.planets;
    return first && printed.planet.get(first.id)?.system;
  }

  /** @param {number} environ @returns {Token[]} */
  tokensIn(environ) {
    return this.here?.get(environ) ?? [];
  }

  /** @param {number} system @returns {Token[]} */
  tokensInSpace(system) {
    return system === this.home ? (this.inSpace ?? []) : [];
  }

  /** How many units of a side stand on a planet or in an environ. @param {number} environ @param {string} side */
  strength(environ, side) {
    const units = this.environ.get(environ)?.units ?? [];
    return units.reduce((sum, each) => sum + (each.side === side ? each.count : 0), 0);
  }
}

/** @param {Board} board @returns {Token[]} */
function tokensOf(board) {
  const mission = missionsByMember(board.missions);
  const characters = board.characters.filter(each => each.place !== 'dead');
  const ships = board.ships.filter(each => each.place !== 'lost');
  const tokens = [
    ...characters.map(each => named({kind: 'character', state: each}, `character ${each.number}`, mission.get(each.number))),
    ...ships.map(each => named({kind: 'ship', state: each}, `ship ${each.key}`)),
  ];
  return tokens.sort((a, b) => order(a) - order(b));
}

/** @param {Counter} counter @param {string} piece @param {string} [mission] @returns {Token} */
function named(counter, piece, mission) {
  const {side, name, environ} = counter.state;
  return {...counter, piece, side, name, short: shortName(name), initials: initials(name), environ, mission};
}

/** The Empire first, characters before ships. @param {Token} token */
const order = token => (token.side === 'imperial' ? 0 : 2) + (token.kind === 'ship' ? 1 : 0);

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
