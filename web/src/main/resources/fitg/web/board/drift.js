import {nothing, svg} from 'lit';
import {actor} from './actor.js';
import {passing} from './orbit.js';
import {art, at, reachable} from './reach.js';
import {navStar} from './art/pieces.js';
import {heavens} from './theatre.js';

/** @typedef {import('./reach.js').Look} Look @typedef {import('./layout.js').Box} Box @typedef {import('./layout.js').Panel} Panel @typedef {import('./scene.js').Scene} Scene */

/** Outer space around a star and its drift areas, and how far it is to the other stars in play. */

const RINGS = [{word: 'In space'}, {word: 'Drift 1', key: 'drift'}, {word: 'Drift 2', key: 'far-drift'}];

/** The height of a line in the list of the nearest stars. */
const ROW = 19;

/** The rings that are drawn: drift areas always where the game has them, outer space when somebody is there. @param {Scene} scene @param {number} system */
const ringsOf = (scene, system) => [0, 1, 2].filter(ring => scene.adrift(system, ring).length || (ring > 0 && scene.space.has(`drift-${system}`)));

/** How far it is to other stars, in words. @param {Look} look @param {number} system */
function distances({scene, printed}, system) {
  const all = heavens(scene.board)?.distances ?? [];
  return all.filter(({from, to}) => from === system || to === system).map(({from, to, distance}) => {
    const other = from === system ? to : from;
    return {name: printed.systems.find(each => each.id === other)?.name ?? '', distance};
  });
}

/** @param {Look} look @param {number} system @param {number} ring */
function label(look, system, ring) {
  const names = look.scene.adrift(system, ring).map(each => each.name).join(', ');
  const far = distances(look, system).map(({name, distance}) => `${distance} to ${name}`).join(', ');
  return `${look.scene.space.get(`${RINGS[ring].key}-${system}`)?.name ?? RINGS[ring].word}${names ? `: ${names}` : ', nobody there'}${far ? `. Distances: ${far}` : ''}`;
}

/** Where each ring is drawn close up. @param {Box} box @param {Scene} scene @param {number} system @returns {{ring: number, box: Box}[]} */
export function cornerPlan({x, y, width, height}, scene, system) {
  const used = ringsOf(scene, system);
  const wide = width / used.length;
  return used.map((ring, i) => ({ring, box: {x: x + i * wide, y, width: wide - 6, height}}));
}

/** Close up: a box for each ring in a corner of the system. @param {Box} space @param {number} system @param {Look} look */
export function corner(space, system, look) {
  const room = Math.max(1, Math.floor((space.height - 34) / ROW));
  const far = distances(look, system).sort((a, b) => a.distance - b.distance).slice(0, room);
  return svg`<g class="drift">${cornerPlan(space, look.scene, system).map(({ring, box}) => {
    const here = look.scene.adrift(system, ring);
    const step = Math.min(66, (box.width - 10) / here.length);
    const face = Math.min(54, step - 8);
    const shape = svg`<rect class="glow" width=${box.width} height=${box.height} rx="22"></rect>`;
    return svg`<g transform="translate(${box.x} ${box.y})">
      <g class="drawing" aria-hidden="true"><rect class="drift-${ring}" width=${box.width} height=${box.height} rx="22"></rect>
        <text class="drift-word" x="16" y="20">${RINGS[ring].word}</text>
        ${far.map(({name, distance}, i) => (ring === 1 && !here.length ? svg`${art(navStar(22, 42 + i * ROW, 8))}<text class="drift-word" x="36" y=${46 + i * ROW}>${distance} to ${name}</text>` : nothing))}</g>
      ${RINGS[ring].key ? reachable(`place ${RINGS[ring].key}-${system}`, label(look, system, ring), look, shape) : nothing}
      ${here.map((token, k) => at({x: 8 + k * step, y: box.height - face - 26}, token.kind === 'units' ? passing(token, face, look) : actor(token, face, step, look)))}
    </g>`;
  })}</g>`;
}

/** In pixels. */
const TAB = {width: 150, height: 34, gap: 4, word: 58, face: 30};

/**
 * From a middle distance: a tab for each ring under the planet with the fewest environs.
 * @param {Panel} panel @param {Scene} scene @param {number} u
 * @returns {{ring: number, box: Box, tokens: {token: import('./scene.js').Token, box: Box}[], more: number}[]}
 */
export function tabsOf({planets, system}, scene, u) {
  const place = planets.reduce((a, b) => (a.environs.length <= b.environs.length ? a : b));
  const top = place.cy + place.r + (28 + 10) * u + place.environs.length * (TAB.height + TAB.gap) * u;
  const wide = Math.min(TAB.width, place.box.width / u - 4);
  return ringsOf(scene, system.id).map((ring, i) => {
    const box = {x: place.cx - (wide * u) / 2, y: top + i * (TAB.height + TAB.gap) * u, width: wide * u, height: TAB.height * u};
    const all = scene.adrift(system.id, ring);
    const shown = all.slice(0, Math.max(1, Math.floor((wide - TAB.word - 4) / TAB.face)));
    const tokens = shown.map((token, k) => ({token, box: {x: box.x + (TAB.word + k * TAB.face) * u, y: box.y + 3 * u, width: 28 * u, height: 28 * u}}));
    return {ring, box, tokens, more: all.length - shown.length};
  });
}

/** @param {Panel} panel @param {Look} look */
export function driftTabs(panel, look) {
  const u = look.unit;
  return tabsOf(panel, look.scene, u).map(({ring, box, tokens, more}) => svg`<g>
    <g class="drawing" aria-hidden="true" transform="translate(${box.x} ${box.y}) scale(${u})">
      <rect class="drift-tab drift-${ring}" width=${box.width / u} height=${TAB.height} rx="17"></rect>
      <text class="drift-word" x="12" y="21">${RINGS[ring].word}</text>
      ${more ? svg`<text class="more" x=${box.width / u - 6} y="22">+${more}</text>` : nothing}
    </g>
    ${RINGS[ring].key ? reachable(`place ${RINGS[ring].key}-${panel.system.id}`, label(look, panel.system.id, ring), look, svg`<rect class="glow" x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx=${17 * u}></rect>`) : nothing}
    ${tokens.map(({token, box: own}) => at(own, passing(token, own.width, look)))}
  </g>`);
}
