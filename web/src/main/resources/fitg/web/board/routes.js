import {svg} from 'lit';

/** @import {Printed} from '../net/documents.js' */

/**
 * The routes between the star systems with their navigation stars.
 * @typedef {import('./layout.js').Panel} Panel
 * @param {Printed} printed @param {Panel[]} panels
 */
export function routeLines(printed, panels) {
  const panel = new Map(panels.map(each => [each.system.id, each]));
  return printed.routes.map(route => {
    const from = panel.get(route.from);
    const to = panel.get(route.to);
    return from && to ? line(edge(from, middle(to)), edge(to, middle(from)), route.navigationStars) : '';
  });
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b @param {number} stars */
function line(a, b, stars) {
  const dots = Array.from({length: stars}, (_, i) => (i + 1) / (stars + 1));
  return svg`<path class="route" d="M${a.x} ${a.y}L${b.x} ${b.y}"></path>
    ${dots.map(part => star(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part))}`;
}

/** @param {number} x @param {number} y */
const star = (x, y) =>
  svg`<path class="nav-star" transform="translate(${x} ${y})" d="M0 -18L4 -4L18 0L4 4L0 18L-4 4L-18 0L-4 -4Z"></path>`;

/** @param {import('./layout.js').Box} box */
const middle = box => ({x: box.x + box.width / 2, y: box.y + box.height / 2});

/** Where the line from the middle of a panel to another point leaves it, so that no route is hidden behind a panel. @param {Panel} box @param {{x: number, y: number}} to */
export function edge(box, to) {
  const {x, y} = middle(box);
  const dx = to.x - x;
  const dy = to.y - y;
  const part = Math.min(dx ? box.width / 2 / Math.abs(dx) : Infinity, dy ? box.height / 2 / Math.abs(dy) : Infinity);
  return {x: x + dx * part, y: y + dy * part};
}
