import {known} from '../net/api.js';

/** @import {EnvironFacts, PlanetFacts, Printed, System} from '../net/documents.js' */

/**
 * Where everything stands on the map, in the map's own units: one panel for each star system near its place in the
 * galaxy, one block for each planet, one row for each environ, every loyalty track in the same place. The three zoom
 * levels draw into the same places, so nothing jumps when the reader comes nearer.
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{id: number, y: number, height: number}} EnvironPlace
 * @typedef {{planet: PlanetFacts, y: number, height: number, environs: EnvironPlace[]}} PlanetPlace
 * @typedef {Box & {system: System, space: number, planets: PlanetPlace[]}} Panel
 */
export const PANEL = 560;
export const TITLE = 44;
export const HEADER = 48;
export const ROW = 66;
/** One line about who lives in an environ. */
export const FACT = 16.5;
/** Units and tokens stand in a grid inside the row of their environ. */
export const UNITS = {x: 166, width: 39, perRow: 3, height: 42};
export const TOKENS = {x: 294, width: 124, perRow: 2, height: 39};
const PAD = 8;
const GALAXY = {width: 4500, height: 3000};
const GAP = 46;

/** @param {Printed} printed the catalogue @param {import('./scene.js').Scene} scene @returns {Panel[]} */
export function layOut(printed, scene) {
  return standing(printed).map(({system, x, y}) => {
    const panel = panelOf(printed, system, scene);
    return {...panel, x, y};
  });
}

/** @type {WeakMap<object, (Box & {system: System})[]>} */
const places = new WeakMap();

/** Where the panels stand when nobody is there: a crowd makes a panel longer, but moves no other one. @param {Printed} printed */
function standing(printed) {
  const known = places.get(printed);
  if (known) return known;
  /** @type {(Box & {system: System})[]} */
  const panels = printed.systems.map(system => {
    const {height} = panelOf(printed, system, null);
    const x = (system.x / 100) * GALAXY.width - PANEL / 2;
    return {system, x, y: (system.y / 100) * GALAXY.height - height / 2, width: PANEL, height};
  });
  const found = apart(panels);
  places.set(printed, found);
  return found;
}

/**
 * Pushes boxes apart until none overlaps another, each time the shortest way.
 * @template {Box} T
 * @param {T[]} boxes
 * @returns {T[]}
 */
export function apart(boxes) {
  const moved = boxes.map(box => ({...box}));
  for (let round = 0; round < 400; round++) {
    let calm = true;
    for (let i = 0; i < moved.length; i++) {
      for (let j = i + 1; j < moved.length; j++) calm = !push(moved[i], moved[j]) && calm;
    }
    if (calm) break;
  }
  return moved;
}

/** @param {Box} a @param {Box} b */
function push(a, b) {
  const dx = a.x + a.width / 2 - (b.x + b.width / 2);
  const dy = a.y + a.height / 2 - (b.y + b.height / 2);
  const overX = (a.width + b.width) / 2 + GAP - Math.abs(dx);
  const overY = (a.height + b.height) / 2 + GAP - Math.abs(dy);
  if (overX <= 0.5 || overY <= 0.5) return false;
  if (overX < overY) {
    const step = (Math.sign(dx) || 1) * (overX / 2);
    a.x += step;
    b.x -= step;
  } else {
    const step = (Math.sign(dy) || 1) * (overY / 2);
    a.y += step;
    b.y -= step;
  }
  return true;
}

/** @param {Printed} printed @param {System} system @param {import('./scene.js').Scene | null} scene @returns {Panel} */
function panelOf(printed, system, scene) {
  const inSpace = scene?.tokensInSpace(system.id).length ?? 0;
  const space = inSpace ? 30 + Math.ceil(inSpace / 4) * TOKENS.height : 0;
  let y = TITLE + space;
  const planets = system.planets.map(id => {
    const top = y;
    y += HEADER;
    const planet = known(printed.planet, id);
    const environs = planet.environs.map(environ => {
      const place = {id: environ, y: y - top, height: rowHeight(printed, environ, scene)};
      y += place.height;
      return place;
    });
    y += PAD;
    return {planet, y: top, height: y - top - PAD, environs};
  });
  return {system, space, planets, x: 0, y: 0, width: PANEL, height: y};
}

/** @param {Printed} printed @param {number} environ @param {import('./scene.js').Scene | null} scene */
function rowHeight(printed, environ, scene) {
  const bare = Math.max(ROW, 35 + factsOf(known(printed.environ, environ)).length * FACT);
  if (!scene) return bare;
  const units = Math.ceil((scene.environ.get(environ)?.units.length ?? 0) / UNITS.perRow) * UNITS.height;
  const tokens = Math.ceil(scene.tokensIn(environ).length / TOKENS.perRow) * TOKENS.height;
  return Math.max(bare, units + 12, tokens + 12);
}

/** What is to be known about an environ, each with its mark. @param {EnvironFacts} facts @returns {[string, string][]} */
export function factsOf({races, creature, sovereign, coupRating}) {
  /** @type {[string, string][]} */ const lines = [];
  if (races.length) lines.push(['race', races.join(', ')]);
  if (creature) lines.push(['creature', creature]);
  if (sovereign) lines.push(['sovereign', sovereign]);
  if (coupRating) lines.push(['coup', `coup ${coupRating}`]);
  return lines;
}

/** The box around some panels. @param {Box[]} boxes @param {number} margin @returns {Box} */
export function around(boxes, margin) {
  const left = Math.min(...boxes.map(each => each.x)) - margin;
  const top = Math.min(...boxes.map(each => each.y)) - margin;
  const right = Math.max(...boxes.map(each => each.x + each.width)) + margin;
  const bottom = Math.max(...boxes.map(each => each.y + each.height)) + margin;
  return {x: left, y: top, width: right - left, height: bottom - top};
}

/** What to look at first: the systems of the scenario. @param {Panel[]} panels @param {import('./scene.js').Scene} scene */
export function homeOf(panels, scene) {
  const shown = panels.filter(panel => panel.planets.some(({planet}) => scene.planet.has(planet.id)));
  return around(shown.length ? shown : panels, 14);
}

/** So many tokens a row has room for from a middle distance. */
const ROOM = 6;

/**
 * The tokens of an environ that are drawn one by one.
 * @param {import('./scene.js').Token[]} tokens @param {import('./camera.js').Level} level
 */
export function drawnTokens(tokens, level) {
  if (level === 'far') return [];
  return level === 'near' || tokens.length <= ROOM ? tokens : tokens.slice(0, ROOM - 1);
}

/**
 * Every place and piece that is drawn at a distance with its box, for those who move over the map with the arrow keys.
 * @param {Panel[]} panels
 * @param {import('./scene.js').Scene} scene
 * @param {import('./camera.js').Level} [level]
 * @returns {Map<string, Box>}
 */
export function pieceBoxes(panels, scene, level = 'near') {
  const boxes = new Map();
  for (const panel of panels) {
    scene.tokensInSpace(panel.system.id).forEach((token, i) => {
      boxes.set(token.piece, shifted(spaceToken(i), panel.x, panel.y));
    });
    for (const block of panel.planets) {
      const top = panel.y + block.y;
      boxes.set(`planet ${block.planet.id}`, {x: panel.x + 8, y: top, width: PANEL - 16, height: HEADER});
      if (level === 'far') continue;
      for (const row of block.environs) {
        const y = top + row.y;
        boxes.set(`environ ${row.id}`, {x: panel.x + 8, y, width: TOKENS.x - 16, height: row.height});
        drawnTokens(scene.tokensIn(row.id), level).forEach((token, i) => boxes.set(token.piece, shifted(tokenBox(i), panel.x + 8, y)));
      }
    }
  }
  return boxes;
}

/** @param {Box} box @param {number} x @param {number} y */
const shifted = (box, x, y) => ({...box, x: box.x + x, y: box.y + y});

/** The place of a token in the row of its environ. @param {number} i @returns {Box} */
export function tokenBox(i) {
  const {x, width, perRow, height} = TOKENS;
  return {x: x + (i % perRow) * width, y: 7 + Math.floor(i / perRow) * height, width: width - 4, height: height - 4};
}

/** The place of a token in the strip of space above the planets. @param {number} i @returns {Box} */
export function spaceToken(i) {
  const {width, height} = TOKENS;
  return {x: 16 + (i % 4) * (width + 8), y: TITLE + 20 + Math.floor(i / 4) * height, width: width - 4, height: height - 4};
}

/** The place of a unit counter in the row of its environ. @param {number} i */
export function unitPlace(i) {
  const {x, width, perRow, height} = UNITS;
  return {x: x + (i % perRow) * width, y: 9 + Math.floor(i / perRow) * height};
}
