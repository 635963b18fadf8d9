import {lightUp, pieceOf} from '../board/scene.js';
import {marked} from './marked-text.js';
import {lessonOn, wisdom} from './questions.js';

/** @import {View} from '../net/documents.js' */

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
