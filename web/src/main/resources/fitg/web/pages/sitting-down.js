import {showWhenDue, takeSeat} from '../net/dice.js';
import {remember} from '../net/my-seats.js';

/** @import {Opened, Side} from '../net/documents.js' */

/**
 * A game that gathers its players: the invitations to pass on, and the seats that are ours.
 * @typedef {Pick<Opened, 'game' | 'invitations'> & {seats: import('../net/my-seats.js').Seat[]}} Gathering
 */

/**
 * Sits down on every seat that is ours in a game just opened, and remembers them.
 *
 * @param {Opened} opened what the server answered @param {string} name
 * @returns {Promise<import('../net/my-seats.js').Seat[]>}
 */
export async function sitDown(opened, name) {
  const game = opened.game.id;
  const seats = Object.entries(opened.tokens).map(([side, token]) => ({game, side: /** @type {Side} */ (side), token}));
  let latest = opened.game;
  for (const seat of seats) {
    remember(seat);
    latest = await takeSeat(seat, name);
  }
  for (const seat of seats) latest = await showWhenDue(latest, seat.side, seat.token);
  return seats;
}
