import {LOYALTIES} from '../words.js';

/** Loyalty and rebellion: the Empire's end is left, the Rebels' right, and the piece that counts is a shape, not only a colour. */

/** @param {string} word */
const capital = word => word[0].toUpperCase() + word.slice(1);
/** @param {number} i */
const lean = i => (i < 2 ? 'e' : i > 2 ? 'r' : 'n');

/**
 * The loyalty track: five words in a row; where there is little room only the one that counts is a word, the others letters.
 * @param {string} now @param {number} w @param {number} h @param {number} planet whose marker slides when it changes
 */
export function loyalty(now, w, h, planet) {
  const roomy = w >= 280, wide = roomy ? w * 0.232 : Math.max(66, w * 0.36), slim = (w - wide) / 4;
  let out = '', x = 0;
  LOYALTIES.forEach((word, i) => {
    const here = word === now, cw = here ? wide : slim, last = i === 4;
    const point = last ? `H${x + cw}V${h}` : `H${x + cw - 2}l5 ${h / 2}l-5 ${h / 2}`;
    out += `<path d="M${x + (i ? 0 : 4)} 0${point}H${x + (i ? 0 : 4)}${i ? `l5 ${-h / 2}` : ''}z" class="loy ${here ? `here ${lean(i)}` : ''}" ${here ? `data-mover="loyalty ${planet}"` : ''}/>` +
      `<text x="${(x + cw / 2 + (i ? 1.5 : 0)).toFixed(1)}" y="${h / 2 + 4.3}" class="loy-word ${here ? 'here' : ''}">${here || roomy ? capital(word) : capital(word)[0]}</text>`;
    x += cw;
  });
  return `<g class="loyalty">${out}</g>`;
}

/** The same track around a small planet: five arcs over the top, the one that counts thick. @param {string} now @param {number} r @param {number} thick */
export function loyaltyArc(now, r, thick) {
  const p = (/** @type {number} */ a) => `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  return LOYALTIES.map((word, i) => {
    const from = Math.PI * (1.08 + i * 0.172), to = from + Math.PI * 0.145, here = word === now;
    return `<path d="M${p(from)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${p(to)}" stroke-width="${here ? thick : thick * 0.42}" class="arc ${here ? `here ${lean(i)}` : ''}"/>`;
  }).join('');
}

/** @type {Record<string, string>} */
const WORDS = {rebellion: 'In rebellion', 'rebel-control': 'Rebel control', 'rebellion-stopped': 'Rebellion stopped'};

/** The three states that replace loyalty, each with its own shape. @param {string} state @param {number} w @param {number} h */
export function banner(state, w, h) {
  const top = state === 'rebellion' ? 6 : 0;
  const teeth = 'l4 -7l4 7'.repeat(Math.floor(w / 8));
  return `<g class="banner ${state}">${top ? `<path d="M0 ${h}V6${teeth}V${h}z" class="flames"/>` : ''}<path d="M0 ${top}H${w}V${h}H0z" class="cloth"/><path d="M12 ${h - 6}l6 -11l6 11z" class="mark ${state === 'rebel-control' ? '' : 'hollow'}"/><text x="30" y="${h - 7.5}" class="cloth-word">${WORDS[state]}</text></g>`;
}

/** Flames around the limb of a world that has risen. @param {number} r */
export function flames(r, n = 26) {
  let d = '';
  const p = (/** @type {number} */ far, /** @type {number} */ a) => `${(far * Math.cos(a)).toFixed(1)} ${(far * Math.sin(a)).toFixed(1)}`;
  for (let k = 0; k < n; k++) {
    const a = (k / n) * 6.283, h = r * (0.11 + ((k * 7) % 5) * 0.035), b = 2.86 / n;
    d += `M${p(r, a - b)}Q${p(r + h * 0.5, a - b * 0.2)} ${p(r + h, a + b * 0.5)}Q${p(r + h * 0.4, a + b)} ${p(r, a + b)}Z`;
  }
  return `<circle r="${r}" class="flame-ring"/><path d="${d}" class="flame"/>`;
}

/** Who holds a planet, along the upper edge of its plate: the Empire's battlement, the Rebels' points, nothing for nobody. @param {string | undefined} side @param {number} from @param {number} to */
export function battlement(side, from, to) {
  let d = '';
  for (let x = from; x < to; x += 12) d += side === 'imperial' ? `M${x} -6h6v6h-6z` : side === 'rebel' ? `M${x - 1} 0l5 -8l5 8z` : '';
  return d;
}
