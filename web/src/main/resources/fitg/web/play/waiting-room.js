import {LitElement, css, html, nothing} from 'lit';
import {openInvitations} from '../pages/kept-invitations.js';
import {atTheTable, presenceLook} from './at-the-table.js';
import {diceWarning} from './dice-warning.js';
import {shared, sideMark, sideName} from '../ui/shared.js';

import '../pages/invitation-links.js';

/** @import {Game, SocketPresence} from '../net/documents.js' */

/** A game that waits for somebody to sit down. */
class WaitingRoom extends LitElement {
  static properties = {game: {attribute: false}, broken: {}, presence: {attribute: false}};

  static styles = [
    shared,
    presenceLook,
    css`
      :host {
        max-width: 36rem;
        margin: 2rem auto;
        padding: 0 1rem;
      }
      ul {
        list-style: none;
        padding: 0;
        font-size: 1.1rem;
      }
      .rebel {
        color: var(--rebel);
      }
      .imperial {
        color: var(--empire);
      }
      code {
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Game | null} */ this.game = null;
    /** What of the dice is not as it was promised. */ this.broken = '';
    /** @type {SocketPresence['seats'] | undefined} */ this.presence = undefined;
  }

  render() {
    const {game} = this;
    if (!game) return nothing;
    return html`<div class="panel" role="status">
      <h1>${game.title}</h1>
      ${diceWarning(this.broken)}
      <p>The game begins when everybody has sat down. You can leave this page open; it goes on by itself.</p>
      <ul>
        ${Object.entries(game.seats).map(
          ([side, seat]) => html`<li>
            <span class=${side}>${sideMark(side)}</span> ${sideName(side)}: ${seat.name ?? seat.computer?.name ?? seat.level ?? 'nobody yet'}
            ${seat.joined || seat.kind === 'computer' ? '✓ seated' : '… awaited'} ${seat.joined ? atTheTable(this.presence, side) : nothing}
          </li>`,
        )}
      </ul>
      ${Object.keys(openInvitations(game)).length
        ? html`<invitation-links here .opened=${{game, invitations: openInvitations(game), seats: []}}></invitation-links>`
        : nothing}
      <p class="soft">The dice are promised beforehand and can be checked afterwards: <code>${game.dice.commitment}</code></p>
    </div>`;
  }
}

customElements.define('waiting-room', WaitingRoom);
