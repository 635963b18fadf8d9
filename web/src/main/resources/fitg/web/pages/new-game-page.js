import {LitElement, html, nothing} from 'lit';
import {get, post, printed, sentence} from '../net/api.js';
import {myName, rememberName, seatAddress} from '../net/my-seats.js';
import {atWork} from '../ui/at-work.js';
import {go} from '../ui/go.js';
import {shared, sideName} from '../ui/shared.js';
import {newGameStyle} from './new-game-style.js';
import {durationOf, firstOf, scenarioCard, scenarioStyle} from './scenario-card.js';
import {sitDown} from './sitting-down.js';
import './invitation-links.js';
import './seat-choice.js';

/** @import {ComputerPlayer, EditionFacts, Opened, Players, Scenario, Scenarios} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

const DELAYS = /** @type {Array<[number, string]>} */ ([
  [0, 'at once'],
  [60, 'a minute late'],
  [300, 'five minutes late'],
  [3600, 'an hour late'],
]);

/** Which scenario, who plays whom, which house rules. */
class NewGamePage extends LitElement {
  static properties = {
    scenarios: {state: true},
    players: {state: true},
    facts: {state: true},
    scenario: {state: true},
    spectators: {state: true},
    error: {state: true},
    busy: {state: true},
    opened: {state: true},
  };

  static styles = [
    shared,
    scenarioStyle,
    newGameStyle,
  ];

  constructor() {
    super();
    /** @type {Scenario[] | null} */ this.scenarios = null;
    /** @type {ComputerPlayer[]} */ this.players = [];
    /** @type {Printed | null} */ this.facts = null;
    /** @type {Scenario | null} */ this.scenario = null;
    /** @type {import('./sitting-down.js').Gathering | null} */ this.opened = null;
    this.spectators = true;
    this.error = '';
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    try {
      const [{scenarios}, {players}, facts] = await Promise.all([
        /** @type {Promise<Scenarios>} */ (get('/api/scenarios')),
        /** @type {Promise<Players>} */ (get('/api/players')),
        printed(),
      ]);
      this.scenarios = scenarios;
      this.scenario = firstOf(scenarios.filter(({edition}) => edition === scenarios[0].edition)) ?? null;
      this.players = players;
      this.facts = facts;
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  /** @param {SubmitEvent} event */
  async open(event) {
    event.preventDefault();
    if (this.busy) return;
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const name = String(form.get('name') ?? '').trim();
    rememberName(name);
    await atWork(this, async () => {
      /** @type {Opened} */
      const opened = await post('/api/games', this.wanted(form, name));
      const seats = await sitDown(opened, name);
      if (Object.keys(opened.invitations).length) await this.invite({...opened, seats});
      else go(form.has('guide') ? seatAddress(seats[0]).replace('#', '?guide=1#') : seatAddress(seats[0]));
    });
  }

  /** @param {FormData} form @param {string} name */
  wanted(form, name) {
    const choice = /** @type {import('./seat-choice.js').SeatChoice} */ (this.renderRoot.querySelector('seat-choice'));
    const position = String(form.get('position') ?? '');
    return {
      ...(position.trim() ? {position} : this.setUp(form)),
      seats: choice.seats(name),
      spectators: this.spectators,
      ...(this.spectators ? {spectatorDelay: Number(form.get('delay'))} : {}),
    };
  }

  /** What is set up where no position is given. @param {FormData} form */
  setUp(form) {
    return {
      scenario: this.scenario?.id,
      options: Object.fromEntries((this.scenario?.options ?? []).map(option => [option.id, form.has(option.id)])),
    };
  }

  /** @param {import('./sitting-down.js').Gathering} opened */
  async invite(opened) {
    this.opened = opened;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h1'))?.focus();
  }

  render() {
    if (this.opened) {
      return html`<h1 tabindex="-1">${this.opened.game.title}</h1>
        <invitation-links class="panel" .opened=${this.opened}></invitation-links>`;
    }
    return html`
      <h1>New game</h1>
      ${this.scenarios ? this.form(this.scenarios) : this.error ? nothing : html`<p role="status">Looking …</p>`}
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
    `;
  }

  /** @param {Scenario[]} scenarios */
  form(scenarios) {
    const offered = scenarios.filter(each => each.edition === this.scenario?.edition);
    return html`<form @submit=${this.open} @seated=${() => this.requestUpdate()}>
      <div class="board">
        <div class="what">
          <fieldset>
            <legend>Edition</legend>
            <div class="editions">
              ${this.facts?.editions.map(each => this.edition(each, scenarios))}
            </div>
          </fieldset>
          <fieldset>
            <legend>Scenario</legend>
            <div class="scenarios">
              ${offered.map(each => scenarioCard(each, this.facts, each === this.scenario, each === firstOf(offered), () => (this.scenario = each)))}
            </div>
          </fieldset>
        </div>
        <div class="who">
          <seat-choice .players=${this.players}></seat-choice>
          <label class="check">
            <input type="checkbox" name="guide" />
            <span><b>A guide at your side</b><span class="soft">Explains every step as it comes and marks what a Captain would do.</span></span>
          </label>
          <div class="short">
            <label for="name">Your name, as the other player sees it</label>
            <input id="name" name="name" maxlength="40" autocomplete="nickname" .value=${myName()} />
          </div>
          ${this.more()}
        </div>
      </div>
      <div class="begin">
        <p class="plan" role="status">${this.plan()}</p>
        <button class="primary" ?disabled=${this.busy}>${this.busy ? 'Setting up the board …' : 'Begin'}</button>
      </div>
    </form>`;
  }

  /** What will begin, in one line. */
  plan() {
    const choice = /** @type {import('./seat-choice.js').SeatChoice | null} */ (this.renderRoot.querySelector('seat-choice'));
    const {scenario} = this;
    if (!scenario) return nothing;
    const side = choice?.side ?? 'rebel';
    const other = side === 'rebel' ? 'Empire' : 'Rebels';
    const opponent = choice?.opponent === 'invite' ? 'somebody you invite' : (choice?.player?.name ?? 'computer');
    return html`<b>${scenario.title}</b> · You: ${side === 'both' ? 'both sides' : html`${sideName(side)} · ${other}: ${opponent}`} · ${durationOf(scenario.minutes)}`;
  }

  /** What hardly anybody changes. */
  more() {
    return html`<details>
        <summary>${this.scenario?.options.length ? 'House rules, who may watch' : 'Who may watch'}</summary>
        ${this.scenario?.options.map(
          option => html`<label class="check">
            <input type="checkbox" name=${option.id} ?checked=${option.standard} />
            <span><b>${option.title}</b><span class="soft">${option.description}</span></span>
          </label>`,
        )}
        <label class="check">
          <input type="checkbox" .checked=${this.spectators}
            @change=${(/** @type {Event} */ event) => (this.spectators = /** @type {HTMLInputElement} */ (event.target).checked)} />
          <span><b>Spectators</b><span class="soft">Whoever has the address may watch what both sides know.</span></span>
        </label>
        ${this.spectators ? this.delay() : nothing}
      </details>
      <details>
        <summary>Begin at a position</summary>
        <label for="position">A position as text, as <code>fitg position</code> writes it; it says scenario and house rules itself. Whoever
          has it knows both sides' secrets.</label>
        <textarea id="position" name="position" rows="8" spellcheck="false"></textarea>
      </details>`;
  }

  /** @param {EditionFacts} edition @param {Scenario[]} scenarios */
  edition({id, name, differs}, scenarios) {
    return html`<label class="check edition">
      <input type="radio" name="edition" value=${id} .checked=${this.scenario?.edition === id}
        @change=${() => (this.scenario = firstOf(scenarios.filter(each => each.edition === id)) ?? this.scenario)} />
      <span><b>${name}</b><span class="soft">${differs}</span></span>
    </label>`;
  }

  delay() {
    return html`<div class="short">
      <label for="delay">Spectators see it</label>
      <select id="delay" name="delay">
        ${DELAYS.map(([seconds, words]) => html`<option value=${seconds}>${words}</option>`)}
      </select>
    </div>`;
  }
}

customElements.define('new-game-page', NewGamePage);
