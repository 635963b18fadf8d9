import {LitElement, css, html, nothing} from 'lit';
import {Refused, get, post, sentence} from '../net/api.js';
import {join} from '../net/dice.js';
import {myName, mySeats, remember, rememberName, seatAddress} from '../net/my-seats.js';
import {pictogram, sidePictogram} from '../reference/pictograms.js';
import {OTHER, shared, sideName} from '../ui/shared.js';
import {computerName} from './levels.js';

/** @import {Game, Invitation, Scenario, Scenarios, Seat, Seated} from '../net/documents.js' */


/** Following an invitation: what it is for, and taking the seat. */
class JoinPage extends LitElement {
  static properties = {invitation: {}, shown: {state: true}, scenario: {state: true}, gone: {state: true}, busy: {state: true}, error: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        max-width: 36rem;
        margin: 0 auto;
        padding: 2.5rem 1.25rem 4rem;
      }
      .panel {
        display: grid;
        gap: 1.25rem;
        padding: 1.5rem;
      }
      .to {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.1rem 1rem;
        align-items: center;
      }
      .pictogram {
        width: 3rem;
        height: 3rem;
      }
      .rebel {
        color: var(--rebel);
      }
      .imperial {
        color: var(--empire);
      }
      h2,
      p {
        margin: 0;
      }
      form {
        display: grid;
        gap: 0.25rem;
      }
      .primary {
        justify-self: start;
        margin-top: 1rem;
        font-size: 1.1rem;
        padding: 0.8rem 1.6rem;
      }
    `,
  ];

  constructor() {
    super();
    this.invitation = '';
    /** @type {Invitation | null} */ this.shown = null;
    /** @type {Scenario | null} */ this.scenario = null;
    this.gone = false;
    this.busy = false;
    this.error = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('invitation')) this.look();
  }

  async look() {
    this.shown = null;
    this.gone = !this.invitation;
    this.error = this.invitation ? '' : 'The link is cut off: the part behind the # is missing. Ask for it again.';
    if (!this.invitation) return;
    try {
      /** @type {Invitation} */
      const shown = await post('/api/invitation', {invitation: this.invitation});
      this.shown = shown;
      this.gone = shown.game.status === 'finished';
      this.learnAbout(shown.game.scenario);
      this.error = this.gone ? 'This game is over; nobody sits down in it any more.' : '';
    } catch (refused) {
      this.fail(refused);
    }
  }

  /** What the game is, for whoever has never heard of it; without it the seat can be taken all the same. @param {string} id */
  async learnAbout(id) {
    const {scenarios} = /** @type {Scenarios} */ (await get('/api/scenarios').catch(() => ({scenarios: []})));
    this.scenario = scenarios.find(each => each.id === id) ?? null;
  }

  /** @param {unknown} refused */
  fail(refused) {
    this.gone = refused instanceof Refused && refused.problem.status === 404;
    this.error = this.gone
      ? 'This invitation is used up or was withdrawn. If it was you who followed it, the game is among your games.'
      : sentence(refused);
  }

  /** @param {SubmitEvent} event */
  async join(event) {
    event.preventDefault();
    if (this.busy) return;
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '').trim();
    rememberName(name);
    this.busy = true;
    try {
      /** @type {Seated} */
      const seated = await join(this.invitation, name);
      const seat = {game: seated.game.id, side: seated.side, token: seated.token};
      remember(seat);
      history.replaceState(null, '', seatAddress(seat)); // going back must not lead to an invitation that is used up
      window.dispatchEvent(new PopStateEvent('popstate'));
    } catch (refused) {
      this.fail(refused);
    } finally {
      this.busy = false;
    }
  }

  render() {
    return html`
      <h1>You are invited to a game</h1>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${this.gone ? html`<p><a class="button" href="/">Home</a></p>` : this.seat()}
    `;
  }

  seat() {
    return html`<div class="panel">
      ${this.shown ? this.what(this.shown) : this.error ? nothing : html`<p role="status">Looking what it is for …</p>`}
      <form @submit=${this.join}>
        <label for="name">Your name, as the other player sees it</label>
        <input id="name" name="name" maxlength="40" autocomplete="nickname" .value=${myName()} />
        <button class="primary" ?disabled=${this.busy}>${this.busy ? 'Sitting down …' : 'Take the seat'}</button>
      </form>
    </div>`;
  }

  /** @param {Invitation} shown */
  what({game, side}) {
    const mine = mySeats().some(seat => seat.game === game.id);
    return html`
      <div class="to">
        <span class=${side}>${pictogram(sidePictogram(side))}</span>
        <div>
          <h2>${game.title}</h2>
          <p>You play the <b>${sideName(side)}</b> against ${opponent(game.seats[OTHER[side]])}.</p>
        </div>
      </div>
      ${this.scenario ? html`<p>${this.scenario.summary} ${paceOf(this.scenario)}</p>` : nothing}
      <p class="soft">${standing(game)}${houseRules(game)}</p>
      ${mine ? html`<p class="error">You already sit at this table. If you take this seat too, you play both sides.</p>` : nothing}
    `;
  }
}

/** @param {Seat} seat */
function opponent(seat) {
  if (seat.kind === 'computer') return `the computer (${computerName(seat)})`;
  return seat.name ?? (seat.joined ? 'a player without a name' : 'somebody to come');
}

/** @param {Game} game */
function standing(game) {
  if (game.status === 'running') return `The game is in turn ${game.turn}; you take over from the computer. `;
  return 'It begins as soon as everybody has sat down. ';
}

/** How long it takes. @param {Scenario} scenario */
const paceOf = ({lastTurn, turns, minutes}) => `${lastTurn} ${turns}: about ${minutes} minutes if both stay, or days, each at his own pace.`;

/** @param {Game} game */
const houseRules = game => (game.options.worstDetection ? 'House rule: Watchful PDBs. ' : '');

customElements.define('join-page', JoinPage);
