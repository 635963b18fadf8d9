import {takeSeat} from '../net/dice.js';
import {remember, seatAddress} from '../net/my-seats.js';
import {go} from '../ui/go.js';

/** @import {Game, Seated} from '../net/documents.js' */

/** Offers a rematch, or accepts it; when it is there, sits down at it. @param {import('../net/table.js').Table} table */
export async function toRematch(table) {
  /** @type {Game | undefined} */
  const answer = await table.ask('/rematch', {});
  if (!answer?.rematch?.game) return;
  /** @type {Seated | undefined} */
  const seated = await table.ask('/rematch/seat', {});
  if (!seated) return;
  const seat = {game: seated.game.id, side: seated.side, token: seated.token};
  remember(seat);
  await takeSeat(seat);
  go(seatAddress(seat));
}
