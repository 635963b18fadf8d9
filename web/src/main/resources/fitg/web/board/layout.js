import {known} from '../net/api.js';
import {STAGE, packed} from './stage-plan.js';
import {heavens} from './theatre.js';

/** @import {PlanetFacts, System} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/**
 * Where everything stands on the map, in the map's own units: pixels when one looks at a star system close up. One panel for each
 * star system near its place in the galaxy; in it its planets side by side, each a column: orbit, sphere, plate, and a stage for each
 * environ. Far and middle distances draw into the same places, so nothing jumps when the reader comes nearer. The columns are as
 * wide as the pane has room for.
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{width: number, height: number}} Pane
 * @typedef {{columns: number, column: number, top: number, radius: number, plate: number, stages: number, height: number}} Grid
 * @typedef {{id: number, box: Box, plan: import('./stage-plan.js').Plan}} EnvironPlace
 * @typedef {{planet: PlanetFacts, box: Box, cx: number, cy: number, r: number, plate: Box, environs: EnvironPlace[]}} PlanetPlace
 * @typedef {Box & {system: System, grid: Grid, planets: PlanetPlace[], space: Box | null}} Panel
 * @typedef {import('./scene.js').Scene} Scene
 */
export const GAP = 12;
export const PLATE = 72;
/** How far a neighbour peeps in where only one planet has room. */
const PEEK = 24;
/** A corner of space with those who are adrift. */
const DRIFT = {width: 190, height: 116};
/** Room between two star systems. */
const APART = 90;
/** The room over a planet with an orbit box, under the name of its star. */
const ORBIT = 120;
/** Where there are several star systems in play, each is no higher than its stages need. */
const SHORT = 520;
/** So many planets are few: of more of them more stand in a row. */
const FEW_PLANETS = 6;
const WIDE_ROW = 5;
/** So many star systems stand side by side; more of them stand where they are in the galaxy. */
const FEW_STARS = 4;

/** @param {number} low @param {number} value @param {number} high */
const within = (low, value, high) => Math.max(low, Math.min(high, value));

/** How a pane is divided. @param {Pane} pane @param {boolean} orbits whether there are orbit boxes @param {number} [alone] the planets of the one star system in play; 0 if there are several @returns {Grid} */
export function gridFor({width, height}, orbits, alone = 0) {
  const columns = width >= 620 ? 3 : width >= 440 ? 2 : 1;
  const margin = columns === 1 ? PEEK : GAP;
  const abreast = Math.min(columns, alone || columns);
  const column = Math.floor(within(200, (width - 2 * margin - (abreast - 1) * GAP) / abreast, 430));
  const top = orbits ? ORBIT : columns === 1 ? 14 : 40;
  const radius = Math.round(within(44, Math.min(column * (orbits ? 0.26 : 0.33), (height - top - 430) / 2), 120));
  const plate = top + 2 * radius - 14;
  const high = Math.max(orbits && !alone ? Math.min(height, SHORT) : height, 380) - GAP;
  return {columns, column, top, radius, plate, stages: plate + PLATE + 6, height: high};
}

/** @param {Printed} printed the catalogue @param {Scene} scene @param {Grid} grid @returns {Panel[]} */
export function layOut(printed, scene, grid) {
  const playing = heavens(scene.board) ? printed.systems.filter(({id}) => scene.systems.has(id)) : printed.systems;
  if (heavens(scene.board) && playing.length <= FEW_STARS) return inRows(playing.map(system => panelOf(printed, system, scene, grid)), grid);
  return standing(printed, grid, playing, scene.space.size ? DRIFT.height + GAP : 0).map(({system, x, y}) => ({...panelOf(printed, system, scene, grid), x, y}));
}

/** Several star systems in play stand side by side, as many in a row as the pane has columns. @param {Panel[]} panels @param {Grid} grid @returns {Panel[]} */
function inRows(panels, grid) {
  const abreast = panels.reduce((sum, {planets}) => sum + planets.length, 0) > FEW_PLANETS ? WIDE_ROW : 3;
  const room = Math.max(abreast, grid.columns) * (grid.column + GAP) + 2 * GAP + APART;
  let x = 0, y = 0, high = 0;
  return panels.map(panel => {
    if (x > 0 && x + panel.width > room) {
      x = 0;
      y += high + APART / 2;
      high = 0;
    }
    const placed = {...panel, x, y};
    x += panel.width + APART;
    high = Math.max(high, panel.height);
    return placed;
  });
}

/** @type {WeakMap<object, Map<string, (Box & {system: System})[]>>} */
const places = new WeakMap();

/** The part of the galaxy in which some star systems lie, in percent of it; all of them lie in the whole. @param {Printed} printed @param {System[]} systems */
function regionOf(printed, systems) {
  if (systems.length === printed.systems.length) return {x: 0, y: 0, width: 100, height: 100, across: 22, down: 15.6};
  const box = around(systems.map(({x, y}) => ({x, y, width: 0, height: 0})), 0);
  const across = 2.6 * Math.sqrt(systems.length);
  return {...box, width: Math.max(1, box.width), height: Math.max(1, box.height), across, down: 0.72 * across};
}

/** Where the panels stand when nobody is there: a crowd makes a panel longer, but moves no other one. @param {Printed} printed @param {Grid} grid @param {System[]} systems @param {number} under what room each has for its space */
function standing(printed, grid, systems, under) {
  const all = places.get(printed) ?? new Map();
  places.set(printed, all);
  const name = JSON.stringify([grid, systems.map(({id}) => id), under]);
  /** @type {(Box & {system: System})[]} */
  const found =
    all.get(name) ??
    apart(systems.map(system => atItsStar(panelOf(printed, system, null, grid), regionOf(printed, systems), under))).map(box => ({...box, x: Math.round(box.x), y: Math.round(box.y)}));
  all.set(name, found);
  return found;
}

/** A panel with its planets where the star is in the galaxy. @param {Panel} panel @param {ReturnType<typeof regionOf>} region @param {number} under @returns {Box & {system: System}} */
function atItsStar({system, width, height, grid}, region, under) {
  const x = Math.round(((system.x - region.x) / region.width) * region.across * grid.column - width / 2);
  const y = Math.round(((system.y - region.y) / region.height) * region.down * grid.column - grid.top - grid.radius);
  return {system, x, y, width, height: height + under};
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
  const overX = (a.width + b.width) / 2 + APART - Math.abs(dx);
  const overY = (a.height + b.height) / 2 + APART - Math.abs(dy);
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

/** @param {Printed} printed @param {System} system @param {Scene | null} scene @param {Grid} grid @returns {Panel} */
function panelOf(printed, system, scene, grid) {
  const planets = system.planets.map((id, i) => column(printed, known(printed.planet, id), i, scene, grid));
  const width = planets.length * (grid.column + GAP) + GAP;
  const bottom = Math.max(...planets.map(({box}) => box.y + box.height));
  const space = scene?.adrift(system.id).length || scene?.space.size ? corner(planets, bottom, grid) : null;
  const height = Math.max(bottom, space ? space.y + space.height : 0) + GAP;
  return {system, grid, planets, space, x: 0, y: 0, width, height};
}

/** One planet: its sphere, its plate, its stages. @param {Printed} printed @param {PlanetFacts} planet @param {number} i @param {Scene | null} scene @param {Grid} grid @returns {PlanetPlace} */
function column(printed, planet, i, scene, grid) {
  const x = GAP + i * (grid.column + GAP);
  const plans = planet.environs.map(id => packed(known(printed.environ, id), scene, grid.column));
  const heights = shared(plans, grid.height - grid.stages);
  let y = grid.stages;
  const environs = plans.map((plan, k) => {
    const box = {x, y, width: grid.column, height: heights[k]};
    y += heights[k] + STAGE.gap;
    return {id: planet.environs[k], box, plan};
  });
  const {column: width, radius: r, top} = grid;
  return {
    planet, environs, r, cx: x + width / 2, cy: top + r,
    plate: {x, y: grid.plate, width, height: PLATE},
    box: {x, y: 0, width, height: y - STAGE.gap},
  };
}

/** Stages share what room there is by the size of their environs, and none gets less than it needs. @param {import('./stage-plan.js').Plan[]} plans @param {number} room */
function shared(plans, room) {
  const sizes = plans.reduce((sum, {size}) => sum + size, 0);
  const each = Math.min(STAGE.perSize, (room - (plans.length - 1) * STAGE.gap) / sizes);
  const wanted = plans.map(({size, need}) => Math.max(need, Math.round(size * each)));
  const over = wanted.reduce((sum, h) => sum + h, (plans.length - 1) * STAGE.gap) - room;
  if (over <= 0) return wanted;
  const spare = wanted.map((h, k) => h - plans[k].need);
  const all = spare.reduce((sum, h) => sum + h, 0);
  return wanted.map((h, k) => (all ? Math.max(plans[k].need, Math.floor(h - (over * spare[k]) / all)) : h));
}

/** The place of those adrift: under the shortest column, or under all of them. @param {PlanetPlace[]} planets @param {number} bottom @param {Grid} grid @returns {Box} */
function corner(planets, bottom, grid) {
  const shortest = planets.reduce((a, b) => (a.box.height <= b.box.height ? a : b));
  const under = shortest.box.height + GAP;
  const y = Math.max(bottom, grid.height) - under >= DRIFT.height ? Math.max(bottom, grid.height) - DRIFT.height : bottom + GAP;
  return {x: shortest.box.x, y, width: grid.column, height: DRIFT.height};
}

/** The box around some panels. @param {Box[]} boxes @param {number} margin @returns {Box} */
export function around(boxes, margin) {
  const left = Math.min(...boxes.map(each => each.x)) - margin;
  const top = Math.min(...boxes.map(each => each.y)) - margin;
  const right = Math.max(...boxes.map(each => each.x + each.width)) + margin;
  const bottom = Math.max(...boxes.map(each => each.y + each.height)) + margin;
  return {x: left, y: top, width: right - left, height: bottom - top};
}

/** From far a planet is drawn as large as its column allows, however little room a small pane has close up. @param {number} r @param {Grid} grid */
export const farRadius = (r, grid) => Math.max(r, grid.column * 0.3);

/** @param {Box} box @param {number} x @param {number} y */
export const shifted = (box, x, y) => ({...box, x: box.x + x, y: box.y + y});

/** The systems in which something is in play, or all. @param {Panel[]} panels @param {Scene} scene */
export function inPlay(panels, scene) {
  const shown = panels.filter(panel => panel.planets.some(({planet}) => scene.planet.has(planet.id)));
  return shown.length ? shown : panels;
}

/** Crowded panels may grow over others: those of the scenario lie on top. @param {Panel[]} panels @param {import('./scene.js').Scene} scene */
export function uppermostLast(panels, scene) {
  const playing = new Set(inPlay(panels, scene));
  return [...panels.filter(panel => !playing.has(panel)), ...playing];
}
