/** @import {Board, Side} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('../story/telling.js').Entry} Entry */

/** The galaxy-wide game as it is told: what the board and the log say about treasuries, news and assignments. */

/** The segments of the galactic stage. */
const STAGE = ['galactic-event', 'resources', 'strategic-assignment'];

/** @param {Board} board */
export const inGalacticStage = ({segment}) => STAGE.includes(segment.id);

/** What was told since the game-turn began. @param {Entry[]} log */
export function thisTurn(log) {
  const from = log.findLastIndex(({type}) => type === 'TurnBegan');
  return log.slice(from + 1);
}

/** Where force points come from and go to. @type {Record<string, string>} */
const REASONS = {
  taxes: 'taxes', 'secret-income': 'other income', upkeep: 'upkeep', purchases: 'spent', rebellion: 'a rebellion', event: 'the event',
  stolen: 'stolen', 'base-lost': 'the base is lost', grant: 'a grant', 'track-full': 'more than the track holds', repairs: 'repairs',
};

/**
 * What came and went on a track this turn, each reason once.
 * @param {Entry[]} log @param {Side} side @returns {{reason: string, change: number}[]}
 */
export function ledger(log, side) {
  /** @type {Map<string, number>} */ const sums = new Map();
  for (const {type, data} of thisTurn(log)) {
    if (type === 'PointsChanged' && data.side === side) {
      const reason = REASONS[String(data.reason)] ?? String(data.reason);
      sums.set(reason, (sums.get(reason) ?? 0) + Number(data.change));
    }
  }
  return [...sums].map(([reason, change]) => ({reason, change}));
}

/** @param {number} change */
export const signed = change => (change < 0 ? `−${-change}` : `+${change}`);

/** The provinces of a Strategic Assignment by name. @param {{provinces: number[]}} card @param {Printed | null | undefined} printed */
export const provincesOf = ({provinces}, printed) => [...new Set(provinces)].map(id => provinceName(id, printed)).join(' and ');

/** @param {number} id @param {Printed | null | undefined} printed */
export const provinceName = (id, printed) => printed?.provinces.find(each => each.id === id)?.name ?? '';

/** The province a planet is in. @param {number} planet @param {Printed} printed */
export function provinceOf(planet, printed) {
  const system = printed.planet.get(planet)?.system;
  return system === undefined ? undefined : printed.system.get(system)?.province;
}

/** The planets in play by their provinces, each province with its star systems. @param {Board} board @param {Printed} printed */
export function byProvince(board, printed) {
  return printed.provinces
    .map(({id, name}) => ({id, name, planets: board.planets.filter(each => provinceOf(each.id, printed) === id)}))
    .filter(({planets}) => planets.length);
}
