import {LitElement, css, html, nothing} from 'lit';
import {shared} from '../ui/shared.js';

/** @import {UndoLimits} from '../net/documents.js' */

/**
 * Taking back. A button that cannot be used can still be reached, and says why.
 *
 * @fires undo
 * @fires restart
 */
class TakeBack extends LitElement {
  static properties = {undo: {attribute: false}, busy: {type: Boolean}};

  static styles = [
    shared,
    css`
      .row {
        gap: 0.4rem;
      }
      button[aria-disabled='true'] {
        color: var(--text-soft);
        border-style: dashed;
        cursor: default;
      }
      small {
        display: block;
        margin-top: 0.35rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {UndoLimits | null | undefined} */ this.undo = null;
    this.busy = false;
  }

  render() {
    const {undo} = this;
    if (!undo) return nothing;
    return html`
      <div class="row">
        ${this.button('undo', '↶ Undo', undo.actions > 0)}
        ${this.button('restart', '⟲ Restart segment', undo.toSegmentStart > 0)}
      </div>
      ${undo.reason ? html`<small class="soft" id="why">${undo.reason}</small>` : nothing}
    `;
  }

  /** @param {string} name @param {string} label @param {boolean} may */
  button(name, label, may) {
    return html`<button
      aria-disabled=${may ? nothing : 'true'}
      aria-describedby=${this.undo?.reason ? 'why' : nothing}
      @click=${() => may && !this.busy && this.dispatchEvent(new Event(name))}
    >
      ${label}
    </button>`;
  }
}

customElements.define('take-back', TakeBack);
