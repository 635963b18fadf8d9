/** @import {EnvironFacts, Units} from '../net/documents.js' */

/**
 * Who stands where on the stage of an environ: the Empire enters from the left, the Rebels from the right; people with their names,
 * units in stacks by kind, ships. The more there are, the smaller they get, and then they stand in rows; a name never goes away.
 *
 * @typedef {import('./layout.js').Box} Box
 * @typedef {import('./scene.js').Token} Token
 * @typedef {{token: Token, units?: undefined} | {units: Units, token?: undefined}} Actor
 * @typedef {Actor & {box: Box}} Placed a box with its lower edge measured from the foot of the stage
 * @typedef {{size: number, need: number, face: number, placed: Placed[]}} Plan
 */
export const STAGE = {gap: 8, caption: 28, least: 58, perSize: 58, name: 17, edge: 10};

/** The faces people may have, in pixels, and into how many rows they may be put before the next smaller one is tried. */
const FACES = [[54, 1], [46, 1], [46, 2], [40, 2], [40, 3], [34, 99]];

/** @param {EnvironFacts} facts @param {import('./scene.js').Scene | null} scene @param {number} width @returns {Plan} */
export function packed(facts, scene, width) {
  const units = scene?.environ.get(facts.id)?.units ?? [];
  const tokens = scene?.tokensIn(facts.id) ?? [];
  const of = (/** @type {string} */ side) => [
    ...tokens.filter(each => each.side === side).map(token => /** @type {Actor} */ ({token})),
    ...units.filter(each => each.side === side).map(each => /** @type {Actor} */ ({units: each})),
  ];
  return packActors(of('imperial'), of('rebel'), width, facts.size);
}

/** @param {Actor[]} empire @param {Actor[]} rebels @param {number} width @param {number} size @returns {Plan} */
export function packActors(empire, rebels, width, size) {
  if (!empire.length && !rebels.length) return {size, need: STAGE.least, face: 0, placed: []};
  for (const [face, most] of FACES) {
    const rows = rowsOf(empire, rebels, width, face);
    if (rows.length <= most) return standing(rows, width, face, size);
  }
  throw new Error('everybody finds room somewhere');
}

/** How wide somebody is. @param {Actor} actor @param {number} face */
function widthOf({token, units}, face) {
  if (units) return Math.min(44, face) + 6;
  if (token?.kind === 'ship') return Math.ceil(face * 0.84);
  if (token?.kind === 'units') return face + 12;
  if (token?.kind === 'counter') return Math.min(46, face) + 6;
  return Math.max(face + 6, Math.ceil((token?.short.length ?? 0) * 6.7) + 6);
}

/**
 * The two sides in rows from the foot up; they share a row while both have room in it.
 * @param {Actor[]} empire @param {Actor[]} rebels @param {number} width @param {number} face
 * @returns {{left: Actor[], right: Actor[]}[]}
 */
function rowsOf(empire, rebels, width, face) {
  const room = width - 2 * STAGE.edge;
  const left = wrapped(empire, room, face);
  const right = wrapped(rebels, room, face);
  const wide = (/** @type {Actor[]} */ row) => row.reduce((sum, each) => sum + widthOf(each, face), 0);
  const together = left.length && right.length && wide(left.at(-1) ?? []) + wide(right.at(-1) ?? []) + 14 <= room;
  const rows = right.map(row => ({left: /** @type {Actor[]} */ ([]), right: row}));
  if (together) rows[rows.length - 1].left = /** @type {Actor[]} */ (left.pop());
  return [...rows, ...left.reverse().map(row => ({left: row, right: /** @type {Actor[]} */ ([])}))];
}

/** @param {Actor[]} actors @param {number} room @param {number} face */
function wrapped(actors, room, face) {
  /** @type {Actor[][]} */ const rows = [];
  let used = Infinity;
  for (const each of actors) {
    const wide = widthOf(each, face);
    if (used + wide > room) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(each);
    used += wide;
  }
  return rows;
}

/** @param {{left: Actor[], right: Actor[]}[]} rows @param {number} width @param {number} face @param {number} size @returns {Plan} */
function standing(rows, width, face, size) {
  /** @type {Placed[]} */ const placed = [];
  const tall = face + STAGE.name + 3;
  rows.forEach(({left, right}, i) => {
    const y = 4 + i * tall;
    let x = STAGE.edge;
    for (const each of left) {
      const wide = widthOf(each, face);
      placed.push({...each, box: {x, y, width: wide, height: face + STAGE.name}});
      x += wide;
    }
    x = width - STAGE.edge;
    for (const each of right) {
      const wide = widthOf(each, face);
      x -= wide;
      placed.push({...each, box: {x, y, width: wide, height: face + STAGE.name}});
    }
  });
  return {size, face, placed, need: STAGE.caption + rows.length * tall + 6};
}
