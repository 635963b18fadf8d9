import {nothing, svg} from 'lit';
import {glyph} from '../board/art/pieces.js';
import {art} from '../board/reach.js';

/** @import {Board, Realm} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/**
 * What a galaxy-wide game adds to a planet: each a sign, a class for its colour, and words for those who do not see it.
 * @typedef {{sign: string, cls: string, words: string}} Mark
 */

/** @param {number} planet @param {Realm | undefined} realm @param {Printed} printed @returns {Mark[]} */
export function marksOf(planet, realm, printed) {
  if (!realm) return [];
  const secret = realm.secrets.find(each => each.planet === planet);
  const crowned = realm.sovereigns.filter(({environ, side}) => side && printed.environ.get(environ)?.planet === planet);
  return [
    ...(realm.destroyed.includes(planet) ? [{sign: 'cross', cls: 'gone', words: 'destroyed'}] : []),
    ...(realm.base.planet === planet && !realm.base.destroyed ? [{sign: 'house', cls: 'rebel', words: realm.base.revealed ? 'the base of the rebels' : 'the secret base of the rebels'}] : []),
    ...(realm.hypnotised.includes(planet) ? [{sign: 'moon', cls: 'soft', words: 'under mass hypnosis'}] : []),
    ...(secret && !secret.ended ? [secretMark(secret)] : []),
    ...crowned.map(({name, side, inOrbit}) => ({sign: 'crown', cls: String(side), words: `${name} serves the ${side === 'rebel' ? 'Rebels' : 'Empire'}${inOrbit ? ', in orbit' : ''}`})),
  ];
}

/** @param {import('../net/documents.js').PlanetSecretOfGame} secret @returns {Mark} */
const secretMark = ({name, revealed}) => ({sign: revealed ? 'eye' : 'lock', cls: revealed ? 'open' : 'soft', words: name ? `${revealed ? 'secret' : 'hidden secret'}: ${name}` : 'a secret'});

/** @param {number} planet @param {Board} board @param {Printed} printed */
export const markWords = (planet, {realm}, printed) => marksOf(planet, realm, printed).map(({words}) => `, ${words}`).join('');

/** The signs one under the other at the right of a planet. @param {number} planet @param {Board} board @param {Printed} printed @param {number} x @param {number} y @param {number} s how large */
export function planetMarks(planet, {realm}, printed, x, y, s) {
  const marks = marksOf(planet, realm, printed);
  if (!marks.length) return nothing;
  return svg`<g class="drawing realm-marks" aria-hidden="true">
    ${marks.map(({sign, cls}, i) => svg`<g transform="translate(${x} ${y + i * s * 1.12})"><circle class="realm-plate ${cls}" r=${s / 2}></circle>${drawn(sign, s)}</g>`)}
  </g>`;
}

/** @param {string} sign @param {number} s */
function drawn(sign, s) {
  const k = s / 24;
  if (sign === 'cross') return svg`<path class="realm-line" transform="scale(${k})" d="M-5 -5L5 5M5 -5L-5 5"></path>`;
  if (sign === 'moon') return svg`<path class="realm-sign" transform="scale(${k})" d="M3 -7A7.5 7.5 0 1 0 7 4A6 6 0 0 1 3 -7Z"></path>`;
  return art(glyph(sign, -s * 0.3, -s * 0.3, s * 0.6, 'realm-sign'));
}

/** Whether the assignment of the month lets Imperial fleets into a province. @param {number} province @param {Realm | undefined} realm */
export const isAssigned = (province, realm) => Boolean(realm?.assignment && !realm.base.revealed && realm.assignment.provinces.includes(province));

/** A planet that is no more. @param {number} planet @param {Board} board */
export const isGone = (planet, {realm}) => Boolean(realm?.destroyed.includes(planet));
