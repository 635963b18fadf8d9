import {lessonOn} from './questions.js';
import {SEGMENTS} from './segments.js';
import {SITUATIONS} from './situations.js';
import {TERMS} from './terms.js';

/** @import {Board, Side, View, Viewer} from '../net/documents.js' */

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

const OPENINGS = {
  rebel: [
    'The Empire holds every planet here, and you have a handful of people and a ship. You cannot beat its troops; you win by turning planets against it. Your characters go on {term:mission|missions} that push the {term:loyalty|loyalty} of a planet towards Unrest, and at Unrest start a {term:rebellion|rebellion} that gives you troops of your own. Meanwhile the garrison looks for you, so mind {term:detection|detection} and hide well. In each turn you move, they react and search, you do missions; then it is their turn.',
  ],
  imperial: [
    'Every planet here is yours, and a few Rebels have come to take them. Their missions push the {term:loyalty|loyalty} of a planet towards Unrest, and at Unrest they start a {term:rebellion|rebellion}. You win by holding out: keep loyalty up, keep troops where they work, and find them. Detected Rebels can be {term:search|searched} for by anybody who stands beside them, and killed or captured. In each turn they move, you react and search, they do missions; then you do the same, with the sides changed.',
  ],
};

const SCENARIOS = {
  'flight-to-egrix':
    'In Flight to Egrix the Rebels win at once when any planet comes under their control, or with 12 points after six turns: two planets in rebellion, for instance. The Empire wins at once when no Rebel is left free and all three planets are its own {case:16.2}.',
  'varu-powderkeg':
    'In The Varu Powderkeg the Rebels already hold Cercis. They win at once with Cercis and another planet, or with 20 points after seven turns. The Empire wins at once when it controls all three planets and three Rebels are dead or captured {case:16.3}.',
  'senators-peace':
    "In The Senator's Peace the Rebels win at once when Senator Dermond is their prisoner or two planets are theirs, or with 9 points after six turns. The Empire wins at once when it controls all three planets and each is Loyal or Patriotic, or when no Rebel is left free.",
};

/** @param {string} viewer */
const sideOf = viewer => (viewer === 'imperial' ? 'imperial' : 'rebel');

/**
 * @param {View | undefined} view
 * @param {import('../story/telling.js').Entry[]} log
 * @param {Set<string>} alreadyTold
 * @returns {Lesson[]} the weightiest first
 */
export function lessonsFor(view, log, alreadyTold) {
  const board = view?.board;
  if (!board) return [];
  const side = sideOf(view.viewer);
  const lessons =
    view.game.status === 'finished'
      ? [closing(view, board, side)]
      : [opening(board, side), ...situations(board, log, side), segment(view.viewer, board), question(view, side)];
  return lessons
    .filter(lesson => lesson !== undefined)
    .map(lesson => ({...lesson, fresh: !alreadyTold.has(lesson.id)}))
    .filter(lesson => lesson.fresh || lesson.kind === 'question' || lesson.kind === 'segment');
}

/** @param {Board} board @param {Side} side */
function opening(board, side) {
  const scenario = SCENARIOS[/** @type {keyof typeof SCENARIOS} */ (board.scenario)];
  return lesson('opening', 'opening', 'What this is about', [...OPENINGS[side], ...(scenario ? [scenario] : [])]);
}

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
  return SITUATIONS.filter(each => each.when(known)).map(each =>
    lesson(`situation ${each.id}`, 'situation', each.title, [side === 'imperial' ? (each.imperial ?? each.text) : each.text]),
  );
}

/** @param {Viewer} viewer @param {Board} board */
function segment(viewer, board) {
  const told = SEGMENTS[board.segment.id];
  if (!told) return undefined;
  const mine = viewer === board.phasing;
  return lesson(`segment ${board.segment.id} ${mine ? 'mine' : 'theirs'}`, 'segment', told.title, [mine ? told.mine : told.theirs]);
}

/** @param {View} view @param {Side} side */
function question(view, side) {
  const {board, decision} = view;
  if (!decision) return undefined;
  const told = lessonOn(decision);
  if (!told) return lesson(`question ${decision.question}`, 'question', 'This question', [decision.prompt], decision.ruleCase);
  const egrix = side === 'rebel' && board?.scenario === 'flight-to-egrix' ? told.egrix : undefined;
  const wise = (typeof egrix === 'function' ? egrix(view) : egrix) ?? (side === 'imperial' ? (told.imperial ?? told.wise) : told.wise);
  return lesson(`question ${decision.question}`, 'question', 'This question', [told.asks, wise], decision.ruleCase);
}

/** @param {View} view @param {Board} board @param {Side} side */
function closing({game, viewer}, board, side) {
  if (!game.verdict) return undefined;
  const {winner, reason} = game.verdict;
  const won = viewer === 'spectator' ? `The ${winner === 'rebel' ? 'Rebels have' : 'Empire has'} won` : winner === side ? 'You have won' : 'You have lost';
  const how = {
    'instant-victory': 'before the last turn was over',
    points: `on points: the Rebels have ${board.points} and needed ${board.pointsToWin}`,
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
