import {studio} from './studio.js';

/** The radii planets are painted with, in device pixels; the next larger one is taken and made smaller. */
const RADII = [51, 106, 160, 240];
/** From so far away a planet is painted without its finest grain. */
const FAR = 30;

/** @typedef {{theme: 'dark' | 'light', density: number}} Light */

/** The picture for a size, or the next best. @param {number} planet @param {number} r in pixels @param {Light} light */
export function spriteOf(planet, r, {theme, density}) {
  const keys = [keyFor(planet, r, density, theme), ...[...RADII].reverse().map(radius => planetKey(planet, radius, theme, false)), planetKey(planet, RADII[0], theme, true)];
  for (const key of keys) {
    const found = studio.picture(key);
    if (found) return found;
  }
}

/** What the studio is asked for. @param {number} planet @param {{type: string, size: number}[]} environs @param {number} r in pixels @param {Light} light */
export function planetWanted(planet, environs, r, {theme, density}) {
  const far = r < FAR;
  return {
    what: /** @type {const} */ ('planet'), key: keyFor(planet, r, density, theme), seed: planet, theme,
    environs: environs.map(({type, size}) => ({type, size})),
    radius: far ? RADII[0] : radiusFor(r, density), far,
  };
}

/** @param {number} r @param {number} density */
const radiusFor = (r, density) => RADII.find(each => each >= r * density * 0.94) ?? RADII[RADII.length - 1];
/** @param {number} planet @param {number} r @param {number} density @param {string} theme */
const keyFor = (planet, r, density, theme) => (r < FAR ? planetKey(planet, RADII[0], theme, true) : planetKey(planet, radiusFor(r, density), theme, false));
/** @param {number} planet @param {number} radius @param {string} theme @param {boolean} far */
const planetKey = (planet, radius, theme, far) => `planet ${planet} ${radius} ${theme}${far ? ' far' : ''}`;
