import {html, nothing} from 'lit';
import {sideMark, sideName} from '../../ui/shared.js';
import {word} from '../look-up.js';
import {environName, hits, opponent, people, reasons, strip, table, thrown} from './parts.js';

/** @import {Printed} from '../../net/printed.js' */

/** @typedef {import('../telling.js').Scene} Scene @typedef {import('../telling.js').Data} Data @typedef {import('../telling.js').Entry} Entry */

/** Military units search, or characters do. @param {Scene} scene @param {Printed} printed */
export function search({main: {data}}, printed) {
  const who = data.characters.length ? people(data.characters, printed) : `${sideMark(data.searcher)} Units of the ${sideName(data.searcher)}`;
  return html`
    <p>${who} ${data.characters.length === 1 ? 'searches' : 'search'} ${word(environName(printed, data.environ), 'environ', data.environ)}.</p>
    <div class="versus">
      <div><b>${data.searchValue}</b><small>search value</small></div>
      <span>against</span>
      <div><b>${data.hidingValue}</b><small>hiding value</small></div>
    </div>
    ${chances(data.number, data.die)}
    <div class="dice">
      ${thrown(data.die, data.searcher)}
      <p class="result ${data.found ? 'bad' : 'good'}">
        <span aria-hidden="true">${data.found ? '◉' : '○'}</span> ${data.found ? 'Found' : 'Nobody found'} ${data.die ? nothing : html`<small>(no die was needed)</small>`}
      </p>
    </div>
  `;
}

/** The dice that find, and the one that was thrown. @param {number} number @param {number} rolled */
const chances = (number, rolled) =>
  html`<ol class="chances" aria-label="Dice that find">
    ${[1, 2, 3, 4, 5, 6].map(
      face => html`<li class="${face <= number ? 'finds' : ''} ${face === rolled ? 'used' : ''}">
        ${face}<small>${face <= number ? 'finds' : '–'}</small>
      </li>`,
    )}
  </ol>`;

/** Armies meet. @param {Scene} scene @param {Printed} printed */
export function military({main: {data}, before, after}, printed) {
  const leaders = before.filter(entry => entry.type === 'LeaderNamed');
  const shown = before.find(entry => entry.type === 'UnitsShown');
  const losses = after.filter(entry => entry.type === 'UnitsLost');
  const defender = opponent(data.attacker);
  return html`
    <div class="versus">
      <div class=${data.attacker}><b>${data.attack}</b><small>${sideMark(data.attacker)} ${sideName(data.attacker)} attack</small></div>
      <span>against</span>
      <div class=${defender}><b>${data.defence}</b><small>${sideMark(defender)} ${sideName(defender)}</small></div>
    </div>
    ${leaders.map(entry => html`<p class="soft">${people([entry.data.leader], printed)} leads.</p>`)}
    ${shown ? html`<p class="soft">${shown.text}</p>` : nothing}
    ${strip(table(printed, 'military-combat').columns, data.baseColumn, data.column)}
    ${reasons([
      {columns: data.leaderShift, why: 'the leaders'},
      {columns: data.homeShift, why: 'Rebel units at home in this environ'},
      {columns: data.specialShift, why: 'special environ, no Imperial leader'},
      {columns: data.uprisingShift, why: 'a rising without a leader'},
    ])}
    <div class="dice">
      ${thrown(data.attackDie, data.attacker, strengthLost(data.defenderLoses, defender))}
      ${thrown(data.defenceDie, defender, strengthLost(data.attackerLoses, data.attacker))}
    </div>
    ${losses.map(entry => html`<p class="result bad"><span aria-hidden="true">✖</span><span>${entry.text}</span></p>`)}
  `;
}

/** What a die costs the other side. @param {number} strength @param {string} side */
const strengthLost = (strength, side) => html`<span class="hits"><b>${strength}</b> strength<small>to lose for ${sideMark(side)} ${sideName(side)}</small></span>`;

/** Who attacks in a fight: characters by name, others as the server calls them. @param {Data} data @param {Printed} printed */
function attackers(data, printed) {
  if (data.attackers.length) return people(data.attackers, printed);
  return printed.creature.has(data.attacker) ? word(data.attacker, 'creature', data.attacker) : data.attacker;
}

/** A fight between people begins. @param {Scene} scene @param {Printed} printed */
export const fight = ({main: {data}}, printed) => html`
  <div class="versus wide">
    <div>${attackers(data, printed)}</div>
    <span>against</span>
    <div>${people(data.defenders, printed)}</div>
  </div>
  <p class="tags">
    <span>${data.firefight ? 'Firefight: wounds count double' : 'Hand to hand'}</span>
    <span>${data.capture ? 'To capture' : 'To kill'}</span>
  </p>
`;

/** One round of it. @param {Scene} scene @param {Printed} printed */
export function round({main: {data}, fight: whole, after}, printed) {
  const side = whole ? sideOfDefenders(whole.data, printed) : '';
  return html`
    ${whole
      ? html`<p class="soft">${attackers(whole.data, printed)} against ${people(whole.data.defenders, printed)}</p>`
      : nothing}
    <div class="versus">
      <div><b>${data.attackStrength}</b><small>attack</small></div>
      <span>column ${data.column}</span>
      <div><b>${data.defenceStrength}</b><small>defence</small></div>
    </div>
    <div class="dice">
      ${thrown(data.attackDie, side ? opponent(side) : '', hits(data.woundsToDefender, 'the defenders'))}
      ${thrown(data.defenceDie, side, hits(data.woundsToAttacker, 'the attacker'))}
    </div>
    ${whole ? spare(data.woundsToDefender, whole.data.defenders, after) : nothing}
  `;
}

/** Nobody takes more wounds than kill him: what is left over is said, or "4 wounds" and "takes 2 wounds" do not add up. @param {number} dealt @param {number[]} defenders @param {Entry[]} after */
function spare(dealt, defenders, after) {
  const theirs = after.filter(({data}) => defenders.includes(data.character));
  const taken = theirs.reduce((sum, {type, data}) => sum + (type === 'Wounded' ? data.wounds : 0), 0);
  const dead = theirs.some(({type}) => type === 'Killed');
  return dead && taken < dealt ? html`<p class="soft">${dealt - taken} more than it took</p>` : nothing;
}

/** @param {Data} data @param {Printed} printed */
const sideOfDefenders = (data, printed) => printed.character.get(data.defenders[0])?.side ?? '';

/** Somebody tries to get away. @param {Scene} scene @param {Printed} printed */
export function breakOff({main: {data}}, printed) {
  const rows = table(printed, 'character-combat');
  const at = rows.columns.indexOf(data.column);
  const limit = (/** @type {string} */ label) => rows.rows.find(row => row.label === label)?.cells[at];
  return html`
    <div class="dice">
      ${thrown(data.die, '')}
      <div>
        ${away(data.active, data.activeAway, `${limit('break-off, active')} or less`, printed)}
        ${away(data.inactive, data.inactiveAway, `inactive: ${limit('break-off, inactive')} or less`, printed)}
      </div>
    </div>
    <p class="soft">Column ${data.column}</p>
  `;
}

/** @param {number[]} who @param {boolean} gone @param {string} needed @param {Printed} printed */
const away = (who, gone, needed, printed) =>
  who.length
    ? html`<p class="result ${gone ? 'good' : 'bad'}">
        <span aria-hidden="true">${gone ? '↗' : '✖'}</span>
        <span>${people(who, printed)} ${gone ? 'away' : 'held'} <small>(${needed})</small></span>
      </p>`
    : nothing;
