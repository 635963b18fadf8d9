import {LitElement, css, html, nothing} from 'lit';
import {keepTold, toldIn} from '../guide/told.js';
import {shared} from '../ui/shared.js';

/** @import {View} from '../net/documents.js' */

/** What a game is about, for whoever begins it without the guide: a line until he opens it, and until he has read it or goes on playing. */
class BriefingCard extends LitElement {
  static properties = {view: {attribute: false}, words: {state: true}, read: {state: true}};

  static styles = [
    shared,
    css`
      section {
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--accent);
        border-radius: var(--radius);
        background: var(--panel-raised);
        padding: 0 0.8rem;
        font-size: 0.94rem;
      }
      summary {
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
        cursor: pointer;
        line-height: 2rem;
      }
      [open] summary span {
        display: none;
      }
      p {
        margin: 0 0 0.4rem;
      }
      button {
        min-height: 2.25rem;
        padding: 0.1rem 0.7rem;
        margin-bottom: 0.4rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    this.words = '';
    this.read = false;
    this.game = '';
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    const {view} = this;
    if (!view?.board || view.viewer === 'spectator') return;
    const before = changed.get('view');
    if (before?.decision && before.game.id === view.game.id && view.number !== before.number) this.putAway();
    if (view.game.id === this.game) return;
    this.game = view.game.id;
    this.read = view.board.turn > 1 || toldIn(this.name).size > 0;
    if (!this.read) this.learn(view.board, view.viewer);
  }

  get name() {
    return `${this.game} briefing`;
  }

  /** @param {NonNullable<View['board']>} board @param {'rebel' | 'imperial'} side */
  async learn(board, side) {
    const {briefing} = await import('../guide/openings.js');
    this.words = briefing(board, side);
  }

  putAway() {
    if (this.read) return;
    this.read = true;
    keepTold(this.name, new Set(['briefing']));
  }

  render() {
    if (this.read || !this.words || !this.view?.decision) return nothing;
    return html`<section aria-label="Briefing"><details>
      <summary><b>Briefing</b> <span class="soft">${this.words}</span></summary>
      <p>${this.words}</p>
      <button @click=${this.putAway}>Understood</button> <small class="soft">What wins, and what turns each planet: key V.</small>
    </details></section>`;
  }
}

customElements.define('briefing-card', BriefingCard);
