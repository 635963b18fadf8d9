/**
 * Where words about a piece stand without covering it or another one: beside it, and where that is crowded in the free part of the map.
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Rect
 */

/** Between the words and what they are about. */
const GAP = 10;
/** From the edge of the map. */
const EDGE = 6;

/**
 * @param {{width: number, height: number}} size of the words
 * @param {Rect} at the piece, in the coordinates of the map's pane
 * @param {{width: number, height: number}} pane
 * @param {Rect[]} others what should not be covered either
 * @returns {{x: number, y: number}}
 */
export function freePlace({width, height}, at, pane, others) {
  const size = {width, height};
  const right = pane.width - size.width - EDGE;
  const bottom = pane.height - size.height - EDGE;
  const beside = [
    {x: at.x + at.width + GAP, y: at.y},
    {x: at.x - GAP - size.width, y: at.y},
    {x: at.x, y: at.y + at.height + GAP},
    {x: at.x, y: at.y - GAP - size.height},
  ].filter(({x, y}) => x >= EDGE && y >= EDGE && x <= right && y <= bottom);
  const docked = [0, 0.25, 0.5, 0.75, 1].flatMap(part => [bottom, EDGE].map(y => ({x: EDGE + part * (right - EDGE), y})));
  const covered = (/** @type {{x: number, y: number}} */ place) =>
    others.reduce((sum, other) => sum + shared({...place, ...size}, other), 0) + 9 * shared({...place, ...size}, at);
  const free = beside.find(place => covered(place) === 0);
  const away = (/** @type {{x: number, y: number}} */ {x, y}) => Math.hypot(x + size.width / 2 - at.x - at.width / 2, y + size.height / 2 - at.y - at.height / 2);
  return free ?? [...beside, ...docked].sort((one, other) => covered(one) - covered(other) || away(one) - away(other))[0];
}

/** How much of the map two rectangles have in common. @param {Rect} one @param {Rect} other */
const shared = (one, other) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
