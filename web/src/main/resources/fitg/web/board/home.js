import {around, inPlay} from './layout.js';
import {heavens} from './theatre.js';

/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('./layout.js').Box} Box @typedef {import('./layout.js').Panel} Panel @typedef {import('./layout.js').PlanetPlace} PlanetPlace @typedef {import('./scene.js').Scene} Scene */

/** What to look at first: the star system, or in a narrow pane the planet and the environ that the question is about. */

/** From farther away than this, in pixels per unit, stars cannot be told apart. */
const FARTHEST = 0.085;

/** The segments whose questions are about people in one place. */
const FACES = new Set(['environs-combat', 'search', 'missions']);

/** A planet, and an environ of it. @param {Scene} scene @param {Printed} printed */
export function inQuestion(scene, printed) {
  const pieces = [scene.subject, ...scene.lit.keys()];
  const environ = pieces.map(piece => environOf(piece, scene)).find(Boolean);
  const planet = environ ? printed.environ.get(environ)?.planet : (pieces.map(piece => planetOf(piece, scene)).find(Boolean) ?? scene.board.planets[0]?.id);
  return {planet: planet ?? 0, environ: environ ?? 0};
}

/**
 * The star system of a combat, or of a question about one environ or orbit, or about people of one environ, where several stars are in play:
 * one wants to see faces then. 0 where the question is about whole planets or goes from star to star.
 * @param {Scene} scene @param {Printed} printed
 */
export function starInQuestion(scene, printed) {
  if (scene.systems.size < 2) return 0;
  const combat = scene.board.theatre?.battle?.place;
  const piece = combat === undefined ? scene.subject : `${typeof combat === 'number' ? 'environ' : 'place'} ${combat}`;
  const environ = (piece.startsWith('environ ') && environOf(piece, scene)) || crowdedIn(scene);
  const planet = environ ? printed.environ.get(environ)?.planet : piece.startsWith('place ') && planetOf(piece, scene);
  return (planet && printed.planet.get(planet)?.system) || 0;
}

/** Those who go on missions, search or fight stand in one environ: it, or 0 where the question is about others. @param {Scene} scene */
function crowdedIn(scene) {
  if (!FACES.has(scene.board.segment.id)) return 0;
  const people = [scene.subject, ...scene.lit.keys()].filter(piece => piece.startsWith('character ')).map(piece => environOf(piece, scene));
  return people.length && people.every(each => each === people[0]) ? (people[0] ?? 0) : 0;
}

/** Where a piece is, as an environ. @param {string} piece @param {Scene} scene */
function environOf(piece, scene) {
  const [kind, ...id] = piece.split(' ');
  if (kind === 'environ') return Number(id[0]);
  if (kind === 'character') return scene.board.characters.find(each => each.number === Number(id[0]))?.environ;
  if (kind === 'ship') return scene.board.ships.find(each => each.key === id.join(' '))?.environ;
  const place = kind === 'counter' && scene.board.theatre?.counters.find(each => each.number === Number(id[0]))?.place;
  if (typeof place === 'number') return place;
}

/** The planet that a piece is, or in whose orbit it is. @param {string} piece @param {Scene} scene */
function planetOf(piece, scene) {
  const [kind, ...id] = piece.split(' ');
  if (kind === 'planet') return Number(id[0]);
  const at = kind === 'place' ? id[0]
    : kind === 'character' ? scene.board.characters.find(each => each.number === Number(id[0]))?.at
      : kind === 'ship' ? scene.board.ships.find(each => each.key === id.join(' '))?.at
        : kind === 'counter' ? scene.board.theatre?.counters.find(each => each.number === Number(id[0]))?.place : undefined;
  const orbit = /^(?:orbit|interception)-(\d+)$/.exec(String(at));
  return orbit ? Number(orbit[1]) : undefined;
}

/** The place of a planet, or of the planet that an environ is on. @param {Panel[]} panels @param {string} kind @param {number} id @returns {[Panel, PlanetPlace] | undefined} */
export function whereIs(panels, kind, id) {
  for (const panel of panels) {
    const place = panel.planets.find(({planet, environs}) => (kind === 'planet' ? planet.id === id : environs.some(each => each.id === id)));
    if (place) return [panel, place];
  }
}

/** One planet in the middle of a narrow pane, with the environ that matters in the picture. @param {[Panel, PlanetPlace]} where @param {number} environ @param {import('./layout.js').Pane} pane @returns {Box} */
export function closeUp([panel, place], environ, {width, height}) {
  const stage = place.environs.find(each => each.id === environ);
  const foot = stage ? stage.box.y + stage.box.height + 14 : 0;
  return {x: panel.x + place.cx - width / 2, y: panel.y + Math.max(0, foot - height), width, height};
}

/** @param {Panel[]} panels @param {Scene} scene @param {{planet: number, environ: number}} asked what the question is about @param {import('./layout.js').Pane} pane @param {number} star the one to come near to, or 0 @returns {Box} */
export function homeBox(panels, scene, {planet, environ}, pane, star) {
  const where = whereIs(panels, 'planet', planet);
  const near = panels.find(({system, grid}) => grid.columns === 3 && system.id === star);
  if (near) return fromTheTop(around([near], 0), pane);
  return !where || where[0].grid.columns === 3 ? fromTheTop(around(inPlay(panels, scene), heavens(scene.board) ? 24 : 0), pane) : closeUp(where, environ, pane);
}

/** A box that leaves what room there is under it. @param {Box} box @param {import('./layout.js').Pane} pane @returns {Box} */
export const fromTheTop = (box, pane) => ({...box, height: Math.max(box.height, (box.width * pane.height) / pane.width)});

/** All stars with their names; in a small pane as many around the scenario as can be told apart. @param {Panel[]} panels @param {Scene} scene @param {import('./layout.js').Pane} pane @returns {Box} */
export function galaxyBox(panels, scene, pane) {
  const all = around(panels.map(({x, y, width, planets: [{cy}], grid}) => ({x, y: y + cy - 0.66 * grid.column, width, height: 2.2 * grid.column})), 40);
  const [home] = inPlay(panels, scene);
  const most = pane.width / FARTHEST;
  if (all.width <= most) return all;
  const left = Math.min(Math.max(all.x, home.x + home.width / 2 - most / 2), all.x + all.width - most);
  return {x: left, y: home.y - all.height * 0.2, width: most, height: 1};
}
