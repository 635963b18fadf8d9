import {html, nothing, svg} from 'lit';
import {sideMark} from '../../ui/shared.js';
import {die} from '../dice.js';
import {word} from '../look-up.js';

/** @import {Printed} from '../../net/printed.js' */

/** The other side. @param {string} side */
export const opponent = side => (side === 'rebel' ? 'imperial' : 'rebel');

/** A thrown die with what it brought. @param {number} value @param {string} side @param {unknown} [result] */
export const thrown = (value, side, result = nothing) =>
  value ? html`<div class="thrown ${side}"><span class="tumble">${die(value, {size: 52, side})}</span>${result}</div>` : nothing;

/**
 * The columns of a table in a row: the one it began with is framed, the one that counted is lit.
 * @param {string[]} columns @param {string} base @param {string} used @param {string} [label]
 */
export const strip = (columns, base, used, label = 'Columns') =>
  html`<ol class="strip" aria-label=${label}>
    ${columns.map(
      column => html`<li class="${column === used ? 'used' : ''} ${column === base && base !== used ? 'base' : ''}">
        ${column}${column === used ? html`<span class="visually-hidden"> (used)</span>` : nothing}
      </li>`,
    )}
  </ol>`;

/** @param {Printed} printed @param {string} id */
export function table(printed, id) {
  const found = printed.tables.find(each => each.id === id);
  if (!found) throw new Error(`No table goes by ${id}.`);
  return found;
}

/** Shifts with their reasons; those of nothing are left out. @param {{columns: number, why: string}[]} shifts */
export function reasons(shifts) {
  const real = shifts.filter(shift => shift.columns !== 0);
  if (!real.length) return nothing;
  return html`<ul class="reasons">
    ${real.map(
      ({columns, why}) => html`<li>
        <b>${columns < 0 ? '◀' : '▶'} ${Math.abs(columns)}</b> ${columns < 0 ? 'left' : 'right'}: ${why}
      </li>`,
    )}
  </ul>`;
}

/** Names of characters, each one to be looked up. @param {number[]} numbers @param {Printed} printed */
export const people = (numbers, printed) =>
  numbers.map((number, i) => {
    const known = printed.character.get(number);
    return html`${i ? ', ' : ''}<span class="person ${known?.side}"
        ><span aria-hidden="true">${known ? sideMark(known.side) : ''}</span> ${word(known?.name ?? `Character ${number}`, 'character', number)}</span
      >`;
  });

/** Wounds as bursts. @param {number} count @param {string} whom */
export const hits = (count, whom) =>
  html`<span class="hits">
    ${Array.from({length: Math.min(count, 4)}, () => burst)}
    <b>${count}</b> ${count === 1 ? 'wound' : 'wounds'}<small>to ${whom}</small>
  </span>`;

const burst = html`<svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
  ${svg`<path class="burst" d="M0-8 2-3 7-5 4 0 8 4 2 3 0 8-2 3-8 4-4 0-7-5-2-3Z" />`}
</svg>`;

/** Nothing for space. @param {Printed} printed @param {number | string} id */
export const environName = (printed, id) => printed.environ.get(Number(id))?.name ?? '';

/** @param {Printed} printed @param {number} id */
export const planetName = (printed, id) => printed.planet.get(id)?.name ?? '';
