import {LitElement, css, html, nothing} from 'lit';
import {shared, sideMark, sideName} from '../ui/shared.js';

/** @import {Board, ComputerPlayer, Side, View} from '../net/documents.js' */

const SIDES = /** @type {const} */ (['rebel', 'imperial']);

/** The state of the game in one line: the turn, whose, which segment, the points and where they come from. */
class StatusBar extends LitElement {
  static properties = {view: {attribute: false}};

  static styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2rem 1.2rem;
        align-items: center;
        padding: 0.3rem 1rem;
        border-bottom: 1px solid var(--line);
        background: var(--panel);
        font-size: 0.95rem;
      }
      h1 {
        font-size: 1.05rem;
        margin: 0;
      }
      .turns {
        display: inline-flex;
        gap: 0.2rem;
        align-items: center;
      }
      .turn {
        width: 1.35rem;
        height: 1.35rem;
        display: grid;
        place-items: center;
        font-size: 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.35rem;
        color: var(--text-soft);
      }
      .past {
        background: var(--panel-raised);
      }
      .now {
        background: var(--accent);
        border-color: var(--accent);
        color: var(--on-accent);
        font-weight: 800;
      }
      .rebel {
        color: var(--rebel);
      }
      .imperial {
        color: var(--empire);
      }
      .score {
        padding: 0.1rem 0.6rem;
        min-height: 2rem;
      }
      .score b {
        font-size: 1.1rem;
        font-variant-numeric: tabular-nums;
      }
      [popover] {
        color: var(--text);
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 1rem;
        max-width: 22rem;
      }
      table {
        border-collapse: collapse;
        width: 100%;
      }
      td {
        padding: 0.2rem 0.4rem;
        border-bottom: 1px solid var(--line);
      }
      td:last-child {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      @media (max-width: 1100px) {
        :host {
          gap: 0.2rem 0.7rem;
        }
        .score {
          padding: 0.1rem 0.45rem;
        }
        .by {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      @media (max-width: 800px) {
        :host {
          padding: 0.3rem 0.6rem;
          gap: 0.1rem 0.7rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
  }

  render() {
    const {view} = this;
    const board = view?.board;
    if (!board) return nothing;
    return html`
      <h1>${board.title}</h1>
      <span class="turns" role="img" aria-label="Game-turn ${board.turn} of ${board.lastTurn}">
        ${Array.from({length: board.lastTurn}, (_, i) => i + 1).map(
          turn => html`<span class="turn ${turn < board.turn ? 'past' : turn === board.turn ? 'now' : ''}">${turn}</span>`,
        )}
      </span>
      <span><span class=${board.phasing}>${sideMark(board.phasing)}</span> ${sideName(board.phasing)}: ${board.segment.name}</span>
      <button class="score" popovertarget="points" aria-label="Rebel points: ${board.points} of ${board.pointsToWin}. Where they come from">
        Rebel points <b class="rebel">${signed(board.points)}</b> of ${board.pointsToWin}
      </button>
      <div id="points" popover>${this.breakdown(board)}</div>
      <span class="soft">${this.seat(view)}</span>
      ${computers(view).map(([side, computer]) => this.computer(side, computer))}
    `;
  }

  /** @param {View} view */
  seat({viewer}) {
    return viewer === 'spectator'
      ? 'You watch'
      : html`You are the <span class=${viewer}>${sideMark(viewer)}</span> ${sideName(viewer)}`;
  }

  /** Who the computer player is, and how it plays for those who ask. @param {Side} side @param {ComputerPlayer} computer */
  computer(side, {name, description}) {
    return html`<button class="score" popovertarget="manner-${side}">
        <span class=${side}>${sideMark(side)}</span> <span class="by">${sideName(side)}: </span>${name}
      </button>
      <div id="manner-${side}" popover><h2>${name}</h2><p>${description}</p></div>`;
  }

  /** @param {Board} board */
  breakdown({breakdown, pointsToWin}) {
    return html`<h2>Rebel victory points</h2>
      <p class="soft">The Rebels win with ${pointsToWin} or more at the end.</p>
      <table>
        <tbody>
          ${breakdown.length
            ? breakdown.map(each => html`<tr><td>${each.source.name}</td><td>${signed(each.points)}</td></tr>`)
            : html`<tr><td>Nothing counts yet</td><td>0</td></tr>`}
        </tbody>
      </table>`;
  }
}

/** The computer players at the table. @param {View} view @returns {Array<[Side, ComputerPlayer]>} */
const computers = ({game}) =>
  SIDES.flatMap(side => {
    const {computer} = game.seats[side];
    return computer ? [/** @type {[Side, ComputerPlayer]} */ ([side, computer])] : [];
  });

/** @param {number} points */
const signed = points => (points < 0 ? `−${-points}` : String(points));

customElements.define('status-bar', StatusBar);
