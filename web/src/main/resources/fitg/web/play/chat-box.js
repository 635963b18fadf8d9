import {LitElement, css, html} from 'lit';
import {shared, sideMark} from '../ui/shared.js';

/** @import {ChatLine} from '../net/documents.js' */

/** What the two players say to each other. */
class ChatBox extends LitElement {
  static properties = {lines: {attribute: false}};

  static styles = [
    shared,
    css`
      ol {
        list-style: none;
        margin: 0 0 0.5rem;
        padding: 0;
        overflow-wrap: anywhere;
      }
      form {
        display: flex;
        gap: 0.4rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {ChatLine[]} */ this.lines = [];
  }

  /** @param {SubmitEvent} event */
  say(event) {
    event.preventDefault();
    const field = this.renderRoot.querySelector('input');
    if (!field?.value.trim()) return;
    this.dispatchEvent(new CustomEvent('say', {detail: field.value}));
    field.value = '';
  }

  render() {
    return html`
      <ol aria-label="Chat" aria-live="polite">
        ${this.lines.map(line => html`<li>${sideMark(line.side)} ${line.text}</li>`)}
      </ol>
      <form @submit=${this.say}>
        <label class="visually-hidden" for="line">Say something</label>
        <input id="line" maxlength="500" autocomplete="off" placeholder="Say something" />
        <button>Say</button>
      </form>
    `;
  }
}

customElements.define('chat-box', ChatBox);
