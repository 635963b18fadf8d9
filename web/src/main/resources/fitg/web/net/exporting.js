import {get} from './api.js';

/** @import {Game} from './documents.js' */

/** Saves a game as a file of the reader's machine. @param {Game} game @param {string | null} token */
export async function exportGame(game, token) {
  const saved = await get(`/api/games/${game.id}/export`, token);
  const address = URL.createObjectURL(new Blob([JSON.stringify(saved, null, 2)], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game.scenario}-${game.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
