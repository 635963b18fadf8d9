/**
 * What part of the map is looked at, and how near.
 * @typedef {import('./layout.js').Box} Box
 * @typedef {'far' | 'middle' | 'near'} Level
 */
const NEAREST = 240;
const FARTHEST = 14_000;
/** Below the first a planet is a mark, below the second a sphere with tabs, and from there on a world with its stages. In pixels per unit. */
const LEVELS = [0.26, 0.78];
const CROWDED = 0.42;
/** What keeps its size on the screen is drawn anew when the distance has changed by this factor. */
const STEP = 1.16;

/** From far loyalty and control, from nearer one number a side, close up every counter. @param {number} scale pixels per unit of the map @param {boolean} [crowded] with orbits and drift areas around many stars there is less room @returns {Level} */
export function levelOf(scale, crowded = false) {
  return scale < (crowded ? CROWDED : LEVELS[0]) ? 'far' : scale < LEVELS[1] ? 'middle' : 'near';
}

/** How much of the map one pixel is, in steps. @param {number} scale */
export const unitOf = scale => STEP ** Math.round(Math.log(1 / scale) / Math.log(STEP));

/** The scale at which a box of the map is drawn whole into a picture. @param {Box} camera @param {{width: number, height: number}} picture */
export const scaleOf = (camera, picture) => Math.min(picture.width / camera.width, picture.height / camera.height);

/**
 * @param {Box} camera
 * @param {number} factor more than one goes farther away
 * @param {{x: number, y: number}} at the point that stays where it is, as a part of the camera's box
 * @returns {Box}
 */
export function zoomed({x, y, width, height}, factor, at = {x: 0.5, y: 0.5}) {
  const wide = Math.min(FARTHEST, Math.max(NEAREST, width * factor));
  const high = (height * wide) / width;
  return {x: x + (width - wide) * at.x, y: y + (height - high) * at.y, width: wide, height: high};
}

/**
 * Nearer to what lies nearest: halfway to the middle of that box with every step, so that one never comes near to empty space.
 * @param {Box} camera @param {number} factor @param {Box[]} boxes @returns {Box}
 */
export function approaching(camera, factor, boxes) {
  const middle = (/** @type {Box} */ {x, y, width, height}) => ({x: x + width / 2, y: y + height / 2});
  const here = middle(camera);
  const away = (/** @type {Box} */ box) => Math.hypot(middle(box).x - here.x, middle(box).y - here.y);
  const [goal] = boxes.toSorted((one, other) => away(one) - away(other));
  const near = zoomed(camera, factor);
  if (!goal || (near.width <= goal.width && overlap(near, goal))) return near;
  return {...near, x: near.x + (middle(goal).x - here.x) / 2, y: near.y + (middle(goal).y - here.y) / 2};
}

/** The same box, moved just so far that another one is inside it. @param {Box} camera @param {Box} box @returns {Box} */
export function showing(camera, box) {
  const margin = 20;
  const fit = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ want, /** @type {number} */ extent) =>
    Math.max(want + extent + margin - size, Math.min(from, want - margin));
  return {...camera, x: fit(camera.x, camera.width, box.x, box.width), y: fit(camera.y, camera.height, box.y, box.height)};
}

/** @param {Box} a @param {Box} b */
export const overlap = (a, b) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What a camera really shows: the picture is rarely as wide and high as the box. @param {Box} camera @param {{width: number, height: number}} picture @returns {Box} */
export function seen(camera, picture) {
  const scale = scaleOf(camera, picture);
  const width = picture.width / scale;
  const height = picture.height / scale;
  return {x: camera.x - (width - camera.width) / 2, y: camera.y - (height - camera.height) / 2, width, height};
}

/**
 * The next piece in a direction: the nearest one, with those off to the side counted as farther away.
 * @param {Map<string, Box>} boxes
 * @param {string} from
 * @param {string} key ArrowLeft, ArrowRight, ArrowUp or ArrowDown
 * @returns {string | undefined}
 */
export function neighbour(boxes, from, key) {
  const start = boxes.get(from);
  if (!start) return boxes.keys().next().value;
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let best;
  let least = Infinity;
  for (const [name, box] of boxes) {
    const dx = box.x + box.width / 2 - (start.x + start.width / 2);
    const dy = box.y + box.height / 2 - (start.y + start.height / 2);
    const ahead = (across ? dx : dy) * sign;
    const aside = across ? gap(start.y, start.height, box.y, box.height) : gap(start.x, start.width, box.x, box.width);
    if (name === from || ahead < 4) continue;
    const far = ahead + 3 * aside;
    if (far < least) {
      least = far;
      best = name;
    }
  }
  return best;
}

/** The piece whose middle is nearest to that of a box. @param {Map<string, Box>} boxes @param {Box} box @returns {string | undefined} */
export function nearest(boxes, box) {
  const far = (/** @type {Box} */ {x, y, width, height}) =>
    Math.hypot(x + width / 2 - (box.x + box.width / 2), y + height / 2 - (box.y + box.height / 2));
  let best;
  for (const [name, each] of boxes) if (!best || far(each) < far(best[1])) best = /** @type {[string, Box]} */ ([name, each]);
  return best?.[0];
}

/** How far two stretches lie apart; nothing when they overlap. @param {number} a @param {number} long @param {number} b @param {number} wide */
const gap = (a, long, b, wide) => Math.max(0, b - (a + long), a - (b + wide));
