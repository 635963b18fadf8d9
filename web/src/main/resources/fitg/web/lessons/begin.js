import {get, post, remove} from '../net/api.js';
import {forget, myName, mySeats, seatAddress} from '../net/my-seats.js';
import {gentlePlayer} from '../pages/levels.js';
import {sitDown} from '../pages/sitting-down.js';
import {go} from '../ui/go.js';
import {dropLessonAt, keepLessonAt} from './kept.js';
import {POSITIONS} from './positions.js';

/** @import {Opened, Players, Scenarios, Side} from '../net/documents.js' */

/** @returns {Promise<string | undefined>} the level of a gentle opponent */
const gentle = async () => gentlePlayer(/** @type {Players} */ (await get('/api/players')).players)?.level;

/** Lays out the position of a lesson and sits down at it. @param {import('./course.js').Course} lesson */
export async function beginLesson({id, side}) {
  const level = await gentle();
  /** @param {Side} each */
  const seat = each => (each === side ? {kind: 'human', name: myName() || undefined} : {kind: 'computer', level});
  /** @type {Opened} */
  const opened = await post('/api/games', {position: POSITIONS[id], seats: {rebel: seat('rebel'), imperial: seat('imperial')}});
  keepLessonAt(opened.game.id, id);
  const [mine] = await sitDown(opened, myName());
  go(seatAddress(mine));
}

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

/** A lesson that is over is no game to come back to. @param {string} game */
export async function putLessonAway(game) {
  for (const {token} of mySeats().filter(each => each.game === game)) {
    forget(token);
    await remove(`/api/games/${game}`, undefined, token).catch(() => {}); // what is left behind is put away with other forgotten games
  }
  dropLessonAt(game);
}
