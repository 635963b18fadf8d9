import {nothing, svg} from 'lit';
import {inmates, portrait, ring} from './actor.js';
import {at, reachable} from './reach.js';
import {describeToken} from './words.js';

/** @typedef {import('./reach.js').Look} Look @typedef {import('./layout.js').PlanetPlace} PlanetPlace @typedef {import('./layout.js').Box} Box */

/** The orbit box: an astrolabe band over the planet. Ships ride on it, the Empire's on the left half, the Rebels' on the right. */

/** In pixels: where the band lies above the sphere, and how large its riders are. */
const BAND = {inner: 14, outer: 62, rider: 42};
const SMALL = {inner: 8, outer: 42, rider: 30};
/** The ends of the band, in degrees. */
const [FROM, TO] = [200, 340];

/** @param {number} far @param {number} a in degrees @param {{cx: number, cy: number}} middle */
const point = (far, a, {cx, cy}) => ({x: cx + far * Math.cos((a * Math.PI) / 180), y: cy + far * Math.sin((a * Math.PI) / 180)});

/** What there is room for at a distance. @param {PlanetPlace} place @param {import('./camera.js').Level} level @param {number} u */
function sizes({r, box}, level, u) {
  const {inner, outer, rider} = level === 'near' ? BAND : SMALL;
  const k = level === 'near' ? 1 : u;
  const most = (box.width / 2 + 4) / Math.cos(((FROM - 180) * Math.PI) / 180);
  const far = Math.min(r + outer * k, most);
  return {inner: r + inner * k, outer: far, rider: Math.min(rider * k, 1.25 * (far - r - inner * k))};
}

/**
 * Who rides where: each side from its end towards the middle, closer together when there are many.
 * @param {PlanetPlace} place @param {import('./scene.js').Scene} scene @param {import('./camera.js').Level} level @param {number} u
 * @returns {{token: import('./scene.js').Token, box: Box}[]}
 */
export function riders(place, scene, level, u) {
  const {inner, outer, rider} = sizes(place, level, u);
  const far = (inner + outer) / 2;
  const all = scene.inOrbit(place.planet.id);
  const wide = (rider / far) * (180 / Math.PI) + 3;
  const step = Math.min(wide, (TO - FROM - wide) / Math.max(1, all.length - 1));
  return ['imperial', 'rebel'].flatMap(side =>
    all.filter(each => each.side === side).map((token, i) => {
      const {x, y} = point(far, side === 'imperial' ? FROM + wide / 2 + i * step : TO - wide / 2 - i * step, place);
      return {token, box: {x: x - rider / 2, y: y - rider / 2, width: rider, height: rider}};
    }),
  );
}

/** The box of the band, for those who move with the arrow keys. @param {PlanetPlace} place @param {import('./camera.js').Level} level @param {number} u @returns {Box} */
export function bandBox(place, level, u) {
  const {inner, outer} = sizes(place, level, u);
  return {x: place.cx - outer * 0.5, y: place.cy - outer, width: outer, height: outer - inner};
}

/** @param {PlanetPlace} place @param {Look} look */
export function orbit(place, look) {
  const {planet: facts} = place;
  const {inner, outer, rider} = sizes(place, look.level, look.unit);
  const p = (/** @type {number} */ far, /** @type {number} */ a) => `${point(far, a, place).x.toFixed(1)} ${point(far, a, place).y.toFixed(1)}`;
  const tick = (outer - inner) / 10;
  let ticks = '';
  for (let a = FROM + 4; a < TO; a += 4) ticks += `M${p(outer, a)}L${p(outer - ((a - FROM) % 20 === 0 ? 1.6 : 0.8) * tick, a)}`;
  const riding = riders(place, look.scene, look.level, look.unit);
  const band = `M${p(outer, FROM)}A${outer} ${outer} 0 0 1 ${p(outer, TO)}L${p(inner, TO)}A${inner} ${inner} 0 0 0 ${p(inner, FROM)}Z`;
  const names = riding.map(({token}) => token.name).join(', ');
  return svg`<g class="orbit">
    <g class="drawing" aria-hidden="true"><path class="orbit-box" d=${band}></path><path class="orbit-ticks" d=${ticks}></path></g>
    ${reachable(`place orbit-${facts.id}`, `Orbit of ${facts.name}${names ? `: ${names}` : ', nobody there'}`, look, svg`<path class="glow" d=${band}></path>`)}
    ${riding.map(({token, box}) => at(box, passing(token, rider, look)))}
  </g>`;
}

/** A piece in space; units are no pieces of their own, their place is. @param {import('./scene.js').Token} token @param {number} size @param {Look} look */
export const passing = (token, size, look) => svg`<g class="mover" data-mover=${token.piece}>
  <g class="drawing" aria-hidden="true">${portrait(token, size, look.printed, size / look.unit, inmates(token, look))}${token.kind === 'units' ? svg`<text class="who" x=${size / 2} y=${size + 9}>${token.short}</text>` : nothing}</g>
  ${token.kind === 'units' ? nothing : reachable(token.piece, describeToken(token, look.scene.inside.get(token.piece)), look, ring(token, size))}</g>`;
