import {lightUp, pieceOf} from '../board/scene.js';
import {get} from '../net/api.js';
import {marked} from './marked-text.js';
import {lessonOn, wisdom} from './questions.js';
import {keepTold, toldIn} from './told.js';

/** @import {Hint, View} from '../net/documents.js' */

/**
 * A few words at the piece in question, for whoever is guided: the first sentence of the guide's advice, so that the two never differ.
 * @typedef {{piece: string, text: string}} Coach
 * @param {View} view
 * @returns {Coach | null}
 */
export function coachFor(view) {
  const {decision} = view;
  const told = lessonOn(decision);
  const piece = decision?.subject ? pieceOf(decision.subject) : [...lightUp(decision?.actions ?? []).keys()][0];
  if (!told || !piece) return null;
  return {piece, text: firstSentence(marked(wisdom(told, view)).filter(({kind}) => kind !== 'case').map(({text, tail}) => `${text}${tail ?? ''}`).join(''))};
}

/** @param {string} text */
const firstSentence = text => /^.+?[.!?](?=\s|$)/.exec(text.replace(/\s+/g, ' ').trim())?.[0] ?? text;

/** Each kind of question gets its few words once in a game. */
export class Coaching {
  /** @param {string} game */
  constructor(game) {
    this.name = `${game} coach`;
    this.told = toldIn(this.name);
    /** The last question that advice was asked for. */ this.advised = -1;
    /** The question that the words are about. */ this.question = '';
  }

  /** @param {View} view */
  wordsFor(view) {
    const question = view.decision?.question ?? '';
    if (this.question && question !== this.question) this.understood();
    this.question = question;
    return this.told.has(question) ? null : coachFor(view);
  }

  /** What a Captain would do, asked once for each question: whoever is guided finds it marked, and Enter gives it. @param {View} view @param {string | null} token @returns {Promise<Hint | null>} */
  async adviceOn({decision, game}, token) {
    if (!decision || decision.actions.length < 2 || decision.number === this.advised) return null;
    this.advised = decision.number;
    /** @type {Promise<Hint>} */ const asked = get(`/api/games/${game.id}/hint`, token);
    return asked.catch(() => null); // the guide's words stand without it
  }

  understood() {
    this.told.add(this.question);
    keepTold(this.name, this.told);
  }
}
