import {LitElement, css, html, nothing} from 'lit';
import {get, post, sentence} from '../net/api.js';
import {myName, seatAddress} from '../net/my-seats.js';
import {atWork} from '../ui/at-work.js';
import {go} from '../ui/go.js';
import {shared} from '../ui/shared.js';
import {sitDown} from './sitting-down.js';
import './invitation-links.js';
import './seat-choice.js';

/** @import {ComputerPlayer, Import, Opened, Players, SavedGame} from '../net/documents.js' */

/** What the server takes. */
const LARGEST = 3 * 1024 * 1024;

/** Opens a game from a file: a finished one to look at, a running one to play on. */
class ImportGame extends LitElement {
  static properties = {saved: {state: true}, players: {state: true}, opened: {state: true}, error: {state: true}, busy: {state: true}};

  static styles = [
    shared,
    css`
      .panel {
        display: grid;
        gap: 1rem;
        margin-bottom: 2rem;
      }
      input[type='file'] {
        padding: 0.6rem;
        min-height: 3rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {SavedGame | null} */ this.saved = null;
    /** @type {import('./sitting-down.js').Gathering | null} */ this.opened = null;
    /** @type {ComputerPlayer[]} */ this.players = [];
    this.error = '';
    this.busy = false;
  }

  firstUpdated() {
    this.renderRoot.querySelector('input')?.focus();
  }

  /** @param {Event} event */
  async chosen(event) {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    this.saved = null;
    this.error = '';
    if (!file) return;
    try {
      const saved = await read(file);
      if (saved.finished) {
        await this.open({game: saved});
      } else {
        this.players = /** @type {Players} */ (await get('/api/players')).players;
        this.saved = saved;
      }
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  playOn() {
    if (!this.saved) return;
    const choice = /** @type {import('./seat-choice.js').SeatChoice} */ (this.renderRoot.querySelector('seat-choice'));
    this.open({game: this.saved, seats: choice.seats(myName())});
  }

  /** @param {Import} body */
  open(body) {
    return atWork(this, async () => {
      /** @type {Opened} */
      const opened = await post('/api/games/import', body);
      const seats = await sitDown(opened, myName());
      if (Object.keys(opened.invitations).length) this.opened = {...opened, seats};
      else go(seats.length ? seatAddress(seats[0]) : `/games/${opened.game.id}/replay`);
    });
  }

  render() {
    if (this.opened) return html`<invitation-links class="panel" .opened=${this.opened}></invitation-links>`;
    return html`<section class="panel" aria-labelledby="import">
      <h2 id="import">Import a saved game</h2>
      <div>
        <label for="file">A file that was exported here or by the fitg command</label>
        <input id="file" type="file" accept=".json,application/json" ?disabled=${this.busy} @change=${this.chosen} />
      </div>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${this.busy ? html`<p role="status">The server plays it through …</p>` : nothing}
      ${this.saved
        ? html`<p>The game is not over. It goes on with dice of its own; who plays it?</p>
            <seat-choice .players=${this.players}></seat-choice>
            <div class="row"><button class="primary" ?disabled=${this.busy} @click=${this.playOn}>Play on</button></div>`
        : nothing}
    </section>`;
  }
}

/** @param {File} file @returns {Promise<SavedGame>} */
async function read(file) {
  if (file.size > LARGEST) throw new Error(`${file.name} is larger than 3 MiB; no saved game is.`);
  const saved = parsed(file.name, await file.text());
  if (saved?.format === 'fitg-seat') {
    throw new Error(`${file.name} is what one seat knew of a running game. It can be kept, but not be played on.`);
  }
  if (saved?.format !== 'fitg-game') throw new Error(`${file.name} is not a saved game: its "format" is not "fitg-game".`);
  return saved;
}

/** @param {string} name @param {string} text */
function parsed(name, text) {
  try {
    return JSON.parse(text);
  } catch (broken) {
    throw new Error(`${name} is not a saved game: ${sentence(broken)}.`);
  }
}

customElements.define('import-game', ImportGame);
