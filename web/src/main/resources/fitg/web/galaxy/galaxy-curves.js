import {html, svg} from 'lit';
import {LOYALTIES} from '../board/words.js';

/** @import {Board, LogPart} from '../net/documents.js' */
/** @typedef {{at: number, board: Board}} Sample */

/** How a war went, month by month: loyalty and control as shares of all planets, resources as two lines. */

const WIDTH = 340, HEIGHT = 90, LEFT = 24;

/** Where the months begin in the log. @param {LogPart['entries']} entries */
export const monthsIn = entries => entries.filter(({type}) => type === 'TurnBegan').map(({number}) => number + 1);

/** @param {Sample[]} samples */
export const galaxyCurves = samples => html`
  <h3>Loyalty</h3>
  ${shares(samples, 'Planets by loyalty, month by month', LOYALTIES.map(word => ({name: word, cls: word, holds: planet => planet.state.id === 'imperial-control' && planet.loyalty === word})), {name: 'risen', cls: 'risen'})}
  <h3>Control</h3>
  ${shares(samples, 'Planets by who holds them, month by month', [{name: 'Empire', cls: 'e', holds: planet => planet.control === 'imperial'}, {name: 'nobody', cls: 'n', holds: planet => !planet.control}], {name: 'Rebels', cls: 'r'})}
  <h3>Resources</h3>
  ${tracks(samples)}`;

/**
 * Bands one over the other, the Empire's at the bottom.
 * @typedef {{name: string, cls: string, holds: (planet: Board['planets'][number]) => boolean}} Band
 * @param {Sample[]} samples @param {string} label @param {Band[]} bands @param {{name: string, cls: string}} rest what none of them holds
 */
function shares(samples, label, bands, rest) {
  const counts = samples.map(({board}) => bands.map(({holds}) => board.planets.filter(holds).length));
  const all = samples[0].board.planets.length;
  const x = across(samples.length);
  const y = (/** @type {number} */ count) => HEIGHT - 4 - (count / all) * (HEIGHT - 8);
  const upTo = (/** @type {number} */ band) => counts.map(each => each.slice(0, band).reduce((sum, count) => sum + count, 0));
  const area = (/** @type {number[]} */ low, /** @type {number[]} */ high) =>
    `M${high.map((count, i) => `${x(i)} ${y(count)}`).join('L')}L${low.map((count, i) => `${x(i)} ${y(count)}`).reverse().join('L')}Z`;
  const full = counts.map(() => all);
  const last = counts[counts.length - 1];
  const told = [...bands.map(({name}, i) => `${last[i]} ${name}`), `${all - last.reduce((sum, count) => sum + count, 0)} ${rest.name}`].join(', ');
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}; at the end ${told}">
      ${bands.map(({cls}, i) => svg`<path class="band ${cls}" d=${area(upTo(i), upTo(i + 1))}></path>`)}
      ${svg`<path class="band ${rest.cls}" d=${area(upTo(bands.length), full)}></path>`}
    </svg>
    <p class="key">At the end ${told}.</p>`;
}

/** @param {Sample[]} samples */
function tracks(samples) {
  const rebel = samples.map(({board}) => board.realm?.rebelPoints ?? 0), imperial = samples.map(({board}) => board.realm?.imperialPoints ?? 0);
  const most = Math.max(10, ...rebel, ...imperial);
  const x = across(samples.length);
  const line = (/** @type {number[]} */ values) => `M${values.map((value, i) => `${x(i)} ${HEIGHT - 6 - (value / most) * (HEIGHT - 16)}`).join('L')}`;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Force points month by month. Empire: ${imperial.join(', ')}. Rebels: ${rebel.join(', ')}">
    ${svg`<path class="axis" d="M${LEFT} ${HEIGHT - 6}H${WIDTH}"></path><text x="0" y="14">${most}</text><text x="8" y=${HEIGHT - 2}>0</text>
      <path class="track imperial" d=${line(imperial)}></path><path class="track rebel" stroke-dasharray="6 3" d=${line(rebel)}></path>`}
  </svg>`;
}

/** @param {number} count @returns {(i: number) => number} */
const across = count => i => Math.round(LEFT + (i * (WIDTH - LEFT - 4)) / Math.max(1, count - 1));
