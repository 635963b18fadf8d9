import {html} from 'lit';
import {sideMark, sideName} from '../ui/shared.js';
import {backIcon, forwardIcon, pauseIcon, playIcon, toEndIcon, toStartIcon} from './icons.js';

/** @import {ReplayPage} from './replay-page.js' */

/** Milliseconds between two steps. @type {Array<[number, string]>} */
export const SPEEDS = [
  [2500, 'slow'],
  [1200, 'steady'],
  [500, 'fast'],
  [180, 'very fast'],
];
/** @type {Array<[string, string]>} */
const STEPS = [
  ['entry', 'entry'],
  ['action', 'action'],
  ['segment', 'segment'],
];

/** To and fro, and by itself. @param {ReplayPage} page */
export function buttons(page) {
  const {at, finished, playing, step} = page;
  const first = at === 0;
  const last = at >= (page.moments?.end ?? 0);
  return html`<div class="buttons">
    <button ?disabled=${first} @click=${page.toStart} aria-label="To the beginning" title="To the beginning (Home)">${toStartIcon()}</button>
    <button ?disabled=${first} @click=${page.back} aria-label="One ${step} back" title="One ${step} back (←)">${backIcon()}</button>
    <button class="primary" @click=${page.toggle} aria-label=${playing ? 'Pause' : 'Play'} title="${playing ? 'Pause' : 'Play'} (space)">
      ${playing ? pauseIcon() : playIcon()}
    </button>
    <button ?disabled=${last && finished} @click=${page.forward} aria-label="One ${step} on" title="One ${step} on (→)">${forwardIcon()}</button>
    <button ?disabled=${last && finished} @click=${page.toEnd} aria-label="To the end" title="To the end (End)">${toEndIcon()}</button>
    <span class="count">${at} of ${page.moments?.end}</span>
  </div>`;
}

/** How far a step goes, how fast, and through whose eyes. @param {ReplayPage} page */
export function choices(page) {
  return html`<div class="choices">
    ${choice('Step by', 'step', STEPS, page.step, value => (page.step = value))}
    ${choice('Speed', 'speed', SPEEDS, page.speed, value => (page.speed = Number(value)))}
    ${choice('Seen by', 'as', page.viewpoints.map(side => [side, eyes(side)]), page.as, value => page.look(value))}
  </div>`;
}

/** @param {string} side */
const eyes = side => (side === 'spectator' ? 'spectators' : `${sideMark(side)} ${sideName(side)}`);

/**
 * @param {string} label @param {string} id @param {Array<[string | number, string]> | string[][]} options
 * @param {string | number} now @param {(value: string) => void} then
 */
const choice = (label, id, options, now, then) => html`<label class="choice" for=${id}>
  <span>${label}</span>
  <select id=${id} @change=${(/** @type {Event} */ event) => then(/** @type {HTMLSelectElement} */ (event.target).value)}>
    ${options.map(([value, words]) => html`<option value=${value} ?selected=${value === now}>${words}</option>`)}
  </select>
</label>`;
