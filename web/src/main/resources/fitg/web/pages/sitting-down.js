import {freshNonce, post} from '../net/api.js';
import {remember} from '../net/my-seats.js';

/**
 * Sits down on every seat that is ours in a game just opened, and remembers them.
 *
 * @param {any} opened what the server answered @param {string} name
 * @returns {Promise<import('../net/my-seats.js').Seat[]>}
 */
export async function sitDown(opened, name) {
  const game = opened.game.id;
  const seats = Object.entries(opened.tokens).map(([side, token]) => ({game, side, token: String(token)}));
  for (const seat of seats) {
    remember(seat);
    await post(`/api/games/${game}/seat`, {name: name || null, nonce: freshNonce()}, seat.token);
  }
  return seats;
}

/** What went wrong, as a sentence for people. @param {unknown} failure */
export const sentence = failure => (failure instanceof Error ? failure.message : String(failure));
