import {provinceName, provinceOf} from './realm.js';

/** @import {Action, Board, Piece, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** Long lists of a galaxy-wide game under headings: a shop by its departments, places by province and star. What the answers mean is the server's business. */

/** With fewer answers than this nobody needs headings. */
const FEW = 8;

const BASES = 'Planetary defence bases';

/** The departments by the first word of an answer's key. @type {Record<string, string>} */
const DEPARTMENTS = {
  'repair-unit': 'Repair', 'squad-with': 'Suicide squads', 'pdb-up': BASES, 'pdb-level': BASES,
};

/**
 * Answers under a heading. Many of one kind lie folded up, with parts of their own: the bases of a galaxy by their provinces.
 * @typedef {{title: string, actions: {action: Action, i: number}[], parts?: Group[]}} Group
 */

/**
 * The answers in the order they are numbered in, with a heading before some of them.
 * @param {Action[]} actions @param {View | null} view @param {Printed | null} printed @returns {Group[]}
 */
export function inGroups(actions, view, printed) {
  const numbered = actions.map((action, i) => ({action, i}));
  const board = view?.board;
  if (!board?.realm || !printed || actions.length < FEW) return [{title: '', actions: numbered}];
  const all = grouped(numbered, action => titleOf(action, board, printed));
  if (all.length < 2 || all.every(({actions: list}) => list.length < 2)) return [{title: '', actions: numbered}];
  return all.map(group => (group.title === BASES && group.actions.length >= FEW ? {...group, parts: grouped(group.actions, ({piece}) => provinceName(provinceOf(Number(piece?.id), printed) ?? 0, printed))} : group));
}

/** @param {Group['actions']} actions @param {(action: Action) => string} titled @returns {Group[]} */
function grouped(actions, titled) {
  /** @type {Map<string, Group['actions']>} */ const groups = new Map();
  for (const each of actions) {
    const title = titled(each.action);
    groups.set(title, [...(groups.get(title) ?? []), each]);
  }
  return [...groups].map(([title, list]) => ({title, actions: list}));
}

/** @param {Action} action @param {Board} board @param {Printed} printed */
function titleOf({key, piece}, board, printed) {
  const [word] = key.split(':');
  if (word in DEPARTMENTS) return DEPARTMENTS[word];
  if (piece?.kind === 'counter-type') {
    const type = printed.second.counters.find(({name}) => name === piece.name);
    return type?.branch === 'ground' ? 'Ground units' : type?.branch === 'atrocity' ? 'Weapons' : 'Starships';
  }
  const planet = piece && planetOf(piece, board, printed);
  if (planet === undefined) return '';
  const system = printed.system.get(printed.planet.get(planet)?.system ?? 0);
  const province = printed.provinces.find(({id}) => id === provinceOf(planet, printed));
  return `${system?.name}, ${province?.name}`;
}

/** The planet where a piece is, as far as the board tells. @param {Piece} piece @param {Board} board @param {Printed} printed @returns {number | undefined} */
function planetOf({kind, id}, board, printed) {
  const environ = (/** @type {number | undefined} */ number) => (number === undefined ? undefined : printed.environ.get(number)?.planet);
  const space = (/** @type {unknown} */ key) => {
    const [, where, number] = /^(.*)-(\d+)$/.exec(String(key)) ?? [];
    return where === 'orbit' ? Number(number) : printed.system.get(Number(number))?.planets[0];
  };
  switch (kind) {
    case 'planet':
      return Number(id);
    case 'environ':
      return environ(Number(id));
    case 'place':
      return space(id);
    case 'counter': {
      const place = board.theatre?.counters.find(({number}) => number === Number(id))?.place;
      return typeof place === 'number' ? environ(place) : space(place);
    }
    default:
      return undefined;
  }
}
