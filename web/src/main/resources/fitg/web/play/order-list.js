import {LitElement, css, html, nothing} from 'lit';
import {shared} from '../ui/shared.js';
import {ORDERS} from './orders.js';

/** @import {View} from '../net/documents.js' */

/**
 * The orders a player can give where a question stands, and those that hold.
 *
 * @fires order with the question
 * @fires revoke with the question
 */
class OrderList extends LitElement {
  static properties = {view: {attribute: false}, orders: {attribute: false}, kept: {attribute: false}};

  static styles = [
    shared,
    css`
      .row {
        gap: 0.3rem;
        margin: 0.1rem 0 0.4rem;
      }
      button {
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
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {import('./orders.js').Orders | null} */ this.orders = null;
    /** @type {import('./orders.js').Kept[]} */ this.kept = [];
  }

  render() {
    const decision = this.view?.decision;
    const order = decision && this.orders?.onOffer(decision);
    const given = this.kept.some(each => each.question === decision?.question);
    if (!this.kept.length && !order) return nothing;
    return html`<div class="row" role="group" aria-label="Standing orders">
      ${order && !given ? html`<button @click=${() => this.say('order', decision.question)}>↻ ${order.give}</button>` : nothing}
      ${this.kept.map(
        ({question}) => html`<button class="kept" @click=${() => this.say('revoke', question)}>
          ${ORDERS[question].kept} <span aria-hidden="true">✕</span><span class="visually-hidden">, revoke</span>
        </button>`,
      )}
    </div>`;
  }

  /** @param {string} what @param {string} question */
  say(what, question) {
    this.dispatchEvent(new CustomEvent(what, {detail: question}));
  }
}

customElements.define('order-list', OrderList);
