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
  static properties = {undo: {attribute: false}, busy: {type: Boolean}, asked: {state: true}};

  static styles = [
    shared,
    css`
      .row {
        gap: 0.4rem;
        flex-wrap: nowrap;
      }
      button {
        min-height: 2.4rem;
        padding: 0.2rem 0.8rem;
        white-space: nowrap;
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
      @media (max-width: 800px) {
        button {
          min-width: 2.75rem;
          min-height: 2.75rem;
          justify-content: center;
          font-size: 1.2rem;
        }
        .label {
          position: absolute;
          clip-path: inset(50%);
        }
        small:not(.hidden) {
          position: absolute;
          inset: auto 0.5rem 3.4rem;
          padding: 0.5rem 0.7rem;
          background: var(--panel-raised);
          border: 1px solid var(--edge);
          border-radius: var(--radius);
        }
      }
      small.hidden {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {UndoLimits | null | undefined} */ this.undo = null;
    this.busy = false;
    /** Whether somebody wanted to know why not. */ this.asked = false;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('undo')) this.asked = false;
  }

  render() {
    const {undo} = this;
    if (!undo) return nothing;
    return html`
      <div class="row">
        ${this.button('undo', '↶', 'Undo', undo.actions > 0)}
        ${this.button('restart', '⟲', 'Restart segment', undo.toSegmentStart > 0)}
      </div>
      ${undo.reason ? html`<small class="soft ${this.asked ? '' : 'hidden'}" id="why">${undo.reason}</small>` : nothing}
    `;
  }

  /** @param {string} name @param {boolean} may */
  pressed(name, may) {
    if (!may) this.asked = true;
    else if (!this.busy) this.dispatchEvent(new Event(name));
  }

  /** @param {string} name @param {string} sign @param {string} label @param {boolean} may */
  button(name, sign, label, may) {
    return html`<button
      aria-disabled=${may ? nothing : 'true'}
      aria-describedby=${this.undo?.reason ? 'why' : nothing}
      @click=${() => this.pressed(name, may)}
    >
      <span aria-hidden="true">${sign}</span><span class="label">${label}</span>
    </button>`;
  }
}

customElements.define('take-back', TakeBack);
