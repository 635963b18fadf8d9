import {nothing, svg} from 'lit';
import {LOYALTIES} from './words.js';

/** @import {Character, Planet, PlanetState, Ship, UnitKind, Units} from '../net/documents.js' */

/** The counters, drawn in their own small coordinates with the origin at the top left. */

/** @type {{[kind in UnitKind]?: string}} */
const UNIT_LETTER = {militia: 'M', patrol: 'P', line: 'L', mobile: '?'};
/** The sign of a state in a box of 20 by 20: full for control, hollow for what is not decided. */
const square = svg`<path d="M2 2H18V18H2Z"></path>`;
const triangle = svg`<path d="M10 1L19 18H1Z"></path>`;
const hollowTriangle = svg`<path fill-rule="evenodd" d="M10 0L20 19H0ZM10 6L4.6 16.3H15.4Z"></path>`;
const halfCircle = svg`<path fill-rule="evenodd" d="M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0 -18ZM10 3.4a6.6 6.6 0 0 1 0 13.2Z"></path>`;
const hollowCircle = svg`<path fill-rule="evenodd" d="M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0 -18ZM10 3.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0 -12.4Z"></path>`;

/** @type {Record<PlanetState, {sign: unknown, word: string, side: string}>} */
const STATES = {
  'imperial-control': {sign: square, word: 'Empire', side: 'empire'},
  rebellion: {sign: hollowTriangle, word: 'Rebellion', side: 'rebel'},
  'rebel-control': {sign: triangle, word: 'Rebels', side: 'rebel'},
  'rebellion-stopped': {sign: halfCircle, word: 'Stopped', side: 'soft'},
};
const NOBODY = {sign: hollowCircle, word: 'Nobody', side: 'soft'};

/**
 * The loyalty track: five boxes, the one that counts filled, with its letter.
 * @param {Planet} now @param {number} wide of one box @param {number} high
 */
export function loyaltyTrack(now, wide, high) {
  return LOYALTIES.map((loyalty, i) => {
    const here = loyalty === now.loyalty && now.loyaltyInUse;
    const x = i * (wide + 3);
    return svg`<rect class="cell ${here ? `here l-${loyalty}` : ''}" x=${x} width=${wide} height=${high} rx="4"></rect>
      <text class="cell-letter ${here ? 'on' : ''}" x=${x + wide / 2} y=${high / 2} font-size=${high * 0.66}>${loyalty[0].toUpperCase()}</text>`;
  });
}

/** Who has the planet: a sign and a word. @param {Planet} now @param {number} size of the type */
export function controlFlag(now, size) {
  const disputed = now.state.id.endsWith('-control') && !now.control;
  const {sign, word, side} = disputed ? NOBODY : STATES[now.state.id];
  return svg`<g class=${side} transform="translate(0 ${-0.78 * size}) scale(${size / 23})">${sign}</g>
    <text class="flag-word" x=${size * 1.1} font-size=${size * 0.78}>${word}</text>`;
}

/** The planetary defence base: its level, dashed when it is down. @param {Planet} now @param {number} scale */
export function shield(now, scale) {
  const down = now.pdbUp ? '' : 'down';
  return svg`<g transform="scale(${scale})">
    <path class="shield ${down}" d="M0 0h26v12c0 9 -6 14 -13 18c-7 -4 -13 -9 -13 -18z"></path>
    <text class="shield-level ${down}" x="13" y="20">${now.pdbLevel}</text>
    ${now.pdbUp ? nothing : svg`<text class="shield-down" x="13" y="42">down</text>`}
  </g>`;
}

/** A stack of units of one kind. @param {Units} units @param {boolean} stacked whether there is room for the strength */
export function unitCounter(units, stacked = true) {
  const rebel = units.side === 'rebel';
  const label = rebel ? units.kind.slice(-3) : (UNIT_LETTER[units.kind] ?? '?');
  return svg`
    ${rebel
      ? svg`<path class="rebel piece" d="M18 0L36 12V36H0V12Z"></path>`
      : svg`<rect class="empire piece" width="36" height="36" rx="3"></rect>`}
    <text class="unit-label ${rebel ? 'on-rebel small' : 'on-empire'}" x="18" y=${rebel ? 29 : 25}>${label}</text>
    ${units.count > 1 && stacked
      ? svg`<circle class="count" cx="33" cy="4" r="9"></circle><text class="count-text" x="33" y="8.5">${units.count}</text>`
      : nothing}`;
}

/** The forces of one side as one number. @param {string} side @param {number} count @param {number} size */
export function strength(side, count, size) {
  const rebel = side === 'rebel';
  return svg`${rebel
      ? svg`<path class="rebel piece" d="M${size / 2} 0L${size} ${size / 3}V${size}H0V${size / 3}Z"></path>`
      : svg`<rect class="empire piece" width=${size} height=${size} rx="4"></rect>`}
    <text class="${rebel ? 'on-rebel' : 'on-empire'} middle-anchor" x=${size / 2} y=${size * (rebel ? 0.84 : 0.74)} font-size=${size * 0.62}>${count}</text>`;
}

/** A character or ship from a middle distance. @param {import('./scene.js').Token} token */
export function disc(token) {
  const side = token.side === 'rebel' ? 'rebel' : 'empire';
  return svg`${
    token.kind === 'ship'
      ? svg`<path class="piece ${side}" d="M20 2L38 34L20 26L2 34Z"></path>`
      : svg`${
          side === 'rebel'
            ? svg`<circle class="piece ${side}" cx="20" cy="19" r="18"></circle>`
            : svg`<rect class="piece ${side}" x="3" y="2" width="34" height="34" rx="5"></rect>`
        }<text class="disc-text on-${side}" x="20" y="25">${token.initials}</text>
        ${token.state.detected ? svg`<circle class="seen-dot" cx="35" cy="4" r="6"></circle>` : nothing}
        ${token.state.prisoner ? bars(40, 38) : nothing}`
  }`;
}

/** @param {number} width @param {number} height */
const bars = (width, height) =>
  svg`<path class="bars" d=${[0.25, 0.5, 0.75].map(part => `M${width * part} 1V${height - 1}`).join('')}></path>`;

/** A character or ship close up: the name, and what is to be known about it in small signs. @param {import('./scene.js').Token} token */
export function tokenCard(token) {
  const side = token.side === 'rebel' ? 'rebel' : 'empire';
  const round = side === 'rebel' ? 12 : 3;
  const person = token.kind === 'character' ? token.state : undefined;
  return svg`
    <rect class="token ${person?.moved ? 'moved' : ''}" width="120" height="35" rx=${round}></rect>
    ${token.kind === 'ship'
      ? svg`<path class=${side} d="M11 6L20 24L11 20L2 24Z" transform="translate(2 2)"></path>`
      : side === 'rebel'
        ? svg`<path class="rebel" d="M4 24L12 9L20 24Z"></path>`
        : svg`<rect class="empire" x="5" y="10" width="14" height="14"></rect>`}
    <text class="token-name" x="24" y="15">${token.short}</text>
    <g transform="translate(24 20)">${token.kind === 'ship' ? shipSigns(token.state) : signs(token.state, token.mission)}</g>
    ${person?.prisoner ? bars(120, 35) : nothing}`;
}

/** @param {Ship} ship */
const shipSigns = ({holder}) => svg`<text class="sign-text" y="10">${holder ? holder.name.split(' ').at(-1) : 'nobody aboard'}</text>`;

/** @param {Character} state @param {string | undefined} mission */
function signs(state, mission) {
  const shown = [];
  if (state.detected) shown.push(eye);
  if (state.stack === 'military') shown.push(swords);
  if (state.wounds) shown.push(drop(state.wounds));
  if (mission) shown.push(letter(mission));
  const cards = state.cards.length + Math.max(0, state.faceDownCards - state.cards.filter(each => !each.shown).length);
  if (cards) shown.push(cardSign(cards));
  if (state.disabled) shown.push(letter('z'));
  return shown.map((sign, i) => svg`<g transform="translate(${i * 19} 0)">${sign}</g>`);
}

export const eye = svg`<g class="sign"><path class="stroke" d="M0 6Q7 -2 14 6Q7 14 0 6Z"></path><circle class="fill" cx="7" cy="6" r="2.6"></circle></g>`;
export const swords = svg`<path class="sign stroke" d="M1 11L11 1M3 1L13 11M1 8l4 4M13 8l-4 4"></path>`;
const drop = (/** @type {number} */ wounds) =>
  svg`<path class="wound" d="M5 0C8 5 10 7 10 9A5 4.6 0 0 1 0 9C0 7 2 5 5 0Z"></path><text class="sign-text" x="10" y="11">${wounds}</text>`;
const letter = (/** @type {string} */ which) =>
  svg`<rect class="badge" width="14" height="13" rx="3"></rect><text class="badge-text" x="7" y="10.5">${which}</text>`;
const cardSign = (/** @type {number} */ cards) =>
  svg`<rect class="sign stroke" x="1" y="0.5" width="8" height="11" rx="1.5"></rect><text class="sign-text" x="10" y="11">${cards}</text>`;

export const tent = svg`<path class="rebel" d="M0 16L9 0L18 16H12L9 9L6 16Z"></path>`;
