import {toldIn} from '../guide/told.js';
import {settings} from '../ui/settings.js';
import {printed} from './api.js';
import {mySeats} from './my-seats.js';
import {Table} from './table.js';

/** A table that is asked for before the parts that show it have come. @type {Table | undefined} */
let waiting;

/** @param {string} game @param {string | null} secret @param {boolean} guided */
export function expectTable(game, secret, guided) {
  if (customElements.get('table-page')) return;
  printed().catch(() => {}); // whoever needs them hears of it
  waiting ??= new Table(game, seatOf(game, secret), isGuided(game, guided));
}

/** The one that is on its way, or another. @param {string} game @param {string | null} token @param {boolean} wholly */
export function tableFor(game, token, wholly) {
  const early = waiting;
  waiting = undefined;
  if (early && early.game === game && early.token === token && early.wholly === wholly) return early;
  early?.close();
  return new Table(game, token, wholly);
}

/** Whoever has sat here before needs no link. @param {string} game @param {string | null} secret */
export const seatOf = (game, secret) => secret ?? mySeats().find(seat => seat.game === game)?.token ?? null;

/** Whoever has been guided in a game before still is when he comes back to it. @param {string} game @param {boolean} guided */
export const isGuided = (game, guided) => guided || toldIn(game).size > 0 || settings.get('guide');
