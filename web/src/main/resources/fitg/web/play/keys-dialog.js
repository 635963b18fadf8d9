import {LitElement, css, html} from 'lit';
import {shared} from '../ui/shared.js';

/** What every key does at the table. @type {[string[], string][]} */
export const KEYS = [
  [['1', '…', '9'], 'give that answer'],
  [['Enter'], 'give the suggested answer'],
  [['N'], 'to the next piece that can be chosen'],
  [['arrows'], 'from piece to piece on the map'],
  [['I'], 'the card of the piece'],
  [['+', '−', 'H', 'G'], 'on the map: nearer, farther, the scenario, the galaxy'],
  [['U'], 'undo'],
  [['B'], 'back out of what is half done'],
  [['C'], 'what would a Captain do?'],
  [['V'], 'what wins, and what turns each planet'],
  [['Esc'], 'skip what is told in this player-turn, close a card'],
  [['?'], 'this list'],
];

/** The list of keys, for whoever asks with a question mark. */
export class KeysDialog extends LitElement {
  static styles = [
    shared,
    css`
      :host {
        display: contents;
      }
      dialog {
        color: var(--text);
        background: var(--panel);
        border: 1px solid var(--edge);
        border-radius: var(--radius);
        padding: 1rem 1.3rem;
      }
      dialog::backdrop {
        background: rgb(5 8 16 / 60%);
      }
      dl {
        display: grid;
        grid-template-columns: max-content 1fr;
        gap: 0.35rem 1.2rem;
        margin: 0 0 1rem;
      }
      dd {
        margin: 0;
      }
      kbd {
        font: inherit;
        font-size: 0.85rem;
        border: 1px solid var(--edge);
        border-radius: 0.3rem;
        padding: 0 0.4rem;
        margin-inline-end: 0.2rem;
      }
    `,
  ];

  show() {
    this.dialog.showModal();
  }

  get dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  render() {
    return html`<dialog aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      <dl>${KEYS.map(([keys, does]) => html`<dt>${keys.map(key => html`<kbd>${key}</kbd>`)}</dt><dd>${does}</dd>`)}</dl>
      <button @click=${() => this.dialog.close()}>Close</button>
    </dialog>`;
  }
}

customElements.define('keys-dialog', KeysDialog);
