import {givenName} from '../board/words.js';

/** @import {Act, ActLine} from '../net/documents.js' */

/**
 * A run of questions about one piece after the other, answered at once: what is chosen so far, and whether it fits. The server says which
 * answers there are, how much may be chosen and what excludes what; this only counts.
 *
 * @typedef {Map<string, string>} Chosen the key of the answer, by the name of the line
 */

/** Nobody and nothing, as far as the rules leave that open. @param {Act} act @returns {Chosen} */
export const nobodyIn = act => new Map(act.lines.map(line => [line.name, none(line).key]));

/** @param {ActLine} line */
const none = ({answers}) => answers.find(({choose}) => choose === '') ?? answers[0];

/** So many ways are tried to find what the rules have decided by themselves. */
const WAYS = 2000;

/**
 * What a Captain would choose: his answers follow the lines in their order. What the rules decide by themselves nobody is asked, so where
 * he has said all he says the others get what fits; if nothing does, there is no such choice.
 * @param {Act} act @param {string[]} keys @returns {Chosen | undefined}
 */
export function advisedIn(act, keys) {
  let ways = 0;
  /** @param {Chosen} chosen @param {string[]} said @returns {Chosen | undefined} */
  const completed = (chosen, said) => {
    const line = act.lines[chosen.size];
    if (!line) return ways++ < WAYS && !misfit(act, chosen) ? chosen : undefined;
    const given = line.answers.length > 1 && line.answers.find(({key}) => key === said[0]);
    if (given) return completed(withAnswer(chosen, line.name, given.key), said.slice(1));
    const rest = line.answers.length > 1 ? [] : said;
    for (const {key} of [...line.answers].sort((one, other) => Number(one.choose !== '') - Number(other.choose !== ''))) {
      const found = ways < WAYS ? completed(withAnswer(chosen, line.name, key), rest) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  return keys.length ? completed(new Map(), keys) : undefined;
}

/**
 * What a form is about, by question: its heading, and what those do who are chosen.
 * @type {Record<string, {asks: string, one: string, many: string}>}
 */
const FORMS = {
  active: {asks: 'Who fights in this round?', one: 'fights', many: 'fight'},
  'line-up': {asks: 'Who fights in this round?', one: 'fights', many: 'fight'},
  line: {asks: 'Who fights in the line?', one: 'in the line', many: 'in the line'},
  'search-character': {asks: 'Who searches?', one: 'searches', many: 'search'},
  attacker: {asks: 'Who attacks?', one: 'attacks', many: 'attack'},
  stack: {asks: 'Who stands with the units?', one: 'with the units', many: 'with the units'},
  'set-up-stack': {asks: 'Who begins with the units?', one: 'with the units', many: 'with the units'},
  wounds: {asks: 'Who takes how many?', one: 'takes them', many: 'take them'},
  losses: {asks: 'What is lost?', one: 'is lost', many: 'are lost'},
  'move-units': {asks: 'How many go?', one: 'goes', many: 'go'},
  'stack-units': {asks: 'How many go?', one: 'goes', many: 'go'},
  'stack-loads': {asks: 'What is taken aboard?', one: 'comes aboard', many: 'come aboard'},
  'aiding-units': {asks: 'How many aid the base?', one: 'aids it', many: 'aid it'},
  'watching-units': {asks: 'How many look for the ship?', one: 'looks', many: 'look'},
  'lost-by-jump': {asks: 'What is lost?', one: 'is lost', many: 'are lost'},
};

const GOING = {asks: 'Who goes?', one: 'goes', many: 'go'};

/** What a form is called. @param {Act} act */
export const asksIn = act => (FORMS[act.question] ?? (act.lines.every(isSwitch) ? GOING : {asks: 'All at once'})).asks;

/** The choice in words, as a button says it. @param {Act} act @param {Chosen} chosen */
export function inWords(act, chosen) {
  if (!act.lines.every(isSwitch)) return act.most === undefined ? 'So be it' : `So be it: ${sumOf(act, chosen)}${act.least === act.most ? ` of ${act.most}` : ''}`;
  const named = act.lines.filter(line => isNamed(line, chosen)).map(({piece}) => givenName(piece.name));
  const {one, many} = FORMS[act.question] ?? GOING;
  return named.length ? `${named.length} of ${act.lines.length} ${named.length === 1 ? one : many}: ${named.join(', ')}` : `Nobody ${one}`;
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
