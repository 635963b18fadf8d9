import {LitElement, css, html, nothing} from 'lit';
import {freshNonce, post, printed} from '../net/api.js';
import {mySeats, remember, seatAddress} from '../net/my-seats.js';
import {Table} from '../net/table.js';
import {go} from '../ui/go.js';
import {does, shared, sideMark, sideName} from '../ui/shared.js';
import '../board/star-map.js';
import '../play/chat-box.js';
import '../play/decision-panel.js';
import '../play/event-log.js';

/** One game: the map, the decision, the story. */
class TablePage extends LitElement {
  static properties = {
    game: {},
    token: {},
    facts: {state: true},
    narrowed: {state: true},
    tab: {state: true},
    now: {state: true},
  };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template: 'bar bar' auto 'map side' 1fr / 1fr minmax(20rem, 26rem);
        height: calc(100dvh - 3.9rem);
      }
      .bar {
        grid-area: bar;
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 1.2rem;
        align-items: center;
        padding: 0.4rem 1rem;
        border-bottom: 1px solid var(--line);
        background: var(--panel);
      }
      star-map {
        grid-area: map;
      }
      aside {
        grid-area: side;
        display: grid;
        grid-template-rows: auto auto 1fr;
        min-height: 0;
        border-inline-start: 1px solid var(--line);
        background: var(--panel);
      }
      .decision {
        padding: 0.8rem 1rem;
        max-height: 55dvh;
        overflow: auto;
        border-bottom: 1px solid var(--line);
      }
      .tabs {
        display: flex;
        gap: 0.4rem;
        padding: 0.4rem 1rem;
      }
      .tabs [aria-pressed='true'] {
        border-color: var(--accent);
      }
      .scroll {
        overflow: auto;
        padding: 0.4rem 1rem 1rem;
        min-height: 8rem;
      }
      .points b {
        color: var(--rebel);
      }
      .victory {
        text-align: center;
      }
      @media (max-width: 800px) {
        :host {
          grid-template: 'bar' auto 'map' 48dvh 'side' auto / 1fr;
          height: auto;
        }
        .decision {
          max-height: none;
        }
        .scroll {
          max-height: 50dvh;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.tab = 'log';
    /** @type {string[]} */ this.narrowed = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('game') || changed.has('token')) this.open();
  }

  open() {
    this.table?.close();
    this.token ??= mySeats().find(seat => seat.game === this.game)?.token ?? null;
    this.table = new Table(this.game, this.token);
    this.table.addEventListener('change', () => this.changed());
    printed().then(facts => (this.facts = facts));
  }

  changed() {
    const view = this.table?.view;
    if (view?.number !== this.now?.number || view?.decision?.prompt !== this.now?.decision?.prompt) this.narrowed = [];
    this.now = view;
    document.title = view?.decision ? `● ${view.game.title}` : (view?.game.title ?? 'Freedom in the Galaxy');
    if (view && this.token && view.viewer !== 'spectator') {
      remember({game: this.game, side: view.viewer, token: this.token});
    }
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.table?.close();
  }

  render() {
    const {table} = this;
    if (!table) return nothing;
    if (table.connection === 'refused') return html`<p class="panel error" role="alert">${table.error}</p>`;
    const view = table.view;
    if (!view) return html`<p class="panel" role="status">Connecting …</p>`;
    if (!view.board) return this.waiting(view);
    return html`
      ${this.bar(view)}
      <star-map
        .printed=${this.facts}
        .board=${view.board}
        .decision=${view.decision}
        @choose=${(/** @type {CustomEvent} */ event) => this.chosen(event.detail)}
      ></star-map>
      <aside>
        <section class="decision" aria-label="Decision">
          ${table.connection === 'reconnecting'
            ? html`<p class="error" role="alert">The connection is lost; trying again …</p>`
            : nothing}
          ${table.error ? html`<p class="error" role="alert">${table.error}</p>` : nothing}
          ${view.game.misfit ? html`<p class="error">${view.game.misfit}</p>` : nothing}
          ${view.game.status === 'finished' ? this.ending(view) : nothing}
          <decision-panel
            .view=${view}
            .narrowed=${this.narrowed}
            .busy=${table.busy}
            @answer=${(/** @type {CustomEvent} */ event) => table.play(event.detail)}
            @widen=${() => (this.narrowed = [])}
          ></decision-panel>
          ${view.undo ? this.takeBack(view) : nothing}
        </section>
        <div class="tabs">
          ${this.tabButton('log', 'Log')} ${this.token ? this.tabButton('chat', `Chat ${table.chat.length || ''}`) : nothing}
          ${this.otherSeat(view)}
        </div>
        <div class="scroll" tabindex="0" aria-label=${this.tab === 'log' ? 'Log' : 'Chat'} role="region">
          ${this.tab === 'log'
            ? html`<event-log .entries=${table.log}></event-log>`
            : html`<chat-box .lines=${table.chat} @say=${(/** @type {CustomEvent} */ event) => table.say(event.detail)}></chat-box>`}
        </div>
      </aside>
    `;
  }

  /** @param {any} view */
  bar(view) {
    const {board} = view;
    return html`<div class="bar">
      <strong>${board.title}</strong>
      <span>Turn ${board.turn} of ${board.lastTurn}</span>
      <span>${sideMark(board.phasing)} ${sideName(board.phasing)}: ${board.segment.name}</span>
      <span class="points">Rebel points <b>${board.points}</b> of ${board.pointsToWin}</span>
      <span class="soft">${view.viewer === 'spectator' ? 'you watch' : `you are the ${sideName(view.viewer)}`}</span>
    </div>`;
  }

  /** @param {string[]} keys */
  chosen(keys) {
    if (keys.length === 1) this.table?.play(keys[0]);
    else this.narrowed = keys;
  }

  /** @param {any} view */
  takeBack({undo}) {
    return html`<div class="row">
      <button ?disabled=${!undo.actions} title=${undo.reason ?? ''} @click=${() => this.table?.undo()}>↶ Undo</button>
      <button ?disabled=${!undo.toSegmentStart} title=${undo.reason ?? ''} @click=${() => this.table?.restart()}>
        ⟲ Restart segment
      </button>
      <button @click=${this.resign}>Give up</button>
      ${undo.reason ? html`<small class="soft">${undo.reason}</small>` : nothing}
    </div>`;
  }

  resign() {
    if (confirm('Give up this game?')) this.table?.resign();
  }

  /** @param {string} name @param {string} label */
  tabButton(name, label) {
    return html`<button aria-pressed=${this.tab === name} @click=${() => (this.tab = name)}>${label}</button>`;
  }

  /** Two people at one screen change seats. @param {any} view */
  otherSeat(view) {
    const other = mySeats().find(seat => seat.game === this.game && seat.side !== view.viewer);
    return other && this.token
      ? html`<a class="button" href=${seatAddress(other)}>${sideMark(other.side)} To the ${sideName(other.side)}' seat</a>`
      : nothing;
  }

  /** @param {any} view */
  ending({game, viewer}) {
    const {winner, reason, points} = game.verdict;
    const how = {
      'instant-victory': 'at once',
      points: `on points: the Rebels have ${points}`,
      resignation: 'because the other side gave up',
    };
    return html`<div class="victory">
      <h1>${sideMark(winner)} ${does(winner, 'win')}</h1>
      <p>${how[/** @type {keyof typeof how} */ (reason)]}</p>
      <div class="row">
        <a class="button" href="/api/games/${game.id}/export" download>Save the game</a>
        ${viewer === 'spectator' ? nothing : html`<button @click=${this.rematch}>${this.rematchLabel(game)}</button>`}
      </div>
    </div>`;
  }

  /** @param {any} game */
  rematchLabel({rematch}) {
    if (rematch?.game) return 'To the rematch';
    return rematch?.offeredBy && rematch.offeredBy !== this.now.viewer ? 'Accept the rematch' : 'Offer a rematch';
  }

  async rematch() {
    const answer = await this.table?.ask('/rematch', {});
    if (!answer?.rematch?.game) return;
    const seated = await this.table?.ask('/rematch/seat', {});
    if (!seated) return;
    const seat = {game: seated.game.id, side: seated.side, token: seated.token};
    remember(seat);
    await post(`/api/games/${seat.game}/seat`, {nonce: freshNonce()}, seat.token);
    go(seatAddress(seat));
  }

  /** @param {any} view */
  waiting({game}) {
    return html`<div class="panel" role="status">
      <h1>${game.title}</h1>
      <p>The game begins when everybody has sat down.</p>
      <ul>
        ${Object.entries(game.seats).map(
          ([side, seat]) => html`<li>
            ${sideMark(side)} ${sideName(side)}: ${seat.name ?? seat.level ?? 'still open'}
            ${seat.joined || seat.kind === 'computer' ? '✓' : '…'}
          </li>`,
        )}
      </ul>
      <p class="soft">The dice are promised: ${game.dice.commitment.slice(0, 16)}…</p>
    </div>`;
  }
}

customElements.define('table-page', TablePage);
