import {LitElement, css, html, nothing} from 'lit';
import {get, sentence} from '../net/api.js';
import {shared} from '../ui/shared.js';

/** @import {OrderSwitch, Orders} from '../net/documents.js' */

/** What is kept: the switches that are off, by scenario and side, and the games that have been told; or 'ask' for whoever wants no orders. */
const KEY = 'fitg.orders';
const MOST_TOLD = 200;

/** @typedef {{off: {[seat: string]: string[]}, told: string[]}} Kept */

/** @returns {Kept | null} */
function kept() {
  const text = localStorage.getItem(KEY);
  if (text === 'ask') return null;
  try {
    return {off: {}, told: [], ...JSON.parse(text ?? '{}')};
  } catch {
    return {off: {}, told: []};
  }
}

/**
 * The orders that most players would give, as one list of switches. They hold from the first look at a game; what is switched off is
 * kept for the next game of this side and scenario.
 *
 * @fires hold with the names of those that are off
 */
class UsualOrders extends LitElement {
  static properties = {
    game: {},
    token: {},
    scenario: {},
    side: {},
    busy: {type: Boolean},
    learning: {type: Boolean},
    switches: {state: true},
    trouble: {state: true},
  };

  static styles = [
    shared,
    css`
      summary {
        font-size: 0.8125rem;
        color: var(--text-soft);
        cursor: pointer;
        min-height: 2.2rem;
        align-content: center;
      }
      label {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0 0.5rem;
        padding: 0.3rem 0;
        min-height: 2.2rem;
        align-items: center;
        cursor: pointer;
      }
      input {
        width: 1.25rem;
        height: 1.25rem;
        margin: 0;
      }
      small {
        grid-column: 2;
        color: var(--text-soft);
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.token = '';
    this.scenario = '';
    this.side = '';
    this.busy = false;
    /** Whoever learns the game is asked everything, unless he says so himself. */ this.learning = false;
    /** @type {OrderSwitch[]} */ this.switches = [];
    this.trouble = '';
  }

  /** A game that has not been told yet hears it now; a request under way comes first. */
  updated() {
    const memory = kept();
    if (this.busy || this.learning || !this.game || !memory || memory.told.includes(this.game)) return;
    localStorage.setItem(KEY, JSON.stringify({...memory, told: [...memory.told, this.game].slice(-MOST_TOLD)}));
    this.hold(memory.off[this.seat] ?? []);
  }

  get seat() {
    return `${this.scenario} ${this.side}`;
  }

  render() {
    return html`<details @toggle=${(/** @type {Event} */ event) => this.opened(/** @type {HTMLDetailsElement} */ (event.target).open)}>
      <summary>What is answered for you</summary>
      ${this.trouble ? html`<p role="alert">${this.trouble}</p>` : nothing} ${this.switches.map(each => this.row(each))}
    </details>`;
  }

  /** @param {OrderSwitch} order */
  row({id, text, does, never, on}) {
    return html`<label>
      <input type="checkbox" .checked=${on} ?disabled=${this.busy} @change=${(/** @type {Event} */ event) => this.flip(id, /** @type {HTMLInputElement} */ (event.target).checked)} />
      <span>${text}</span>
      <small>${does} ${never}</small>
    </label>`;
  }

  /** @param {boolean} open */
  async opened(open) {
    if (!open) return;
    try {
      const {usual} = /** @type {Orders} */ (await get(`/api/games/${this.game}/orders`, this.token));
      this.switches = usual;
      this.trouble = '';
    } catch (failure) {
      this.trouble = sentence(failure);
    }
  }

  /** @param {string} id @param {boolean} on */
  flip(id, on) {
    this.switches = this.switches.map(each => (each.id === id ? {...each, on} : each));
    const off = this.switches.filter(each => !each.on).map(each => each.id);
    const memory = kept() ?? {off: {}, told: [this.game]};
    localStorage.setItem(KEY, JSON.stringify({...memory, off: {...memory.off, [this.seat]: off}}));
    this.hold(off);
  }

  /** @param {string[]} off */
  hold(off) {
    this.dispatchEvent(new CustomEvent('hold', {detail: off}));
  }
}

customElements.define('usual-orders', UsualOrders);
