import {LitElement, css, html, nothing} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {shared} from '../ui/shared.js';
import {signsOf} from './actor.js';
import {artDefs, artLook} from './art-look.js';
import {military} from './art/marks.js';
import {medallion} from './art/portrait.js';
import {spaceship} from './art/ships.js';

/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('./scene.js').Scene} Scene @typedef {import('./theatre.js').Inmate} Inmate */

/**
 * Who and what is inside a ship. Whom an answer names can be chosen here; everybody else shows his card.
 *
 * @fires pick with the piece that was chosen
 * @fires shut when it is closed
 */
class ShipCompany extends LitElement {
  static properties = {vessel: {}, printed: {attribute: false}, scene: {attribute: false}};

  static styles = [
    shared,
    artLook,
    css`
      :host {
        display: contents;
      }
      dialog {
        width: min(24rem, calc(100vw - 2rem));
        max-height: min(34rem, calc(100dvh - 2rem));
        padding: 0.8rem 1rem 1rem;
        border: 1px solid var(--edge);
        border-radius: 16px;
        background: var(--panel);
        color: var(--text);
        box-shadow: var(--lift-3, 0 1rem 3rem rgb(0 0 0 / 45%));
      }
      dialog::backdrop {
        background: rgb(5 8 16 / 45%);
      }
      header {
        display: flex;
        justify-content: space-between;
        align-items: center;
        gap: 0.8rem;
        margin-bottom: 0.5rem;
      }
      h2 {
        margin: 0;
        font-size: 1.1rem;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 0.35rem;
      }
      .inmate {
        width: 100%;
        display: flex;
        align-items: center;
        justify-content: flex-start;
        gap: 0.7rem;
        text-align: start;
        padding: 0.35rem 0.6rem;
        background: none;
      }
      .inmate.lit {
        border-color: var(--lit);
        box-shadow: inset 0 0 0 1.5px var(--lit);
      }
      .inmate svg {
        flex: none;
        width: 3rem;
        height: 3rem;
      }
      .inmate small {
        display: block;
        color: var(--text-soft);
        font-weight: 400;
      }
      .defs {
        position: absolute;
      }
    `,
  ];

  constructor() {
    super();
    this.vessel = '';
    /** @type {Printed | null} */ this.printed = null;
    /** @type {Scene | null} */ this.scene = null;
  }

  firstUpdated() {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  render() {
    const inside = this.scene?.inside.get(this.vessel) ?? [];
    return html`<dialog aria-labelledby="title" @close=${() => this.dispatchEvent(new Event('shut'))} @click=${this.beside}>
      <svg class="defs" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(artDefs)}</defs></svg>
      <header>
        <h2 id="title">Inside ${this.title}</h2>
        <button type="button" @click=${() => this.renderRoot.querySelector('dialog')?.close()}>Close</button>
      </header>
      <ul>
        ${inside.map(each => html`<li>${this.inmate(each)}</li>`)}
      </ul>
    </dialog>`;
  }

  get title() {
    const {board} = this.scene ?? {};
    const [kind, ...id] = this.vessel.split(' ');
    const found = kind === 'ship' ? board?.ships.find(each => each.key === id.join(' ')) : board?.theatre?.counters.find(each => each.number === Number(id[0]));
    return found?.name ?? 'the ship';
  }

  /** @param {Inmate} inmate */
  inmate(inmate) {
    const lit = this.scene?.lit.has(inmate.piece);
    return html`<button type="button" class="inmate ${lit ? 'lit' : ''}" @click=${() => this.pick(inmate.piece)}>
      <svg viewBox="-4 -4 48 48" aria-hidden="true">${unsafeSVG(this.picture(inmate))}</svg>
      <span>${inmate.name}<small>${inmate.note}</small>${lit ? html`<small>Can be chosen</small>` : nothing}</span>
    </button>`;
  }

  /** @param {Inmate} inmate */
  picture({character, counter, ship}) {
    const {printed} = this;
    if (character) {
      const facts = printed?.character.get(character.number);
      return facts ? medallion(facts, 40, signsOf(character), 48) : '';
    }
    if (counter) return military(counter, printed?.second.counters.find(each => each.name === counter.type), 0, 40);
    const facts = printed?.ships.find(each => each.key === ship?.key);
    return facts ? spaceship(facts, 40, ship?.damaged) : '';
  }

  /** @param {string} piece */
  pick(piece) {
    this.renderRoot.querySelector('dialog')?.close();
    this.dispatchEvent(new CustomEvent('pick', {detail: piece}));
  }

  /** A click beside the dialog closes it. @param {MouseEvent} event */
  beside(event) {
    const dialog = this.renderRoot.querySelector('dialog');
    if (event.target === dialog) dialog?.close();
  }
}

customElements.define('ship-company', ShipCompany);
