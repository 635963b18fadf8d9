import {nothing, svg} from 'lit';
import {isGone, markWords, planetMarks} from '../galaxy/marks.js';
import {repeat} from 'lit/directives/repeat.js';
import {known} from '../net/api.js';
import {inmates, portrait, ring} from './actor.js';
import {lettering} from './art/lettering.js';
import {base, controlMark, strength} from './art/pieces.js';
import {typeSign} from './art/terrain.js';
import {flames, loyaltyArc} from './art/tracks.js';
import {driftTabs} from './drift.js';
import {GAP} from './layout.js';
import {orbit} from './orbit.js';
import {art, at, reachable} from './reach.js';
import {landscape} from './stage.js';
import {describeEnviron, describePlanet, describeToken} from './words.js';

/** @typedef {import('./reach.js').Look} Look @typedef {import('./layout.js').Panel} Panel @typedef {import('./layout.js').PlanetPlace} PlanetPlace */

/** A star system from a middle distance: planets with their names, a tab for each environ with one number a side and the first faces. */

/** In pixels. */
const TAB = {height: 34, gap: 4, sign: 25, force: 24, face: 31, least: 14, top: 28};

/** @param {Panel} panel @param {Look} look */
export function middleSystem(panel, look) {
  const {system, planets, grid} = panel;
  const u = look.unit;
  const y = look.scene.hasOrbits ? Math.max(20 * u, grid.top - 58 * u) : grid.top - 32 * u;
  return svg`<g class="drawing" aria-hidden="true">${art(lettering(system.name, look.scene.hasOrbits ? GAP : panel.width / 2, y, 17 * u, {anchor: look.scene.hasOrbits ? 'start' : 'middle', weight: 1.9 * u, cls: `letters p${system.province}`}))}</g>
    ${repeat(planets, each => each.planet.id, each => planet(each, look))}
    ${driftTabs(panel, look)}`;
}

/** @param {PlanetPlace} place @param {Look} look */
function planet(place, look) {
  const {planet: facts, cx, cy, r, environs} = place;
  const u = look.unit;
  const now = look.scene.planet.get(facts.id);
  const wide = facts.name.length * 8 * u + (now ? 18 * u : 0);
  const label = now ? describePlanet(now) + markWords(facts.id, look.scene.board, look.printed) : `${facts.name}, not in this scenario`;
  return svg`<g class="world ${now ? now.state.id : 'away'} ${isGone(facts.id, look.scene.board) ? 'gone' : ''}">
    ${look.scene.hasOrbits ? orbit(place, look) : nothing}
    <g class="drawing" aria-hidden="true">
      ${now ? at({x: cx, y: cy}, art(limb(now, r, u))) : nothing}
      ${now ? at({x: cx - wide / 2, y: cy + r + 8 * u}, svg`<g transform="scale(${u})">${art(controlMark(now.control, 12))}</g>`) : nothing}
      <text class="p-name" x=${cx - wide / 2 + (now ? 18 * u : 0)} y=${cy + r + 19 * u} font-size=${14 * u}>${facts.name}</text>
      ${now ? at({x: cx + r * 0.6, y: cy + r * 0.3}, art(base(now.pdbLevel, now.pdbUp, 32 * u))) : nothing}
    </g>
    ${planetMarks(facts.id, look.scene.board, look.printed, cx - r - 6 * u, cy, 20 * u)}
    ${reachable(`planet ${facts.id}`, label, look, svg`<circle class="glow" cx=${cx} cy=${cy} r=${r + 8 * u}></circle>`)}
    ${repeat(environs, each => each.id, each => tab(each.id, place, look))}
  </g>`;
}

/** What the limb of a planet tells: flames, the ring of those who hold it, or how loyal it is. @param {import('../net/documents.js').Planet} now @param {number} r @param {number} u */
export function limb(now, r, u) {
  if (now.state.id === 'rebellion') return `<g class="revolt">${flames(r + 3 * u)}</g>`;
  if (now.state.id === 'rebel-control') return `<circle r="${r + 5 * u}" class="held-ring" stroke-width="${4 * u}"/><path d="M0 ${-r - 14 * u}l${8 * u} ${13 * u}h${-16 * u}z" class="c-rebel halo"/>`;
  if (now.state.id === 'rebellion-stopped') return `<circle r="${r + 5 * u}" class="stopped-ring" stroke-width="${3 * u}" stroke-dasharray="${6 * u} ${5 * u}"/>`;
  return loyaltyArc(now.loyalty, r + 6 * u, 5 * u);
}

/** Ground units are told by one number a side. @param {import('./scene.js').Token} token */
const isGround = token => token.kind === 'counter' && token.state.branch === 'ground';

/** @param {number} id @param {PlanetPlace} place @param {Look} look */
function tab(id, place, look) {
  const {printed, scene, unit: u} = look;
  const plan = tabPlan(place, scene, u).get(id);
  const facts = known(printed.environ, id);
  if (!plan) return nothing;
  const {box, forces, tokens, more} = plan;
  return svg`<g>
    <g class="drawing" aria-hidden="true" transform="translate(${box.x} ${box.y}) scale(${u})">
      <clipPath id="tab-${id}"><rect width=${box.width / u} height=${TAB.height} rx="8"></rect></clipPath>
      <g class="tab-land" clip-path="url(#tab-${id})">${art(landscape(facts, Math.round(box.width / u), TAB.height))}</g>
      <rect class="tab-box ${facts.type}" width=${box.width / u} height=${TAB.height} rx="8"></rect>
      ${art(typeSign(facts.type, 6, 9, 16))}
      ${forces.map(({side, count, x}) => at({x, y: 7}, art(strength(side, count, 20))))}
      ${more ? svg`<text class="more" x=${box.width / u - 5} y="22">+${more}</text>` : nothing}
    </g>
    ${reachable(`environ ${id}`, describeEnviron(facts, scene.environ.get(id), scene.tokensIn(id)), look, svg`<rect class="glow" x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx=${8 * u}></rect>`)}
    ${repeat(tokens, ({token}) => token.piece, ({token, box: own}) =>
      at(own, svg`<g class="mover" data-mover=${token.piece}><g class="drawing" aria-hidden="true">${portrait(token, own.width, printed, 28, inmates(token, look))}</g>
        ${reachable(token.piece, describeToken(token, scene.inside.get(token.piece)), look, ring(token, own.width))}</g>`))}
  </g>`;
}

/**
 * The tabs of a planet's environs under its name, and what each has room for.
 * @typedef {import('./layout.js').Box} Box
 * @typedef {{box: Box, forces: {side: string, count: number, x: number}[], tokens: {token: import('./scene.js').Token, box: Box}[], more: number}} Tab
 * @param {PlanetPlace} place in its panel @param {import('./scene.js').Scene} scene @param {number} u @returns {Map<number, Tab>}
 */
export function tabPlan({cx, cy, r, box, environs}, scene, u) {
  const wide = Math.min(box.width / u - 4, 172);
  return new Map(environs.map(({id}, i) => {
    const own = {x: cx - (wide * u) / 2, y: cy + r + (TAB.top + i * (TAB.height + TAB.gap)) * u, width: wide * u, height: TAB.height * u};
    let x = TAB.sign;
    const forces = ['imperial', 'rebel'].flatMap(side => {
      const count = scene.strength(id, side);
      if (count) x += TAB.force;
      return count ? [{side, count, x: x - TAB.force}] : [];
    });
    const all = scene.tokensIn(id).filter(token => !isGround(token) || scene.lit.has(token.piece));
    const {shown, step} = packed(all, wide - x, scene);
    const tokens = shown.map((token, k) => ({token, box: {x: own.x + (x + k * step) * u, y: own.y + 3 * u, width: 28 * u, height: 28 * u}}));
    return [id, {box: own, forces, tokens, more: all.length - shown.length}];
  }));
}

/** So many faces as there is room for, one over the other where there are many; those in question and prisoners before others. @param {import('./scene.js').Token[]} all @param {number} room @param {import('./scene.js').Scene} scene */
function packed(all, room, scene) {
  const step = Math.min(TAB.face, (room - TAB.face) / Math.max(1, all.length - 1));
  if (step >= TAB.least) return {shown: all, step};
  const most = Math.max(0, 1 + Math.floor((room - TAB.face - 20) / TAB.least));
  const first = (/** @type {import('./scene.js').Token} */ token) => Number(!scene.lit.has(token.piece) && !(token.kind === 'character' && token.state.prisoner));
  const chosen = new Set([...all].sort((one, other) => first(one) - first(other)).slice(0, most));
  return {shown: all.filter(token => chosen.has(token)), step: TAB.least};
}
