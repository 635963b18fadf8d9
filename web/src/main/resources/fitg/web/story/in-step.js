import {get} from '../net/api.js';
import {entriesOf} from './telling.js';

/** @import {Board, LogEntry, Moment, Moments, View} from '../net/documents.js' */

/**
 * Keeps the table in step with the story: while something is told, the board is the one of that moment, and neither the question nor what
 * is counted runs ahead of it. What cannot be fetched is
 * skipped; the board is then the last one that was known, and true again at the end of the story.
 */
export class InStep extends EventTarget {
  /** @param {string} game @param {string | null} token */
  constructor(game, token) {
    super();
    this.game = game;
    this.token = token;
    /** The board of the moment that is told. @type {Board | null} */ this.board = null;
    /** What has been told: entries before this one. */ this.told = Infinity;
    /** What is being told, so that an answer that comes late changes nothing. */ this.telling = 0;
    /** Lengths of the log at which the board can be seen. @type {number[]} */ this.moments = [];
  }

  /** Something is about to be told: until it is, everything stays as it was. @param {View | null} before */
  hold(before) {
    if (this.board || !before?.board) return;
    this.board = before.board;
    this.told = before.log;
  }

  /** A view as far as the story has come: what is asked, and how it ended, is known when it has come to the present. @param {View} view @returns {View} */
  asTold(view) {
    const {game} = view;
    return this.board ? {...view, board: this.board, decision: undefined, game: game.status === 'finished' ? {...game, status: 'running'} : game} : view;
  }

  /** The log as far as it has been told. @param {LogEntry[]} log */
  logAsTold(log) {
    return this.board && (log.at(-1)?.number ?? -1) >= this.told ? log.filter(({number}) => number < this.told) : log;
  }

  /** @param {import('./telling.js').Scene | null} scene nothing when the story has come to now */
  async tell(scene) {
    const turn = ++this.telling;
    if (!scene) {
      this.show(null);
      return;
    }
    const length = Math.max(...entriesOf(scene).map(each => each.number)) + 1;
    this.told = length;
    try {
      if (length > (this.moments.at(-1) ?? 0)) this.moments = /** @type {Moments} */ (await get(`/api/games/${this.game}/moments`, this.token)).moments;
      const at = this.moments.find(each => each >= length) ?? this.moments.at(-1);
      const {view} = /** @type {Moment} */ (await get(`/api/games/${this.game}/view?at=${at}`, this.token));
      if (turn === this.telling && view.board) this.show(view.board);
    } catch {
      // The story goes on without this picture.
    }
  }

  /** @param {Board | null} board */
  show(board) {
    if (this.board === board) return;
    this.board = board;
    this.dispatchEvent(new Event('change'));
  }
}
