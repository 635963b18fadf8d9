import {LitElement, css, html, nothing} from 'lit';
import {Refused, get, post} from '../net/api.js';
import {pagesAfter} from '../net/log-pages.js';
import {shared} from '../ui/shared.js';
import {cardStyle} from './card-style.js';
import {told} from './draw/world.js';
import {summary} from './summary.js';
import {wordsStyle} from './words-style.js';

/** @import {LogPart, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** Whoever was away for longer reads of the last game-turns here, and of the others in the log. */
const TURNS = 2;

/**
 * What happened while a player was away, once, when they come back. Says 'dismissed' when it is put away, and 'read-story' when
 * somebody wants to read it all.
 */
class SinceLastTurn extends LitElement {
  static properties = {
    game: {},
    token: {},
    view: {attribute: false},
    printed: {attribute: false},
    news: {state: true},
  };

  static styles = [
    shared,
    wordsStyle,
    cardStyle,
    css`
      .ground:focus {
        outline: none;
      }
      section {
        background: var(--panel);
        border: 1px solid var(--accent);
        border-radius: var(--radius);
        padding: 0.8rem 1rem;
      }
      h2 {
        margin-bottom: 0.4rem;
      }
      ol {
        list-style: none;
        margin: 0 0 0.5rem;
        padding: 0;
        max-height: 40dvh;
        overflow: auto;
      }
      li {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.6rem;
        align-items: baseline;
      }
      li a {
        font-size: 0.88rem;
        white-space: nowrap;
      }
      li .result {
        font-weight: 400;
      }
      .row {
        position: sticky;
        bottom: -0.8rem;
        padding-block: 0.4rem 0.2rem;
        background: var(--panel);
      }
      @media (max-width: 800px) {
        ol {
          max-height: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    /** @type {string | null} */ this.token = null;
    /** @type {View | undefined} */ this.view = undefined;
    /** @type {Printed | undefined} */ this.printed = undefined;
    /** @type {LogPart & {entries: import('./telling.js').Entry[]} | undefined} */ this.news = undefined;
    this.asked = '';
    this.onVisible = () => this.visible();
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.onVisible);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.onVisible);
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    const seat = `${this.game} ${this.token}`;
    if (this.game && this.token && this.view?.board && seat !== this.asked) {
      this.asked = seat;
      this.news = undefined;
      this.ask();
    }
    if (changed.has('view') && this.hasActed(changed.get('view'))) this.news = undefined;
    if (changed.has('view') && this.hasWatchedTheEnd(changed.get('view'))) this.tellSeen(this.view?.log ?? 0);
  }

  /** Whoever has acted has caught up. @param {View | undefined} before */
  hasActed(before) {
    return before?.number !== undefined && (this.view?.number ?? 0) > before.number;
  }

  /** Whoever is there when the game ends has not been away. @param {View | undefined} before */
  hasWatchedTheEnd(before) {
    return before?.game.status === 'running' && this.view?.game.status === 'finished' && Boolean(this.token) && !document.hidden;
  }

  async ask() {
    try {
      /** @type {LogPart} */ const part = await get(`/api/games/${this.game}/since-last-turn?turns=${TURNS}`, this.token);
      const entries = /** @type {import('./telling.js').Entry[]} */ ([...part.entries, ...(await pagesAfter(part, this.token))]);
      this.news = {...part, entries};
    } catch (refused) {
      // The log has it all; a summary that cannot be had is no reason to trouble anybody.
      if (!(refused instanceof Refused)) throw refused;
    }
  }

  /** Coming back to a page left open is coming back too. */
  visible() {
    if (!document.hidden && this.token && !this.news?.entries.length) this.ask();
  }

  dismiss() {
    const {news} = this;
    this.news = undefined;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.ground'))?.focus({preventScroll: true});
    this.dispatchEvent(new Event('dismissed'));
    if (news) this.tellSeen(news.length);
  }

  /** @param {number} length */
  async tellSeen(length) {
    try {
      await post(`/api/games/${this.game}/seen`, {log: length}, this.token);
    } catch (refused) {
      // Then the same summary is shown again next time, which does no harm.
      if (!(refused instanceof Refused)) throw refused;
    }
  }

  /** The moment in the replay at which something happened. @param {import('./telling.js').Entry} entry */
  moment({number}) {
    return `/games/${this.game}/replay?at=${number + 1}${this.token ? `#${this.token}` : ''}`;
  }

  readAll() {
    this.dispatchEvent(new CustomEvent('read-story', {detail: {from: this.news?.from}, bubbles: true, composed: true}));
    this.dismiss();
  }

  render() {
    return html`<div class="ground" tabindex="-1">${this.card()}</div>`;
  }

  card() {
    const {told: weighty, others, movedOn, turns} = summary(this.news?.entries ?? []);
    const before = this.news?.leftOut ?? 0;
    const begun = this.news?.from === before && (this.view?.game.origin === 'fork' || turns.every(turn => turn <= 1));
    if (!weighty.length || !movedOn || begun) return nothing;
    return html`<section aria-labelledby="title">
      <h2 id="title">Since you last decided</h2>
      ${turns.length ? html`<p class="soft">${before ? `It is turn ${turns.at(-1)} now.` : turns.length === 1 ? `Turn ${turns[0]} began.` : `${turns.length} turns began.`}</p>` : nothing}
      <ol>
        ${weighty.map(entry => html`<li>${told(entry, this.printed)} <a href=${this.moment(entry)} aria-label="See it: ${entry.text}">see it</a></li>`)}
      </ol>
      ${others + before ? html`<p class="soft">And ${others + before} more in the log.</p>` : nothing}
      <div class="row">
        <button class="primary" @click=${this.dismiss}>I have seen it</button>
        <button @click=${this.readAll}>Read it all</button>
      </div>
    </section>`;
  }
}

customElements.define('since-last-turn', SinceLastTurn);
