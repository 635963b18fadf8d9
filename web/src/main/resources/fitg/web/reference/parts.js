import {html, nothing} from 'lit';
import {lookUp} from './look-up.js';
import {pictogram} from './pictograms.js';
import './rule-link.js';

/** What the cards are made of. @typedef {import('lit').TemplateResult | typeof nothing | string | number} Part */

/** A word that shows the card of what it names. @param {string} kind @param {string | number} id @param {unknown} text */
export const link = (kind, id, text) => html`<button
  type="button"
  class="link"
  @click=${(/** @type {Event} */ event) => lookUp(/** @type {EventTarget} */ (event.currentTarget), kind, id)}
>${text}</button>`;

const CASE = /(RUL-\d\d|[SKG]-R\d{1,2}|C-[A-Z]+-\d|\bE\d\.[0-9A-C](?:\.[a-zA-Z0-9]+)*|\b\d{1,2}\.\d{1,2}\b)/;

/** A text whose rule cases can be followed; codes of ours are shown to those alone who read the rules. @param {string} text @param {boolean} [numbered] */
export const prose = (text, numbered = false) =>
  text.split(CASE).map((part, i) => (i % 2 ? html`<rule-link ?numbered=${numbered} case=${part}></rule-link>` : part));

/**
 * Facts with their names; what does not apply is left out.
 * @param {Array<[string, unknown]>} pairs
 */
export const facts = pairs => html`<dl class="facts">
  ${pairs
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== nothing)
    .map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
</dl>`;

/** @param {string} title @param {unknown} content */
export const section = (title, content) => html`<section><h3>${title}</h3>${content}</section>`;

/** A section with a list, or nothing when there is nothing to list. @param {string} title @param {unknown[]} items */
export const listing = (title, items) =>
  items.length ? section(title, html`<ul class="listing">${items.map(item => html`<li>${item}</li>`)}</ul>`) : nothing;

/**
 * The frame of every card.
 * @param {{mark: import('./pictograms.js').Mark, face?: unknown, kind: string, title: unknown, subtitle?: unknown, tone?: string}} head
 * @param {unknown} body
 */
export const card = ({mark, face, kind, title, subtitle, tone}, body) => html`<article class="card ${tone ?? ''}">
  <header>
    ${face ?? html`<span class="tile">${pictogram(mark)}</span>`}
    <div>
      <p class="kind">${kind}</p>
      <h2 id="title">${title}</h2>
      ${subtitle ? html`<p class="soft">${subtitle}</p>` : nothing}
    </div>
  </header>
  ${body}
</article>`;

/** A number as dots that can be counted, and as a number. @param {number} value @param {number} [most] */
export const pips = (value, most = 6) => html`<span class="pips" role="img" aria-label=${value}>
    ${Array.from({length: most}, (_, i) => html`<i class=${i < value ? 'on' : ''}></i>`)}</span
  ><b aria-hidden="true">${value}</b>`;

/** A rating in a list of them. @param {string} name @param {number} value @param {number} [most] */
export const rated = (name, value, most) => html`<div><dt>${name}</dt><dd>${pips(value, most)}</dd></div>`;

/** @param {string} word such as 'hand-to-hand' */
export const capital = word => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} side */
export const sideOf = side => (side === 'rebel' ? '▲ Rebel' : '■ Imperial');

/** The name to show for a word of the documents. @param {Array<{id: string, name: string}>} words @param {string} id */
export const named = (words, id) => words.find(word => word.id === id)?.name ?? id;

/** With its sign, as a modifier is written. @param {number} value */
export const signed = value => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
