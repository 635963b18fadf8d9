import {get} from './api.js';
import {evidenceOf} from './evidence.js';

/** @import {Game, SavedGame, SeatExport} from './documents.js' */

/** Saves a game as a file of the reader's machine, with what this browser knows of its dice by itself. @param {Game} game @param {string | null} token */
export async function exportGame(game, token) {
  /** @type {SavedGame | SeatExport} */ const saved = await get(`/api/games/${game.id}/export`, token);
  const file = {...saved, evidence: evidenceOf(game.id)};
  const address = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game.scenario}-${game.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
