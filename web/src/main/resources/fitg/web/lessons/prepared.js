import {get, post, remove} from '../net/api.js';
import {forget, myName, mySeats, seatAddress} from '../net/my-seats.js';
import {gentlePlayer} from '../pages/levels.js';
import {sitDown} from '../pages/sitting-down.js';
import {go} from '../ui/go.js';

/** @import {Opened, Players, Side} from '../net/documents.js' */

/** Prepared positions, of lessons and of exercises: tables for one person, who goes on to the next. */

/** @returns {Promise<string | undefined>} the level of a gentle opponent */
export const gentle = async () => gentlePlayer(/** @type {Players} */ (await get('/api/players')).players)?.level;

/**
 * Lays out a position and sits down at it; the other side is played by a computer, if one plays on.
 *
 * @param {string} position @param {Side} side @param {(game: string) => void} keep says what the table is for before it is shown
 */
export async function beginPosition(position, side, keep) {
  const level = await gentle();
  /** @param {Side} each */
  const seat = each => (each === side ? {kind: 'human', name: myName() || undefined} : {kind: 'computer', level});
  /** @type {Opened} */
  const opened = await post('/api/games', {position, seats: {rebel: seat('rebel'), imperial: seat('imperial')}});
  keep(opened.game.id);
  const [mine] = await sitDown(opened, myName());
  go(seatAddress(mine));
}

/** A prepared position that is over is no game to come back to. @param {string} game */
export async function putAway(game) {
  for (const {token} of mySeats().filter(each => each.game === game)) {
    forget(token);
    await remove(`/api/games/${game}`, undefined, token).catch(() => {}); // what is left behind is put away with other forgotten games
  }
}
