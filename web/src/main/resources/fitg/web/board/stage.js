import {nothing, svg} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {known} from '../net/api.js';
import {actor, stack} from './actor.js';
import {glyph} from './art/pieces.js';
import {terrain, typeSign} from './art/terrain.js';
import {art, at, reachable} from './reach.js';
import {describeEnviron} from './words.js';

/** @import {Environ, EnvironFacts} from '../net/documents.js' */
/** @typedef {import('./reach.js').Look} Look */

/** An environ close up: a landscape one knows at a glance, what is to be known of it along its upper edge, and who is there on its ground. */

/** @type {Map<string, string>} */
const painted = new Map();

/** The landscape of an environ, made once for a size. @param {EnvironFacts} facts @param {number} width @param {number} height */
export function landscape({id, type}, width, height) {
  const key = `${id} ${width} ${height}`;
  const known = painted.get(key) ?? terrain(type, width, height, id);
  painted.set(key, known);
  return known;
}

/** @param {import('./layout.js').EnvironPlace} place @param {Look} look */
export function stage({id, box, plan}, look) {
  const {printed, scene} = look;
  const {width, height} = box;
  const facts = known(printed.environ, id);
  const now = scene.environ.get(id);
  const label = describeEnviron(facts, now, scene.tokensIn(id));
  return svg`<g class="stage" transform="translate(${box.x} ${box.y})">
    <g class="drawing" aria-hidden="true">
      <clipPath id="clip-${id}"><rect width=${width} height=${height} rx="10"></rect></clipPath>
      <g clip-path="url(#clip-${id})">
        ${art(landscape(facts, width, height))}
        <rect class="scrim" width=${width} height="36" fill="url(#scrim)"></rect>
        <rect class="foot" y=${height - 34} width=${width} height="34" fill="url(#foot)"></rect>
      </g>
      <rect class="stage-rim" x="0.75" y="0.75" width=${width - 1.5} height=${height - 1.5} rx="9.5"></rect>
      ${caption(facts, now, width)}
      ${now?.campSince ? art(glyph('tent', width / 2 - 15, height - 40, 30, 'c-rebel halo')) : nothing}
    </g>
    ${reachable(`environ ${id}`, label, look, svg`<rect class="glow" x="-1" y="-1" width=${width + 2} height=${height + 2} rx="11"></rect>`)}
    ${repeat(
      plan.placed,
      ({token, units}) => token?.piece ?? `units ${units?.side} ${units?.kind}`,
      ({box: own, token, units}) =>
        at({x: own.x, y: height - own.y - own.height}, token ? actor(token, plan.face, own.width, look) : units ? stack(units, plan.face, look) : nothing),
    )}
  </g>`;
}

/** The kind of place, its size, and who and what lives there, as far as there is room; signs stay when words must go. @param {EnvironFacts} facts @param {Environ | undefined} now @param {number} width */
function caption(facts, now, width) {
  const head = `${facts.type[0].toUpperCase()}${facts.type.slice(1)} ${facts.size}${facts.starred ? '*' : ''}`;
  const room = width - 12;
  let x = 30 + head.length * 7.7 + 9;
  const lines = factsOf(facts, now);
  const words = lines.reduce((sum, [, text]) => sum + 23 + text.length * 6.4, x) <= room;
  return svg`${art(typeSign(facts.type, 9, 6, 16))}<text class="env-name" x="30" y="19">${head}</text>
    ${lines.map(([sign, text], i) => {
      const here = x;
      const told = words || x + 23 + text.length * 6.4 + (lines.length - 1 - i) * 20 <= room;
      x += told ? 23 + text.length * 6.4 : 20;
      return x > room + 8 ? nothing : svg`<g><title>${text}</title><rect class="sensor" x=${here - 2} y="4" width="16" height="20"></rect>${art(glyph(sign, here, 8, 12))}</g>${told ? svg`<text class="env-fact" x=${here + 15} y="18.5">${text}</text>` : nothing}`;
    })}`;
}

/** What is to be known about an environ, each with its sign. @param {EnvironFacts} facts @param {Environ} [now] @returns {[string, string][]} */
export function factsOf({races, creature, sovereign, coupRating}, now) {
  /** @type {[string, string][]} */ const lines = [];
  if (races.length) lines.push(['people', races.join(', ')]);
  if (creature) lines.push(['paw', creature]);
  if (sovereign) lines.push(['crown', sovereign]);
  if (coupRating) lines.push(['star', `coup ${coupRating}${now?.marks.includes('coup') ? ' done' : ''}`]);
  return lines;
}
