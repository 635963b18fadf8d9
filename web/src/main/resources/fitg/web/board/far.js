import {nothing, svg} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {lettering} from './art/lettering.js';
import {glyph, heads, navStar, strength} from './art/pieces.js';
import {farRadius} from './layout.js';
import {limb} from './middle.js';
import {art, reachable} from './reach.js';
import {isAssigned, isGone, markWords, planetMarks} from '../galaxy/marks.js';
import {describePlanet} from './words.js';

/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('./reach.js').Look} Look @typedef {import('./layout.js').Panel} Panel @typedef {import('./layout.js').PlanetPlace} PlanetPlace */

/** A star system from far: whose are the planets, how loyal, who stands there. @param {Panel} panel @param {Look} look */
export function farSystem({system, planets, width, grid}, look) {
  const u = look.unit;
  const {cy} = planets[0];
  const r = farRadius(planets[0].r, grid);
  const wide = look.scene.board.realm;
  const y = cy + r + (wide ? 50 : 34) * u;
  const name = (/** @type {string} */ cls, /** @type {number} */ weight) => lettering(system.name, width / 2, y, 10.5 * u, {anchor: 'middle', weight: weight * u, cls, gap: 3.2});
  return svg`${repeat(planets, each => each.planet.id, each => planet({...each, r: farRadius(each.r, grid)}, look))}
    <g class="drawing" aria-hidden="true">${isAssigned(system.province, wide) ? svg`<path class="assigned-flag" transform="translate(${width / 2} ${y + 5 * u}) scale(${u})" d="M-6 0H6L0 8Z"></path>` : nothing}${art(name('letters dark-edge', 4.5) + name(`letters p${system.province}`, 1.5))}</g>`;
}

/** @param {PlanetPlace} place @param {Look} look */
function planet({planet: facts, cx, cy, r, environs}, look) {
  const {scene, unit: u} = look;
  const now = scene.planet.get(facts.id);
  const label = now ? describePlanet(now) + markWords(facts.id, scene.board, look.printed) : `${facts.name}, not in this scenario`;
  const crown = facts.kind === 'ordinary' ? '' : glyph('crown', -7 * u, -r - 22 * u, 14 * u, 'crown');
  return svg`<g class="world ${now ? now.state.id : 'away'} ${isGone(facts.id, scene.board) ? 'gone' : ''}">
    <g class="drawing" aria-hidden="true" transform="translate(${cx} ${cy})">
      ${now && scene.board.realm ? svg`<text class="far-name" y=${r + 33 * u} font-size=${11.5 * u}>${facts.name}</text>` : nothing}
      ${art((now ? limb(now, r, u) : '') + crown)}
    </g>
    ${planetMarks(facts.id, scene.board, look.printed, cx + r + 6 * u, cy, 17 * u)}
    ${reachable(`planet ${facts.id}`, label, look, svg`<circle class="glow" cx=${cx} cy=${cy} r=${Math.max(r + 6 * u, 16 * u)}></circle>`)}
    ${now ? svg`<g class="drawing" aria-hidden="true" transform="translate(${cx} ${cy})">${art(forces(environs.map(each => each.id), scene, r, u))}</g>` : nothing}
  </g>`;
}

/** One number a side under the planet, one mark a side for people beside it. All in one drawing: each is read by itself, and the galaxy has many. @param {number[]} environs @param {import('./scene.js').Scene} scene @param {number} r @param {number} u */
function forces(environs, scene, r, u) {
  const sides = ['imperial', 'rebel'].map(side => ({
    side,
    units: environs.reduce((sum, id) => sum + scene.strength(id, side), 0),
    people: environs.reduce((sum, id) => sum + scene.tokensIn(id).filter(each => each.side === side && each.kind === 'character').length, 0),
  }));
  const shown = sides.filter(({units}) => units);
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ drawing) => `<g transform="translate(${x} ${y})">${drawing}</g>`;
  return [
    ...shown.map(({side, units}, i) => at((i * 18 - shown.length * 9) * u, r + 3 * u, strength(side, units, 16 * u))),
    ...sides.map(({side, people}) => (people ? at(side === 'rebel' ? r * 0.62 : -r * 0.62 - 15 * u, -r * 0.7 - 8 * u, heads(side, people, 15 * u)) : '')),
  ].join('');
}

/** The names of the provinces, large and faint, where they have most room. @param {Printed} printed @param {Panel[]} panels @param {number} u */
export function provinceNames(printed, panels, u) {
  const stars = panels.map(({system, x, y, width, planets}) => ({province: system.province, x: x + width / 2, y: y + planets[0].cy, half: width / 2}));
  const left = Math.min(...panels.map(each => each.x)), right = Math.max(...panels.map(each => each.x + each.width));
  return printed.provinces.filter(({id}) => stars.some(each => each.province === id)).map(({id, name}) => {
    const {x, y} = roomiest(stars, id, u);
    const inside = Math.min(Math.max(x, left + 92 * u), right - 92 * u);
    return svg`<g class="province">${art(lettering(name, inside, y, 12 * u, {anchor: 'middle', weight: 1.4 * u, cls: `letters p${id}`, gap: 7}))}</g>`;
  });
}

/** @typedef {{province: number, x: number, y: number, half: number}} Star */

/** The point of a province where its name is farthest from what stands at any star. @param {Star[]} stars @param {number} province @param {number} u */
function roomiest(stars, province, u) {
  const own = stars.filter(each => each.province === province), others = stars.filter(each => each.province !== province);
  const [left, right, top, bottom] = [Math.min(...own.map(each => each.x)), Math.max(...own.map(each => each.x)), Math.min(...own.map(each => each.y)), Math.max(...own.map(each => each.y))];
  let best = {x: (left + right) / 2, y: (top + bottom) / 2, far: 0};
  for (let i = 0; i <= 16; i++) {
    for (let j = 0; j <= 16; j++) {
      const x = left + ((right - left) * i) / 16, y = top + ((bottom - top) * j) / 16;
      const nearest = (/** @type {Star[]} */ among) => Math.min(...among.map(each => Math.hypot((each.x - x) * 0.6, each.y - y)));
      const far = Math.min(...stars.map(star => clearance(star, x, y, u)), nearest(others) - nearest(own));
      if (far > best.far) best = {x, y, far};
    }
  }
  return best;
}

/** The room between a name and the planets of a star with their names. @param {Star} star @param {number} x @param {number} y @param {number} u */
function clearance(star, x, y, u) {
  return Math.hypot(Math.max(0, Math.abs(star.x - x) - star.half - 100 * u) * 0.6, Math.max(0, Math.abs(star.y + 14 * u - y) - 62 * u));
}

/** The routes between the star systems: beads of light, a navigation star is a star. @param {Printed} printed @param {Panel[]} panels @param {number} u */
export function routeLines(printed, panels, u) {
  const star = new Map(panels.map(({system, x, y, width, planets, grid}) => [system.id, {x: x + width / 2, y: y + planets[0].cy, rx: width / 2 + 4 * u, ry: farRadius(planets[0].r, grid) + 34 * u}]));
  return printed.routes.map(({from, to, navigationStars}) => {
    const a = star.get(from), b = star.get(to);
    if (!a || !b) return nothing;
    const p = leaving(a, b), q = leaving(b, a);
    const stars = Array.from({length: navigationStars}, (_, i) => (i + 1) / (navigationStars + 1));
    return svg`<path class="route" stroke-width=${1.8 * u} stroke-dasharray="0 ${5.5 * u}" d="M${p.x} ${p.y}L${q.x} ${q.y}"></path>
      ${art(stars.map(part => navStar(p.x + (q.x - p.x) * part, p.y + (q.y - p.y) * part, 10 * u)).join(''))}`;
  });
}

/**
 * Between star systems that stand side by side: each route with its navigation stars and its distance in figures.
 * @param {Printed} printed @param {Panel[]} panels @param {number} u @param {boolean} near
 */
export function shortRoutes(printed, panels, u, near) {
  const known = new Map(panels.map(panel => [panel.system.id, panel]));
  return printed.routes.map(({from, to, navigationStars}) => {
    const a = known.get(from), b = known.get(to);
    if (!a || !b) return nothing;
    const [p, q] = across(a, b, u, near);
    const parts = Array.from({length: navigationStars + 1}, (_, i) => (i + 1) / (navigationStars + 2));
    const on = (/** @type {number} */ part) => ({x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part});
    const figure = on(parts[parts.length - 1]);
    return svg`<path class="route" stroke-width=${2.4 * u} stroke-dasharray="0 ${6 * u}" d="M${p.x} ${p.y}L${q.x} ${q.y}"></path>
      ${parts.slice(0, -1).map(part => art(navStar(on(part).x, on(part).y, 11 * u)))}
      <g transform="translate(${figure.x} ${figure.y}) scale(${u})"><circle class="far-plate" r="13"></circle><text class="far-num" y="5">${navigationStars + 1}</text></g>`;
  });
}

/** The ends of a route between two panels: side by side, or one over the other. @param {Panel} a @param {Panel} b @param {number} u @param {boolean} near */
function across(a, b, u, near) {
  if (a.y === b.y) {
    const [left, right] = a.x < b.x ? [a, b] : [b, a];
    const y = left.y + left.planets[0].cy;
    return [{x: left.x + left.width - 4, y}, {x: right.x + 4, y}];
  }
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  const x = Math.min(Math.max(lower.x + lower.width / 2, upper.x + 40), upper.x + upper.width - 40);
  if (near) return [{x, y: upper.y + upper.height}, {x, y: lower.y - 8}];
  const most = Math.max(...upper.planets.map(({environs}) => environs.length)) + 1;
  const {cy, r} = upper.planets[0];
  return [{x, y: upper.y + cy + r + (34 + most * 38) * u}, {x, y: lower.y + lower.grid.top - 82 * u}];
}

/** Where the line from one star to another leaves the ellipse of its planets. @param {{x: number, y: number, rx: number, ry: number}} a @param {{x: number, y: number}} b */
export function leaving(a, b) {
  const dx = b.x - a.x, dy = b.y - a.y;
  const part = 1 / Math.hypot(dx / a.rx, dy / a.ry);
  return {x: a.x + dx * part, y: a.y + dy * part};
}
