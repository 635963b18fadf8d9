import {TYPE_SIGN} from './terrain.js';

/** Counters, bases and small signs, drawn around the origin at the top left, in pixels at scale 1. Text only: whoever draws says what it is. */

export const pieceDefs = `
  <linearGradient id="face-empire" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="fe-a"/><stop offset="1" class="fe-b"/></linearGradient>
  <linearGradient id="face-rebel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="fr-a"/><stop offset="1" class="fr-b"/></linearGradient>
  <linearGradient id="shield-up" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="sh-a"/><stop offset="1" class="sh-b"/></linearGradient>
  <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" class="hatch"/></pattern>
  <pattern id="hidden" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0L8 8M8 0L0 8" class="hidden-weave"/></pattern>`;

/** Signs of unit kinds in a box of 24 by 16. @type {Record<string, string>} */
const KIND = {
  militia: 'M4 15V12Q4 4 12 4T20 12V15H16V11H8V15ZM2 12h2v2H2zM20 12h2v2h-2z',
  patrol: 'M12 1L15 8L22 12L15 12L13 15H11L9 12L2 12L9 8Z',
  line: 'M3 10H21L18 15H6ZM7 5H15V9H7ZM15 6.5H22V8H15Z',
  veteran: 'M3 11H21L18 15H6ZM8 7.5H15V10H8ZM15 8H22V9.5H15ZM6 3L12 0.5L18 3V5L12 2.5L6 5Z',
  army: 'M12 0L14 5H19L15 8L16.5 13L12 10L7.5 13L9 8L5 5H10ZM3 14H21V16H3Z',
  navy: 'M12 0L14 4L22 13L14 11.5L12 15L10 11.5L2 13L10 4ZM1 2h4v2H1zM19 2h4v2h-4z',
  suicide: 'M12 0L14 5L19 2L16.5 7L23 8L16.5 9.5L19 15L14 11.5L12 16L10 11.5L5 15L7.5 9.5L1 8L7.5 7L5 2L10 5Z',
  atrocity: 'M12 0A8 8 0 1 1 11.9 0ZM12 3.5A4.5 4.5 0 1 0 12.1 3.5ZM11 6h2v10h-2z',
};
const SQUARE = 'M4 0H34L38 4V34L34 38H4L0 34V4Z', HOUSE = 'M19 -3L38 9V34L34 38H4L0 34V9Z';
const SQUARE_IN = 'M5.5 3H32.5L35 5.5V32.5L32.5 35H5.5L3 32.5V5.5Z', HOUSE_IN = 'M19 0.6L35 10.6V32.5L32.5 35H5.5L3 32.5V10.6Z';

/** What a side is called in the drawings. @param {string} side */
export const cls = side => (side === 'rebel' ? 'rebel' : 'empire');

/**
 * A stack of units of one kind: the sign above, the strengths on a dark plate below; face down a woven back with a seal.
 * @param {{side: string, kind: string, type?: string, nums: string, hidden?: boolean, count: number}} unit
 */
export function counter({side, kind, type, nums, hidden, count}, size = 38) {
  const own = cls(side), rebel = own === 'rebel', shape = rebel ? HOUSE : SQUARE, inner = rebel ? HOUSE_IN : SQUARE_IN;
  const edge = (/** @type {number} */ x, /** @type {number} */ y) => `<path d="${shape}" transform="translate(${x} ${y})" class="edge ${own}"/>`;
  const under = count > 1 ? edge(4, 3.5) + (count > 2 ? edge(2, 1.8) : '') : '';
  const sign = rebel && type ? `<path transform="translate(10.2 6) scale(.88)" d="${TYPE_SIGN[type]}" fill-rule="evenodd" class="ink"/>`
    : `<path transform="translate(5 4.5) scale(1.17)" d="${KIND[kind.replace(/elite-|-squad/, '')] ?? KIND.militia}" fill-rule="evenodd" class="ink"/>`;
  const face = hidden ? `<path d="${inner}" fill="url(#hidden)"/><path d="M19 9L29 19L19 29L9 19Z" class="hidden-seal"/><path d="M14.5 14.5h9v9h-9z" class="hidden-core"/>`
    : `<path d="M3 24.5H35V32.5L32.5 35H5.5L3 32.5Z" class="plate"/>${sign}<text x="19" y="33.4" class="nums">${nums}</text>`;
  return `<g class="counter ${own}" transform="scale(${(size / 38).toFixed(4)})">${under}<path d="${shape}" fill="url(#face-${own})" class="rim"/>${face}${count > 1 ? many(38, rebel ? 4 : 1, count) : ''}</g>`;
}

/** How many lie in a stack. @param {number} x @param {number} y @param {number} count */
export const many = (x, y, count) => `<g transform="translate(${x} ${y})"><circle r="9.5" class="many"/><text y="4.6" class="many-num">${count}</text></g>`;

/** The forces of a side as one number. @param {string} side @param {number} count @param {number} size */
export function strength(side, count, size) {
  const rebel = side === 'rebel';
  const shape = rebel ? 'M9.5 -2L19 4V19H0V4Z' : 'M0 1h19v18H0z';
  return `<g transform="scale(${(size / 19).toFixed(4)})"><path d="${shape}" class="c-${cls(side)} halo"/><text x="9.5" y="${rebel ? 16.5 : 15}" class="force ${cls(side)}">${count}</text></g>`;
}

/** Somebody is here: a head and shoulders in the frame of his side. @param {string} side @param {number} count @param {number} size */
export function heads(side, count, size) {
  const frame = side === 'rebel' ? '<circle cx="9.5" cy="9.5" r="9.5" class="c-rebel halo"/>' : '<path d="M0 0h19v19H0z" class="c-empire halo"/>';
  return `<g transform="scale(${(size / 19).toFixed(4)})">${frame}<path transform="translate(9.5 10)" d="M0 -6a3.2 3.2 0 1 1 -.1 0zM-5.5 7q0 -6 5.5 -6t5.5 6z" class="head ${cls(side)}"/>${count > 1 ? `<g transform="translate(19 2) scale(.8)"><circle r="8.5" class="many"/><text y="4.6" class="many-num">${count}</text></g>` : ''}</g>`;
}

/** The planetary defence base: level as a number and as towers on the wall; up, a filled shield; down, broken and dashed. @param {number} level @param {boolean} up */
export function base(level, up, size = 40) {
  const towers = [[], [[17, 6]], [[9, 6], [25, 6]]][Math.min(level, 2)].map(([tx, tw]) => `M${tx} 8V0h${tw}V8z`).join('');
  return `<g class="base ${up ? 'up' : 'down'}" transform="scale(${(size / 46).toFixed(4)})"><path d="${towers}" class="tower"/><path d="M3 8H37V24C37 34 29 40 20 45C11 40 3 34 3 24Z" class="wall"/>${up ? '<path d="M7 12H33V16H7Z" class="gleam"/>' : '<path d="M24 6L17 20L24 26L15 44" class="crack"/>'}<text x="20" y="33" class="level">${level}</text></g>`;
}

/** Whose something is: a square, a point, or an empty ring. @param {string | undefined} side */
export const controlMark = (side, s = 14) =>
  side === 'imperial' ? `<path class="c-empire" d="M0 0h${s}v${s}h-${s}z"/>`
    : side === 'rebel' ? `<path class="c-rebel" d="M${s / 2} -1l${s / 2 + 1} ${s + 1}h-${s + 2}z"/>`
      : `<circle class="c-none" cx="${s / 2}" cy="${s / 2}" r="${s / 2 - 1}"/>`;

/** Small signs in a box of 16. @type {Record<string, string>} */
const GLYPH = {
  people: 'M8 1.5a3 3 0 1 1 -.1 0zM2 15c0 -5 3 -6.5 6 -6.5s6 1.5 6 6.5z', paw: 'M4 5a1.7 2 0 1 0 .1 0zM8 2.5a1.7 2 0 1 0 .1 0zM12 5a1.7 2 0 1 0 .1 0zM8 8c3 0 5 3 4.5 5s-3 1 -4.5 1s-4 1 -4.5 -1s1.5 -5 4.5 -5z',
  star: 'M8 1l2 5h5l-4 3.2l1.6 5.3l-4.6 -3.2l-4.6 3.2l1.6 -5.3l-4 -3.2h5z', crown: 'M1 13L0.5 4L4.5 7.5L8 2L11.5 7.5L15.5 4L15 13z', eye: 'M0 8Q8 -1 16 8Q8 17 0 8zM8 5a3 3 0 1 0 .1 0z', house: 'M8 1L15 8H13V15H3V8H1z', lock: 'M4 7V5a4 4 0 0 1 8 0V7H14V15H2V7zM6 7h4V5a2 2 0 0 0 -4 0z', tent: 'M8 1L16 15H10.5L8 9L5.5 15H0Z',
};
/** @param {string} name @param {number} x @param {number} y */
export const glyph = (name, x, y, s = 12, cls = 'glyph') => `<path class="${cls}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${s / 16})" d="${GLYPH[name]}"/>`;
/** The navigation star: four long points, four short. @param {number} x @param {number} y @param {number} r */
export const navStar = (x, y, r) => `<path class="nav-star" d="M${x} ${y - r}L${x + r * 0.16} ${y - r * 0.16}L${x + r} ${y}L${x + r * 0.16} ${y + r * 0.16}L${x} ${y + r}L${x - r * 0.16} ${y + r * 0.16}L${x - r} ${y}L${x - r * 0.16} ${y - r * 0.16}Z"/><circle class="nav-core" cx="${x}" cy="${y}" r="${r * 0.2}"/>`;
