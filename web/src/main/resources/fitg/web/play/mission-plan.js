/** @import {Board, Decision, View} from '../net/documents.js' */

/**
 * All missions of an environ, chosen at once: who does what. The game asks for one mission after the other and for each of their members;
 * the page gives these answers as they are asked for, and leaves everything else to the player.
 *
 * @typedef {Map<number, string>} Assigned the answer that names a mission, by character
 * @typedef {{environ: number | undefined, turn: string, missions: {key: string, going: Set<number>}[], shown: Set<number>, party: import('./party.js').Party | null}} Plan
 */

/** Those who can still be sent: on the side that decides, where the missions are, free and on none yet. @param {Decision} decision @param {Board} board */
export function atHand(decision, board) {
  const {characters, missions} = board;
  const here = placeOf(decision, board);
  const busy = new Set(missions.underWay.flatMap(each => each.members));
  return characters.filter(each => each.side === decision.side && each.environ === here && each.place === 'environ' && !each.prisoner && !busy.has(each.number));
}

/** Where the missions are. @param {Decision} decision @param {Board} board */
const placeOf = ({subject}, {missions}) => (subject?.kind === 'environ' ? Number(subject.id) : missions.environ);

/** @param {Board} board */
const turnOf = ({turn, phasing}) => `${turn} ${phasing}`;

/** @param {Assigned} assigned @param {Decision} decision @param {Board} board @returns {Plan} */
export function planOf(assigned, decision, board) {
  const missions = decision.actions.map(({key}) => ({key, going: new Set([...assigned].filter(([, mission]) => mission === key).map(([number]) => number))})).filter(({going}) => going.size);
  return {environ: placeOf(decision, board), turn: turnOf(board), missions, shown: new Set(atHand(decision, board).map(each => each.number)), party: null};
}

/** What the plan answers to a mission question: its next mission, and "done" after the last. Nothing when the game asks about something else. @param {Plan} plan @param {Pick<View, 'decision' | 'board'>} view @returns {string | undefined} */
export function nextMission(plan, {decision, board}) {
  if (decision?.question !== 'mission' || !board || placeOf(decision, board) !== plan.environ || turnOf(board) !== plan.turn) return undefined;
  const next = plan.missions.shift();
  if (!next) return decision.actions.some(each => each.key === 'end') ? 'end' : undefined;
  plan.party = {act: decision.act, question: 'mission-member', shown: plan.shown, going: next.going};
  return decision.actions.some(each => each.key === next.key) ? next.key : nextMission(plan, {decision, board});
}
