/**
 * Atlas capitals: our own one-line display letters, drawn as strokes, so that names look the same on every machine without a font file.
 * Always inside an element that carries the name as accessible text; the strokes themselves are decoration.
 */
/** Width and strokes of each letter, 14 high. @type {Record<string, [number, string]>} */
const LETTERS = {
  A: [10, 'M0 14L5 0L10 14M2 9.8H8'], B: [8.8, 'M0 0V14H5A3.8 3.8 0 0 0 5 6.4H0M0 0H4.4A3.2 3.2 0 0 1 4.4 6.4'],
  C: [12, 'M11.8 2.1A7 7 0 1 0 11.8 11.9'], D: [10.5, 'M0 0V14H3.5A7 7 0 0 0 3.5 0Z'], E: [7, 'M7 0H0V14H7M0 6.6H5.6'],
  F: [7, 'M7 0H0V14M0 6.6H5.4'], G: [13.4, 'M11.9 2.2A7 7 0 1 0 13.4 7.6H8.4'], H: [9, 'M0 0V14M9 0V14M0 6.6H9'], I: [0.4, 'M.2 0V14'],
  J: [5.6, 'M5.6 0V10A3.6 4 0 0 1 0 12'], K: [8.8, 'M0 0V14M8.4 0L0 8.3M2.9 5.5L8.8 14'], L: [6.6, 'M0 0V14H6.6'],
  M: [13.4, 'M0 14L1.4 0L6.7 9.6L12 0L13.4 14'], N: [9.6, 'M0 14V0L9.6 14V0'], O: [14, 'M7 0A7 7 0 1 1 7 14A7 7 0 1 1 7 0'],
  P: [8.3, 'M0 14V0H4.4A3.9 3.9 0 0 1 4.4 7.8H0'], Q: [14, 'M7 0A7 7 0 1 1 7 14A7 7 0 1 1 7 0M8.6 9.6L13.6 14.8'],
  R: [8.8, 'M0 14V0H4.4A3.9 3.9 0 0 1 4.4 7.8H0M4 7.8L8.8 14'],
  S: [8.2, 'M7.6 1.9C6.8.6 5.6 0 4.2 0C2 0 .6 1.5 .6 3.3C.6 8 8.2 5.6 8.2 10.4C8.2 12.6 6.4 14 4.2 14C2.4 14 .9 13.2 0 11.7'],
  T: [9, 'M0 0H9M4.5 0V14'], U: [9.4, 'M0 0V9.2A4.7 4.8 0 0 0 9.4 9.2V0'], V: [10, 'M0 0L5 14L10 0'], W: [14.6, 'M0 0L3.7 14L7.3 2.6L10.9 14L14.6 0'],
  X: [9, 'M0 0L9 14M9 0L0 14'], Y: [9.6, 'M0 0L4.8 7.4L9.6 0M4.8 7.4V14'], Z: [9, 'M0 0H9L0 14H9'], 0: [10, 'M5 0A5 7 0 1 1 5 14A5 7 0 1 1 5 0'], 1: [4, 'M0 2.5L4 0V14'], 2: [8, 'M.3 3.6A3.8 3.8 0 1 1 7 6L0 14H8'], 3: [8, 'M.4 2.6A3.6 3.4 0 1 1 4 6.6A3.8 3.7 0 1 1 .2 11.4'], 4: [9, 'M7 14V0L0 10H9'], 5: [8, 'M7 0H1.4L.8 6.2C5 4.2 8 6.5 8 9.4C8 14.5 2.5 15.2 0 12'], 6: [8.4, 'M6.6 .4C2.5 2 .1 5.6 .1 9.4A4.2 4.5 0 1 0 4.2 5C2 5 .6 6.8 .3 8.4'], 7: [8, 'M0 0H8L2.6 14'], 8: [8.4, 'M4.2 6.4A3.3 3.2 0 1 1 4.3 6.4A4.1 3.8 0 1 1 4.2 6.4'], 9: [8.4, 'M1.8 13.6C6 12 8.3 8.4 8.3 4.6A4.1 4.5 0 1 0 4.2 9C6.4 9 7.8 7.2 8.1 5.6'], ' ': [5, ''], '-': [5, 'M0 7H5'], "'": [1, 'M.5 0V3'],
};
const GAP = 3.4;

/** @param {string} text @param {number} [gap] */
export function lineWidth(text, gap = GAP) {
  return [...text.toUpperCase()].reduce((sum, c) => sum + (LETTERS[c]?.[0] ?? 0) + gap, -gap);
}

/**
 * @param {string} text @param {number} x @param {number} y of the foot of the letters @param {number} cap height in pixels
 * @param {{anchor?: 'start' | 'middle' | 'end', weight?: number, cls?: string, gap?: number}} [how]
 */
export function lettering(text, x, y, cap, {anchor = 'start', weight = 1.7, cls = 'letters', gap = GAP} = {}) {
  const k = cap / 14, wide = lineWidth(text, gap) * k;
  let at = x - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0);
  let out = '';
  for (const c of text.toUpperCase()) {
    const [w, d] = LETTERS[c] ?? [5, ''];
    if (d) out += `<path transform="translate(${at.toFixed(2)} ${y - cap}) scale(${k.toFixed(4)})" d="${d}"/>`;
    at += (w + gap) * k;
  }
  return `<g class="${cls}" stroke-width="${(weight / k).toFixed(2)}" aria-hidden="true">${out}</g>`;
}
