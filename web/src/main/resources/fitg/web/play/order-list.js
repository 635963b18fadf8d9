import {LitElement, css, html, nothing} from 'lit';
import {settings} from '../ui/settings.js';
import {shared} from '../ui/shared.js';
import './usual-orders.js';

/** @import {OfferedOrder, Order, View} from '../net/documents.js' */

/** So many orders stand beside a question; the others are one click away. */
const AT_HAND = 2;
/** The limits of which one can be named, in percent. */
const LIMITS = [25, 50, 75];

/**
 * The orders a player can give where a question stands, and those that hold. The server keeps them with the seat and carries them out, also
 * for whoever is away.
 *
 * @fires order with the order
 * @fires revoke with the kind of the order
 * @fires hold with the names of the usual orders that are switched off
 */
class OrderList extends LitElement {
  static properties = {view: {attribute: false}, token: {}, busy: {type: Boolean}, brief: {type: Boolean}};

  static styles = [
    shared,
    css`
      .row {
        gap: 0.3rem;
        margin: 0.1rem 0 0.4rem;
      }
      button,
      select {
        width: auto;
        min-height: 2.2rem;
        padding: 0.1rem 0.7rem;
        font-size: 0.8125rem;
        border-style: dashed;
        background: none;
      }
      .kept {
        border-style: solid;
        border-radius: 999px;
        background: var(--panel-raised);
      }
      summary {
        font-size: 0.8125rem;
        color: var(--text-soft);
        cursor: pointer;
        min-height: 2.2rem;
        align-content: center;
      }
      option {
        background: var(--panel);
        color: var(--text);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {string | null} */ this.token = null;
    this.busy = false;
    /** Whether no further order is offered, as in a lesson. */ this.brief = false;
  }

  render() {
    const kept = this.view?.orders ?? [];
    const offered = this.brief ? [] : (this.view?.decision?.orders ?? []).filter(each => !kept.some(({kind, answer}) => kind === each.kind && answer === each.answer));
    return html`${kept.length || offered.length ? this.row(kept, offered) : nothing}${this.usual()}`;
  }

  /** @param {Order[]} kept @param {OfferedOrder[]} offered */
  row(kept, offered) {
    return html`<div class="row" role="group" aria-label="Standing orders">
      ${offered.slice(0, AT_HAND).map(each => this.offer(each))}
      ${offered.length > AT_HAND
        ? html`<details><summary>More orders</summary><div class="row">${offered.slice(AT_HAND).map(each => this.offer(each))}</div></details>`
        : nothing}
      ${kept.map(each => this.kept(each))}
    </div>`;
  }

  /** Those that most players would give, with a switch each. */
  usual() {
    const {view} = this;
    if (!view?.board || !this.token) return nothing;
    return html`<usual-orders
      .game=${view.game.id}
      .token=${this.token}
      .scenario=${view.board.scenario}
      .side=${view.viewer}
      .busy=${this.busy}
      ?learning=${view.game.origin === 'position' || settings.get('guide')}
      @hold=${(/** @type {CustomEvent<string[]>} */ event) => this.say('hold', event.detail)}
    ></usual-orders>`;
  }

  /** @param {OfferedOrder} order */
  offer({kind, answer, text, otherwise}) {
    return html`<button class="offered" ?disabled=${this.busy} @click=${() => this.say('order', {kind, answer})}>↻ ${text}</button>
      ${otherwise
        ? html`<select aria-label="${text}, unless the odds are below" @change=${(/** @type {Event} */ event) => this.say('order', {kind, answer, below: Number(/** @type {HTMLSelectElement} */ (event.target).value) / 100})}>
            <option value="" selected disabled hidden>… unless below</option>
            ${LIMITS.map(limit => html`<option value=${limit}>unless below ${limit} %</option>`)}
          </select>`
        : nothing}`;
  }

  /** @param {Order} order */
  kept({kind, text, below}) {
    return html`<button class="kept" ?disabled=${this.busy} @click=${() => this.say('revoke', kind)}>
      ${text}${below === undefined ? nothing : `, unless below ${Math.round(100 * below)} %`} <span aria-hidden="true">✕</span><span class="visually-hidden">, revoke</span>
    </button>`;
  }

  /** @param {string} what @param {unknown} detail */
  say(what, detail) {
    this.dispatchEvent(new CustomEvent(what, {detail}));
  }
}

customElements.define('order-list', OrderList);
