import {lessonOn, wisdom} from './questions.js';
import {SECOND_SITUATIONS} from './second-situations.js';
import {openingOf} from './openings.js';
import {SECOND_SEGMENTS, SEGMENTS} from './segments.js';
import {SITUATIONS} from './situations.js';
import {TERMS} from './terms.js';

/** @import {Board, Hint, Side, View, Viewer} from '../net/documents.js' */

/**
 * Which lessons fit a moment of a game. Pure: what has been told already is handed in.
 *
 * @typedef {object} Lesson
 * @property {string} id
 * @property {'opening' | 'situation' | 'segment' | 'question' | 'closing'} kind
 * @property {string} title
 * @property {string[]} text paragraphs, with `{kind:id|words}` for what can be looked up
 * @property {string} [ruleCase]
 * @property {boolean} fresh whether it has not been told yet
 */

/** @param {string} viewer */
const sideOf = viewer => (viewer === 'imperial' ? 'imperial' : 'rebel');

/**
 * @param {View | undefined} view
 * @param {import('../story/telling.js').Entry[]} log
 * @param {Set<string>} alreadyTold
 * @param {Hint | null} [hint] what a Captain advises here
 * @returns {Lesson[]} the weightiest first
 */
export function lessonsFor(view, log, alreadyTold, hint) {
  const board = view?.board;
  if (!board) return [];
  const side = sideOf(view.viewer);
  const lessons =
    view.game.status === 'finished'
      ? [closing(view, board, side)]
      : [opening(board, side), ...situations(board, log, side), segment(view.viewer, board), question(view, hint)];
  return lessons
    .filter(lesson => lesson !== undefined)
    .map(lesson => ({...lesson, fresh: !alreadyTold.has(lesson.id)}))
    .filter(lesson => lesson.fresh || lesson.kind === 'question' || lesson.kind === 'segment');
}

/** @param {Board} board @param {Side} side */
const opening = (board, side) => lesson('opening', 'opening', 'What this is about', openingOf(board, side));

/**
 * @param {string} id @param {Lesson['kind']} kind @param {string} title @param {string[]} text @param {string} [ruleCase]
 * @returns {Lesson}
 */
const lesson = (id, kind, title, text, ruleCase) => ({id, kind, title, text, ruleCase, fresh: true});

/** The newest first. @param {Board} board @param {import('../story/telling.js').Entry[]} log @param {Side} side */
function situations(board, log, side) {
  const sides = new Map(board.characters.map(each => [each.number, each.side]));
  /** @type {import('./situations.js').Known} */
  const known = {
    board,
    side,
    happened: (type, is = () => true) => log.some(entry => entry.type === type && is(entry.data)),
    isMine: character => sides.get(character) === side,
  };
  return (board.theatre ? SECOND_SITUATIONS : SITUATIONS).filter(each => each.when(known)).map(each =>
    lesson(`situation ${each.id}`, 'situation', each.title, [side === 'imperial' ? (each.imperial ?? each.text) : each.text]),
  );
}

/** @param {Viewer} viewer @param {Board} board */
function segment(viewer, board) {
  const {id} = board.segment;
  const told = (board.theatre && SECOND_SEGMENTS[id]) ?? SEGMENTS[id];
  if (!told) return undefined;
  const mine = viewer === board.phasing;
  return lesson(`segment ${id} ${mine ? 'mine' : 'theirs'}`, 'segment', told.title, [mine ? told.mine : told.theirs]);
}

/** @param {View} view @param {Hint | null} [hint] */
function question(view, hint) {
  const {decision} = view;
  if (!decision) return undefined;
  const told = lessonOn(decision);
  if (!told) return lesson(`question ${decision.question}`, 'question', 'This question', [decision.prompt], decision.ruleCase);
  return lesson(`question ${decision.question}`, 'question', 'This question', [told.asks, wisdom(told, view, hint)].filter(Boolean), decision.ruleCase);
}

/** @param {View} view @param {Board} board @param {Side} side */
function closing({game, viewer}, board, side) {
  if (!game.verdict) return undefined;
  const {winner, reason} = game.verdict;
  const won = viewer === 'spectator' ? `The ${winner === 'rebel' ? 'Rebels have' : 'Empire has'} won` : winner === side ? 'You have won' : 'You have lost';
  const how = {
    'instant-victory': 'before the last turn was over',
    points: `on points: the Rebels have ${board.points}, and enough were ${board.enough}`,
    resignation: 'because one side gave up',
  };
  return lesson('closing', 'closing', 'The end', [
    `${won}, ${how[reason]}.`,
    'Look back through the log: where did {term:loyalty|loyalty} turn, which mission came too late, which search should have been avoided? Each entry leads to its moment on the map. Then try the other side, or a stronger opponent.',
  ]);
}

/** The words of the glossary that lessons use. @param {Lesson[]} lessons */
export function termsOf(lessons) {
  const used = lessons.flatMap(each => each.text).flatMap(text => [...text.matchAll(/\{term:(\w+)/g)].map(found => found[1]));
  return [...new Set(used)].filter(id => TERMS[id]);
}
