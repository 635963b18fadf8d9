import {LitElement, html, nothing, svg} from 'lit';
import {exportGame} from '../net/exporting.js';
import {OTHER, does, shared, sideMark, sideName} from '../ui/shared.js';
import {endingStyle} from './ending-style.js';
import './game-curves.js';

/** @import {Board, LogEntry, Verdict, View} from '../net/documents.js' */

/**
 * How a game ended, over the whole screen until somebody wants to see the board: what won and how, where it turned, a picture of it, a rematch.
 *
 * @fires rematch when a rematch is offered, accepted or entered
 */
class GameEnding extends LitElement {
  static properties = {view: {attribute: false}, token: {}, log: {attribute: false}, whole: {type: Boolean, reflect: true}, course: {state: true}, reviewed: {state: true}};

  static styles = [shared, endingStyle];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {LogEntry[]} */ this.log = [];
    /** @type {string | null} */ this.token = null;
    /** Whether it has the whole screen. */ this.whole = true;
    /** The points turn by turn, for the picture. @type {number[]} */ this.course = [];
    /** Whether somebody wants to know what could have gone better. */ this.reviewed = false;
    this.onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Escape' && this.whole) this.shrink();
    };
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.onKey);
  }

  /** Back to the board. */
  async shrink() {
    this.whole = false;
    await this.updateComplete;
    this.renderRoot.querySelector('h2')?.focus();
  }

  render() {
    const {view} = this;
    if (!view?.game.verdict) return nothing;
    const {winner} = view.game.verdict;
    return html`<div class="page ${winner}">
      <div class="result">
        <div class="emblem">${this.emblem(winner)}</div>
        <p class="title">${view.game.title}</p>
        <h2 tabindex="-1">${view.viewer === 'spectator' ? nothing : html`<b>${view.viewer === winner ? 'You win.' : 'You lose.'}</b> `}<span class="side">${sideMark(winner)}</span> ${does(winner, 'win')}</h2>
        <p class="how">${this.how(view.game.verdict, view.board)}</p>
        <div class="row">
          ${view.viewer === 'spectator'
            ? nothing
            : html`<button class="primary" @click=${() => this.dispatchEvent(new Event('rematch'))}>${this.rematchLabel(view)}</button>`}
          <a class="button" href="/games/${view.game.id}/replay?at=0${this.token ? `#${this.token}` : ''}">Watch the replay</a>
          ${this.whole ? html`<button @click=${this.shrink}>See the board</button>` : html`<button @click=${() => (this.whole = true)}>See it whole</button>`}
          <button @click=${() => this.share(view)}>Picture to share</button>
          <button @click=${() => exportGame(view.game, this.token)}>Save the game</button>
          <a class="button" href="/">Home</a>
        </div>
        ${view.board?.breakdown.length ? this.points(view.board) : nothing}
      </div>
      <game-curves .view=${view} .token=${this.token} @drawn=${(/** @type {CustomEvent<number[]>} */ event) => (this.course = event.detail)}></game-curves>
      ${this.reviewed
        ? html`<game-review .game=${view.game} .viewer=${view.viewer} .token=${this.token} .wide=${this.whole}></game-review>`
        : html`<button class="review" @click=${this.lookBack}>What could have gone better?</button>`}
    </div>`;
  }

  /** It is worked out on demand, which takes some seconds. */
  async lookBack() {
    await import('../play/game-review.js');
    this.reviewed = true;
  }

  /** @param {Board} board */
  points({breakdown, points, enough}) {
    return html`<table aria-label="Rebel victory points">
      <tbody>
        ${breakdown.map(each => html`<tr><td>${each.what}</td><td>${each.points}</td></tr>`)}
        <tr class="sum"><td>Rebel points; ${enough} were enough</td><td>${points}</td></tr>
      </tbody>
    </table>`;
  }

  /** @param {View} view */
  async share(view) {
    if (!view.game.verdict) return;
    const {picture} = await import('../play/share-picture.js');
    const {winner} = view.game.verdict;
    await picture({title: view.game.title, result: does(winner, 'win'), how: this.how(view.game.verdict, view.board), winner, course: this.course, goal: view.board?.pointsToWin ?? 0});
  }

  /** @param {string} winner */
  emblem(winner) {
    const rays = Array.from({length: 12}, (_, i) => (i * Math.PI) / 6);
    return html`<svg viewBox="-50 -50 100 100" aria-hidden="true">
      ${rays.map(
        angle => svg`<line class="ray" x1=${36 * Math.cos(angle)} y1=${36 * Math.sin(angle)} x2=${46 * Math.cos(angle)} y2=${46 * Math.sin(angle)}></line>`,
      )}
      ${winner === 'rebel'
        ? svg`<path fill="currentColor" d="M0 -28L26 20H-26Z"></path>`
        : svg`<rect fill="currentColor" x="-21" y="-21" width="42" height="42" rx="3"></rect>`}
    </svg>`;
  }

  /** @param {Verdict} verdict @param {Board | undefined} board */
  how({reason, points, winner}, board) {
    switch (reason) {
      case 'resignation':
        return `${winner === 'rebel' ? 'The Empire has' : 'The Rebels have'} given up.`;
      case 'points':
        return `The points decide: the Rebels have ${points}, and enough were ${board?.enough}.`;
      default:
        return `${decisive(this.log)} With that the game is won${board && board.turn < board.lastTurn ? `, in turn ${board.turn} of ${board.lastTurn}` : ''}; points did not matter.`;
    }
  }

  /** @param {View} view */
  rematchLabel({game: {rematch, seats}, viewer}) {
    if (viewer !== 'spectator' && seats[OTHER[viewer]].kind === 'computer') return `Play again as the ${sideName(OTHER[viewer])}`;
    if (rematch?.game) return 'To the rematch';
    if (!rematch?.offeredBy) return 'Offer a rematch';
    return rematch.offeredBy === viewer ? 'Rematch offered …' : 'Accept the rematch';
  }
}

/** What a game is won by when it does not go to its points. @type {Set<string>} */
const DECISIVE = new Set(['PlanetChanged', 'Captured', 'Killed', 'Freed', 'BaseRevealed', 'PlanetDestroyed', 'CharactersMoved', 'Jumped']);

/** The last thing that can have decided the game. @param {LogEntry[]} log */
export const decisive = log => log.findLast(({type}) => DECISIVE.has(type))?.text ?? 'The goal is reached.';

customElements.define('game-ending', GameEnding);
