/** @import {Side} from '../net/documents.js' */

/**
 * An exercise: a position, a question, and how its answers did in games that were played on from there.
 *
 * @typedef {{key: string, won: number, words: string}} Tried
 * @typedef {object} Exercise
 * @property {string} id
 * @property {string} scenario
 * @property {Side} side that is asked
 * @property {number} turn
 * @property {string} title
 * @property {string} hint
 * @property {string} why
 * @property {number} games after each answer
 * @property {Tried[]} answers the best first
 * @property {string} obvious the key of the answer that suggests itself
 * @property {1 | 2 | 3} difficulty
 * @property {string} position as positions are written
 */

/** The scenarios there are exercises of, in the order of the page: a file of each. */
export const FILES = ['flight-to-egrix', 'varu-powderkeg', 'senators-peace', 'breakout-at-egrix'];

/** Of a hundred games: whoever goes wrong loses that many more, and so notices. */
const [PLAIN, VISIBLE] = [20, 12];

/** @param {string} text with any number of exercises @returns {Exercise[]} */
export const read = text => text.split(/^(?=exercise\s)/m).filter(each => each.startsWith('exercise')).map(one);

/** @param {string} text @returns {Exercise} */
function one(text) {
  const given = text.indexOf('\ngiven') + 1;
  const said = lines(text.slice(0, given));
  const position = text.slice(given);
  /** @param {string} word */
  const only = word => said.find(each => each.word === word)?.rest ?? '';
  const answers = said.filter(({word}) => ['best', 'obvious', 'answer'].includes(word)).map(({rest}) => tried(rest));
  const games = Number(only('played'));
  const [, scenario, turn] = /^given\s+([\w+-]+), turn (\d+)/.exec(position) ?? [];
  return {
    id: only('exercise'), scenario, turn: Number(turn), side: /^then\s+asks rebels/m.test(position) ? 'rebel' : 'imperial',
    title: only('title'), hint: only('hint'), why: only('why'), games, position,
    answers: answers.sort((a, b) => b.won - a.won), obvious: tried(only('obvious')).key,
    difficulty: difficulty((100 * (answers[0].won - answers[1].won)) / games),
  };
}

/** A line begins with a word that says what it is, or with spaces and goes on with the line before. @param {string} head */
function lines(head) {
  return head.replace(/\n\s+/g, ' ').split('\n').filter(Boolean).map(line => {
    const [, word, rest] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
    return {word, rest};
  });
}

/** @param {string} line @returns {Tried} */
function tried(line) {
  const [, key = '', won = '0', words = ''] = /^(\S+)\s+(\d+)\s*(.*)$/.exec(line) ?? [];
  return {key, won: Number(won), words};
}

/** The closer the next answer comes, the harder. @param {number} lead of a hundred games @returns {1 | 2 | 3} */
const difficulty = lead => (lead >= PLAIN ? 1 : lead >= VISIBLE ? 2 : 3);

export const DIFFICULTIES = ['easy', 'medium', 'hard'];

/** @type {Promise<Exercise[]> | undefined} */
let all;

/** Every exercise, fetched once. @returns {Promise<Exercise[]>} */
export const exercises = () => (all ??= fetched().catch(missing => {
  all = undefined; // to be asked for again
  throw missing;
}));

/** @returns {Promise<Exercise[]>} */
async function fetched() {
  const texts = await Promise.all(FILES.map(async name => {
    const answer = await fetch(`/exercises/${name}.txt`);
    if (!answer.ok) throw new Error('The exercises cannot be fetched.');
    return answer.text();
  }));
  return texts.flatMap(read);
}

/** How many of a hundred games an answer won. @param {Exercise} exercise @param {Tried} answer */
export const share = ({games}, {won}) => Math.round((100 * won) / games);
