import {lessonOn, wisdom} from './questions.js';
import {SECOND_SITUATIONS} from './second-situations.js';
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

const OPENINGS = {
  rebel: [
    'The Empire holds every planet here, and you have a handful of people and a ship. You cannot beat its troops; you win by turning planets against it. Your characters go on {term:mission|missions} that push the {term:loyalty|loyalty} of a planet towards Unrest, and at Unrest start a {term:rebellion|rebellion} that gives you troops of your own. Meanwhile the garrison looks for you, so mind {term:detection|detection} and hide well. In each turn you move, they react and search, you do missions; then it is their turn.',
  ],
  imperial: [
    'Every planet here is yours, and a few Rebels have come to take them. Their missions push the {term:loyalty|loyalty} of a planet towards Unrest, and at Unrest they start a {term:rebellion|rebellion}. You win by holding out: keep loyalty up, keep troops where they work, and find them. Detected Rebels can be {term:search|searched} for by anybody who stands beside them, and killed or captured. In each turn they move, you react and search, they do missions; then you do the same, with the sides changed.',
  ],
};

/** The same of the second edition. */
const SECOND_OPENINGS = {
  rebel: [
    'This is the second edition: every soldier, ship and starship is a piece of its own, planets have {term:orbit|orbit boxes} above them, and fights are rolled with as many dice as somebody is strong. One of yours is a prisoner. Fly to where he is held, go on the mission that frees him, and stay out of the hands of those who look for you. In each round you move fleets, people and units, they react and search, you do missions; then it is their turn.',
  ],
  imperial: [
    'This is the second edition: every soldier, ship and starship is a piece of its own, planets have {term:orbit|orbit boxes} above them, and fights are rolled with as many dice as somebody is strong. You hold a Rebel, and his friends are coming. Watch the orbits, {term:tracking|track} their ship, {term:search|search} where they land, and {term:stun|stun} to take prisoners: they count more than the dead.',
  ],
};

const SCENARIOS = {
  'flight-to-egrix':
    'In Flight to Egrix the Rebels win at once when any planet comes under their control, or with 12 points after six turns: two planets in rebellion, for instance. The Empire wins at once when no Rebel is left free and all three planets are its own {case:16.2}.',
  'varu-powderkeg':
    'In The Varu Powderkeg the Rebels already hold Cercis. They win at once with Cercis and another planet, or with 20 points after seven turns. The Empire wins at once when it controls all three planets and three Rebels are dead or captured {case:16.3}.',
  'breakout-at-egrix':
    'In Breakout at Egrix Ly Mantok sits in a cell on Quibron. The Rebels win with 3 points after the last round, or at once when they have them with Mantok free outside Egrix: Mantok free counts 3, and 2 more outside Egrix; an Imperial character taken 2, killed 1; a Rebel taken costs 2, killed 1.',
  'starlight-affair':
    'In The Starlight Affair Adam Starlight is held in the caves of Lysenda. The Rebels win with 3 points after three rounds: Starlight free counts 3, an Imperial character taken 2, killed 1; a Rebel taken costs 2, killed 1. The Empire wins otherwise, or at once when no Rebel is free.',
  'senators-peace':
    "In The Senator's Peace the Rebels win at once when Senator Dermond is their prisoner or two planets are theirs, or with 9 points after six turns. The Empire wins at once when it controls all three planets and each is Loyal or Patriotic, or when no Rebel is left free.",
};

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
function opening(board, side) {
  const scenario = SCENARIOS[/** @type {keyof typeof SCENARIOS} */ (board.scenario)];
  return lesson('opening', 'opening', 'What this is about', [...(board.theatre ? SECOND_OPENINGS : OPENINGS)[side], ...(scenario ? [scenario] : [])]);
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
