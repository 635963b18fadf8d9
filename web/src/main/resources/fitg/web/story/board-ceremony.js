import {LitElement, css, html, nothing} from 'lit';
import {does, shared, sideMark} from '../ui/shared.js';
import {entriesOf} from './telling.js';

/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('./telling.js').Entry} Entry @typedef {import('./telling.js').Scene} Scene */
/** @typedef {{of: number, side: string, sign: string, title: string, words: string}} Moment */

/** Milliseconds after which it is gone by itself. */
const LASTS = 3600;

/**
 * What makes a moment, the weightiest first: a victory, control of a planet, a rebellion, a death, a capture.
 * @param {Scene | null} scene @param {Printed | undefined} printed @returns {Moment | null}
 */
export function momentOf(scene, printed) {
  if (!scene || !printed) return null;
  const entries = entriesOf(scene);
  for (const rite of [victory, planet, death, capture]) {
    const found = entries.map(entry => rite(entry, printed)).find(Boolean);
    if (found) return found;
  }
  return null;
}

/** @param {Entry} entry @returns {Moment | undefined} */
function victory({type, number, data}) {
  if (type !== 'GameEnded') return undefined;
  const {winner} = data.verdict;
  return {of: number, side: winner, sign: sideMark(winner), title: does(winner, 'win'), words: ''};
}

/** @type {{[state: string]: [side: string, sign: string, words: string]}} */
const STATES = {
  rebellion: ['rebel', '✺', 'rises in rebellion'],
  'rebel-control': ['rebel', '▲', 'is in Rebel hands'],
  'imperial-control': ['imperial', '■', 'is in Imperial hands'],
  'rebellion-stopped': ['imperial', '■', 'is quiet again'],
};

/** @param {Entry} entry @param {Printed} printed @returns {Moment | undefined} */
function planet({type, number, data}, printed) {
  const [side, sign, words] = (type === 'PlanetChanged' && STATES[String(data.to)]) || [];
  const name = printed.planet.get(data.planet)?.name;
  return side && sign && words && name ? {of: number, side, sign, title: name, words} : undefined;
}

/** @param {Entry} entry @param {Printed} printed @param {Entry['type']} wanted @param {string} sign @param {string} words @returns {Moment | undefined} */
function ofSomebody({type, number, data}, printed, wanted, sign, words) {
  const person = type === wanted ? printed.character.get(data.character) : undefined;
  return person && {of: number, side: person.side, sign, title: person.name, words};
}

/** @param {Entry} entry @param {Printed} printed */
const death = (entry, printed) => ofSomebody(entry, printed, 'Killed', '✝', 'is dead');

/** @param {Entry} entry @param {Printed} printed */
const capture = (entry, printed) => ofSomebody(entry, printed, 'Captured', '▥', 'is a prisoner');

/** A moment on the whole board for what changes the game. It passes by itself; a click or Escape puts it away. */
class BoardCeremony extends LitElement {
  static properties = {printed: {attribute: false}, moment: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        position: absolute;
        inset: 0;
        z-index: 2;
        pointer-events: none;
      }
      button {
        pointer-events: auto;
        position: absolute;
        inset: 36% 0 auto;
        width: 100%;
        display: grid;
        justify-items: center;
        gap: 0;
        padding: 1rem;
        border: 0;
        border-block: 2px solid var(--now);
        border-radius: 0;
        background: color-mix(in srgb, var(--panel) 88%, transparent);
        color: var(--text);
        text-align: center;
        animation: comes 0.5s ease-out;
      }
      .rebel {
        --now: var(--rebel);
      }
      .imperial {
        --now: var(--empire);
      }
      .sign {
        color: var(--now);
        font-size: 1.6rem;
        line-height: 1;
      }
      b {
        font-size: clamp(1.5rem, 4vw, 2.6rem);
        line-height: 1.15;
        letter-spacing: 0.04em;
      }
      .wave {
        position: absolute;
        inset: 0;
        background: radial-gradient(circle at 50% 45%, color-mix(in srgb, var(--now) 45%, transparent), transparent 62%);
        animation: wave 1.4s ease-out forwards;
      }
      @keyframes comes {
        from {
          opacity: 0;
          letter-spacing: 0.4em;
        }
      }
      @keyframes wave {
        from {
          opacity: 0;
          scale: 0.3;
        }
        35% {
          opacity: 1;
        }
        to {
          opacity: 0;
          scale: 1.6;
        }
      }
      @media (max-width: 800px) {
        button {
          inset-block-start: 30%;
          padding: 0.6rem;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        button {
          animation: none;
        }
        .wave {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Printed | undefined} */ this.printed = undefined;
    /** @type {Moment | null} */ this.moment = null;
    /** The entries that have had their moment. @type {Set<number>} */ this.held = new Set();
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
    this.onTelling = (/** @type {Event} */ event) => this.hear(/** @type {CustomEvent<Scene | null>} */ (event).detail);
    this.onKey = (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && this.putAway();
  }

  connectedCallback() {
    super.connectedCallback();
    /** The stage stands beside it on the board. */
    this.field = this.parentElement;
    this.field?.addEventListener('telling', this.onTelling);
    window.addEventListener('keydown', this.onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.field?.removeEventListener('telling', this.onTelling);
    window.removeEventListener('keydown', this.onKey);
    clearTimeout(this.timer);
  }

  /** Each has one moment, and what is told next takes its place. @param {Scene | null} scene */
  hear(scene) {
    const moment = momentOf(scene, this.printed);
    if (moment && this.held.has(moment.of)) return;
    if (moment) this.held.add(moment.of);
    else if (scene) return;
    clearTimeout(this.timer);
    this.moment = moment;
    if (moment) this.timer = setTimeout(() => this.putAway(), LASTS);
  }

  putAway() {
    this.moment = null;
  }

  render() {
    if (!this.moment) return nothing;
    const {side, sign, title, words} = this.moment;
    return html`<div class=${side}>
      <div class="wave" aria-hidden="true"></div>
      <button class=${side} @click=${this.putAway}><span class="sign" aria-hidden="true">${sign}</span><b>${title}</b><span>${words}</span><span class="visually-hidden">Put away</span></button>
    </div>`;
  }
}

customElements.define('board-ceremony', BoardCeremony);
