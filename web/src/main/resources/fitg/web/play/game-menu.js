import {LitElement, css, html, nothing} from 'lit';
import {sentence} from '../net/api.js';
import {exportGame} from '../net/exporting.js';
import {mySeats, seatAddress} from '../net/my-seats.js';
import {shared, sideMark, sideName} from '../ui/shared.js';

/** @import {Game, View} from '../net/documents.js' */

/**
 * What one does seldom: links to take along, replay, export, the other seat at this screen, giving up.
 *
 * @fires resign
 */
class GameMenu extends LitElement {
  static properties = {view: {attribute: false}, token: {}, told: {state: true}};

  static styles = [
    shared,
    css`
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 0.5rem;
      }
      .button,
      button {
        width: 100%;
      }
      small {
        display: block;
        color: var(--text-soft);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {string | null} */ this.token = null;
    this.told = '';
  }

  render() {
    const {view, token} = this;
    if (!view) return nothing;
    const {game} = view;
    const own = token ? `#${token}` : '';
    return html`
      <ul>
        ${this.otherSeat(view)}
        ${game.spectators
          ? html`<li>${this.copy('Copy the address for spectators', `/games/${game.id}`, 'Whoever opens it sees what both sides know.')}</li>`
          : nothing}
        ${token
          ? html`<li>${this.copy('Copy the address of my seat', `/games/${game.id}#${token}`, 'To go on at another screen. Whoever has it has your seat.')}</li>`
          : nothing}
        ${view.board ? html`<li><a class="button" href="/games/${game.id}/replay?at=${view.log}${own}">Look back over the game</a></li>` : nothing}
        ${view.board ? html`<li><button @click=${() => this.save(game)}>Save the game as a file</button></li>` : nothing}
        ${token && game.status === 'running'
          ? html`<li><button @click=${this.resign}>Give up</button></li>`
          : nothing}
      </ul>
      <p role="status">${this.told}</p>
    `;
  }

  /** Two people at one screen change seats. @param {View} view */
  otherSeat({viewer, game}) {
    const other = mySeats().find(seat => seat.game === game.id && seat.side !== viewer);
    return other && this.token
      ? html`<li><a class="button" href=${seatAddress(other)}>${sideMark(other.side)} To the seat of the ${sideName(other.side)}</a></li>`
      : nothing;
  }

  /** @param {string} label @param {string} address @param {string} why */
  copy(label, address, why) {
    return html`<button @click=${() => this.toClipboard(location.origin + address)}>${label}</button><small>${why}</small>`;
  }

  /** @param {string} address */
  async toClipboard(address) {
    try {
      await navigator.clipboard.writeText(address);
      this.told = 'Copied.';
    } catch {
      this.told = address;
    }
  }

  /** @param {Game} game */
  async save(game) {
    await exportGame(game, this.token).catch(refused => (this.told = sentence(refused)));
  }

  resign() {
    if (confirm('Give up this game? The other side wins.')) this.dispatchEvent(new Event('resign'));
  }
}

customElements.define('game-menu', GameMenu);
