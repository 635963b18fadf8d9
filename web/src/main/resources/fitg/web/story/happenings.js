import {LitElement, css, html, nothing, svg} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {plainKey} from '../ui/key-press.js';
import {settings} from '../ui/settings.js';
import {shared} from '../ui/shared.js';
import {playFor} from '../ui/sound.js';
import {inALine, inBeats, scenesOf, turns} from './beats.js';
import {cardStyle} from './card-style.js';
import {drawn, titleOf} from './draw/scene.js';
import {ruleLink, showPlace} from './look-up.js';
import './board-ceremony.js';
import './live-sentences.js';
import {duration, entriesOf, isOwnRoutine, parting, scenePlace, scenes} from './telling.js';
import {wordsStyle} from './words-style.js';

/** @import {Printed} from '../net/printed.js' */

/**
 * @typedef {import('./telling.js').Entry} Entry
 * @typedef {import('./telling.js').Scene} Scene
 */

/** So much longer a card stays for whoever learns what it means. */
const LEARNING = 1.6;

/** Told to whoever skips, too. @type {Set<import('../net/documents.js').EventType>} */
const GREAT = new Set(['PlanetChanged', 'Killed', 'Captured', 'GameEnded']);

/**
 * What just happened, card after card. It stands beside what it tells about and never in the way: clicks go on to the next card,
 * one can walk back, Enter goes on, Escape and acting clear them all, and the log keeps everything.
 *
 * @fires telling with the scene that is told now, or with nothing when the story has come to the present
 */
export class HappeningStage extends LitElement {
  static properties = {
    entries: {attribute: false},
    printed: {attribute: false},
    viewer: {},
    acting: {type: Boolean},
    learning: {type: Boolean},
    queue: {state: true},
    past: {state: true},
    paused: {state: true},
    opened: {state: true},
  };

  static styles = [
    shared,
    wordsStyle,
    cardStyle,
    css`
      :host {
        position: relative;
        z-index: 5;
        pointer-events: none;
        max-width: 100%;
      }
      .ground:focus {
        outline: none;
      }
      .card {
        pointer-events: auto;
        width: min(25rem, 100%);
        max-height: 70dvh;
        overflow: auto;
        background: var(--panel);
        border: 1px solid var(--accent);
        border-radius: var(--radius);
        box-shadow: 0 0.4rem 1.6rem rgb(0 0 0 / 40%);
        padding: 0.7rem 0.9rem;
      }
      header {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        margin-bottom: 0.4rem;
      }
      h2 {
        margin: 0;
        font-size: 0.95rem;
        flex: 1;
      }
      footer {
        display: flex;
        align-items: center;
        flex-wrap: wrap;
        gap: 0.4rem;
        margin-top: 0.5rem;
      }
      footer button {
        padding: 0.1rem 0.6rem;
        min-height: 2.25rem;
        font-size: 0.88rem;
      }
      .more {
        color: var(--text-soft);
        font-size: 0.85rem;
      }
      .grow {
        flex: 1;
      }
      .progress {
        display: block;
        width: 100%;
        height: 4px;
        margin-top: 0.5rem;
        border-radius: 2px;
      }
      .bed {
        fill: var(--line);
      }
      .run {
        fill: var(--accent);
      }
      .gist {
        display: none;
      }
      @media (max-width: 800px) {
        .card {
          width: 100%;
        }
        /* A line of it over the map, all of it for whoever touches it. */
        .ribbon {
          display: flex;
          align-items: center;
          gap: 0.3rem;
          padding: 0 0.2rem 0 0.6rem;
          border-radius: 1.4rem;
          overflow: hidden;
        }
        .ribbon .gist {
          display: block;
          flex: 1;
          min-width: 0;
          padding: 0;
          border: 0;
          background: none;
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
          font-size: 0.875rem;
        }
        .ribbon header,
        .ribbon .body,
        .ribbon .progress,
        .ribbon .aside {
          position: absolute;
          clip-path: inset(50%);
          width: 1px;
          height: 1px;
          overflow: hidden;
        }
        .ribbon footer {
          margin: 0;
          flex-wrap: nowrap;
        }
        .ribbon footer button {
          min-height: 2.4rem;
          border: 0;
          background: none;
          color: var(--accent);
          font-weight: 650;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Entry[] | undefined} */ this.entries = undefined;
    /** @type {Printed | undefined} */ this.printed = undefined;
    this.viewer = 'spectator';
    this.acting = false;
    /** Whether a guide sits beside the reader, who takes longer then. */ this.learning = false;
    /** @type {Scene[]} */ this.queue = [];
    /** What has been told of this story, to walk back to. @type {Scene[]} */ this.past = [];
    this.paused = false;
    /** Whether the whole card is wanted where a small screen shows a line of it. */ this.opened = false;
    /** What the cards that have been told were about. @type {Entry[]} */ this.cards = [];
    /** Whether a beat has been opened: then what waits stays as it is. */ this.unfolded = false;
    /** The player-turn of which nothing more is to be told but what changes the game. @type {string | undefined} */ this.skipped = undefined;
    /** Whether somebody points at the card or has its buttons. */ this.held = false;
    /** What has been told already. @type {Entry[] | undefined} */ this.known = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    this.onSetting = () => this.paced();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.onKey);
    settings.addEventListener('change', this.onSetting);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.onKey);
    settings.removeEventListener('change', this.onSetting);
    clearTimeout(this.timer);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('acting') && this.acting) this.collapse();
    if (changed.has('entries') && this.entries) this.hear(this.entries);
  }

  /** The first log is history. One that is empty for a moment is a connection that was lost. @param {Entry[]} log */
  hear(log) {
    if (!this.known || (this.known.length && !log.length)) {
      this.known ??= log;
      return;
    }
    // Earlier entries may come in front later on, and are no news.
    const begins = Math.max(log[0]?.number ?? 0, this.known[0]?.number ?? 0);
    const known = since(begins, this.known), heard = since(begins, log);
    const same = parting(known, heard), from = log.length - heard.length + same;
    const otherGame = same === 0 && this.known.length > 0;
    if (same < known.length) this.collapse();
    this.known = log;
    if (otherGame || from === log.length) return this.announce();
    this.sentences = log.slice(from);
    if (settings.get('speed') === 'off') this.announce();
    else this.perform(this.wanted(scenes(log, from), log), log);
  }

  /** Nobody is told his own routine; whoever has skipped is asked on at once until the player-turn is over. @param {Scene[]} all @param {Entry[]} log */
  wanted(all, log) {
    const told = all.filter(scene => !isOwnRoutine(scene, this.viewer, this.printed));
    if (this.skipped === undefined) return told;
    const turnOf = turns(log);
    return told.filter(scene => turnOf.get(scene.main.number) !== this.skipped || entriesOf(scene).some(({type}) => GREAT.has(type)));
  }

  /** What is still waiting and what comes now make few beats together. @param {Scene[]} further @param {Entry[]} log */
  perform(further, log) {
    const idle = this.queue.length === 0;
    const [now, ...waiting] = this.queue;
    const coming = this.unfolded ? [] : waiting.flatMap(scenesOf);
    this.queue = [...(idle ? [] : [now]), ...(this.unfolded ? waiting : []), ...inBeats([...coming, ...further], log, this.viewer, this.cards)];
    if (idle && this.queue.length) this.begin();
    else if (idle) this.announce();
  }

  /** Says what is told now. */
  announce() {
    this.dispatchEvent(new CustomEvent('telling', {detail: this.queue[0] ?? null, bubbles: true}));
  }

  begin() {
    const [{main}] = this.queue;
    if (!this.cards.includes(main)) this.cards.push(main);
    playFor(this.queue[0]);
    this.announce();
    this.wait();
  }

  wait() {
    clearTimeout(this.timer);
    const [scene, ...others] = this.queue;
    if (!scene || this.paused || this.held) return;
    const longer = this.learning ? LEARNING : 1;
    this.timer = setTimeout(() => this.next(), longer * duration(scene, settings.get('speed'), others.length));
  }

  next() {
    this.past = this.queue.length > 1 ? [...this.past, this.queue[0]] : [];
    this.queue = this.queue.slice(1);
    this.keepFocus();
    this.held = false;
    if (this.queue.length) this.begin();
    else {
      this.paused = this.opened = this.unfolded = false;
      this.announce();
    }
  }

  /** To what was told before; whoever walks back wants to stay there. */
  back() {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.queue = [last, ...this.queue];
    this.paused = true;
    this.begin();
  }

  /** All the scenes of a beat, in its place. */
  unfold() {
    const {scenes: parts = []} = /** @type {{scenes?: Scene[]}} */ (this.queue[0]);
    this.queue = [...parts, ...this.queue.slice(1)];
    this.unfolded = true;
    this.held = false;
    this.keepFocus();
    this.begin();
  }

  /** To the question, and to those after it: the log has the rest of this player-turn. */
  skip() {
    const log = this.known ?? [];
    this.skipped = turns(log).get(log.at(-1)?.number ?? -1);
    this.collapse();
  }

  /** Clears whatever is still to be told; the log has it. */
  collapse() {
    clearTimeout(this.timer);
    const told = this.queue.length > 0;
    this.queue = [];
    this.past = [];
    if (told) this.announce();
    this.keepFocus();
    this.paused = this.opened = this.unfolded = false;
    this.held = false;
  }

  /** The last card is closed; of several the others are skipped. */
  away() {
    if (this.queue.length > 1) this.skip();
    else this.collapse();
  }

  paced() {
    if (settings.get('speed') === 'off') this.collapse();
    else this.wait();
  }

  /** A button that goes away under the finger leaves the focus to the next card, or to the stage when there is none. */
  async keepFocus() {
    if (!this.shadowRoot?.activeElement) return;
    await this.updateComplete;
    const heir = this.renderRoot.querySelector('.onward') ?? this.renderRoot.querySelector('.ground');
    /** @type {HTMLElement | null} */ (heir)?.focus({preventScroll: true});
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const path = event.composedPath();
    if (!this.queue.length || path.some(each => each instanceof HTMLDialogElement)) return;
    const onward = event.key === 'Enter' && plainKey(event) && !path.some(each => each instanceof HTMLButtonElement || each instanceof SVGElement);
    if (event.key !== 'Escape' && !onward) return;
    event.preventDefault();
    if (onward) this.next();
    else this.away();
  }

  /** A click on the card itself goes on; one on a button of it does what the button says. @param {MouseEvent} event */
  clicked(event) {
    if (!event.composedPath().some(each => each instanceof HTMLButtonElement)) this.next();
  }

  /** Nothing goes away under somebody's hand or focus. @param {Event} event */
  hold(event) {
    const focused = event.type === 'focusin' && /** @type {Element} */ (event.composedPath()[0]).matches(':focus-visible');
    this.held = focused || event.type === 'pointerenter';
    this.wait();
  }

  /** Whoever wants all of it wants to read. */
  open() {
    this.opened = true;
    this.paused = true;
    this.wait();
  }

  togglePause() {
    this.paused = !this.paused;
    this.wait();
  }

  render() {
    return html`<div class="ground" tabindex="-1">
      <live-sentences .entries=${this.sentences}></live-sentences>
      ${this.queue.length ? this.card() : nothing}
    </div>`;
  }

  /** How far the story has come. */
  progress() {
    const all = this.past.length + this.queue.length;
    if (all < 2) return nothing;
    return html`<svg class="progress" viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="bed" width=${all} height="1"></rect><rect class="run" width=${this.past.length + 1} height="1"></rect>`}
    </svg>`;
  }

  card() {
    const [scene, ...others] = this.queue;
    const place = scenePlace(scene);
    return keyed(
      scene.main.number,
      html`<section
        class="card ${this.opened ? '' : 'ribbon'}"
        aria-label="What just happened"
        @click=${this.clicked}
        @pointerenter=${this.hold}
        @pointerleave=${this.hold}
        @focusin=${this.hold}
        @focusout=${this.hold}
      >
        <header>
          <h2>${titleOf(scene, this.printed)}</h2>
          ${others.length || this.past.length ? html`<span class="more">${this.past.length + 1} of ${this.past.length + this.queue.length}</span>` : nothing}
          ${ruleLink(scene.main.ruleCase)}
        </header>
        <button class="gist" aria-label="Tell it all: ${inALine(scene)}" @click=${this.open}>${inALine(scene)}</button>
        <div class="body">${this.printed ? drawn(scene, this.printed) : html`<p>${scene.main.text}</p>`}</div>
        ${this.progress()}
        <footer>
          ${this.past.length ? html`<button class="aside" @click=${this.back}>Back</button>` : nothing}
          ${scene.kind === 'beat' ? html`<button class="aside" @click=${this.unfold}>Tell it all</button>` : nothing}
          ${place
            ? html`<button class="aside" @click=${(/** @type {Event} */ event) => showPlace(event.currentTarget, place)}>Show on map</button>`
            : nothing}
          <span class="grow"></span>
          <button class="aside" aria-pressed=${this.paused} @click=${this.togglePause}>${this.paused ? 'Go on' : 'Pause'}</button>
          ${others.length ? html`<button class="onward" @click=${this.next}>Next</button>` : nothing}
          <button class=${others.length ? '' : 'onward'} title=${others.length ? 'To the question; for the rest of this player-turn only what changes the game is told' : ''} @click=${this.away}>${others.length ? 'Skip' : 'Close'}</button>
        </footer>
      </section>`,
    );
  }
}

/** What is known from an entry on: after a lost connection the log may begin later than it did before. @param {number} number @param {Entry[]} known */
const since = (number, known) => (known.length && known[0].number < number ? known.slice(number - known[0].number) : known);

customElements.define('happening-stage', HappeningStage);
