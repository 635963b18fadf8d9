import {nothing, svg} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {lettering, lineWidth} from './art/lettering.js';
import {hitMark} from './art/marks.js';
import {base, controlMark, glyph} from './art/pieces.js';
import {banner, battlement, flames, loyalty} from './art/tracks.js';
import {corner} from './drift.js';
import {orbit} from './orbit.js';
import {art, at, reachable} from './reach.js';
import {stage} from './stage.js';
import {isGone, markWords, planetMarks} from '../galaxy/marks.js';
import {describePlanet, heldBy} from './words.js';

/** @import {Planet, PlanetFacts} from '../net/documents.js' */
/** @typedef {import('./reach.js').Look} Look @typedef {import('./layout.js').Panel} Panel @typedef {import('./layout.js').PlanetPlace} PlanetPlace */

/** A star system close up: every planet with its orbit, its plate and its stages. @param {Panel} panel @param {Look} look */
export function nearSystem(panel, look) {
  const {system, planets, space, grid} = panel;
  const cap = grid.columns === 1 ? 16 : 24;
  const province = look.printed.provinces.find(each => each.id === system.province);
  const wide = (lineWidth(system.name) * cap) / 14;
  return svg`<g class="drawing" aria-hidden="true">
      ${art(lettering(system.name, 14, 12 + cap, cap, {weight: 2.4}))}
      ${grid.columns === 1 ? nothing : svg`<text class="sub" x=${wide + 34} y="22">${province?.name}</text>`}
    </g>
    ${repeat(planets, each => each.planet.id, each => planet(each, look))}
    ${space ? corner(space, system.id, look) : nothing}`;
}

/** @param {PlanetPlace} place @param {Look} look */
function planet(place, look) {
  const {planet: facts, cx, cy, r, plate, environs} = place;
  const now = look.scene.planet.get(facts.id);
  const label = now ? describePlanet(now) + markWords(facts.id, look.scene.board, look.printed) : `${facts.name}, not in this scenario`;
  const touch = svg`<g class="glow"><path d="M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0V${plate.y}H${plate.x + plate.width}V${plate.y + plate.height}H${plate.x}V${plate.y}H${cx - r}Z"></path></g>`;
  return svg`<g class="world ${now ? now.state.id : 'away'} ${isGone(facts.id, look.scene.board) ? 'gone' : ''}">
    ${look.scene.hasOrbits ? orbit(place, look) : nothing}
    ${now?.state.id === 'rebellion' ? at({x: cx, y: cy}, svg`<g class="revolt" aria-hidden="true">${art(flames(r + 4))}</g>`) : nothing}
    ${at(plate, nameplate(facts, now, plate.width))}
    ${planetMarks(facts.id, look.scene.board, look.printed, cx + r + 18, cy - 6, 26)}
    ${reachable(`planet ${facts.id}`, label, look, touch)}
    ${repeat(environs, each => each.id, each => stage(each, look))}
  </g>`;
}

/** Name, holder, defence base and loyalty: in the same place in every column. @param {PlanetFacts} facts @param {Planet | undefined} now @param {number} w */
function nameplate(facts, now, w) {
  const roomy = w >= 300;
  const rank = facts.kind === 'throne' || facts.kind === 'capital' ? 'crown' : facts.homeOfRace ? 'house' : '';
  const room = w - 30 - (now ? 52 : 0) - (rank ? 20 : 0) - (now ? (roomy ? 100 : 22) : 0);
  const cap = Math.min(17, (room * 14) / lineWidth(facts.name));
  const wide = (lineWidth(facts.name) * cap) / 14;
  return svg`<g class="drawing plate" aria-hidden="true">
    <path class="name-plate" d="M0 10Q0 0 10 0H${w - 10}Q${w} 0 ${w} 10V72H0Z"></path>
    <path class="edge-${now?.control ?? 'none'}" d="${battlement(now?.control, 16, w - 66)}M8 -1H${w - 8}V1H8Z"></path>
    ${art(lettering(facts.name, 14, 30, cap, {weight: 2}))}
    ${rank ? art(glyph(rank, wide + 24, 15, 15, 'rank')) : nothing}
    ${now ? standing(now, w, roomy) : svg`<text class="sub" x="14" y="58">not in this scenario</text>`}
  </g>`;
}

/** @param {Planet} now @param {number} w @param {boolean} roomy */
function standing(now, w, roomy) {
  const word = heldBy(now);
  const x = roomy ? w - 84 - word.length * 7.8 : w - 74;
  return svg`${at({x, y: 15}, art(controlMark(now.control)))}
    ${roomy ? svg`<text class="held" x=${x + 20} y="27.5">${word}</text>` : nothing}
    ${at({x: w - 52, y: -4}, art(base(now.pdbLevel, now.pdbUp, 44)))}
    ${now.base?.hits ? at({x: w - 50, y: 2}, art(hitMark(now.base.hits))) : nothing}
    ${at({x: 10, y: 42}, art(now.loyaltyInUse ? loyalty(now.loyalty, w - 20, 24, now.id) : banner(now.state.id, w - 20, 24)))}`;
}
