import {keyOf, misfit, naming} from './run.js';

/** @import {Action, Board, Decision, View} from '../net/documents.js' */

/**
 * All missions of an environ, chosen at once: who does what. Each mission says who may go on it and what excludes what (`leadsTo`); the page
 * sends one mission with its members after the other, because each changes what the next may have, and "done" after the last.
 *
 * @typedef {Map<number, string>} Assigned the answer that names a mission, by character
 * @typedef {{place: string, turn: string, missions: {key: string, members: Set<number>}[]}} Plan
 */

/** Those who may go on a mission, as the game says. @param {Action} action @returns {number[]} */
export const membersOf = ({leadsTo}) => (leadsTo?.lines ?? []).filter(({piece}) => piece.kind === 'character').map(({piece}) => Number(piece.id));

/** Everybody who may be sent on any of the missions. @param {Decision} decision @returns {number[]} */
export const atHand = ({actions}) => [...new Set(actions.flatMap(membersOf))];

/** Those who are to go on a mission. @param {Assigned} assigned @param {string} key */
export const assignedTo = (assigned, key) => new Set([...assigned].filter(([, mission]) => mission === key).map(([number]) => number));

/** @param {Decision} decision */
const placeOf = ({subject}) => `${subject?.kind} ${subject?.id}`;

/** @param {Board} board */
const turnOf = ({turn, phasing}) => `${turn} ${phasing}`;

/** @param {Assigned} assigned @param {Decision} decision @param {Board} board @returns {Plan} */
export function planOf(assigned, decision, board) {
  const missions = decision.actions.map(({key}) => ({key, members: assignedTo(assigned, key)})).filter(({members}) => members.size);
  return {place: placeOf(decision), turn: turnOf(board), missions};
}

/** The answers with which the plan goes on: its next mission and who goes on it, and "done" after the last. Nothing when the game asks about something else. @param {Plan} plan @param {Pick<View, 'decision' | 'board'>} view @returns {string[] | undefined} */
export function nextMission(plan, {decision, board}) {
  if (decision?.question !== 'mission' || !board || placeOf(decision) !== plan.place || turnOf(board) !== plan.turn) return undefined;
  const next = plan.missions.shift();
  if (!next) return decision.actions.some(each => each.key === 'end') ? ['end'] : undefined;
  const action = decision.actions.find(each => each.key === next.key);
  return action ? sending(action, next.members) : nextMission(plan, {decision, board});
}

/** A mission with its members; where nobody has to be named, the mission alone. @param {Action} action @param {Set<number>} members */
const sending = ({key, leadsTo}, members) => (leadsTo ? [key, keyOf(leadsTo, naming(leadsTo, members))] : [key]);

/** Why so many cannot go together; nothing if they can. @param {Action} action @param {Assigned} assigned */
export function cannotGo({key, leadsTo}, assigned) {
  const members = assignedTo(assigned, key);
  return leadsTo && members.size ? misfit(leadsTo, naming(leadsTo, members)) : undefined;
}
