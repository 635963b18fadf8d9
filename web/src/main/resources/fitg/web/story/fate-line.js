import {LitElement, css, html, nothing} from 'lit';
import {shared} from '../ui/shared.js';
import {fatesOf} from './fates.js';

/** @import {Printed} from '../net/printed.js' */

/** What is said of somebody, and the sign before it. */
const WORDS = {Killed: ['✝', 'has died'], Captured: ['▥', 'is a prisoner'], Freed: ['↗', 'is free']};

/**
 * A line over the map. Deaths and captures stay before one's eyes until one has read them and puts them away, or goes on playing.
 */
export class FateLine extends LitElement {
  static properties = {log: {attribute: false}, viewer: {}, printed: {attribute: false}, telling: {type: Boolean}, read: {state: true}};

  static styles = [
    shared,
    css`
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.1rem 0.9rem;
        align-items: center;
        margin: 0;
        padding: 0.2rem 0.3rem 0.2rem 0.8rem;
        list-style: none;
        font-size: 0.875rem;
        color: var(--text);
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: 1.2rem;
        box-shadow: var(--lift-2);
      }
      .rebel {
        color: var(--rebel);
      }
      .imperial {
        color: var(--empire);
      }
      button {
        min-width: 1.8rem;
        min-height: 1.8rem;
        padding: 0 0.5rem;
        font-size: 0.875rem;
        justify-content: center;
        border-radius: 999px;
        pointer-events: auto;
      }
      @media (max-width: 800px) {
        ul {
          gap: 0 0.5rem;
          font-size: 0.8125rem;
        }
        .words {
          position: absolute;
          clip-path: inset(50%);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('./telling.js').Entry[]} */ this.log = [];
    this.viewer = 'spectator';
    /** @type {Printed | undefined} */ this.printed = undefined;
    /** Whether the map shows what is told. */ this.telling = false;
    /** What was put away. */ this.read = '';
    /** What can be read now. */ this.shown = '';
  }

  /** Whoever goes on playing has read it. */
  putAway() {
    if (this.shown) this.read = this.shown;
  }

  render() {
    this.shown = '';
    if (this.telling) return nothing; // what is told now may be the news
    const fates = fatesOf(this.log ?? [], this.viewer);
    const now = JSON.stringify(fates);
    this.shown = now;
    if (!fates.length || !this.printed || now === this.read) return nothing;
    return html`<ul aria-label="Since your last turn">
      ${fates.map(({character, fate}) => {
        const person = this.printed?.character.get(character);
        const [sign, words] = WORDS[fate];
        return html`<li><span class=${person?.side ?? ''} aria-hidden="true">${sign}</span> <b>${person?.name}</b> <span class="words">${words}</span></li>`;
      })}
      <li><button aria-label="Put away who died or was captured" @click=${() => (this.read = now)}>✓</button></li>
    </ul>`;
  }
}

customElements.define('fate-line', FateLine);
