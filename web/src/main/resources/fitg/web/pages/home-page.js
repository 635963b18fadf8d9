import {LitElement, css, html, nothing} from 'lit';
import {post} from '../net/api.js';
import {forget, mySeats, seatAddress} from '../net/my-seats.js';
import {shared, sideMark, sideName} from '../ui/shared.js';

/** My games, and the way to new ones. */
class HomePage extends LitElement {
  static properties = {games: {state: true}, error: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        max-width: 62rem;
        margin: 2rem auto;
        padding: 0 1rem;
      }
      .welcome {
        margin-bottom: 2rem;
      }
      ul {
        list-style: none;
        padding: 0;
        margin: 0;
        display: grid;
        gap: var(--gap);
      }
      li a {
        flex: 1;
        min-width: 14rem;
      }
      .turn {
        color: var(--good);
        font-weight: 700;
      }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    const seats = mySeats();
    try {
      const tokens = seats.map(seat => seat.token);
      const {games} = tokens.length ? await post('/api/my-games', {tokens}) : {games: []};
      this.games = games.map((/** @type {any} */ mine) => ({
        ...mine,
        token: seats.find(seat => seat.game === mine.game.id && seat.side === mine.side)?.token,
      }));
    } catch (refused) {
      this.error = String(refused);
    }
  }

  render() {
    return html`
      <section class="welcome">
        <h1>A galaxy under an empire, and a handful of rebels</h1>
        <p class="soft">
          The board game of 1979 for two players, strictly by its rules: against the computer, at one screen, or across
          the world.
        </p>
        <div class="row">
          <a class="button primary" href="/new">New game</a>
        </div>
      </section>
      <section aria-labelledby="mine">
        <h2 id="mine">My games</h2>
        ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
        ${this.games?.length
          ? html`<ul>
              ${this.games.map((/** @type {any} */ mine) => this.item(mine))}
            </ul>`
          : html`<p class="soft">${this.games ? 'None yet.' : 'Looking …'}</p>`}
      </section>
    `;
  }

  /** @param {any} mine */
  item(mine) {
    const {game, side} = mine;
    return html`<li class="panel row">
      <a href=${seatAddress({game: game.id, side, token: mine.token})}>
        ${game.title}, ${sideMark(side)} ${sideName(side)}
      </a>
      <span class="soft">${this.against(game, side)}</span>
      ${this.standing(game, mine.yourTurn)}
      <button @click=${() => this.drop(mine)} aria-label="Take ${game.title} off this list">✕</button>
    </li>`;
  }

  /** @param {any} game @param {string} side */
  against(game, side) {
    const other = game.seats[side === 'rebel' ? 'imperial' : 'rebel'];
    return `against ${other.name ?? other.level ?? 'somebody to come'}`;
  }

  /** @param {any} game @param {boolean} yourTurn */
  standing(game, yourTurn) {
    if (game.status === 'finished') return html`<span>won by the ${sideName(game.verdict.winner)}</span>`;
    if (game.status === 'waiting') return html`<span class="soft">waiting for players</span>`;
    return yourTurn ? html`<span class="turn">your turn</span>` : html`<span class="soft">turn ${game.turn}</span>`;
  }

  /** @param {any} mine */
  drop(mine) {
    const sure = confirm('Take this game off the list? Without its link you cannot come back to your seat.');
    if (!sure) return;
    forget(mine.token);
    this.load();
  }
}

customElements.define('home-page', HomePage);
