import {LitElement, css, html, nothing} from 'lit';
import {get, post, sentence} from '../net/api.js';
import {takeSeat} from '../net/dice.js';
import {dropEvidence} from '../net/evidence.js';
import {forget, myName, myGames, mySeats, seatAddress} from '../net/my-seats.js';
import {pictogram, sidePictogram} from '../reference/pictograms.js';
import {OTHER, SIDES, shared, sideName} from '../ui/shared.js';
import {exportGame} from '../net/exporting.js';
import {computerName} from './levels.js';
import {isForLearning} from './taught.js';
import './invitation-links.js';

/** @import {Game, Invited, MyGame, Scenarios, Side} from '../net/documents.js' */

const AGAIN_AFTER = 15_000;

/** @type {Record<string, string>} */
const ORIGIN = {fork: 'another way on from an old game', rematch: 'a rematch', import: 'from a file'};

/**
 * A game with the seats of it that are ours.
 * @typedef {{game: Game, seats: import('../net/my-seats.js').Seat[], yourTurn: boolean}} Mine
 */

/** @type {Array<[string, (mine: Mine) => boolean]>} */
const GROUPS = [
  ['Your turn', mine => mine.game.status === 'running' && mine.yourTurn],
  ["The other side's turn", mine => mine.game.status === 'running' && !mine.yourTurn],
  ['Waiting for players', mine => mine.game.status === 'waiting'],
  ['Finished', mine => mine.game.status === 'finished'],
];

/** The games of this browser: where one is awaited, and the way there. */
class MyGames extends LitElement {
  static properties = {
    games: {state: true},
    lost: {state: true},
    lengths: {state: true},
    asking: {state: true},
    invited: {state: true},
    error: {state: true},
  };

  static styles = [
    shared,
    css`
      h2 {
        font-size: 1.35rem;
      }
      h3 {
        font-size: 1rem;
        margin: 1.25rem 0 0.6rem;
        color: var(--text-soft);
        display: flex;
        gap: 0.5rem;
        align-items: center;
      }
      .count {
        background: var(--panel-raised);
        border: 1px solid var(--line);
        border-radius: 1rem;
        padding: 0 0.55rem;
        font-size: 0.85rem;
      }
      ul {
        list-style: none;
        padding: 0;
        margin: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
        gap: 0.8rem;
      }
      li {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.1rem 0.9rem;
        align-content: start;
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 0.9rem 1rem;
      }
      .awaited {
        border-color: var(--good);
        box-shadow: inset 4px 0 0 var(--good);
      }
      .marks {
        grid-row: span 3;
        display: grid;
        gap: 0.3rem;
        align-content: start;
      }
      .pictogram {
        width: 2.1rem;
        height: 2.1rem;
      }
      .rebel {
        color: var(--rebel);
      }
      .imperial {
        color: var(--empire);
      }
      .title {
        font-weight: 650;
        font-size: 1.05rem;
      }
      .awaits {
        font-weight: 600;
      }
      .awaited .awaits {
        color: var(--good);
      }
      .tools {
        grid-column: 2;
        display: flex;
        flex-wrap: wrap;
        gap: 0.45rem;
        margin-top: 0.6rem;
      }
      invitation-links {
        grid-column: 1 / -1;
        margin-top: 0.8rem;
      }
      .none {
        border: 1px dashed var(--line);
        border-radius: var(--radius);
        padding: 1.2rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Mine[] | null} */ this.games = null;
    /** @type {import('../net/my-seats.js').Seat[]} */ this.lost = [];
    /** @type {Record<string, number>} */ this.lengths = {};
    /** The game that is about to be forgotten. */ this.asking = '';
    /** @type {Record<string, import('./sitting-down.js').Gathering>} */ this.invited = {};
    this.error = '';
    this.seen = () => document.visibilityState === 'visible' && this.load();
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
    this.timer = setInterval(this.seen, AGAIN_AFTER);
    document.addEventListener('visibilitychange', this.seen);
    /** @type {Promise<Scenarios>} */ (get('/api/scenarios'))
      .then(({scenarios}) => (this.lengths = Object.fromEntries(scenarios.map(each => [each.id, each.lastTurn]))))
      .catch(() => {}); // only the length of the game is missing then; what is wrong is said by load()
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.seen);
  }

  async load() {
    const seats = mySeats().filter(({game}) => !isForLearning(game));
    try {
      const games = await myGames(seats);
      this.games = together(games, seats);
      this.lost = seats.filter(seat => !games.some(mine => mine.game.id === seat.game && mine.side === seat.side));
      this.error = '';
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  /** @param {import('../net/my-seats.js').Seat[]} seats */
  drop(seats) {
    for (const {game, token} of seats) {
      forget(token);
      if (!mySeats().some(seat => seat.game === game)) dropEvidence(game);
    }
    this.ask('', 'h2');
    this.load();
  }

  /** Asks whether a game shall be forgotten, or no longer; the focus goes along. @param {string} game @param {string} then */
  async ask(game, then) {
    this.asking = game;
    await this.updateComplete;
    const next = this.renderRoot.querySelector(then);
    if (next instanceof HTMLElement) next.focus();
  }

  /** @param {Mine} mine */
  async save(mine) {
    try {
      await exportGame(mine.game, mine.seats[0].token);
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  /** A secret is shown once; whoever has lost the link makes a new one. @param {Mine} mine @param {Side} side */
  async invite({game, seats}, side) {
    try {
      /** @type {Invited} */
      const {invitation} = await post(`/api/games/${game.id}/seats/${side}/invitation`, {}, seats[0].token);
      this.invited = {...this.invited, [game.id]: {game, seats, invitations: {[side]: invitation}}};
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  /** @param {Mine} mine */
  async sitDown({game, seats}) {
    try {
      for (const seat of seats.filter(each => !game.seats[each.side].joined)) {
        await takeSeat(seat, myName());
      }
      await this.load();
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  render() {
    return html`<section aria-labelledby="mine">
      <h2 id="mine" tabindex="-1">My games</h2>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${this.games === null ? html`<p role="status" class="soft">${this.error ? '' : 'Looking …'}</p>` : this.groups(this.games)}
      ${this.lost.length ? this.unknown() : nothing}
    </section>`;
  }

  /** @param {Mine[]} games */
  groups(games) {
    if (!games.length && !this.lost.length) {
      return html`<p class="none soft">None yet. The games you open or join in this browser will stand here.</p>`;
    }
    return GROUPS.map(([title, belongs]) => {
      const here = games.filter(belongs);
      if (!here.length) return nothing;
      return html`<h3>${title} <span class="count">${here.length}</span></h3>
        <ul>
          ${here.map(mine => this.item(mine))}
        </ul>`;
    });
  }

  /** @param {Mine} mine */
  item(mine) {
    const {game, seats} = mine;
    const awaited = game.status === 'running' && mine.yourTurn;
    const seat = seats.find(each => each.side === game.waitingFor) ?? seats[0];
    return html`<li class=${awaited ? 'awaited' : ''}>
      <span class="marks">
        ${seats.map(({side}) => html`<span class=${side}>${pictogram(sidePictogram(side), `You play the ${sideName(side)}`)}</span>`)}
      </span>
      <span class="title">${game.title}</span>
      <span class="soft">${[this.when(game), against(mine), ORIGIN[game.origin]].filter(Boolean).join(' · ')}</span>
      <span class="awaits">${awaits(mine)}</span>
      ${this.asking === game.id ? this.sure(seats) : this.tools(mine, seat)}
      ${this.invited[game.id] && game.status === 'waiting'
        ? html`<invitation-links class="panel" .opened=${this.invited[game.id]}></invitation-links>`
        : nothing}
    </li>`;
  }

  /** @param {Game} game */
  when(game) {
    const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium'}).format(game.createdAt);
    const last = this.lengths[game.scenario];
    return game.status === 'running' ? `turn ${game.turn}${last ? ` of ${last}` : ''} · begun ${day}` : day;
  }

  /** @param {Mine} mine @param {import('../net/my-seats.js').Seat} seat */
  tools(mine, seat) {
    const {game} = mine;
    const begun = game.status !== 'waiting';
    const name = `${game.title}, ${against(mine)}`;
    return html`<span class="tools">
      <a class="button ${mine.yourTurn ? 'primary' : ''}" href=${seatAddress(seat)} aria-label="To the table: ${name}">To the table</a>
      ${begun ? nothing : this.gathering(mine, name)}
      ${begun ? html`<a class="button" href="/games/${game.id}/replay#${seat.token}" aria-label="Replay: ${name}">Replay</a>` : nothing}
      ${begun ? html`<button @click=${() => this.save(mine)} aria-label="Export: ${name}">Export</button>` : nothing}
      <button id="forget-${game.id}" @click=${() => this.ask(game.id, '.keep')} aria-label="Forget: ${name}">Forget</button>
    </span>`;
  }

  /** What one can do until everybody is there. @param {Mine} mine @param {string} name */
  gathering(mine, name) {
    const away = mine.seats.some(({side}) => !mine.game.seats[side].joined);
    const open = SIDES.find(side => mine.game.seats[side].kind === 'open');
    return html`
      ${away ? html`<button class="primary" @click=${() => this.sitDown(mine)} aria-label="Sit down: ${name}">Sit down</button>` : nothing}
      ${open ? html`<button @click=${() => this.invite(mine, open)} aria-label="New invitation: ${name}">New invitation</button>` : nothing}
    `;
  }

  /** @param {import('../net/my-seats.js').Seat[]} seats */
  sure(seats) {
    return html`<span class="tools" role="group" aria-label="Forget this game?">
      <span>Without its link nobody can come back to this seat.</span>
      <button @click=${() => this.drop(seats)}>Forget it</button>
      <button class="keep" @click=${() => this.ask('', `[id="forget-${seats[0].game}"]`)}>Keep it</button>
    </span>`;
  }

  unknown() {
    return html`<h3>Unknown to this server <span class="count">${this.lost.length}</span></h3>
      <p class="soft">These links open nothing any more: the game is gone, or the link was renewed elsewhere.</p>
      <div class="row">
        ${this.lost.map(
          seat => html`<button @click=${() => this.drop([seat])}>Forget ${seat.game} (${sideName(seat.side)})</button>`,
        )}
        ${this.lost.length > 1 ? html`<button @click=${() => this.drop(this.lost)}>Forget all of them</button>` : nothing}
      </div>`;
  }
}

/**
 * One entry for each game, also where both seats are ours; the newest first.
 * @param {MyGame[]} games @param {import('../net/my-seats.js').Seat[]} seats
 */
function together(games, seats) {
  /** @type {Map<string, Mine>} */ const all = new Map();
  for (const {game, side, yourTurn} of games) {
    const mine = all.get(game.id) ?? {game, seats: [], yourTurn: false};
    const seat = seats.find(each => each.game === game.id && each.side === side);
    if (seat) mine.seats.push(seat);
    mine.yourTurn ||= yourTurn;
    all.set(game.id, mine);
  }
  return [...all.values()].filter(mine => mine.seats.length).sort((a, b) => b.game.createdAt - a.game.createdAt);
}

/** @param {Mine} mine */
function against({game, seats}) {
  if (seats.length === 2) return 'both sides at this screen';
  const other = game.seats[OTHER[seats[0].side]];
  if (other.kind === 'computer') return `against the computer (${computerName(other)})`;
  return other.name ? `against ${other.name}` : `against ${other.joined ? 'a nameless player' : 'somebody to come'}`;
}

/** What the game waits for, in a sentence. @param {Mine} mine */
function awaits({game, seats, yourTurn}) {
  if (game.misfit) return game.misfit;
  if (game.verdict) return `${won(game.verdict.winner, seats)}; Rebel points: ${String(game.verdict.points).replace('-', '−')}.`;
  if (game.status === 'waiting') return waiting(game, seats);
  if (yourTurn) return 'It is your decision.';
  return game.waitingFor ? `The ${sideName(game.waitingFor)} ${game.waitingFor === 'rebel' ? 'are' : 'is'} to decide.` : '';
}

/** Whoever held one seat has won or lost; whoever held both reads which side did. @param {Side} winner @param {import('../net/my-seats.js').Seat[]} seats */
const won = (winner, seats) => (seats.length === 2 ? `The ${sideName(winner)} won` : seats[0].side === winner ? 'You won' : 'You lost');

/** @param {Game} game @param {import('../net/my-seats.js').Seat[]} seats */
function waiting(game, seats) {
  if (seats.some(seat => !game.seats[seat.side].joined)) return 'You have not sat down yet.';
  if (game.dice.missing) return 'Everybody sits. The game begins when each has opened the table once more, for the dice.';
  return 'The invitation has not been followed yet.';
}

customElements.define('my-games', MyGames);
