import {post} from './api.js';

/** @import {MyGames, Side} from './documents.js' */

/**
 * The seats of this browser. There are no accounts: whoever has a seat's secret has the seat, so it is kept here and
 * in the part of the address behind '#', which browsers do not send.
 *
 * @typedef {{game: string, side: Side, token: string}} Seat
 */
const KEY = 'fitg.seats';

/** @returns {Seat[]} */
export function mySeats() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** @param {Seat} seat */
export function remember(seat) {
  const others = mySeats().filter(each => each.token !== seat.token && !(each.game === seat.game && each.side === seat.side));
  localStorage.setItem(KEY, JSON.stringify([seat, ...others]));
}

/** @param {string} token */
export function forget(token) {
  localStorage.setItem(KEY, JSON.stringify(mySeats().filter(each => each.token !== token)));
}

/** As many seats as the server lets one ask about at once. */
const PAGE = 100;

/** The games of these seats, as the server knows them. @param {Seat[]} seats @returns {Promise<MyGames['games']>} */
export async function myGames(seats) {
  /** @type {MyGames['games']} */
  const games = [];
  for (let first = 0; first < seats.length; first += PAGE) {
    const tokens = seats.slice(first, first + PAGE).map(seat => seat.token);
    /** @type {MyGames} */
    const page = await post('/api/my-games', {tokens});
    games.push(...page.games);
  }
  return games;
}

/** The address of a seat. @param {Seat} seat */
export const seatAddress = ({game, token}) => `/games/${game}#${token}`;

const NAME = 'fitg.name';
export const myName = () => localStorage.getItem(NAME) ?? '';
/** @param {string} name */
export const rememberName = name => localStorage.setItem(NAME, name);
