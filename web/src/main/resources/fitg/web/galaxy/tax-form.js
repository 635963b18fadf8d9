import {LitElement, css, html, nothing} from 'lit';
import {shared} from '../ui/shared.js';

/** @import {Action, Decision, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** The rates as the answers' keys name them, the harmless ones first: they are carried out in this order. */
const RATES = /** @type {const} */ ([['tax-nothing', 'Nothing'], ['tax-half', 'Half'], ['tax-full', 'In full']]);
const USUAL = 'tax-half';

/** What somebody has decided on and not yet carried out, by planet: a question may come in between. @type {Map<number, string>} */
const meant = new Map();

/**
 * The taxes of a province as one form: a row for each planet, a rate for each row.
 * @fires answers with the keys of the answers, in the order they are to be given
 */
class TaxForm extends LitElement {
  static properties = {view: {attribute: false}, printed: {attribute: false}, busy: {type: Boolean}};

  static styles = [
    shared,
    css`
      table {
        width: 100%;
        border-collapse: collapse;
        margin-bottom: 0.5rem;
        font-size: 0.9rem;
      }
      th {
        text-align: start;
        font-weight: 600;
      }
      td,
      th {
        padding: 0.15rem 0.2rem;
        border-bottom: 1px solid var(--line);
      }
      td button {
        min-height: 2rem;
        padding: 0 0.55rem;
        font-size: 0.85rem;
      }
      [aria-pressed='true'] {
        background: var(--accent);
        border-color: var(--accent);
        color: var(--on-accent);
      }
      .rates {
        white-space: nowrap;
        text-align: end;
      }
      .angry {
        color: var(--warn);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {Printed | null} */ this.printed = null;
    this.busy = false;
  }

  render() {
    const decision = this.view?.decision;
    if (!decision) return nothing;
    const rows = planetsIn(decision);
    const forAll = decision.actions.find(({key}) => key === 'half-for-all');
    return html`<table>
        <thead class="visually-hidden"><tr><th>Planet</th><th>Resources</th><th>Rate</th></tr></thead>
        <tbody>${rows.map(row => this.row(row))}</tbody>
      </table>
      <p class="row">
        <button class="primary" ?disabled=${this.busy} @click=${() => this.collect(rows)}>Collect these taxes</button>
        ${forAll ? html`<button ?disabled=${this.busy} data-key=${forAll.key} @click=${() => this.tell([forAll.key])}>Half for all the rest</button>` : nothing}
      </p>`;
  }

  /** @param {Row} row */
  row({planet, name, actions}) {
    const now = this.view?.board?.planets.find(({id}) => id === planet);
    const resources = (this.printed?.planet.get(planet)?.environs ?? []).reduce((sum, id) => sum + (this.printed?.environ.get(id)?.resource ?? 0), 0);
    return html`<tr>
      <th scope="row">${name} <small class="soft">${now?.loyalty}</small></th>
      <td title="Resources"><b>${resources}</b></td>
      <td class="rates">
        ${RATES.filter(([rate]) => actions.has(rate)).map(([rate, word]) => html`<button aria-pressed=${rateOf(planet) === rate} data-key="${rate}:${planet}" aria-label="${name}: ${word}" @click=${() => this.choose(planet, rate)}>${word}</button> `)}
      </td>
    </tr>`;
  }

  /** @param {number} planet @param {string} rate */
  choose(planet, rate) {
    meant.set(planet, rate);
    this.requestUpdate();
  }

  /** @param {Row[]} rows */
  collect(rows) {
    this.tell(RATES.flatMap(([rate]) => rows.filter(({planet}) => rateOf(planet) === rate).map(({actions}) => String(actions.get(rate)))));
  }

  /** @param {string[]} keys */
  tell(keys) {
    this.dispatchEvent(new CustomEvent('answers', {detail: keys, bubbles: true, composed: true}));
  }
}

/** @param {number} planet */
const rateOf = planet => meant.get(planet) ?? USUAL;

/** @typedef {{planet: number, name: string, actions: Map<string, string>}} Row the key of each rate */

/** @param {Decision} decision @returns {Row[]} */
function planetsIn({actions}) {
  /** @type {Map<number, Row>} */ const rows = new Map();
  for (const {key, piece} of actions) {
    if (piece?.kind !== 'planet') continue;
    const planet = Number(piece.id);
    const row = rows.get(planet) ?? {planet, name: piece.name, actions: new Map()};
    row.actions.set(key.split(':')[0], key);
    rows.set(planet, row);
  }
  return [...rows.values()];
}

customElements.define('tax-form', TaxForm);
