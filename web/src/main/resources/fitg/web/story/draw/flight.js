import {html} from 'lit';
import {word} from '../look-up.js';
import {people, planetName, reasons, strip, table, thrown} from './parts.js';

/** @import {Printed} from '../../net/printed.js' */

/** @typedef {import('../telling.js').Scene} Scene @typedef {import('../telling.js').Data} Data */

const RESULTS = {
  undetected: {mark: '○', name: 'Slips through unseen', short: 'Undetected', tone: 'good'},
  detected: {mark: '◉', name: 'Detected', short: 'Detected', tone: 'warn'},
  damaged: {mark: '✸', name: 'Detected and damaged', short: 'Damaged', tone: 'bad'},
  eliminated: {mark: '✖', name: 'Shot down with all aboard', short: 'Eliminated', tone: 'bad'},
};

/** A ship that passes a planetary defense base. @param {Scene} scene @param {Printed} printed */
export function detection({main: {data}, after}, printed) {
  const columns = table(printed, 'detection');
  const {mark, name, tone} = RESULTS[data.result];
  const ship = printed.ships.find(each => each.key === data.ship);
  const found = after.find(entry => entry.type === 'StatusChanged');
  return html`
    <p>
      ${word(ship?.name ?? 'A spaceship', 'ship', data.ship)} passes the base of ${word(planetName(printed, data.planet), 'planet', data.planet)}
      (level ${data.level}); evasion ${data.evasion}, ship and pilot together.
    </p>
    ${strip(columns.columns, data.baseColumn, data.column)} ${reasons(shifts(data))}
    <div class="dice">
      ${thrown(data.die, '')} ${ladder(data)}
      <p class="result ${tone}"><span aria-hidden="true">${mark}</span> ${name}</p>
    </div>
    ${found ? html`<p class="soft">${people(found.data.characters, printed)}</p>` : ''}
  `;
}

/** What every die would have meant here. @param {Data} data */
const ladder = ({byDie, die}) => html`<ol class="ladder" aria-label="What each die means here">
  ${byDie.map((/** @type {keyof typeof RESULTS} */ result, /** @type {number} */ at) => html`<li class=${at + 1 === die ? 'used' : ''}><b>${at + 1}</b> ${RESULTS[result].short}</li>`)}
</ol>`;

/** @param {Data} data */
const shifts = ({level, levelShift, knownShift}) => [
  {columns: levelShift, why: `a base of level ${level}`},
  {columns: knownShift, why: 'somebody aboard is detected already'},
];

/** A PDB fires at military units. @param {Scene} scene @param {Printed} printed */
export function pdbAttack({main: {data}}, printed) {
  return html`
    <p>The base of ${word(planetName(printed, data.planet), 'planet', data.planet)} fires at moving units.</p>
    ${strip(table(printed, 'military-combat').columns, data.column, data.column)}
    <div class="dice">
      ${thrown(data.attackDie, data.attacker, html`<span>the units lose <b>${data.unitsLose}</b> strength</span>`)}
      ${thrown(data.defenceDie, data.attacker === 'rebel' ? 'imperial' : 'rebel', html`<span>${pdbLoss(data)}</span>`)}
    </div>
  `;
}

/** @param {Data} data */
const pdbLoss = ({goesDown, losesLevel}) => (losesLevel ? 'the base goes Down and loses a level' : goesDown ? 'the base goes Down' : 'the base holds');
