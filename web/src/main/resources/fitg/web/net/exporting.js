import {get} from './api.js';
import {evidenceOf} from './evidence.js';

/** @import {Game, SavedGame, SeatExport} from './documents.js' */

/** Saves a game as a file of the reader's machine, with what this browser knows of its dice by itself. @param {Game} game @param {string | null} token */
export async function exportGame(game, token) {
  /** @type {SavedGame | SeatExport} */ const saved = await get(`/api/games/${game.id}/export`, token);
  const file = inLines({...saved, evidence: evidenceOf(game.id)});
  const address = URL.createObjectURL(new Blob([file], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game.scenario}-${game.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** As readable as what the server writes, and no longer: a line for each field, and for each entry of a list. @param {object} file */
function inLines(file) {
  const fields = Object.entries(file).filter(([, value]) => value !== undefined);
  return `{\n${fields.map(([name, value]) => `  ${JSON.stringify(name)}: ${valueInLines(value)}`).join(',\n')}\n}\n`;
}

/** @param {unknown} value */
const valueInLines = value =>
  Array.isArray(value) && value.length ? `[\n    ${value.map(each => JSON.stringify(each)).join(',\n    ')}\n  ]` : JSON.stringify(value);
