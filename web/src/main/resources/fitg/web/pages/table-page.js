import {LitElement, css, html, nothing} from 'lit';
import {toldIn} from '../guide/told.js';
import {printed} from '../net/api.js';
import {takeSeat} from '../net/dice.js';
import {mySeats, remember, seatAddress} from '../net/my-seats.js';
import {Table} from '../net/table.js';
import {go} from '../ui/go.js';
import {notifyTurn} from '../ui/notify.js';
import {settings} from '../ui/settings.js';
import {shared} from '../ui/shared.js';
import '../board/star-map.js';
import '../guide/guide-panel.js';
import '../play/chat-box.js';
import '../play/decision-panel.js';
import '../play/deployment-choice.js';
import '../play/fight-board.js';
import '../play/forces-list.js';
import '../play/game-ending.js';
import '../play/game-menu.js';
import '../play/hint-card.js';
import '../play/mission-board.js';
import '../play/status-bar.js';
import '../play/take-back.js';
import '../play/waiting-room.js';
import '../story/happenings.js';
import '../story/since-last-turn.js';
import '../story/story-log.js';

/** @import {Game, Seated, View} from '../net/documents.js' */

/** One game: the map, the decision, the story. */
class TablePage extends LitElement {
  static properties = {
    game: {},
    token: {},
    guided: {type: Boolean},
    facts: {state: true},
    narrowed: {state: true},
    chosenTab: {state: true},
    now: {state: true},
  };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template: 'bar bar' auto 'map side' minmax(0, 1fr) / minmax(0, 1fr) clamp(19rem, 31vw, 27rem);
        height: 100%;
        min-height: 0;
      }
      status-bar {
        grid-area: bar;
      }
      .alone,
      waiting-room {
        grid-area: bar / bar / side / side;
        place-self: center;
        font-size: 1.1rem;
      }
      .field {
        grid-area: map;
        position: relative;
        min-height: 0;
      }
      star-map {
        position: absolute;
        inset: 0;
      }
      .stage {
        position: absolute;
        inset: 0.6rem 0.6rem auto auto;
        width: min(25rem, 100% - 1.2rem);
        max-height: calc(100% - 1.2rem);
        overflow: auto;
        display: grid;
        gap: 0.6rem;
        pointer-events: none;
      }
      since-last-turn {
        pointer-events: auto;
      }
      aside {
        grid-area: side;
        display: grid;
        grid-template: auto auto minmax(8rem, 1fr) / minmax(0, 1fr);
        min-height: 0;
        border-inline-start: 1px solid var(--line);
        background: var(--panel);
      }
      .decision {
        padding: 0.7rem 1rem 0;
        max-height: 62dvh;
        overflow: auto;
        border-bottom: 1px solid var(--line);
      }
      guide-panel {
        margin-top: 0.7rem;
      }
      take-back {
        position: sticky;
        inset-block-end: 0;
        padding: 0.4rem 0 0.6rem;
        background: var(--panel);
      }
      .tabs {
        display: flex;
        gap: 0.3rem;
        padding: 0.3rem 0.8rem;
        border-bottom: 1px solid var(--line);
      }
      .tabs button {
        padding: 0.3rem 0.7rem;
        border-color: transparent;
        background: none;
      }
      .tabs [aria-selected='true'] {
        background: var(--panel-raised);
        border-color: var(--accent);
      }
      .sheet {
        overflow: auto;
        padding: 0 1rem 1rem;
        min-height: 0;
      }
      .sheet.story {
        overflow: hidden;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        padding: 0;
      }
      .sheet.story > * {
        min-height: 0;
      }
      .sheet:focus-visible {
        outline-offset: -3px;
      }
      @media (max-width: 800px) {
        :host {
          grid-template: 'bar' auto 'map' 56dvh 'side' auto / minmax(0, 1fr);
          height: auto;
        }
        .stage {
          position: fixed;
          inset: 0.5rem 0.5rem auto;
          width: auto;
          max-height: 60dvh;
          z-index: 5;
        }
        aside {
          border: 0;
        }
        .decision {
          max-height: none;
        }
        .sheet {
          max-height: 70dvh;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    /** @type {string | null} */ this.token = null;
    this.guided = false;
    /** The sheet that was chosen; until then the guide's, if there is one. */ this.chosenTab = '';
    /** The view that is shown. @type {View | null} */ this.now = null;
    /** The answers that a piece on the map stands for, when it is more than one. @type {string[]} */
    this.narrowed = [];
    this.resettled = () => this.requestUpdate();
    this.addEventListener('read-story', () => (this.chosenTab = 'story'));
    this.addEventListener('show-place', event => this.map?.show(/** @type {CustomEvent} */ (event).detail));
  }

  get map() {
    return /** @type {import('../board/star-map.js').StarMap | null} */ (this.renderRoot.querySelector('star-map'));
  }

  get panel() {
    return /** @type {import('../play/decision-panel.js').DecisionPanel | null} */ (this.renderRoot.querySelector('decision-panel'));
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('game') || changed.has('token')) this.open();
  }

  open() {
    this.table?.close();
    this.token ??= mySeats().find(seat => seat.game === this.game)?.token ?? null;
    /** Whoever has been guided in this game before still is when he comes back to it. */
    this.wasGuided = toldIn(this.game).size > 0;
    this.table = new Table(this.game, this.token);
    this.table.addEventListener('change', () => this.changed());
    printed().then(facts => (this.facts = facts));
  }

  changed() {
    const view = this.table?.view ?? null;
    if (view?.number !== this.now?.number || view?.decision?.prompt !== this.now?.decision?.prompt) this.narrowed = [];
    this.now = view;
    notifyTurn(view);
    if (view && this.token && view.viewer !== 'spectator') {
      remember({game: this.game, side: view.viewer, token: this.token});
    }
    this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    settings.addEventListener('change', this.resettled);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    settings.removeEventListener('change', this.resettled);
    this.table?.close();
  }

  render() {
    const {table} = this;
    if (!table) return nothing;
    if (table.connection === 'refused') return html`<p class="alone error" role="alert">${table.error} <a href="/">Home</a></p>`;
    const view = table.view;
    if (!view) return html`<p class="alone" role="status">Connecting …</p>`;
    if (!view.board) return html`<waiting-room .game=${view.game}></waiting-room>`;
    return html`
      <status-bar .view=${view}></status-bar>
      <div class="field">
        <star-map
          .printed=${this.facts}
          .board=${view.board}
          .decision=${view.decision}
          @choose=${(/** @type {CustomEvent} */ event) => this.chosen(event.detail)}
        ></star-map>
        <div class="stage">
          <happening-stage .entries=${table.log} .viewer=${view.viewer} .printed=${this.facts} ?acting=${table.busy}></happening-stage>
          ${this.token
            ? html`<since-last-turn .game=${this.game} .token=${this.token} .view=${view} .printed=${this.facts}></since-last-turn>`
            : nothing}
        </div>
      </div>
      <aside>
        <section class="decision" aria-label="Decision" tabindex="-1">${this.decision(view, table)}</section>
        <div class="tabs" role="tablist" aria-label="Beside the map" @keydown=${this.otherTab}>
          ${this.tabs(view).map(([name, label]) => this.tabButton(name, label))}
        </div>
        <div class="sheet ${this.tab}" id="sheet" role="tabpanel" aria-labelledby="tab-${this.tab}" tabindex=${this.tab === 'story' ? nothing : '0'}>${this.sheet(view, table)}</div>
      </aside>
    `;
  }

  /** @param {View} view @param {Table} table */
  decision(view, table) {
    return html`
      ${table.connection === 'reconnecting'
        ? html`<p class="error" role="alert">The connection is lost. Trying again …</p>`
        : nothing}
      ${table.error ? html`<p class="error" role="alert">${table.error}</p>` : nothing}
      ${view.game.misfit ? html`<p class="error">${view.game.misfit}</p>` : nothing}
      ${view.game.status === 'finished'
        ? html`<game-ending .view=${view} .token=${this.token} @rematch=${this.rematch}></game-ending>`
        : nothing}
      <decision-panel
        .view=${view}
        .narrowed=${this.narrowed}
        .busy=${table.busy}
        @answer=${(/** @type {CustomEvent} */ event) => table.play(event.detail)}
        @widen=${() => (this.narrowed = [])}
      ></decision-panel>
      ${view.viewer === 'spectator'
        ? nothing
        : html`<deployment-choice
            .view=${view}
            .token=${this.token}
            .busy=${table.busy}
            @deploy=${(/** @type {CustomEvent} */ event) => table.play(...event.detail)}
          ></deployment-choice>`}
      ${view.viewer === 'spectator'
        ? nothing
        : html`<hint-card
            .view=${view}
            .token=${this.token}
            .busy=${table.busy}
            @answer=${(/** @type {CustomEvent<string>} */ event) => table.play(event.detail)}
          ></hint-card>`}
      <fight-board .log=${table.log} .board=${view.board} .printed=${this.facts}></fight-board>
      <mission-board .view=${view} .printed=${this.facts}></mission-board>
      <take-back .undo=${view.undo} .busy=${table.busy} @undo=${() => this.takeBack(table.undo())} @restart=${() => this.takeBack(table.restart())}></take-back>
    `;
  }

  get withGuide() {
    return this.guided || this.wasGuided || settings.get('guide');
  }

  get tab() {
    const known = this.chosenTab && (this.chosenTab !== 'guide' || this.withGuide);
    return known ? this.chosenTab : this.withGuide ? 'guide' : 'story';
  }

  /** Then the earlier question stands there again, and has the focus. @param {Promise<unknown>} asked */
  async takeBack(asked) {
    await asked;
    this.panel?.focusQuestion();
  }

  /** @param {View} view @returns {[string, string][]} */
  tabs({viewer}) {
    const lines = this.table?.chat.length;
    return [
      ...(this.withGuide ? [/** @type {[string, string]} */ (['guide', 'Guide'])] : []),
      ['story', 'Story'],
      ['forces', 'Forces'],
      ...(viewer === 'spectator' ? [] : [/** @type {[string, string]} */ (['chat', lines ? `Chat (${lines})` : 'Chat'])]),
      ['game', 'Game'],
    ];
  }

  /** @param {string} name @param {string} label */
  tabButton(name, label) {
    const selected = this.tab === name;
    return html`<button
      role="tab"
      id="tab-${name}"
      aria-controls="sheet"
      aria-selected=${selected}
      tabindex=${selected ? 0 : -1}
      @click=${() => (this.chosenTab = name)}
    >
      ${label}
    </button>`;
  }

  /** @param {KeyboardEvent} event */
  async otherTab(event) {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!step || !this.now) return;
    event.preventDefault();
    const names = this.tabs(this.now).map(([name]) => name);
    this.chosenTab = names[(names.indexOf(this.tab) + step + names.length) % names.length];
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`#tab-${this.tab}`))?.focus();
  }

  /** @param {View} view @param {Table} table */
  sheet(view, table) {
    switch (this.tab) {
      case 'guide':
        return html`<guide-panel .view=${view} .log=${table.log} .printed=${this.facts}></guide-panel>`;
      case 'forces':
        return html`<forces-list .board=${view.board} .printed=${this.facts}></forces-list>`;
      case 'chat':
        return html`<chat-box .lines=${table.chat} @say=${(/** @type {CustomEvent} */ event) => table.say(event.detail)}></chat-box>`;
      case 'game':
        return html`<game-menu .view=${view} .token=${this.token} @resign=${() => table.resign()}></game-menu>`;
      default:
        return html`<story-log
          .entries=${table.log}
          .printed=${this.facts}
          .viewer=${view.viewer}
          @moment=${(/** @type {CustomEvent} */ event) => this.lookBack(event.detail.number)}
        ></story-log>`;
    }
  }

  /** A piece on the map stands for one answer or for several, which are then shown alone. @param {string[]} keys */
  chosen(keys) {
    if (keys.length === 1) {
      this.table?.play(keys[0]);
    } else {
      this.narrowed = keys;
      this.panel?.focusQuestion();
    }
  }

  /** @param {number} number an entry of the log */
  lookBack(number) {
    go(`/games/${this.game}/replay?at=${number + 1}${this.token ? `#${this.token}` : ''}`);
  }

  async rematch() {
    /** @type {Game | undefined} */
    const answer = await this.table?.ask('/rematch', {});
    if (!answer?.rematch?.game) return;
    /** @type {Seated | undefined} */
    const seated = await this.table?.ask('/rematch/seat', {});
    if (!seated) return;
    const seat = {game: seated.game.id, side: seated.side, token: seated.token};
    remember(seat);
    await takeSeat(seat);
    go(seatAddress(seat));
  }
}

customElements.define('table-page', TablePage);
