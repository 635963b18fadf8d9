import {LitElement, css, html, nothing, svg} from 'lit';
import {exportGame} from '../net/exporting.js';
import {OTHER, does, shared, sideMark, sideName} from '../ui/shared.js';

import './game-curves.js';

/** @import {Board, LogEntry, Verdict, View} from '../net/documents.js' */

/**
 * The victory screen.
 *
 * @fires rematch when a rematch is offered, accepted or entered
 */
class GameEnding extends LitElement {
  static properties = {view: {attribute: false}, token: {}, log: {attribute: false}};

  static styles = [
    shared,
    css`
      :host {
        text-align: center;
      }
      svg {
        width: 5.5rem;
        height: 5.5rem;
      }
      .rebel {
        color: var(--rebel);
      }
      .imperial {
        color: var(--empire);
      }
      .ray {
        stroke: currentColor;
        stroke-width: 3;
        stroke-linecap: round;
      }
      h2 {
        font-size: 1.5rem;
        margin: 0.2rem 0;
      }
      .row {
        justify-content: center;
      }
      table {
        margin: 0 auto 0.8rem;
        border-collapse: collapse;
        text-align: start;
      }
      td {
        padding: 0.15rem 0.6rem;
      }
      td:last-child {
        text-align: end;
        font-variant-numeric: tabular-nums;
        font-weight: 650;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {LogEntry[]} */ this.log = [];
    /** @type {string | null} */ this.token = null;
  }

  render() {
    const {view} = this;
    if (!view?.game.verdict) return nothing;
    const {winner} = view.game.verdict;
    return html`
      <div class=${winner}>${this.emblem(winner)}</div>
      <h2>${view.viewer === 'spectator' ? nothing : html`<b>${view.viewer === winner ? 'You win.' : 'You lose.'}</b> `}<span class=${winner}>${sideMark(winner)}</span> ${does(winner, 'win')}</h2>
      <p>${this.how(view.game.verdict, view.board)}</p>
      <div class="row">
        ${view.viewer === 'spectator'
          ? nothing
          : html`<button class="primary" @click=${() => this.dispatchEvent(new Event('rematch'))}>${this.rematchLabel(view)}</button>`}
        <a class="button" href="/games/${view.game.id}/replay?at=0${this.token ? `#${this.token}` : ''}">Watch the replay</a>
        <button @click=${() => exportGame(view.game, this.token)}>Save the game</button>
        <a class="button" href="/">Home</a>
      </div>
      ${view.board?.breakdown.length
        ? html`<table aria-label="Rebel victory points">
            <tbody>
              ${view.board.breakdown.map(each => html`<tr><td>${each.what}</td><td>${each.points}</td></tr>`)}
            </tbody>
          </table>`
        : nothing}
      <game-curves .view=${view} .token=${this.token}></game-curves>
    `;
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
