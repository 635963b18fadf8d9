import {html} from 'lit';
import {card, prose} from './parts.js';
import {tableMark} from './pictograms.js';

/** @import {PrintedTable} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** A printed table, as a real one. @param {Printed} all @param {string} id */
export function tableCard(all, id) {
  const table = all.tables.find(each => each.id === id);
  if (!table) return undefined;
  const [title, ...rest] = table.title.split(': ');
  return card(
    {mark: tableMark(), kind: 'Table', title, subtitle: rest.join(': ')},
    html`
      ${drawn(table)}
      <p class="soft">${prose(table.ruleCase, true)}</p>
    `,
  );
}

/** @param {PrintedTable} table */
export const drawn = table => html`<div class="wide" role="region" aria-label=${table.title} tabindex="0">
  <table class="printed">
    <caption class="visually-hidden">${table.title}</caption>
    <thead>
      <tr>
        <th scope="col" class="corner">${table.corner}</th>
        ${table.columns.map(column => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${table.rows.map(
        row => html`<tr>
          <th scope="row">${row.label}</th>
          ${row.cells.map(cell => html`<td>${cell}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>
</div>`;
