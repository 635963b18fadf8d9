/** @import {Board, Decision, View} from '../net/documents.js' */

/**
 * Who goes along, chosen at once. The game asks about one after the other; the page shows everybody who stands there and gives the
 * answers one by one as they are asked for. Whom the game does not ask about, it does not take; whom the page did not show, it leaves to the player.
 *
 * @typedef {{act: number, question: string, shown: Set<number>, going: Set<number>}} Party
 */

/** Whether a question is whether somebody comes along. @param {Decision | undefined} decision */
export function asksWhoGoes(decision) {
  const keys = decision?.actions.map(each => each.key) ?? [];
  return decision?.subject?.kind === 'character' && keys.length === 2 && keys.includes('take') && keys.includes('leave');
}

/** Those who stand where the one in question stands, on his side and free. @param {Decision} decision @param {Board} board */
export function candidates(decision, board) {
  const subject = board.characters.find(each => each.number === Number(decision.subject?.id));
  const busy = new Set(board.missions.underWay.flatMap(each => each.members));
  const decided = (/** @type {string} */ name) => decision.soFar.some(({text}) => text.includes(name));
  const there = board.characters.filter(
    each =>
      each === subject ||
      (each.side === subject?.side && each.environ === subject.environ && each.place === subject.place && each.at === subject.at && each.condition?.aboard?.id === subject.condition?.aboard?.id && !each.prisoner && !busy.has(each.number) && !decided(each.name)),
  );
  return [...there.filter(each => each === subject), ...there.filter(each => each !== subject)];
}

/** The next answer of a party that has been chosen; nothing when the game asks about something else. @param {Party | null} party @param {View} view */
export function answerOf(party, {decision}) {
  if (!party || !decision || !asksWhoGoes(decision) || decision.act !== party.act || decision.question !== party.question) return undefined;
  const number = Number(decision.subject?.id);
  if (!party.shown.has(number)) return undefined;
  return party.going.has(number) ? 'take' : 'leave';
}
