import {get} from '../net/api.js';
import {heading} from '../reference/rule-case.js';

/** @import {Rule, RulesFound} from '../net/documents.js' */

/**
 * The chapters of the rulebook: its cases that end in .0, and the rulings.
 * @returns {Promise<import('../reference/rule-case.js').Heading[]>}
 */
export async function chaptersOfTheBook() {
  /** @type {RulesFound} */
  const {found} = await get('/api/rules?q=.0');
  const chapters = found.filter(each => /^\d+\.0$/.test(each.number)).map(each => ({...each, title: heading(each)}));
  return [...chapters, {kind: 'ruling', edition: '1979', number: 'RUL-', title: 'Rulings where the rulebook is silent'}, ...SECOND];
}

/** The chapters of the second edition, by how the numbers of their rules begin. @type {import('../reference/rule-case.js').Heading[]} */
const SECOND = [
  ['E2.0', 'order of a game-turn'],
  ['E2.1', 'galactic stage'],
  ['E2.A', 'operations phase'],
  ['E2.B', 'search phase'],
  ['E2.C', 'mission phase'],
  ['E2.3', 'Imperial player-turn'],
  ['E2.4', 'interphase'],
  ['E2.5', 'second half of the turn'],
  ['E2.8', 'end of the turn'],
  ['E3.1', 'movement'],
  ['E3.2', 'hyperjump'],
  ['E3.3', 'stacking'],
  ['E5.1', 'characters'],
  ['E5.2', 'shuttles and movement of characters'],
  ['E5.3', 'character combat'],
  ['E5.4', 'wounds and rest'],
  ['E5.5', 'prisoners'],
  ['E5.6', 'armed escorts'],
  ['E5.7', 'suicide squads'],
  ['C-', 'our completions'],
  ['S-R', 'rulings'],
  ['K-R', 'rulings on the campaign'],
  ['G-R', 'rulings both campaigns share'],
].map(([number, title]) => ({kind: /** @type {const} */ ('case'), edition: /** @type {const} */ ('2002'), number, title: `2002: ${number.startsWith('E') ? `${number} ` : ''}${title}`}));

/** @param {string} number of a chapter, such as 9.0 */
export async function casesOf(number) {
  if (number.endsWith('-R')) return (await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(ten => numbered(`${number}${ten}`)))).flat();
  if (number === 'C-') return (await Promise.all(COMPLETED.map(each => numbered(`C-${each}`)))).flat();
  if (number.startsWith('E')) return numbered(`${number}.`);
  if (number === 'RUL-') return (await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(ten => numbered(`RUL-${ten}`)))).flat();
  return numbered(number.slice(0, -1));
}

/** What our completions are about, as their numbers say it. */
const COMPLETED = [...'ABCDEFHIJMNOPRSTU'];

/** The cases and rulings whose number begins so. @param {string} beginning @returns {Promise<Rule[]>} */
async function numbered(beginning) {
  /** @type {RulesFound} */
  const {found} = await get(`/api/rules?q=${beginning}`);
  return found.filter(each => each.number.startsWith(beginning));
}
