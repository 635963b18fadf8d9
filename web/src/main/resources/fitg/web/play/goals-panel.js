import {LitElement, css, html, nothing} from 'lit';
import {get} from '../net/api.js';
import {shared} from '../ui/shared.js';
import {turnings} from './what-turns.js';

/** @import {Board, Scenarios, View} from '../net/documents.js' */

/** Of a campaign the planets that may turn soonest. */
const MOST = 9;

/** What wins and loses here, what has been scored, what turns each planet and how far it is. */
export class GoalsPanel extends LitElement {
  static properties = {view: {attribute: false}, goals: {state: true}};

  static styles = [
    shared,
    css`
      h2 {
        margin-bottom: 0.4rem;
      }
      h3 {
        margin: 0.8rem 0 0.2rem;
        font-size: 0.95rem;
      }
      table {
        border-collapse: collapse;
        width: 100%;
        font-size: 0.92rem;
      }
      td,
      th {
        padding: 0.2rem 0.4rem;
        border-bottom: 1px solid var(--line);
        text-align: start;
        vertical-align: top;
      }
      .scored td:last-child {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      p {
        margin: 0 0 0.4rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** What the scenario counts and how it is won. */ this.goals = '';
  }

  /** The words of the scenario are fetched when somebody wants to know. */
  async learn() {
    const id = this.view?.board?.scenario;
    const {scenarios} = /** @type {Scenarios} */ (await get('/api/scenarios').catch(() => ({scenarios: []})));
    this.goals = scenarios.find(each => each.id === id)?.goals ?? '';
  }

  render() {
    const board = this.view?.board;
    if (!board) return nothing;
    return html`<h2>What wins</h2>
      ${this.goals ? html`<p class="goals">${this.goals}</p>` : nothing}
      <p class="soft">Points with which the Rebels win: ${board.enough}.</p>
      <h3>Rebel victory points</h3>
      ${this.scored(board)}
      <h3>What turns each planet</h3>
      ${this.planets(board)}`;
  }

  /** @param {Board} board */
  scored({breakdown, points}) {
    return html`<table class="scored" aria-label="Rebel victory points">
      <tbody>
        ${breakdown.length
          ? breakdown.map(each => html`<tr><td>${each.what}</td><td>${signed(each.points)}</td></tr>`)
          : html`<tr><td>Nothing has been scored</td><td>0</td></tr>`}
        ${breakdown.length > 1 ? html`<tr><th>Together</th><td>${signed(points)}</td></tr>` : nothing}
      </tbody>
    </table>`;
  }

  /** @param {Board} board */
  planets(board) {
    const all = turnings(board);
    const others = all.length - MOST;
    return html`<table aria-label="What turns each planet">
      <tbody>
        ${all.slice(0, MOST).map(({planet, now, turns}) => html`<tr><th scope="row">${planet.name}</th><td>${now}</td><td>${turns}</td></tr>`)}
        ${others > 0 ? html`<tr><td colspan="3" class="soft">And ${others} more, farther from Unrest.</td></tr>` : nothing}
      </tbody>
    </table>`;
  }
}

/** @param {number} points */
export const signed = points => (points < 0 ? `−${-points}` : String(points));

customElements.define('goals-panel', GoalsPanel);
