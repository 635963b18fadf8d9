import {LitElement, css, html, nothing} from 'lit';
import {atTheTable, presenceLook} from './at-the-table.js';
import {SIDES, shared, sideMark, sideName} from '../ui/shared.js';

/** @import {ChatLine, Game, Side, SocketPresence, Viewer} from '../net/documents.js' */

/** What the two players say to each other. */
class ChatBox extends LitElement {
  static properties = {lines: {attribute: false}, game: {attribute: false}, viewer: {}, presence: {attribute: false}};

  static styles = [
    shared,
    presenceLook,
    css`
      ol {
        list-style: none;
        margin: 0 0 0.5rem;
        padding: 0;
        overflow-wrap: anywhere;
      }
      .rebel {
        color: var(--rebel);
      }
      .imperial {
        color: var(--empire);
      }
      .company {
        margin: 0.5rem 3rem 0.8rem 0;
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
    /** @type {Game | null} */ this.game = null;
    /** @type {Viewer} */ this.viewer = 'spectator';
    /** @type {SocketPresence['seats'] | undefined} */ this.presence = undefined;
  }

  /** @param {SubmitEvent} event */
  say(event) {
    event.preventDefault();
    const field = this.renderRoot.querySelector('input');
    if (!field?.value.trim()) return;
    this.dispatchEvent(new CustomEvent('say', {detail: field.value}));
    field.value = '';
  }

  /** What somebody is called at this table. @param {Side} side */
  who(side) {
    return side === this.viewer ? 'You' : (this.game?.seats[side].name ?? sideName(side));
  }

  render() {
    const others = SIDES.filter(side => side !== this.viewer && this.presence?.[side]);
    return html`
      ${others.length ? html`<p class="company" role="status">${others.map(side => html`${this.who(side)} ${atTheTable(this.presence, side)} `)}</p>` : nothing}
      <ol aria-label="Chat" aria-live="polite">
        ${this.lines.map(line => html`<li><b class=${line.side}>${sideMark(line.side)} ${this.who(line.side)}:</b> ${line.text}</li>`)}
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
