import {nothing, svg} from 'lit';
import {navStar} from '../board/art/pieces.js';
import {leaving, provinceNames} from '../board/far.js';
import {farRadius} from '../board/layout.js';
import {art} from '../board/reach.js';

/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('../board/layout.js').Panel} Panel @typedef {import('../board/camera.js').Level} Level */

/** What lies between the stars of a galaxy-wide game: the routes with their distances, and from far the names of the provinces. @param {Printed} printed @param {Panel[]} panels @param {Level} level @param {number} u */
export function galaxyRoutes(printed, panels, level, u) {
  if (level === 'near') return nothing;
  return svg`${level === 'far' ? provinceNames(printed, panels, u) : nothing}${routes(printed, panels, level, u)}`;
}

/** @param {Printed} printed @param {Panel[]} panels @param {Level} level @param {number} u */
function routes(printed, panels, level, u) {
  const star = new Map(panels.map(panel => [panel.system.id, ellipse(panel, level, u)]));
  return printed.routes.map(({from, to, navigationStars}) => {
    const a = star.get(from), b = star.get(to);
    if (!a || !b) return nothing;
    const p = leaving(a, b), q = leaving(b, a);
    if ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y) > (q.x - a.x) * (b.x - a.x) + (q.y - a.y) * (b.y - a.y)) return nothing;
    const on = (/** @type {number} */ part) => ({x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part});
    const parts = Array.from({length: navigationStars}, (_, i) => (i + 1) / (navigationStars + 1)).filter(part => Math.abs(part - 0.5) > 0.08);
    const {x, y} = clear(PARTS.map(on), [...star.values()], u);
    return svg`<path class="route" stroke-width=${2 * u} stroke-dasharray="0 ${6 * u}" d="M${p.x} ${p.y}L${q.x} ${q.y}"></path>
      ${art(parts.map(part => navStar(on(part).x, on(part).y, 9 * u)).join(''))}
      <g transform="translate(${x} ${y}) scale(${u})"><circle class="far-plate" r="10"></circle><text class="far-num" y="4.5" font-size="12">${navigationStars + 1}</text></g>`;
  });
}

/** Where on a route its distance may be written, the middle first. */
const PARTS = [0.5, 0.35, 0.65, 0.22, 0.78];

/** The first place that no star system with its name covers, or else the one that is covered least. @param {{x: number, y: number}[]} places @param {{x: number, y: number, rx: number, ry: number}[]} stars @param {number} u */
function clear(places, stars, u) {
  const room = places.map(({x, y}) => Math.min(1, ...stars.map(star => Math.hypot((x - star.x) / (star.rx + 10 * u), (y - star.y - 12 * u) / (star.ry + 22 * u)))));
  return places[room.indexOf(Math.max(...room))];
}

/** What a star system covers: from far its planets, nearer also the tabs under them. @param {Panel} panel @param {Level} level @param {number} u */
function ellipse({x, y, width, planets, grid}, level, u) {
  const {cy} = planets[0], r = farRadius(planets[0].r, grid);
  const most = Math.max(...planets.map(({environs}) => environs.length)) + 1;
  const under = level === 'far' ? 0 : most * 38 * u;
  return {x: x + width / 2, y: y + cy + under / 2, rx: width / 2 + 4 * u, ry: r + 34 * u + under / 2};
}
