import {get, post, remove} from '../net/api.js';
import {forget, myName, mySeats, seatAddress} from '../net/my-seats.js';
import {gentlePlayer} from '../pages/levels.js';
import {sitDown} from '../pages/sitting-down.js';
import {go} from '../ui/go.js';
import {dropExerciseAt, keepExerciseAt} from './kept.js';

/** @import {Opened, Players, Side} from '../net/documents.js' */
/** @import {Exercise} from './reading.js' */

/** Lays out the position of an exercise and sits down at it; the other side is played by a computer, if one plays on. @param {Exercise} exercise */
export async function beginExercise({id, side, position}) {
  const level = gentlePlayer(/** @type {Players} */ (await get('/api/players')).players)?.level;
  /** @param {Side} each */
  const seat = each => (each === side ? {kind: 'human', name: myName() || undefined} : {kind: 'computer', level});
  /** @type {Opened} */
  const opened = await post('/api/games', {position, seats: {rebel: seat('rebel'), imperial: seat('imperial')}});
  keepExerciseAt({game: opened.game.id, exercise: id});
  const [mine] = await sitDown(opened, myName());
  go(seatAddress(mine));
}

/** An exercise that is over is no game to come back to. @param {string} game */
export async function putExerciseAway(game) {
  for (const {token} of mySeats().filter(each => each.game === game)) {
    forget(token);
    await remove(`/api/games/${game}`, undefined, token).catch(() => {}); // what is left behind is put away with other forgotten games
  }
  dropExerciseAt(game);
}
