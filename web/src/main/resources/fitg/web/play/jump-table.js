import {LitElement, css, html, nothing, svg} from 'lit';
import '../reference/rule-link.js';
import {percent} from './odds-view.js';

/** @import {Jump, PrintedTable} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** How each result of the table is marked: the worse, the darker, and always with its letter. @type {[RegExp, string, string][]} */
const MARKS = [
  [/^Safe$/, 'safe', '·'],
  [/^Drift 1$/, 'one', '1'],
  [/^Drift 2$/, 'two', '2'],
  [/^Drift 1, damage$/, 'one hurt', '1✸'],
  [/^Drift 2, damage$/, 'two hurt', '2✸'],
  [/Disaster/, 'lost', '✖'],
];

/** The hyperjump before it is rolled: every result by its probability, and the table with the column that counts. */
class JumpTable extends LitElement {
  static properties = {jump: {attribute: false}, printed: {attribute: false}};

  static styles = css`
    :host {
      display: block;
      padding: 0 0.7rem 0.5rem;
      font-size: 0.86rem;
      color: var(--text-soft);
    }
    p {
      margin: 0.1rem 0 0.4rem;
    }
    b {
      color: var(--text);
    }
    .bar {
      display: block;
      width: 100%;
      height: 0.9rem;
      border-radius: 0.3rem;
    }
    .parts {
      display: flex;
      flex-wrap: wrap;
      gap: 0.1rem 0.9rem;
      margin: 0.25rem 0 0.4rem;
      padding: 0;
      list-style: none;
    }
    i {
      display: inline-block;
      width: 0.65rem;
      height: 0.65rem;
      border-radius: 0.15rem;
      margin-inline-end: 0.3rem;
    }
    .safe {
      fill: var(--good);
      background: var(--good);
    }
    .one {
      fill: var(--accent);
      background: var(--accent);
    }
    .two {
      fill: var(--province-5, var(--neutral));
      background: var(--province-5, var(--neutral));
    }
    .hurt {
      fill: var(--warn);
      background: var(--warn);
    }
    .two.hurt {
      fill: var(--rebel);
      background: var(--rebel);
    }
    .lost {
      fill: var(--bad);
      background: var(--bad);
    }
    table {
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
      color: var(--text-soft);
    }
    th,
    td {
      width: 2rem;
      height: 1.35rem;
      padding: 0;
      text-align: center;
      border: 1px solid var(--line);
      background: none;
    }
    th {
      font-weight: 600;
    }
    .used {
      background: var(--lit-wash, var(--row));
      color: var(--text);
      font-weight: 750;
      border-inline: 2px solid var(--accent);
    }
    thead .used {
      border-top: 2px solid var(--accent);
    }
    tbody tr:last-child .used {
      border-bottom: 2px solid var(--accent);
    }
    summary {
      cursor: pointer;
      min-height: 1.6rem;
      color: var(--accent);
    }
    summary:focus-visible {
      outline: 3px solid var(--focus);
      outline-offset: 1px;
    }
  `;

  constructor() {
    super();
    /** @type {Jump | null} */ this.jump = null;
    /** @type {Printed | null} */ this.printed = null;
  }

  render() {
    const {jump, printed} = this;
    if (!jump || !printed) return nothing;
    const table = printed.second.tables.find(each => each.id === 'hyperjump-2002');
    return html`
      <p>
        ${jump.emergency ? html`Emergency jump` : html`Distance <b>${jump.distance}</b>, navigation <b>${jump.navigation}</b>: ${beyond(jump.column)}`}${jump.added ? html`, <b>+${jump.added}</b> to the dice` : nothing} <rule-link case="E3.2.T"></rule-link>
      </p>
      ${this.bar(jump)} ${table ? this.table(table, jump) : nothing}
    `;
  }

  /** @param {Jump} jump */
  bar({results}) {
    let from = 0;
    return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        ${results.map(({what, probability}) => {
          const x = from;
          from += 100 * probability;
          return svg`<rect class=${markOf(what)[1]} x=${x} width=${100 * probability} height="8"></rect>`;
        })}
      </svg>
      <ul class="parts" aria-label="Results of the jump">
        ${results.map(({what, probability}) => html`<li><i class=${markOf(what)[1]}></i>${what} <b>${percent(probability)}</b></li>`)}
      </ul>`;
  }

  /** @param {PrintedTable} table @param {Jump} jump */
  table({columns, rows}, jump) {
    return html`<details>
      <summary>The hyperjump table</summary>
      <table>
        <thead>
          <tr><th scope="col"><span aria-label="two dice">⚂⚂</span></th>${columns.map(column => html`<th scope="col" class=${column === jump.column ? 'used' : ''}>${column}</th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map(
            ({label, cells}) => html`<tr>
              <th scope="row">${label}</th>
              ${cells.map((cell, i) => html`<td class=${columns[i] === jump.column ? 'used' : ''} title=${cell}>${markOf(cell)[2]}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
      <p>· safe, 1 and 2 drift areas, ✸ damage, ✖ disaster. Over each row of results stands how far the distance goes beyond navigation; &lt; is less than it.</p>
    </details>`;
  }
}

/** What the columns of the table stand for. @param {string} column */
const beyond = column => (column === '<' ? 'less than it' : column === '0' ? 'no more than it' : html`<b>${column === '5*' ? '5 or more' : column}</b> beyond it`);

/** @param {string} what */
const markOf = what => MARKS.find(([form]) => form.test(what)) ?? MARKS[0];

customElements.define('jump-table', JumpTable);
