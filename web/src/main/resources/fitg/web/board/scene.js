import {initials, shortName} from './words.js';

/**
 * A character or a ship on the map.
 * @typedef {{
 *   piece: string, kind: 'character' | 'ship', id: number | string, side: string, name: string, short: string, initials: string,
 *   environ: number | undefined, state: any, ship: any, mission: string | undefined,
 * }} Token
 */

/** The board as the map needs it: everything found by its place, and what the present decision is about. */
export class Scene {
  /** @param {any} printed @param {any} board @param {any} decision */
  constructor(printed, board, decision) {
    this.board = board;
    this.planet = new Map(board.planets.map((/** @type {any} */ each) => [each.id, each]));
    this.environ = new Map(board.environs.map((/** @type {any} */ each) => [each.id, each]));
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

  /** The pieces in space are those of the scenario's star system. @param {any} printed */
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
    return units.reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + (each.side === side ? each.count : 0), 0);
  }
}

/** @param {any} board @returns {Token[]} */
function tokensOf(board) {
  const mission = missionsByMember(board.missions);
  const characters = board.characters.filter((/** @type {any} */ each) => each.place !== 'dead');
  const ships = board.ships.filter((/** @type {any} */ each) => each.place !== 'lost');
  const tokens = [
    ...characters.map((/** @type {any} */ each) => ({
      ...named('character', each.number, each),
      mission: mission.get(each.number),
    })),
    ...ships.map((/** @type {any} */ each) => named('ship', each.key, each)),
  ];
  return tokens.sort((a, b) => order(a) - order(b));
}

/** @param {'character' | 'ship'} kind @param {number | string} id @param {any} state @returns {Token} */
function named(kind, id, state) {
  return {
    piece: `${kind} ${id}`,
    kind,
    id,
    side: state.side,
    name: state.name,
    short: shortName(state.name),
    initials: initials(state.name),
    environ: state.environ,
    state,
    ship: kind === 'ship',
    mission: undefined,
  };
}

/** The Empire first, characters before ships. @param {Token} token */
const order = token => (token.side === 'imperial' ? 0 : 2) + (token.kind === 'ship' ? 1 : 0);

/** @param {any} missions @returns {Map<number, string>} */
function missionsByMember(missions) {
  return new Map(missions.underWay.flatMap((/** @type {any} */ each) => each.members.map((/** @type {number} */ number) => [number, each.letter])));
}

/** @param {{kind: string, id: unknown}} piece */
export const pieceOf = piece => `${piece.kind} ${piece.id}`;

/** For each piece the answers that name it. @param {any[]} actions @returns {Map<string, string[]>} */
export function lightUp(actions) {
  const lit = new Map();
  for (const {key, piece} of actions) {
    if (!piece) continue;
    const name = pieceOf(piece);
    lit.set(name, [...(lit.get(name) ?? []), key]);
  }
  return lit;
}
