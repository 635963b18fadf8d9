import {LitElement, css, html, nothing} from 'lit';
import {shared} from '../ui/shared.js';

/** @import {Decision, View} from '../net/documents.js' */
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
export class TaxForm extends LitElement {
  static properties = {view: {attribute: false}, printed: {attribute: false}, busy: {type: Boolean}};

  static styles = [
    shared,
    css`
      ul {
        list-style: none;
        margin: 0 0 0.5rem;
        padding: 0;
      }
      .planet {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 0.4rem;
        padding: 0.15rem 0;
        border-bottom: 1px solid var(--line);
        font-size: 0.9rem;
      }
      .planet small {
        display: block;
        line-height: 1.1;
      }
      .both {
        display: flex;
        gap: 0.5rem;
        margin: 0.6rem 0;
      }
      .rates button {
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
      kbd {
        font-size: 0.75rem;
        opacity: 0.8;
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
    return html`<ul aria-label="Answers">
        ${rows.map(row => this.row(row))}
        <li class="both">
          <button class="primary" ?disabled=${this.busy} @click=${() => this.collect(rows)}>Collect these taxes <kbd aria-hidden="true">Enter</kbd></button>
          ${forAll ? html`<button ?disabled=${this.busy} data-key=${forAll.key} @click=${() => this.tell([forAll.key])}>Half for all</button>` : nothing}
        </li>
      </ul>`;
  }

  /** @param {Row} row */
  row({planet, name, actions}) {
    const now = this.view?.board?.planets.find(({id}) => id === planet);
    const resources = (this.printed?.planet.get(planet)?.environs ?? []).reduce((sum, id) => sum + (this.printed?.environ.get(id)?.resource ?? 0), 0);
    return html`<li class="planet">
      <span class="name"><b>${name}</b> <small class="soft">${now?.loyalty}, resources ${resources}</small></span>
      <span class="rates" role="group" aria-label="Taxes of ${name}">
        ${RATES.filter(([rate]) => actions.has(rate)).map(([rate, word]) => html`<button aria-pressed=${rateOf(planet) === rate} data-key="${rate}:${planet}" aria-label="${name}: ${word}" @click=${() => this.choose(planet, rate)}>${word}</button> `)}
      </span>
    </li>`;
  }

  /** @param {number} planet @param {string} rate */
  choose(planet, rate) {
    meant.set(planet, rate);
    this.requestUpdate();
  }

  /** @param {Row[]} [rows] */
  collect(rows = this.view?.decision ? planetsIn(this.view.decision) : []) {
    if (this.busy) return;
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
