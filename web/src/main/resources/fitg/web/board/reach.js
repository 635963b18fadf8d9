import {svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';

/** @import {Printed} from '../net/printed.js' */

/**
 * What the drawing needs to know, and whom it tells about a click.
 * @typedef {{
 *   printed: Printed, scene: import('./scene.js').Scene, level: import('./camera.js').Level, unit: number, cursor: string, hinted: string, touched: Set<string> | null,
 *   chosen: (piece: string) => void, focused: (piece: string) => void,
 * }} Look `unit` is how much of the map one pixel is, for what keeps its size at every distance
 */

/** A drawing made of text; it is our own throughout. @param {string} drawing */
export const art = drawing => unsafeSVG(drawing);

/** @param {{x: number, y: number}} place @param {unknown} drawing */
export const at = ({x, y}, drawing) => svg`<g transform="translate(${x} ${y})">${drawing}</g>`;

/**
 * Something on the map that can be reached, asked about and, when lit, chosen. It has a shape and a sentence, and no text of its own:
 * what is to be read is drawn beside it.
 * @param {string} piece @param {string} label @param {Look} look @param {unknown} shape with the class "glow"
 */
export function reachable(piece, label, {scene, cursor, hinted, touched, chosen, focused}, shape) {
  const within = scene.litInside(piece).length > 0;
  const lit = scene.lit.has(piece) || within;
  const said = touched?.has(piece) ? `${label}. Touched by the domino` : label;
  const classes = `reach ${lit ? 'lit' : ''} ${touched?.has(piece) ? 'touched' : ''} ${scene.subject === piece ? 'subject' : ''} ${hinted === piece ? 'hinted' : ''}`;
  return svg`<g class=${classes} data-piece=${piece} role="button" tabindex=${cursor === piece ? 0 : -1}
      aria-label=${scene.lit.has(piece) ? `${said}. Can be chosen` : within ? `${said}. Open it to choose` : said}
      @click=${() => chosen(piece)} @focus=${() => focused(piece)}>${shape}</g>`;
}
