import {html} from 'lit';
import './exercise-card.js';
import {keepExerciseAt} from './kept.js';
import {exercises} from './reading.js';

/** @import {Decision} from '../net/documents.js' */
/** @import {Table} from '../net/table.js' */
/** @import {Exercise} from './reading.js' */

/** An exercise at its table: nobody advises there, and the first answer counts. */
export class Practice {
  /** @param {string} game @param {Table} table @param {Exercise} exercise @param {string} [answer] that was given before the page was loaded again */
  constructor(game, table, exercise, answer = '') {
    this.game = game;
    this.exercise = exercise;
    this.answer = answer;
    /** Of the question that was answered. */ this.number = -1;
    table.addEventListener('answering', () => this.take(table.sent[0], table.view?.decision?.number ?? -1));
  }

  /** Only the question of the exercise counts, also when the answer was refused or taken back. @param {string} answer @param {number} number */
  take(answer, number) {
    if (this.answer && number !== this.number) return;
    this.answer = answer;
    this.number = number;
    keepExerciseAt({game: this.game, exercise: this.exercise.id, answer});
  }

  /** No question here is answered for the reader. */
  isSilent = true;

  stepAt() {
    return undefined;
  }

  counselAt() {
    return null;
  }

  /** @param {Decision | null | undefined} decision */
  isLearned(decision) {
    return this.answer !== '' && decision?.number !== this.number;
  }

  /** What stands above the question. @param {import('../pages/table-page.js').TablePage} page @param {unknown} _ @param {boolean} learned */
  card(page, _, learned) {
    return html`<exercise-card .exercise=${this.exercise} .answer=${learned ? this.answer : ''} .game=${this.game} @stay=${() => page.leaveLesson()}></exercise-card>`;
  }
}

/** @param {import('./kept.js').Table} kept @param {Table} table @returns {Promise<Practice | null>} nothing where the exercise is no longer there */
export async function practiceAt({game, exercise, answer}, table) {
  const found = (await exercises()).find(({id}) => id === exercise);
  return found ? new Practice(game, table, found, answer) : null;
}
