import {html, nothing, svg} from 'lit';
import {LOYALTIES} from '../../board/words.js';
import {does, sideMark} from '../../ui/shared.js';
import {die} from '../dice.js';
import {word} from '../look-up.js';
import {parts} from '../mentions.js';
import {diceOf} from '../telling.js';
import {planetName, thrown} from './parts.js';

/** @import {EventType} from '../../net/documents.js' */
/** @import {Printed} from '../../net/printed.js' */

/** @typedef {import('../telling.js').Scene} Scene @typedef {import('../telling.js').Entry} Entry */

/** The marker of a planet goes along its track. @param {Scene} scene @param {Printed} printed */
export function loyalty({main: {data}}, printed) {
  const [from, to] = [data.from, data.to].map(each => LOYALTIES.findIndex(loyalty => loyalty === each));
  const towards = to > from ? 'rebel' : 'imperial';
  return html`
    <p>Loyalty on ${word(planetName(printed, data.planet), 'planet', data.planet)} goes towards the ${towards === 'rebel' ? 'Rebels' : 'Empire'}.</p>
    <svg class="track" viewBox="0 0 300 74" role="img" aria-label="From ${data.from} to ${data.to}">
      <line x1="30" y1="24" x2="270" y2="24" />
      ${LOYALTIES.map((each, i) => space(each, i, i === from, i === to))}
      ${svg`<g transform="translate(${30 + 60 * to} 24)"><g class="marker ${to > from ? 'from-left' : 'from-right'}">
        <circle r="11" class=${towards} /><text y="5">${to > from ? '▶' : '◀'}</text></g></g>`}
    </svg>
    <p class="ends"><small>${sideMark('imperial')} Empire</small><small>Rebels ${sideMark('rebel')}</small></p>
  `;
}

/** @param {string} name @param {number} i @param {boolean} was @param {boolean} is */
const space = (name, i, was, is) => svg`<g transform="translate(${30 + 60 * i} 24)">
  <circle r="15" class="space ${was ? 'was' : ''}" /><text y="38" class=${is ? 'is' : ''}>${name}</text></g>`;

/** A planet rises, falls or is pacified. @param {Scene} scene @param {Printed} printed */
export function planet({main: {data}, after}, printed) {
  const state = (/** @type {string} */ id) => printed.words.planetStates.find(each => each.id === id)?.name ?? id;
  const [from, to] = [String(data.from), String(data.to)];
  const side = to.startsWith('rebel') && to !== 'rebellion-stopped' ? 'rebel' : 'imperial';
  return html`
    <div class="planet ${side}">
      <svg width="64" height="64" viewBox="-32 -32 64 64" aria-hidden="true">
        <circle r="22" /><ellipse rx="30" ry="8" transform="rotate(-20)" />
      </svg>
      <p>
        <b>${word(planetName(printed, data.planet), 'planet', data.planet)}</b><br />
        ${state(from)} → <strong>${state(to)}</strong>
      </p>
    </div>
    ${after.map(entry => html`<p class="soft">${entry.text}</p>`)}
  `;
}

/** @type {{[type in EventType]?: [string, string]}} */
const MARKS = {
  Wounded: ['✸', 'warn'],
  Killed: ['✖', 'bad'],
  Captured: ['⊗', 'bad'],
  Freed: ['↗', 'good'],
  ShipLost: ['✖', 'bad'],
  CharacterGained: ['+', 'good'],
  PossessionGained: ['+', 'good'],
  PossessionUsed: ['◇', ''],
  PossessionGone: ['–', 'warn'],
  UnitsLost: ['✖', 'bad'],
  CampPlaced: ['⌂', ''],
  InformationScored: ['★', 'good'],
};

/** A sentence with a sign, its names to be looked up. @param {Entry} entry @param {Printed | undefined} printed */
export function told(entry, printed) {
  const [mark, tone] = MARKS[entry.type] ?? ['', ''];
  return html`<p class="result ${tone}">${mark ? html`<span aria-hidden="true">${mark}</span>` : nothing}<span>${words(entry, printed)}</span>${small(entry)}</p>`;
}

/** @param {Entry} entry */
const small = entry => diceOf(entry).map(({value, whose}) => die(value, {size: 26, label: whose}));

/** @param {Entry} entry @param {Printed | undefined} printed */
export const words = (entry, printed) =>
  parts(entry, printed).map(part => (part.kind && part.id !== undefined ? word(part.text, part.kind, part.id) : part.text));

/** What became of people, ships and cards. @param {Scene} scene @param {Printed} printed */
export const fate = ({main, after}, printed) => html`${[main, ...after].map(entry => told(entry, printed))}`;

/** A card of the possession deck: its text if the viewer may know it. @param {Scene} scene @param {Printed} printed */
export function possession({main}, printed) {
  const known = printed.possessions.find(card => card.number === main.data.card);
  return html`${told(main, printed)} ${known ? html`<p class="soft">${known.text}</p>` : nothing}`;
}

/** A base goes up or down. @param {Scene} scene @param {Printed} printed */
export const pdb = ({main: {data}}, printed) => html`<p class="result">
  <span aria-hidden="true">${data.up ? '▲' : '▽'}</span>
  <span>The PDB of ${word(planetName(printed, data.planet), 'planet', data.planet)} is <b>${data.up ? 'Up' : 'Down'}</b>, level <b>${data.level}</b>.</span>
</p>`;

/** A die for something else. @param {Scene} scene */
export const plainDie = ({main: {data}}) => html`<div class="dice">${thrown(data.die, '')}<p>For: ${data.what}</p></div>`;

/** The end. @param {Scene} scene */
export function end({main: {text, data}}) {
  const {winner} = data.verdict;
  return html`<div class="end ${winner}">
    <p class="winner"><span aria-hidden="true">${sideMark(winner)}</span> ${does(winner, 'win')}</p>
    <p>${text}</p>
  </div>`;
}

/** What is told in passing, a few lines of it. @param {Scene} scene @param {Printed} printed */
export function lines({main, after}, printed) {
  const all = [main, ...after];
  const shown = all.slice(-4);
  const more = all.length - shown.length;
  return html`<ul class="lines">
    ${more ? html`<li class="soft">${more} more before that</li>` : nothing}
    ${shown.map(entry => html`<li>${words(entry, printed)}</li>`)}
  </ul>`;
}

