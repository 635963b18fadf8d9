import {LitElement, css, html, nothing} from 'lit';
import {get, post, sentence} from '../net/api.js';
import {myName, rememberName, seatAddress} from '../net/my-seats.js';
import {sitDown} from '../pages/sitting-down.js';
import {atWork} from '../ui/at-work.js';
import {go} from '../ui/go.js';
import {shared} from '../ui/shared.js';
import '../pages/invitation-links.js';
import '../pages/seat-choice.js';

/** @import {ComputerPlayer, Game, Opened, Players, Viewer} from '../net/documents.js' */

/** Going another way from a moment of a finished game: who plays on? */
export class ForkDialog extends LitElement {
  static properties = {
    game: {},
    token: {},
    action: {state: true},
    players: {state: true},
    opened: {state: true},
    busy: {state: true},
    error: {state: true},
  };

  static styles = [
    shared,
    css`
      :host {
        display: contents;
      }
      dialog {
        width: min(42rem, calc(100vw - 1.5rem));
        max-height: calc(100dvh - 1.5rem);
        padding: 1.3rem 1.4rem;
        border: 1px solid var(--line);
        border-radius: calc(var(--radius) * 1.5);
        background: var(--panel);
        color: var(--text);
      }
      dialog::backdrop {
        background: rgb(5 8 16 / 60%);
      }
      form {
        display: grid;
        gap: 1.2rem;
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    /** @type {string | null} */ this.token = null;
    this.action = 0;
    /** @type {ComputerPlayer[]} */ this.players = [];
    /** @type {import('../pages/sitting-down.js').Gathering | null} */ this.opened = null;
    this.busy = false;
    this.error = '';
  }

  /** @param {number} action how many actions of the old game are kept @param {Game} old whose sides are kept too @param {Viewer} viewer */
  async show(action, old, viewer) {
    this.action = action;
    this.opened = null;
    this.error = '';
    this.dialog.showModal();
    try {
      this.players = /** @type {Players} */ (await get('/api/players')).players;
    } catch (refused) {
      this.error = sentence(refused);
    }
    this.choice?.likeIn(old, viewer);
  }

  get choice() {
    return /** @type {import('../pages/seat-choice.js').SeatChoice | null} */ (this.renderRoot.querySelector('seat-choice'));
  }

  get dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  /** @param {SubmitEvent} event */
  async fork(event) {
    event.preventDefault();
    if (this.busy) return;
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '').trim();
    rememberName(name);
    const {choice} = this;
    if (!choice) return;
    await atWork(this, async () => {
      /** @type {Opened} */
      const opened = await post(`/api/games/${this.game}/fork`, {action: this.action, seats: choice.seats(name)}, this.token);
      const seats = await sitDown(opened, name);
      if (Object.keys(opened.invitations).length) this.opened = {...opened, seats};
      else go(seatAddress(seats[0]));
    });
  }

  render() {
    return html`<dialog aria-labelledby="fork">
      ${this.opened ? html`<invitation-links .opened=${this.opened}></invitation-links>` : this.form()}
    </dialog>`;
  }

  form() {
    return html`<form @submit=${this.fork}>
      <h2 id="fork">Play on from here</h2>
      <p class="soft">A new game begins at this moment, with dice of its own. The old one stays as it is.</p>
      <seat-choice .players=${this.players}></seat-choice>
      <div>
        <label for="name">Your name</label>
        <input id="name" name="name" maxlength="40" autocomplete="nickname" .value=${myName()} />
      </div>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      <div class="row">
        <button class="primary" ?disabled=${this.busy}>${this.busy ? 'Setting up the board …' : 'Play on'}</button>
        <button type="button" @click=${() => this.dialog.close()}>Not now</button>
      </div>
    </form>`;
  }
}

customElements.define('fork-dialog', ForkDialog);
