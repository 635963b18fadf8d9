/** @import {Decision, Forms, Going, GoingGoal, Piece, SheetEntry} from '../net/documents.js' */

/**
 * Orders collected for one step: whole acts (who comes, where to), plain answers, and the same question at further places. The server
 * says what can be ordered; this only puts it together.
 *
 * @typedef {{name: string, piece: Piece, most: number, comes: number}} Member
 * @typedef {{
 *   shape: 'go' | 'choose' | 'plain', question: string, about?: string, place: string, key: string, text: string, piece?: Piece,
 *   members: Member[], goals: GoingGoal[], to?: string,
 * }} Choice what can be ordered
 * @typedef {{choice: Choice, to?: string, party: Map<string, number>, times: number, left?: boolean}} Line what is ordered; with whoever is left over, if it says so
 */

/** Answers that are no orders: they leave it at that. */
const CLOSING = new Set(['end', 'decline', 'pass', 'none']);

/** Whether a sheet can be filled in at this question. @param {Decision | undefined} decision */
export const takesOrders = decision =>
  decision !== undefined && !decision.soFar.length && decision.actions.length > 1 && (decision.actions.some(({key}) => key === 'end' || key === 'decline') || decision.question === 'set-up-purchase') && decision.question !== 'tax';

/** @param {Decision} decision */
const aboutOf = ({subject}) => (subject?.id === undefined ? undefined : String(subject.id));

/** Everything that can be ordered now. @param {Decision} decision @param {Forms} forms @returns {Choice[]} */
export function choicesOf(decision, {goings, agenda}) {
  const several = agenda.length > 1;
  const acts = new Set(goings.map(({key}) => key));
  const here = {question: decision.question, place: several ? (decision.subject?.name ?? '') : '', ...(several ? {about: aboutOf(decision)} : {})};
  return [
    ...goings.map(going => actOf(going, here)),
    ...plainOf(decision, here).filter(({key}) => !acts.has(key)),
    ...agenda.slice(1).flatMap(there => plainOf(there, {question: there.question, place: there.subject?.name ?? '', about: aboutOf(there)})),
  ];
}

/** @typedef {{question: string, about?: string, place: string}} Here */

/** @param {Going} going @param {Here} here @returns {Choice} */
const actOf = ({key, text, piece, members, goals, to}, here) => ({shape: 'go', ...here, key, text, piece, members, goals, to});

/** @param {Decision} decision @param {Here} here @returns {Choice[]} */
const plainOf = ({actions}, here) =>
  actions
    .filter(({key}) => !CLOSING.has(key))
    .map(({key, text, piece, leadsTo}) => ({
      shape: leadsTo ? 'choose' : 'plain',
      ...here,
      key,
      text,
      piece,
      goals: [],
      members: (leadsTo?.lines ?? []).map(line => ({name: line.name, piece: line.piece, most: 1, comes: line.suggested === '' ? 0 : 1})),
    }));

/** As it is suggested. @param {Choice} choice @returns {Line} */
export const lineOf = choice => ({choice, to: choice.to, party: partyOf(choice.members), times: 1});

/** What stands on the sheet from the start: the first thing at a place with those suggested, the others with whoever is left. @param {SheetEntry[]} proposed @param {Choice[]} choices @returns {Line[]} */
export const linesOf = (proposed, choices) =>
  proposed.flatMap(({about, actions}) =>
    actions.flatMap((key, at) => {
      const choice = choices.find(each => `go:${each.key}` === key && (each.about ?? about) === about);
      return choice ? [{...lineOf(choice), left: at > 0}] : [];
    }),
  );

/** @param {Member[]} members */
export const partyOf = members => new Map(members.filter(({comes}) => comes).map(({name, comes}) => [name, comes]));

/** @param {Line} line */
const asSuggested = ({choice, to, party}) => to === choice.to && choice.members.every(({name, comes}) => (party.get(name) ?? 0) === comes);

/** @param {Map<string, number>} party */
const named = party => [...party].map(([name, count]) => (count === 1 ? name : `${name}=${count}`)).join(',');

/** What is sent for a line. @param {Line} line @returns {string[]} */
export function keysOf(line) {
  const {choice, to, party, times, left} = line;
  if (left) return [`go:${choice.key}`];
  const way = to ? `>${to}` : '';
  const keys = {
    go: [`go:${choice.key}${way}${asSuggested(line) || !choice.members.length ? '' : `+${named(party)}`}`],
    choose: [choice.key, `choose:${[...party.keys()].join(',')}`],
    plain: [choice.key],
  }[choice.shape];
  return Array.from({length: times}, () => keys).flat();
}

/**
 * The sheet as the server takes it: what is said of one question and place stands together, in the order in which it was put down.
 * @param {Line[]} lines @param {Decision} decision @param {boolean} closed whether nothing more is wanted there @param {Decision[]} agenda the places of the step
 * @returns {SheetEntry[]}
 */
export function entriesOf(lines, decision, closed, agenda) {
  /** @type {Map<string, SheetEntry>} */ const entries = new Map();
  for (const line of lines) {
    const {question, about} = line.choice;
    const entry = entries.get(`${question} ${about}`) ?? {question: /** @type {SheetEntry['question']} */ (question), ...(about === undefined ? {} : {about}), actions: []};
    entry.actions.push(...keysOf(line));
    entries.set(`${question} ${about}`, entry);
  }
  const ending = ['end', 'decline'].find(each => decision.actions.some(({key}) => key === each));
  if (closed && ending === 'end') for (const entry of entries.values()) entry.actions.push(ending);
  if (closed && ending && agenda.length > 1)
    for (const {question, subject} of agenda) {
      const about = String(subject?.id);
      if (!entries.has(`${question} ${about}`)) entries.set(`${question} ${about}`, {question, about, actions: [ending]});
    }
  return [...entries.values()];
}

/** A line in words. @param {Line} line */
export function inWords({choice, to, party, times, left}) {
  const goal = choice.goals.find(({key}) => key === to);
  const all = choice.members.filter(({name}) => party.has(name));
  const who = left ? ' · with whoever is left' : all.length ? ` · ${all.length > 3 ? `${all.length} of ${choice.members.length}` : all.map(({name, piece}) => (party.get(name) === 1 ? piece.name : `${party.get(name)} ${piece.name}`)).join(', ')}` : '';
  return `${times > 1 ? `${times} × ` : ''}${choice.place ? `${choice.place}: ` : ''}${choice.text}${goal ? ` → ${goal.place.name}` : ''}${who}`;
}
