import {get} from '../net/api.js';
import {counselOn} from './counsel.js';

/** @import {Hint, View} from '../net/documents.js' */

/** Asks once at each question what a Captain would do there, and leaves off when the question is answered meanwhile. */
export class Adviser {
  /** @param {string} game @param {string | null} token */
  constructor(game, token) {
    this.game = game;
    this.token = token;
    /** At the table of a lesson or an exercise. @type {Promise<import('../pages/taught.js').Taught | null> | undefined} */ this.lesson = undefined;
    /** The last question that advice was asked for. */ this.number = -1;
    /** @type {AbortController | undefined} */ this.asking = undefined;
  }

  /** @param {View | null} view @returns {Promise<import('./counsel.js').Counsel | null>} */
  async on(view) {
    const decision = view?.decision;
    if (!decision || !this.token || decision.actions.length < 2 || decision.number === this.number) return null;
    this.number = decision.number;
    this.asking = new AbortController();
    try {
      const lesson = await this.lesson;
      const taught = lesson?.counselAt(decision);
      if (taught || lesson?.isSilent) return taught ?? null;
      return counselOn(decision, /** @type {Hint} */ (await get(`/api/games/${this.game}/hint`, this.token, this.asking.signal)));
    } catch {
      return null; // nothing is advised then, and nothing preset
    }
  }

  /** Something is done meanwhile: what would come now is about another question. */
  leave() {
    this.asking?.abort();
    this.number = -1;
  }
}
