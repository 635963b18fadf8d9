import {isHeading} from './chapters.js';
import {weightOf} from './summary.js';
import {entriesOf, scenePlace} from './telling.js';

/**
 * The other side's turn in a few beats, each a handful of scenes that belong together: where they happened, and what came of them. Whoever
 * wants more opens a beat.
 *
 * @typedef {import('./telling.js').Entry} Entry
 * @typedef {import('./telling.js').Scene} Scene
 * @typedef {Scene & {scenes: Scene[]}} Beat its main entry is the weightiest
 */

/** So many beats a player-turn of the other side has at most, however often it stops for a question. */
export const MOST = 4;

/** So many cards at a stretch one's own turn has: one has asked for what is told there. */
export const MOST_OWN = 6;

/** So many sentences a beat says. */
const SENTENCES = 3;

/** Whose player-turn each entry falls into; what comes between two turns belongs to the one before. @param {Entry[]} log @returns {Map<number, string>} */
export function turns(log) {
  /** @type {Map<number, string>} */ const found = new Map();
  let turn = '';
  for (const {type, number, data} of log) {
    if (type === 'TurnBegan') turn = `${data.turn}`;
    if (type === 'SegmentBegan' && data.segment !== 'interphase') turn = `${turn.split(' ')[0]} ${data.phasing}`;
    found.set(number, turn);
  }
  return found;
}

/**
 * One's own turn is told card by card, where orders have drawn many of them in the beats they come to; the other side's always in beats.
 * @param {Scene[]} scenes @param {Entry[]} log @param {string} viewer
 * @param {Entry[]} told the main entries of the cards that have been told
 * @returns {Scene[]}
 */
export function inBeats(scenes, log, viewer, told = []) {
  if (viewer === 'spectator') return scenes;
  const turnOf = turns(log);
  const at = (/** @type {Scene} */ scene) => turnOf.get(scene.main.number) ?? '';
  return runs(scenes, (one, other) => at(one) === at(other)).flatMap(run => {
    const turn = at(run[0]);
    if (!turn) return run;
    const own = turn.endsWith(viewer);
    const most = own ? MOST_OWN : Math.max(1, MOST - told.filter(({number}) => turnOf.get(number) === turn).length);
    return run.length > most ? merged(own ? run.map(scene => [scene]) : runs(run, belongTogether), most).map(beat) : run;
  });
}

/** @template T @param {T[]} all @param {(one: T, next: T) => boolean} together @returns {T[][]} */
function runs(all, together) {
  /** @type {T[][]} */ const found = [];
  for (const each of all) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && together(before, each)) last.push(each);
    else found.push([each]);
  }
  return found;
}

/** What happens in one place is one story; what happens nowhere goes with what was told before. @param {Scene} one @param {Scene} next */
function belongTogether(one, next) {
  const [here, there] = [scenePlace(one), scenePlace(next)];
  return !there || (here?.kind === there.kind && here.id === there.id);
}

/** Neighbours become one until there are few enough, those first in which least happened. @param {Scene[][]} groups @param {number} most */
function merged(groups, most) {
  const left = groups.map(group => [...group]);
  while (left.length > most) {
    const lightest = left.slice(1).map((group, i) => ({i, weight: weightOf(weightiest(left[i])) + weightOf(weightiest(group))}));
    const {i} = lightest.reduce((best, each) => (each.weight > best.weight ? each : best));
    left.splice(i, 2, [...left[i], ...left[i + 1]]);
  }
  return left;
}

/** @param {Scene[]} group @returns {Entry} */
const weightiest = group => group.flatMap(entriesOf).filter(entry => !isHeading(entry)).reduce((best, each) => (weightOf(each) < weightOf(best) ? each : best));

/** The scenes of a card, each by itself. @param {Scene | Beat} card @returns {Scene[]} */
export const scenesOf = card => ('scenes' in card ? card.scenes : [card]);

/** @param {Scene[]} group @returns {Beat | Scene} */
function beat(group) {
  if (group.length === 1) return group[0];
  const main = weightiest(group);
  const all = group.flatMap(entriesOf);
  return {kind: 'beat', main, before: [], after: all.filter(entry => entry !== main), fight: undefined, scenes: group};
}

/** What a scene comes to, in the one sentence that weighs most. @param {Scene} scene */
export const inALine = scene => weightiest([scene]).text;

/** The sentences that say what a beat comes to, in the order in which it happened. @param {Scene} scene @returns {Entry[]} */
export const gist = scene =>
  [...entriesOf(scene)]
    .sort((one, other) => weightOf(one) - weightOf(other) || one.number - other.number)
    .slice(0, SENTENCES)
    .sort((one, other) => one.number - other.number);
