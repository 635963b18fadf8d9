import {nothing, svg} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {known} from '../net/api.js';
import {clawMark, crownMark, environMark, houseMark, personMark, starMark} from '../reference/pictograms.js';
import {FACT, HEADER, PANEL, TITLE, TOKENS, drawnTokens, factsOf, spaceToken, tokenBox, unitPlace} from './layout.js';
import {controlFlag, disc, loyaltyTrack, shield, strength, tent, tokenCard, unitCounter} from './pieces.js';
import {describeEnviron, describePlanet, describeToken} from './words.js';

/** @import {Environ, EnvironFacts, Planet, PlanetFacts, Printed} from '../net/documents.js' */

/**
 * One star system, drawn for one of the three distances.
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./layout.js').Panel} Panel
 * @typedef {{
 *   printed: Printed, scene: Scene, level: import('./camera.js').Level, cursor: string,
 *   chosen: (piece: string) => void, focused: (piece: string) => void,
 * }} Look what the drawing needs to know, and whom it tells about a click
 */
const WIDTH = PANEL - 16;

/** @param {Panel} panel @param {Look} look */
export function systemPanel(panel, look) {
  const {system, x, y, height, planets} = panel;
  const inPlay = planets.some(({planet}) => look.scene.planet.has(planet.id));
  return svg`<g transform="translate(${x} ${y})" class="system p-${system.province} ${inPlay ? '' : 'away'}">
    <rect class="panel" width=${PANEL} height=${height} rx="14"></rect>
    <text class="title" x="16" y=${look.level === 'far' ? 36 : 31} font-size=${look.level === 'far' ? 38 : 22}>${system.name.toUpperCase()}</text>
    ${panel.space ? space(system.id, look) : nothing}
    ${repeat(planets, block => block.planet.id, block => planet(block, look))}
  </g>`;
}

/** Those who have not come down yet. @param {number} system @param {Look} look */
function space(system, look) {
  return svg`<text class="note" x="16" y=${TITLE + 10}>In space</text>
    ${repeat(look.scene.tokensInSpace(system), token => token.piece, (token, i) => at(spaceToken(i), piece(token, look)))}`;
}

/** @param {{x: number, y: number}} place @param {unknown} drawing */
const at = ({x, y}, drawing) => svg`<g transform="translate(${x} ${y})">${drawing}</g>`;

/**
 * Something on the map that can be reached, asked about and, when lit, chosen.
 * @param {string} name @param {string} label @param {Look} look @param {unknown} drawing
 */
function reachable(name, label, {scene, cursor, chosen, focused}, drawing) {
  const lit = scene.lit.has(name);
  const classes = `reach ${lit ? 'lit' : ''} ${scene.subject === name ? 'subject' : ''}`;
  return svg`<g class=${classes} data-piece=${name} role="button" tabindex=${cursor === name ? 0 : -1}
      aria-label=${lit ? `${label}. Can be chosen` : label}
      @click=${() => chosen(name)} @focus=${() => focused(name)}>${drawing}</g>`;
}

/** @param {import('./layout.js').PlanetPlace} block @param {Look} look */
function planet({planet: facts, y, height, environs}, look) {
  const now = look.scene.planet.get(facts.id);
  const head = reachable(
    `planet ${facts.id}`,
    now ? describePlanet(now) : `${facts.name}, not in this scenario`,
    look,
    look.level === 'far' ? farHeader(facts, now, height, look.printed) : header(facts, now, look.level === 'middle'),
  );
  return svg`<g transform="translate(8 ${y})">
    <rect class="block ${now?.control === 'rebel' ? 'held-rebel' : ''}" width=${WIDTH} height=${height} rx="9"></rect>
    ${head}
    ${look.level === 'far'
      ? nothing
      : repeat(environs, row => row.id, row => environ(row, look))}
    ${look.level === 'far' && now ? farForces(environs, look.scene, height) : nothing}
  </g>`;
}

/** @param {PlanetFacts} facts */
function rank(facts) {
  if (facts.kind === 'throne') return crownMark();
  if (facts.kind === 'capital') return starMark();
  return facts.homeOfRace ? houseMark() : null;
}

/** @param {PlanetFacts} facts @param {Planet | undefined} now @param {boolean} large */
function header(facts, now, large) {
  const mark = rank(facts);
  return svg`
    <rect class="glow" width=${WIDTH} height=${HEADER} rx="9"></rect>
    ${mark ? svg`<g class="rank" transform="translate(8 ${large ? 10 : 13}) scale(${large ? 1.15 : 0.9})">${mark}</g>` : nothing}
    <text class="planet" x=${mark ? (large ? 40 : 34) : 12} y=${large ? 35 : 32} font-size=${large ? 29 : 22}>${facts.name}</text>
    ${now
      ? svg`${at({x: 206, y: 10}, loyaltyTrack(now, 33, 28))}
          ${at({x: 396, y: 33}, controlFlag(now, 21))}
          ${at({x: WIDTH - 34, y: 7}, shield(now, 1.05))}`
      : nothing}`;
}

/**
 * From far away: whose is it, and how loyal?
 * @param {PlanetFacts} facts @param {Planet | undefined} now @param {number} height @param {Printed} printed
 */
function farHeader(facts, now, height, printed) {
  return svg`
    <rect class="glow" width=${WIDTH} height=${height} rx="9"></rect>
    <text class="planet" x="12" y="47" font-size=${facts.name.length > 7 ? 42 : 48}>${facts.name}</text>
    ${now
      ? svg`${at({x: 264, y: 8}, loyaltyTrack(now, 52, 46))}
          ${at({x: 14, y: 98}, controlFlag(now, 40))}
          ${at({x: WIDTH - 50, y: 60}, shield(now, 1.5))}`
      : facts.environs.map((id, i) => farPlace(known(printed.environ, id), i))}`;
}

/** A planet outside the scenario shows what kind of places it has. @param {EnvironFacts} facts of an environ @param {number} i */
const farPlace = (facts, i) => svg`<g class="type" transform="translate(${16 + i * 110} 62) scale(1.5)">${environMark(facts.type)}</g>
  <text class="fact far" x=${58 + i * 110} y="93">${facts.size}</text>`;

/** @param {import('./layout.js').EnvironPlace[]} environs @param {Scene} scene @param {number} height */
function farForces(environs, scene, height) {
  const sum = (/** @type {string} */ side) => environs.reduce((all, row) => all + scene.strength(row.id, side), 0);
  const people = (/** @type {string} */ side) =>
    environs.reduce((all, row) => all + scene.tokensIn(row.id).filter(each => each.side === side && each.kind === 'character').length, 0);
  const shown = [
    sum('imperial') ? strength('imperial', sum('imperial'), 40) : null,
    sum('rebel') ? strength('rebel', sum('rebel'), 40) : null,
    people('imperial') ? heads('empire', people('imperial')) : null,
    people('rebel') ? heads('rebel', people('rebel')) : null,
  ].filter(each => each !== null);
  const y = height > 130 ? 112 : 64;
  const x = height > 130 ? 14 : 274;
  return shown.map((each, i) => at({x: x + i * 54, y}, svg`<g class="quiet">${each}</g>`));
}

/** So many characters. @param {string} side @param {number} count */
const heads = (side, count) => svg`<g class=${side} transform="scale(1.3)">
    ${side === 'rebel' ? svg`<circle cx="15" cy="15" r="15"></circle>` : svg`<rect x="1" y="1" width="28" height="28" rx="4"></rect>`}</g>
  <g class="on-${side}" transform="translate(6 4) scale(0.62)">${personMark()}</g>
  <text class="on-${side} middle-anchor" x="25" y="34" font-size="22">${count}</text>`;

/** @param {import('./layout.js').EnvironPlace} row @param {Look} look */
function environ({id, y, height}, look) {
  const {printed, scene, level} = look;
  const facts = known(printed.environ, id);
  const now = scene.environ.get(id);
  const tokens = scene.tokensIn(id);
  const drawing = svg`
    <rect class="row" x="4" y="2" width=${WIDTH - 8} height=${height - 4} rx="7"></rect>
    <rect class="glow" x="4" y="2" width=${WIDTH - 8} height=${height - 4} rx="7"></rect>
    ${level === 'near' ? nearFacts(facts, now) : middleFacts(facts, now)}
    ${level === 'near' ? nearUnits(now) : middleUnits(id, scene)}`;
  return svg`<g transform="translate(0 ${y})">
    ${reachable(`environ ${id}`, describeEnviron(facts, now, tokens), look, drawing)}
    ${level === 'near'
      ? repeat(tokens, token => token.piece, (token, i) => at(tokenBox(i), piece(token, look)))
      : middleTokens(tokens, look)}
  </g>`;
}

/** @param {import('./scene.js').Token} token @param {Look} look */
function piece(token, look) {
  const near = look.level === 'near';
  return reachable(
    token.piece,
    describeToken(token),
    look,
    near
      ? svg`${tokenCard(token)}<rect class="glow" x="-2" y="-2" width="124" height="39" rx=${token.side === 'rebel' ? 13 : 5}></rect>`
      : svg`${disc(token)}<rect class="glow" x="-1" y="-2" width="42" height="42" rx="20"></rect>`,
  );
}

/** @type {Record<string, () => unknown>} */
const FACT_MARKS = {race: personMark, creature: clawMark, sovereign: crownMark, coup: starMark};

/** @param {EnvironFacts} facts @param {Environ | undefined} now */
function nearFacts(facts, now) {
  return svg`
    <g class="type" transform="translate(12 7) scale(0.85)">${environMark(facts.type)}</g>
    <text class="environ-name" x="37" y="23">${facts.type === 'subterranean' ? 'Subterr.' : capital(facts.type)} ${facts.size}${facts.starred ? '*' : ''}</text>
    ${now?.campSince ? at({x: 136, y: 7}, tent) : nothing}
    ${factsOf(facts).map(([kind, text], i) => {
      const done = kind === 'coup' && now?.marks.includes('coup');
      return svg`<g transform="translate(12 ${30 + i * FACT})">
        <g class="fact-mark" transform="scale(0.56)">${FACT_MARKS[kind]()}</g>
        <text class="fact" x="17" y="12">${shortFact(done ? `${text} done` : text, 17)}</text></g>`;
    })}`;
}

/** @param {string} text @param {number} room */
const shortFact = (text, room) => (text.length <= room ? text : `${text.slice(0, room - 1)}…`);

/** @param {string} word */
const capital = word => word[0].toUpperCase() + word.slice(1);

/** @param {EnvironFacts} facts @param {Environ | undefined} now */
function middleFacts(facts, now) {
  return svg`<g class="type" transform="translate(14 13) scale(1.4)">${environMark(facts.type)}</g>
    <text class="environ-name" x="56" y="42" font-size="29">${facts.size}</text>
    ${now?.campSince ? svg`<g transform="translate(84 16) scale(1.6)">${tent}</g>` : nothing}`;
}

/** @param {Environ | undefined} now */
function nearUnits(now) {
  return (now?.units ?? []).map((units, i) => at(unitPlace(i), unitCounter(units)));
}

/** @param {number} id @param {Scene} scene */
function middleUnits(id, scene) {
  return ['imperial', 'rebel']
    .map(side => ({side, count: scene.strength(id, side)}))
    .filter(({count}) => count)
    .map(({side, count}, i) => at({x: 128 + i * 54, y: 10}, strength(side, count, 42)));
}

/** @param {import('./scene.js').Token[]} tokens @param {Look} look */
function middleTokens(tokens, look) {
  const shown = drawnTokens(tokens, look.level);
  return svg`${repeat(shown, token => token.piece, (token, i) => at({x: TOKENS.x - 44 + i * 43, y: 11}, piece(token, look)))}
    ${tokens.length > shown.length ? svg`<text class="more" x=${WIDTH - 44} y="42">+${tokens.length - shown.length}</text>` : nothing}`;
}
