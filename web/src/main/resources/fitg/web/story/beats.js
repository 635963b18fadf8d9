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

/** So many beats a player-turn has at most, however often it stops for a question. */
export const MOST = 4;

/** So many sentences a beat says. */
const SENTENCES = 3;

/** Whose player-turn each entry from a place on falls into; what comes between two turns belongs to the one before. @param {Entry[]} log @param {number} from @returns {Map<number, string>} */
function turns(log, from) {
  /** @type {Map<number, string>} */ const found = new Map();
  let turn = '';
  for (const [i, {type, number, data}] of log.entries()) {
    if (type === 'TurnBegan') turn = `${data.turn}`;
    if (type === 'SegmentBegan' && data.segment !== 'interphase') turn = `${turn.split(' ')[0]} ${data.phasing}`;
    if (i >= from) found.set(number, turn);
  }
  return found;
}

/**
 * What is told of one's own turn stays as it is; the other side's is told in beats, where it has more scenes than that.
 * @param {Scene[]} scenes @param {Entry[]} log @param {number} from where the news begin @param {string} viewer
 * @param {Map<string, number>} told how many cards each player-turn has had, which is kept up
 * @returns {Scene[]}
 */
export function inBeats(scenes, log, from, viewer, told = new Map()) {
  if (viewer === 'spectator') return scenes;
  const turnOf = turns(log, from);
  const at = (/** @type {Scene} */ scene) => turnOf.get(scene.main.number) ?? '';
  return runs(scenes, (one, other) => at(one) === at(other)).flatMap(run => {
    const turn = at(run[0]);
    if (!turn || turn.endsWith(viewer)) return run;
    const most = Math.max(1, MOST - (told.get(turn) ?? 0));
    const cards = run.length > most ? merged(runs(run, belongTogether), most).map(beat) : run;
    told.set(turn, (told.get(turn) ?? 0) + cards.length);
    return cards;
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

/** @param {Scene[]} group @returns {Beat | Scene} */
function beat(group) {
  if (group.length === 1) return group[0];
  const main = weightiest(group);
  const all = group.flatMap(entriesOf);
  return {kind: 'beat', main, before: [], after: all.filter(entry => entry !== main), fight: undefined, scenes: group};
}

/** The sentences that say what a beat comes to, in the order in which it happened. @param {Scene} scene @returns {Entry[]} */
export const gist = scene =>
  [...entriesOf(scene)]
    .sort((one, other) => weightOf(one) - weightOf(other) || one.number - other.number)
    .slice(0, SENTENCES)
    .sort((one, other) => one.number - other.number);
