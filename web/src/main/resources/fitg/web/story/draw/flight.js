import {html} from 'lit';
import {word} from '../look-up.js';
import {people, planetName, reasons, strip, table, thrown} from './parts.js';

/** @import {PrintedTable} from '../../net/documents.js' */
/** @import {Printed} from '../../net/printed.js' */

/** @typedef {import('../telling.js').Scene} Scene @typedef {import('../telling.js').Data} Data */

const RESULTS = {
  undetected: {mark: '○', name: 'Slips through unseen', tone: 'good'},
  detected: {mark: '◉', name: 'Detected', tone: 'warn'},
  damaged: {mark: '✸', name: 'Detected and damaged', tone: 'bad'},
  eliminated: {mark: '✖', name: 'Shot down with all aboard', tone: 'bad'},
};

/** A ship that passes a planetary defense base. @param {Scene} scene @param {Printed} printed */
export function detection({main: {data}, after}, printed) {
  const columns = table(printed, 'detection');
  const {mark, name, tone} = RESULTS[data.result];
  const ship = printed.ships.find(each => each.key === data.ship);
  const found = after.find(entry => entry.type === 'StatusChanged');
  return html`
    <p>
      ${word(ship?.name ?? 'A spaceship', 'ship', data.ship)} passes the PDB of ${word(planetName(printed, data.planet), 'planet', data.planet)}
      (level ${data.level}) with evasion ${data.evasion}.
    </p>
    ${strip(columns.columns, data.baseColumn, data.column)} ${reasons(shifts(data.shift))}
    <div class="dice">
      ${thrown(data.die, '')} ${ladder(columns, data)}
      <p class="result ${tone}"><span aria-hidden="true">${mark}</span> ${name}</p>
    </div>
    ${found ? html`<p class="soft">${people(found.data.characters, printed)}</p>` : ''}
  `;
}

/** What every die would have meant in the column used. @param {PrintedTable} columns @param {Data} data */
function ladder(columns, data) {
  const at = columns.columns.indexOf(data.column);
  return html`<ol class="ladder" aria-label="What each die means here">
    ${columns.rows.map(
      row => html`<li class=${Number(row.label) === data.die ? 'used' : ''}>
        <b>${row.label}</b> ${data.level === 0 && /Damaged|Eliminated/.test(row.cells[at]) ? 'Detected' : row.cells[at]}
      </li>`,
    )}
  </ol>`;
}

/** A base of level 2 shifts two columns, somebody known aboard one more. @param {number} shift */
const shifts = shift => [
  {columns: shift <= -2 ? -2 : 0, why: 'a PDB of level 2'},
  {columns: shift <= -2 ? shift + 2 : shift, why: 'somebody aboard is detected already'},
];

/** A PDB fires at military units. @param {Scene} scene @param {Printed} printed */
export function pdbAttack({main: {data}}, printed) {
  return html`
    <p>The PDB of ${word(planetName(printed, data.planet), 'planet', data.planet)} fires at moving units.</p>
    ${strip(table(printed, 'military-combat').columns, data.column, data.column)}
    <div class="dice">
      ${thrown(data.attackDie, data.attacker, html`<span>the units lose <b>${data.unitsLose}</b> strength</span>`)}
      ${thrown(data.defenceDie, data.attacker === 'rebel' ? 'imperial' : 'rebel', html`<span>${pdbLoss(data.pdbLoses)}</span>`)}
    </div>
  `;
}

/** @param {number} loss */
const pdbLoss = loss => (loss < 2 ? 'the PDB holds' : loss === 2 ? 'the PDB goes Down' : 'the PDB goes Down and loses a level');
