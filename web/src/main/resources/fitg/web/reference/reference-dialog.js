import {LitElement, css, html, nothing} from 'lit';
import {printed} from '../net/api.js';
import {shared} from '../ui/shared.js';
import {cardStyle} from './card-style.js';
import {cardOf} from './cards.js';

/** @import {Printed} from '../net/printed.js' */

/** Shows the card of whatever on the page asks to be looked up, and leads back to where one was. */
class ReferenceDialog extends LitElement {
  static properties = {facts: {state: true}, trail: {state: true}, error: {state: true}};

  static styles = [
    shared,
    cardStyle,
    css`
      :host {
        display: contents;
      }
      dialog {
        width: min(44rem, calc(100vw - 1.5rem));
        max-height: min(52rem, calc(100dvh - 1.5rem));
        padding: 0;
        border: 1px solid var(--line);
        border-radius: calc(var(--radius) * 1.5);
        background: var(--panel);
        color: var(--text);
        box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 45%);
      }
      dialog::backdrop {
        background: rgb(5 8 16 / 60%);
      }
      .tools {
        position: sticky;
        top: 0;
        z-index: 1;
        display: flex;
        justify-content: space-between;
        gap: var(--gap);
        padding: 0.6rem;
        background: var(--panel);
        border-bottom: 1px solid var(--line);
      }
      .body {
        padding: 1.2rem 1.4rem 1.6rem;
      }
    `,
  ];

  constructor() {
    super();
    this.error = '';
    /** @type {Printed | null} */ this.facts = null;
    /** @type {Array<{kind: string, id: string | number}>} */ this.trail = [];
    /** @type {Element | null} */ this.opener = null;
    this.asked = (/** @type {Event} */ event) => this.lookUp(/** @type {CustomEvent} */ (event));
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('look-up', this.asked);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('look-up', this.asked);
  }

  get dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  /** @param {CustomEvent} event */
  async lookUp(event) {
    if (this.dialog.open) {
      this.trail = [...this.trail, event.detail];
    } else {
      this.opener = focused();
      this.trail = [event.detail];
      this.dialog.showModal();
    }
    this.atTheTop();
    try {
      this.facts ??= await printed();
      this.error = '';
    } catch (refused) {
      this.error = String(refused);
    }
  }

  back() {
    this.trail = this.trail.slice(0, -1);
    this.atTheTop();
  }

  /** A new card begins at its top, and that is where the reader is. */
  async atTheTop() {
    await this.updateComplete;
    this.dialog.scrollTo({top: 0});
    const body = this.renderRoot.querySelector('.body');
    if (body instanceof HTMLElement) body.focus({preventScroll: true});
  }

  closed() {
    this.trail = [];
    if (this.opener instanceof HTMLElement || this.opener instanceof SVGElement) this.opener.focus();
  }

  /** A click beside the dialog closes it; so does following a link. @param {MouseEvent} event */
  clicked(event) {
    const path = event.composedPath();
    if (path[0] === this.dialog || path.some(each => each instanceof HTMLAnchorElement)) this.dialog.close();
  }

  render() {
    const now = this.trail.at(-1);
    return html`<dialog aria-label="Reference" @close=${this.closed} @click=${this.clicked}>
      <div class="tools">
        ${this.trail.length > 1 ? html`<button type="button" @click=${this.back}>← Back</button>` : html`<span></span>`}
        <button type="button" @click=${() => this.dialog.close()}>Close</button>
      </div>
      <div class="body" tabindex="-1">
        ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
        ${now && this.facts ? cardOf(this.facts, now.kind, now.id) : nothing}
      </div>
    </dialog>`;
  }
}

/** Where the keyboard is, through all shadow roots. */
function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

customElements.define('reference-dialog', ReferenceDialog);
