import {counter} from './pieces.js';
import {starship} from './ships.js';

/** What the second edition shows on a piece, in a box of 40 by 40: attack and endurance, hits, damage, and how many are inside. Text only: whoever draws says what it is. */

/** The sign of a ground unit, by the soldiers it sends. @type {Record<string, string>} */
const GROUND = {conscript: 'militia', militia: 'militia', line: 'line', regular: 'line', stormtrooper: 'veteran', elite: 'army', marine: 'navy'};

/** @param {number} x @param {number} y @param {string} inner */
const at = (x, y, inner) => `<g transform="translate(${x} ${y})">${inner}</g>`;

/** A red drop with the number of hits, as wounds have it on a face. @param {number} hits @param {number} [s] */
export const hitMark = (hits, s = 1) => (hits ? at(5, 7, `<g transform="scale(${s})"><path d="M0 -9C4.5 -4 6.8 -.6 6.8 2.6A6.8 6.6 0 0 1 -6.8 2.6C-6.8 -.6 -4.5 -4 0 -9Z" class="b-wound"/><text y="6.4" class="hit-num">${hits}</text></g>`) : '');

/** A crack across the piece. @param {boolean | undefined} damaged */
const crack = damaged => (damaged ? '<path d="M9 4L18 15L12 20L25 27L20 31L32 38" class="crack-edge"/><path d="M9 4L18 15L12 20L25 27L20 31L32 38" class="crack-line"/>' : '');

/** How many are inside: a head and a number. @param {number} count @param {number} [s] */
const insideMark = (count, s = 1) =>
  count ? at(34, 6, `<g transform="scale(${s})"><circle r="9" class="inside"/><path d="M-3.6 -5.2a2.1 2.1 0 1 1 -.1 0zM-7 3.4q0 -4 3.4 -4t3.4 4z" class="inside-head"/><text x="3.4" y="4.3" class="inside-num">${count}</text></g>`) : '';

/** @param {boolean} dim */
const veil = dim => (dim ? '<rect x="1" y="2" width="38" height="36" rx="5" class="veil"/>' : '');

/**
 * A military counter.
 * @param {import('../../net/documents.js').MilitaryCounter & {unseen?: boolean}} state @param {import('../../net/documents.js').CounterType | undefined} facts
 * @param {number} inside @param {number} size @param {number} [onScreen] its size in pixels where it differs; figures go where they could not be read
 */
export function military(state, facts, inside, size, onScreen = size) {
  const {side, branch, attack, endurance, hits, damaged, moved, dispersed, unseen} = state;
  const nums = `${attack}\u2009·\u2009${endurance}`;
  const s = grown(onScreen);
  const face = branch === 'ground'
    ? at(1, 2, counter({side, kind: GROUND[facts?.soldier ?? ''] ?? 'militia', type: facts?.environType, nums, count: 1, hidden: unseen}, 37))
    : onScreen < LEGIBLE ? at(-2, 8, starship(side, branch, 1, 44))
    : `${dispersed ? '<ellipse cx="20" cy="13" rx="19" ry="12" class="dispersed"/>' : ''}${at(2, 5, starship(side, branch, 1, 36))}
      <rect x="4" y="24" width="32" height="14" rx="4" class="fleet-plate"/><text x="20" y="35" class="fleet-nums">${nums}</text>`;
  return `<g class="military" transform="scale(${(size / 40).toFixed(4)})">${face}${veil(moved)}${branch === 'ground' ? crack(damaged) : at(9, 2, `<g transform="scale(.58)">${crack(damaged)}</g>`)}${hitMark(hits, s)}${insideMark(inside, s)}</g>`;
}

/** In pixels: smaller pieces have no room for figures. */
const LEGIBLE = 36;
/** Signs grow as a piece shrinks. @param {number} onScreen */
const grown = onScreen => Math.min(1.6, Math.max(1, 42 / onScreen));

/** What is to be seen on a character's ship besides. @param {boolean | undefined} damaged @param {number} inside @param {number} size @param {number} [onScreen] */
export const shipMarks = (damaged, inside, size, onScreen = size) => `<g transform="scale(${(size / 40).toFixed(4)})">${crack(damaged)}${insideMark(inside, grown(onScreen))}</g>`;
