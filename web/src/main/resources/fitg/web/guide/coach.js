import {keepTold, toldIn} from './told.js';

/** @import {Hint, View} from '../net/documents.js' */

/** Each kind of question gets its few words once in a game. */
export class Coaching {
  /** @param {string} game @param {() => void} ready when the words are at hand */
  constructor(game, ready) {
    this.ready = ready;
    /** The words come when somebody is guided. @type {typeof import('./coach-words.js').coachFor | undefined} */ this.coachFor = undefined;
    /** @type {Promise<void> | undefined} */ this.learning = undefined;
    this.name = `${game} coach`;
    this.told = toldIn(this.name);
    /** The question that the words are about. */ this.question = '';
  }

  /** Fetches the words; without them the guide's stand alone. */
  learn() {
    this.learning ??= import('./coach-words.js').then(({coachFor}) => (this.coachFor = coachFor)).then(this.ready, () => {});
  }

  /** @param {View} view @param {Hint | null} hint @returns {import('./coach-words.js').Coach | null} */
  wordsFor(view, hint) {
    if (!this.coachFor) {
      this.learn();
      return null;
    }
    const question = view.decision?.question ?? '';
    if (this.question && question !== this.question) this.understood();
    this.question = question;
    return this.told.has(question) ? null : this.coachFor(view, hint);
  }

  understood() {
    this.told.add(this.question);
    keepTold(this.name, this.told);
  }
}
