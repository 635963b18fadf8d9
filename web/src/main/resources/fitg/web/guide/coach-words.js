import {pieceOf} from '../board/scene.js';
import {unmarked} from './marked-text.js';
import {lessonOn, wisdom} from './questions.js';

/** @import {Hint, View} from '../net/documents.js' */

/** A Captain says this where he has no reason of his own. */
const NO_REASON = /^Of what is possible/;

/**
 * A few words at the piece in question, for whoever is guided: a Captain's reason at the piece he advises, or the first sentence of the
 * guide's advice where it agrees with him, so that none of them says anything against another.
 * @typedef {{piece: string, text: string}} Coach
 * @param {View} view
 * @param {Hint | null} hint
 * @returns {Coach | null}
 */
export function coachFor(view, hint) {
  const {decision} = view;
  if (!decision || hint?.number !== decision.number) return null;
  const advised = decision.actions.find(each => each.key === hint.action)?.piece;
  const piece = advised && advised.kind !== 'mission' ? advised : decision.subject;
  const told = lessonOn(decision);
  const text = NO_REASON.test(hint.reason) ? told && firstSentence(unmarked(wisdom(told, view, hint))) : hint.reason;
  return piece && text ? {piece: pieceOf(piece), text} : null;
}

/** @param {string} text */
const firstSentence = text => /^.+?[.!?](?=\s|$)/.exec(text.replace(/\s+/g, ' ').trim())?.[0] ?? text;
