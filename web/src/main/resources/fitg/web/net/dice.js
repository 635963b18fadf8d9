import {freshNonce, post} from './api.js';
import {brokenWord, keepEvidence} from './evidence.js';
import {myGames, mySeats} from './my-seats.js';
import {sha256, sha256OfHex} from './sha256.js';

/** @import {Game, Seated, Side} from './documents.js' */

/**
 * Our part of the dice. It is promised when we sit down and shown when everybody has promised: so nobody, the host
 * included, can choose his own by ours. Until then it is kept in this browser.
 */
const KEY = 'fitg.nonces';

/** @returns {Record<string, string>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} what @param {string | undefined} nonce */
function keep(what, nonce) {
  const {[what]: _, ...others} = kept();
  localStorage.setItem(KEY, JSON.stringify(nonce ? {...others, [what]: nonce} : others));
}

/** The same nonce whenever it is asked for: an answer may be lost, and the promise stands. @param {string} what */
function nonceFor(what) {
  const nonce = kept()[what] ?? freshNonce();
  keep(what, nonce);
  return nonce;
}

/** @param {string} game @param {Side} side */
const place = (game, side) => `${game} ${side}`;

/**
 * Sits down on a seat we hold the link of.
 * @param {{game: string, side: Side, token: string}} seat @param {string} [name] @returns {Promise<Game>}
 */
export async function takeSeat({game, side, token}, name) {
  const promise = sha256OfHex(nonceFor(place(game, side)));
  /** @type {Game} */
  const promised = await post(`/api/games/${game}/seat`, {name: name || undefined, promise}, token);
  return showWhenDue(promised, side, token);
}

/** Follows an invitation. @param {string} invitation @param {string} name @returns {Promise<Seated>} */
export async function join(invitation, name) {
  const nonce = nonceFor(`invitation ${sha256(new TextEncoder().encode(invitation))}`);
  /** @type {Seated} */
  const seated = await post('/api/join', {invitation, name: name || undefined, promise: sha256OfHex(nonce)});
  keep(place(seated.game.id, seated.side), nonce);
  keep(`invitation ${sha256(new TextEncoder().encode(invitation))}`, undefined);
  return {...seated, game: await showWhenDue(seated.game, seated.side, seated.token)};
}

/**
 * Shows our nonce if it is awaited and we have it. What we were told of the dice until then is noted first; from then on
 * nothing of it may change.
 * @param {Game} game @param {Side} side @param {string} token @returns {Promise<Game>} the game as it is then
 */
export async function showWhenDue(game, side, token) {
  const nonce = kept()[place(game.id, side)];
  if (!nonce) return game;
  if (game.status !== 'waiting') keep(place(game.id, side), undefined);
  if (!game.dice.missing?.includes(side)) return game;
  keepEvidence(game);
  return brokenWord(game) ? game : post(`/api/games/${game.id}/seat/nonce`, {nonce}, token);
}

const ROUND = 2_000;

/** While this browser holds a promise it looks now and then whether it is due, whichever page is open. */
export function keepPromises() {
  setInterval(() => {
    const held = kept();
    const seats = mySeats().filter(({game, side}) => held[place(game, side)]);
    if (seats.length) redeem(seats).catch(() => {}); // the server is away; the next round tries again
  }, ROUND);
}

/** @param {import('./my-seats.js').Seat[]} seats */
async function redeem(seats) {
  const games = await myGames(seats);
  for (const {game: id, side, token} of seats) {
    const mine = games.find(each => each.game.id === id && each.side === side);
    if (mine) await showWhenDue(mine.game, side, token);
    else keep(place(id, side), undefined);
  }
}
