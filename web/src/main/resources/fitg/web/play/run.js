/** @import {Act, ActLine} from '../net/documents.js' */

/**
 * A run of questions about one piece after the other, answered at once: what is chosen so far, and whether it fits. The server says which
 * answers there are, how much may be chosen and what excludes what; this only counts.
 *
 * @typedef {Map<string, string>} Chosen the key of the answer, by the name of the line
 */

/** What most players would choose. @param {Act} act @returns {Chosen} */
export const suggestedIn = act => new Map(act.lines.map(line => [line.name, suggestedOf(line)]));

/** @param {ActLine} line */
const suggestedOf = ({answers, suggested}) => (answers.find(each => each.choose === suggested) ?? answers[0]).key;

/**
 * What a Captain would choose: his answers follow the lines in their order. What the rules decide by themselves nobody is asked, so where
 * he has said all he says, the others are not named; a choice that does not fit then is none.
 * @param {Act} act @param {string[]} keys @returns {Chosen | undefined}
 */
export function advisedIn(act, keys) {
  const said = [...keys];
  const chosen = new Map(act.lines.map(({name, answers}) => {
    const given = answers.length > 1 && answers.find(({key}) => key === said[0]);
    if (given) said.shift();
    else if (answers.length > 1) said.length = 0;
    return [name, (given || (answers.find(({choose}) => choose === '') ?? answers[0])).key];
  }));
  return keys.length && !misfit(act, chosen) ? chosen : undefined;
}

/** The choice with another answer for one line. @param {Chosen} chosen @param {string} line @param {string} key @returns {Chosen} */
export const withAnswer = (chosen, line, key) => new Map(chosen).set(line, key);

/** The answer a line has. @param {ActLine} line @param {Chosen} chosen */
export const answerOf = ({name, answers}, chosen) => answers.find(each => each.key === chosen.get(name)) ?? answers[0];

/** Whether a line is a plain yes or no: then it is switched. @param {ActLine} line */
export const isSwitch = ({name, answers}) => answers.length <= 2 && answers.every(({choose}) => choose === '' || choose === name);

/** Whether a piece is named by the choice. @param {ActLine} line @param {Chosen} chosen */
export const isNamed = (line, chosen) => answerOf(line, chosen).choose !== '';

/** The other answer of a switch. @param {ActLine} line @param {Chosen} chosen */
export const otherAnswer = (line, chosen) => line.answers.find(each => each !== answerOf(line, chosen));

/** The sum of what is chosen. @param {Act} act @param {Chosen} chosen */
export const sumOf = ({lines}, chosen) => lines.reduce((sum, line) => sum + answerOf(line, chosen).value, 0);

/** Why the choice does not fit; nothing if it does. @param {Act} act @param {Chosen} chosen @returns {{words: string, ruleCase: string} | undefined} */
export function misfit(act, chosen) {
  const {least, most, oneOf, ruleCase} = act;
  const sum = sumOf(act, chosen);
  if (least !== undefined && sum < least) return {words: least === most ? `Choose ${least}, not ${sum}.` : `Choose at least ${least}.`, ruleCase};
  if (most !== undefined && sum > most) return {words: `There is room for ${most}, not for ${sum}.`, ruleCase};
  if (oneOf.length && !act.lines.some(line => oneOf.includes(line.name) && isNamed(line, chosen))) {
    return {words: `One of them has to go: ${namesOf(act, oneOf)}.`, ruleCase};
  }
  const clash = act.conflicts.find(({line, answer, other, otherAnswer: against}) => chosen.get(line) === answer && chosen.get(other) === against);
  return clash && {words: `${namesOf(act, [clash.line, clash.other])} exclude each other.`, ruleCase: clash.ruleCase};
}

/** @param {Act} act @param {string[]} lines */
const namesOf = (act, lines) => act.lines.filter(line => lines.includes(line.name)).map(line => line.piece.name).join(', ');

/** What is sent. @param {Act} act @param {Chosen} chosen */
export const keyOf = (act, chosen) => `choose:${act.lines.map(line => answerOf(line, chosen).choose).filter(Boolean).join(',')}`;

/** The choice in which exactly these pieces are named. @param {Act} act @param {Set<number>} pieces @returns {Chosen} */
export const naming = (act, pieces) =>
  new Map(act.lines.map(({name, piece, answers}) => [name, (answers.find(({choose}) => (choose !== '') === pieces.has(Number(piece.id))) ?? answers[0]).key]));
