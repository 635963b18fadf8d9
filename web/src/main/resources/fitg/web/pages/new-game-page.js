import {LitElement, css, html, nothing} from 'lit';
import {Refused, freshNonce, get, post} from '../net/api.js';
import {myName, remember, rememberName, seatAddress} from '../net/my-seats.js';
import {go} from '../ui/go.js';
import {shared, sideMark, sideName} from '../ui/shared.js';

const LEVELS = {keen: 'keen', random: 'random, for a laugh'};

/** Which scenario, who plays whom, which house rules. */
class NewGamePage extends LitElement {
  static properties = {
    scenarios: {state: true},
    levels: {state: true},
    error: {state: true},
    opened: {state: true},
  };

  static styles = [
    shared,
    css`
      :host {
        max-width: 46rem;
        margin: 1.5rem auto;
        padding: 0 1rem;
      }
      form {
        display: grid;
        gap: 1.25rem;
      }
      fieldset {
        border: 1px solid var(--line);
        border-radius: var(--radius);
        display: grid;
        gap: 0.5rem;
      }
      legend {
        font-weight: 650;
      }
      .choice {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.6rem;
        font-weight: 400;
        padding: 0.4rem 0;
      }
      .choice b {
        display: block;
      }
      .link {
        overflow-wrap: anywhere;
        user-select: all;
      }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    try {
      [this.scenarios, this.levels] = await Promise.all([
        get('/api/scenarios').then(answer => answer.scenarios),
        get('/api/players').then(answer => answer.levels),
      ]);
    } catch (refused) {
      this.error = String(refused);
    }
  }

  /** @param {SubmitEvent} event */
  async open(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const name = String(form.get('name') ?? '').trim();
    rememberName(name);
    const seat = (/** @type {string} */ side) => this.seat(String(form.get(side)), name);
    try {
      const opened = await post('/api/games', {
        scenario: form.get('scenario'),
        options: {worstDetection: form.has('worstDetection')},
        spectators: form.has('spectators'),
        seats: {rebel: seat('rebel'), imperial: seat('imperial')},
      });
      await this.sitDown(opened, name);
    } catch (refused) {
      this.error = refused instanceof Refused ? refused.message : String(refused);
    }
  }

  /** @param {string} who @param {string} name */
  seat(who, name) {
    if (who === 'human') return {kind: 'human', name: name || null};
    return who === 'open' ? {kind: 'open'} : {kind: 'computer', level: who};
  }

  /** @param {any} opened @param {string} name */
  async sitDown(opened, name) {
    const game = opened.game.id;
    const seats = Object.entries(opened.tokens).map(([side, token]) => ({game, side, token: String(token)}));
    for (const seat of seats) {
      await post(`/api/games/${game}/seat`, {name: name || null, nonce: freshNonce()}, seat.token);
      remember(seat);
    }
    if (Object.keys(opened.invitations).length) {
      this.opened = {...opened, seats};
    } else {
      go(seats.length ? seatAddress(seats[0]) : `/games/${game}`);
    }
  }

  render() {
    if (this.opened) return this.invitation();
    return html`
      <h1>New game</h1>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${this.scenarios ? this.form() : html`<p role="status">Looking …</p>`}
    `;
  }

  form() {
    return html`
      <form @submit=${this.open}>
        <fieldset>
          <legend>Scenario</legend>
          ${this.scenarios?.map(
            (/** @type {any} */ scenario, /** @type {number} */ index) => html`
              <label class="choice">
                <input type="radio" name="scenario" value=${scenario.id} ?checked=${index === 0} />
                <span><b>${scenario.title}</b>${scenario.description}</span>
              </label>
            `,
          )}
        </fieldset>
        <div>
          <label for="name">Your name</label>
          <input id="name" name="name" maxlength="40" autocomplete="nickname" .value=${myName()} />
        </div>
        ${this.who('rebel', 'human')} ${this.who('imperial', 'keen')}
        <fieldset>
          <legend>House rules</legend>
          ${this.scenarios?.[0]?.options.map(
            (/** @type {any} */ option) => html`
              <label class="choice">
                <input type="checkbox" name=${option.id} />
                <span><b>${option.title}</b>${option.description}</span>
              </label>
            `,
          )}
          <label class="choice">
            <input type="checkbox" name="spectators" checked />
            <span><b>Spectators</b>Whoever has the address may watch what both sides know.</span>
          </label>
        </fieldset>
        <div class="row"><button class="primary">Begin</button></div>
      </form>
    `;
  }

  /** @param {string} side @param {string} usual */
  who(side, usual) {
    const named = (/** @type {string} */ level) => LEVELS[/** @type {keyof typeof LEVELS} */ (level)] ?? level;
    return html`<div>
      <label for=${side}>${sideMark(side)} ${sideName(side)}</label>
      <select id=${side} name=${side}>
        <option value="human" ?selected=${usual === 'human'}>you, at this screen</option>
        <option value="open">somebody you invite</option>
        ${this.levels?.map(
          (/** @type {string} */ level) =>
            html`<option value=${level} ?selected=${usual === level}>the computer: ${named(level)}</option>`,
        )}
      </select>
    </div>`;
  }

  invitation() {
    const links = Object.entries(this.opened.invitations).map(
      ([side, secret]) => [side, `${location.origin}/join#${secret}`],
    );
    const [seat] = this.opened.seats;
    const address = seat ? seatAddress(seat) : `/games/${this.opened.game.id}`;
    return html`
      <h1>Invite the other player</h1>
      <p>Send this link. It works once; whoever opens it takes the seat.</p>
      ${links.map(
        ([side, link]) => html`<div class="panel">
          <h2>${sideMark(side)} ${sideName(side)}</h2>
          <p class="link">${link}</p>
          <button @click=${() => navigator.clipboard.writeText(link)}>Copy the link</button>
        </div>`,
      )}
      <p></p>
      <a class="button primary" href=${address}>To the table</a>
    `;
  }
}

customElements.define('new-game-page', NewGamePage);
