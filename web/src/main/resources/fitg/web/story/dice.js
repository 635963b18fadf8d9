import {svg, html} from 'lit';

/** Where the pips of each face lie, on a face three wide and three high. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '035268'];

/**
 * The face of a die.
 * @param {number} value
 * @param {{size?: number, side?: string, label?: string, faces?: number}} [look]
 */
export function die(value, {size = 40, side = '', label = '', faces = 6} = {}) {
  if (faces > 6 || value > 6) return tenSided(value, size, side, label);
  const pips = [...(PIPS[value] ?? '')].map(Number);
  return html`<svg class="die ${side}" width=${size} height=${size} viewBox="0 0 40 40" role="img" aria-label="${label} die ${value}">
    <rect x="1" y="1" width="38" height="38" rx="8" />
    ${pips.map(pip => svg`<circle cx=${10 + 10 * (pip % 3)} cy=${10 + 10 * Math.floor(pip / 3)} r="3.6" />`)}
  </svg>`;
}

/** A die of ten faces: a kite with its number. @param {number} value @param {number} size @param {string} side @param {string} label */
const tenSided = (value, size, side, label) =>
  html`<svg class="die ten ${side}" width=${size} height=${size} viewBox="0 0 40 40" role="img" aria-label="${label} ten-sided die ${value}">
    ${svg`<path class="face" d="M20 1 38 17 20 39 2 17Z" /><path class="edge" d="M2 17 20 27 38 17M20 27V39" /><text x="20" y="21">${value}</text>`}
  </svg>`;
