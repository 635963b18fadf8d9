import {svg, html} from 'lit';

/** Where the pips of each face lie, on a face three wide and three high. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '035268'];

/**
 * The face of a die.
 * @param {number} value
 * @param {{size?: number, side?: string, label?: string}} [look]
 */
export function die(value, {size = 40, side = '', label = ''} = {}) {
  const pips = [...(PIPS[value] ?? '')].map(Number);
  return html`<svg class="die ${side}" width=${size} height=${size} viewBox="0 0 40 40" role="img" aria-label="${label} die ${value}">
    <rect x="1" y="1" width="38" height="38" rx="8" />
    ${pips.map(pip => svg`<circle cx=${10 + 10 * (pip % 3)} cy=${10 + 10 * Math.floor(pip / 3)} r="3.6" />`)}
  </svg>`;
}
