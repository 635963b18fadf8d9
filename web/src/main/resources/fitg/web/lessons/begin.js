import {get, post} from '../net/api.js';
import {myName, seatAddress} from '../net/my-seats.js';
import {sitDown} from '../pages/sitting-down.js';
import {go} from '../ui/go.js';
import {dropLessonAt, keepLessonAt} from './kept.js';
import {POSITIONS} from './positions.js';
import {beginPosition, gentle, putAway} from './prepared.js';

/** @import {Opened, Scenarios} from '../net/documents.js' */

/** @param {import('./course.js').Course} lesson */
export const beginLesson = ({id, side}) => beginPosition(POSITIONS[id], side, game => keepLessonAt(game, id));

/** Opens the scenario to begin with, the first of them, against a gentle computer player, with the guide. */
export async function beginGuidedGame() {
  const [level, {scenarios}] = await Promise.all([gentle(), /** @type {Promise<Scenarios>} */ (get('/api/scenarios'))]);
  /** @type {Opened} */
  const opened = await post('/api/games', {
    scenario: scenarios[0].id,
    seats: {rebel: {kind: 'human', name: myName() || undefined}, imperial: {kind: 'computer', level}},
  });
  const [seat] = await sitDown(opened, myName());
  go(seatAddress(seat).replace('#', '?guide=1#'));
}

/** @param {string} game */
export async function putLessonAway(game) {
  await putAway(game);
  dropLessonAt(game);
}
