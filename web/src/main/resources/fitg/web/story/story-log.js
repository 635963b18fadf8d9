import {LitElement, html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {playerName, shared, sideMark, sideName} from '../ui/shared.js';
import {TOPICS, chapters, filtered, isAbout, isHeading, newTurn, recent} from './chapters.js';
import {die} from './dice.js';
import {words} from './draw/world.js';
import {ruleLink} from './look-up.js';
import {logStyle} from './log-style.js';
import {diceOf} from './telling.js';
import {wordsStyle} from './words-style.js';

/** @import {Game} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/**
 * @typedef {import('./telling.js').Entry} Entry
 * @typedef {import('./chapters.js').Chapter} Chapter
 * @typedef {import('./chapters.js').Filter} Filter
 */

/** How near to its end, in pixels, a reader counts as reading the newest. */
const NEAR = 40;

/** How many frames the way to the end may take. */
const STEPS = 30;

/** So many entries are told at first, which is more than any sheet shows: each is drawn before anything can be done. */
const FIRST = 60;

/** So many more whenever somebody comes to their beginning: a war has thousands. */
const READING = 400;

const nextPicture = () => new Promise(resolve => requestAnimationFrame(resolve));

/** @param {Element} scroller */
const fromEnd = scroller => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;

/** How long the log was after the last of these. @param {Entry[] | undefined} entries */
const lengthOf = entries => (entries?.at(-1)?.number ?? -1) + 1;

/** @param {Chapter[]} all */
const entriesOf = all => all.flatMap(chapter => chapter.entries);

/**
 * The log as a story under its turns and segments. It scrolls by itself and fills its place. Says 'moment' with the number of an
 * entry whose moment somebody wants to see, and 'earlier' when somebody wants what was before the first entry, or `all` of it. `current` is how long the log was at the moment that is shown, if it is an earlier one.
 */
class StoryLog extends LitElement {
  static properties = {
    entries: {attribute: false},
    printed: {attribute: false},
    viewer: {},
    game: {attribute: false},
    current: {type: Number},
    filter: {attribute: false},
    unseen: {state: true},
    choosing: {state: true},
    most: {state: true},
  };

  static styles = [shared, wordsStyle, logStyle];

  constructor() {
    super();
    /** @type {Entry[]} */ this.entries = [];
    /** @type {Printed | undefined} */ this.printed = undefined;
    this.viewer = 'spectator';
    /** For the names of those who play. @type {Game | null} */ this.game = null;
    /** @type {number | undefined} */ this.current = undefined;
    /** @type {Filter} */ this.filter = {topics: [], mine: '', words: ''};
    this.unseen = 0;
    /** Whether one looks at what the story can be narrowed to. */ this.choosing = false;
    this.most = FIRST;
    this.atEnd = true;
    /** Whether somebody has scrolled by hand since the newest was shown. */ this.byHand = false;
    this.top = 0;
    /** How far from its end the story is read while some is put before it. @type {number | undefined} */ this.below = undefined;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    this.latest = this.latestOf(this.current);
    if (!changed.has('entries')) return;
    const before = changed.get('entries');
    const further = lengthOf(this.entries) - lengthOf(before);
    if (before?.length && this.missing < before[0].number) this.stay();
    this.unseen = this.atEnd || further < 0 ? 0 : this.unseen + further;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('current') && this.current !== undefined) this.showCurrent();
    else if (this.atEnd && (changed.has('entries') || changed.has('filter'))) this.toEnd();
    else this.stayed();
  }

  /** The last sentence of a moment; turns and segments are headings. @param {number | undefined} moment */
  latestOf(moment) {
    if (moment === undefined) return undefined;
    return this.entries?.findLast(entry => entry.number < moment && !isHeading(entry))?.number;
  }

  /** Parts out of sight have only a guessed height until they come into view, so the end is gone after until it stays. */
  async toEnd() {
    this.unseen = 0;
    this.atEnd = true;
    await nextPicture(); // whoever measures before the rest of the page is drawn has all of it laid out twice
    for (let step = 0, quiet = 0; step < STEPS && quiet < 3 && this.atEnd; step++) {
      const scroller = this.scroller();
      if (!scroller) return;
      quiet = fromEnd(scroller) < 2 ? quiet + 1 : 0;
      scroller.scrollTop = scroller.scrollHeight;
      await nextPicture();
    }
  }

  showCurrent() {
    this.renderRoot.querySelector('.current')?.scrollIntoView({block: 'nearest'});
  }

  scroller() {
    return this.renderRoot.querySelector('.scroll');
  }

  /** What grows or shrinks out of sight scrolls too, but only a hand leaves the newest. */
  touched() {
    this.byHand = true;
  }

  scrolled() {
    const scroller = this.scroller();
    if (!scroller) return;
    const near = fromEnd(scroller) < NEAR;
    const upwards = scroller.scrollTop < this.top;
    this.top = scroller.scrollTop;
    if (near) this.unseen = 0;
    if (near || (upwards && this.byHand)) this.atEnd = near;
    if (near) this.byHand = false;
    if (upwards && this.byHand && this.top < NEAR && this.renderRoot.querySelector('.earlier')) this.more();
  }

  /** How many entries have not come. */
  get missing() {
    return this.entries?.[0]?.number ?? 0;
  }

  /** Has those come that are not here, some of them or all. @param {boolean} all */
  fetchMissing(all) {
    if (this.missing) this.dispatchEvent(new CustomEvent('earlier', {detail: {all}}));
  }

  /** What came before what is told; whoever reads stays where he is. */
  more() {
    this.fetchMissing(false);
    this.stay();
    this.most += READING;
  }

  /** What comes now comes above what is read. */
  stay() {
    const scroller = this.scroller();
    this.below = scroller ? fromEnd(scroller) : undefined;
  }

  stayed() {
    const scroller = this.scroller();
    if (scroller && this.below !== undefined) scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - this.below;
    this.below = undefined;
  }

  render() {
    const all = chapters(this.entries ?? []);
    const told = filtered(all, this.filter, this.printed);
    const shown = recent(told, this.most, this.latest);
    const earlier = entriesOf(told).length - entriesOf(shown).length + this.missing;
    return html`
      <h2 class="visually-hidden">Story of the game</h2>
      ${this.tools(all)}
      <div class="scroll" tabindex="0" role="region" aria-label="Story of the game" @scroll=${this.scrolled} @wheel=${this.touched} @touchmove=${this.touched} @pointerdown=${this.touched} @keydown=${this.touched}>
        ${shown.length ? nothing : html`<p class="soft">${all.length ? 'Nothing of this kind has happened.' : 'Nothing has happened yet.'}</p>`}
        ${earlier ? html`<button class="chip earlier" @click=${this.more}>↑ ${earlier} earlier</button>` : nothing}
        ${repeat(
          shown,
          chapter => chapter.key,
          (chapter, i) => this.chapter(chapter, shown[i - 1]),
        )}
      </div>
      ${this.unseen
        ? html`<button class="newest" @click=${this.toEnd}>↓ ${this.unseen} new ${this.unseen === 1 ? 'entry' : 'entries'}</button>`
        : nothing}
    `;
  }

  /** @param {Chapter[]} all */
  tools(all) {
    const entries = entriesOf(all);
    const {topics, mine} = this.filter;
    const side = this.viewer === 'rebel' || this.viewer === 'imperial' ? this.viewer : '';
    const narrowed = topics.length > 0 || mine !== '';
    return html`<div class="tools" role="group" aria-label="Which entries">
      <label class="visually-hidden" for="words">Only entries with these words</label>
      <input
        id="words"
        type="search"
        placeholder="Find words"
        .value=${this.filter.words}
        @input=${(/** @type {InputEvent} */ event) => this.choose({words: /** @type {HTMLInputElement} */ (event.target).value})}
      />
      <button class="chip" aria-expanded=${this.choosing || narrowed} @click=${this.toggleChoosing}>Filter <span aria-hidden="true">${this.choosing || narrowed ? '▴' : '▾'}</span></button>
      ${this.choosing || narrowed ? html`<div class="chips">
        ${this.chip('All', entries.length, !topics.length && !mine, () => this.choose({topics: [], mine: ''}))}
      ${side
        ? this.chip(`${sideMark(side)} My side`, this.count(all, {topics: [], mine: side, words: ''}), mine === side, () =>
            this.choose({mine: mine ? '' : side}),
          )
        : nothing}
      ${TOPICS.filter(({id}) => id !== 'galaxy' || entries.some(entry => isAbout(entry, id))).map(({id, name}) =>
        this.chip(name, entries.filter(entry => isAbout(entry, id)).length, topics.includes(id), () =>
          this.choose({topics: topics.includes(id) ? topics.filter(each => each !== id) : [...topics, id]}),
        ),
      )}
      </div>` : nothing}
    </div>`;
  }

  /** @param {Chapter[]} all @param {Filter} filter */
  count(all, filter) {
    return entriesOf(filtered(all, filter, this.printed)).length;
  }

  /** @param {string} name @param {number} count @param {boolean} on @param {() => void} then */
  chip(name, count, on, then) {
    return html`<button class="chip" aria-pressed=${on} @click=${then}>${name} <small>${count}</small></button>`;
  }

  /** What one can choose from is counted over the whole story. */
  toggleChoosing() {
    this.choosing = !this.choosing;
    this.fetchMissing(true);
  }

  /** @param {Partial<Filter>} change */
  choose(change) {
    this.fetchMissing(true);
    this.most = Math.max(this.most, READING);
    this.filter = {...this.filter, ...change};
  }

  /** @param {Chapter} chapter @param {Chapter | undefined} before */
  chapter(chapter, before) {
    return html`
      ${newTurn(chapter, before) ? html`<h3>${this.turnName(chapter)}</h3>` : nothing}
      <section>
        <h4>${this.segmentName(chapter.segment)}</h4>
        <ol>
          ${repeat(
            chapter.entries,
            entry => entry.number,
            entry => this.entry(entry),
          )}
        </ol>
      </section>
    `;
  }

  /** @param {Chapter} chapter */
  turnName({turn, side}) {
    const when = turn ? `Turn ${turn}` : this.game?.origin === 'position' ? 'From here on' : 'Before the first turn';
    const name = side && (side === this.viewer ? 'you' : playerName(this.game, /** @type {import('../net/documents.js').Side} */ (side)));
    return side ? html`${when} · <span class=${side}>${sideMark(side)} ${sideName(side)}</span>${name ? html` <small>${name}</small>` : nothing}` : when;
  }

  /** @param {string} id */
  segmentName(id) {
    if (id === 'set-up' && this.game?.origin === 'position') return 'As the position stood';
    return this.printed?.words.segments.find(each => each.id === id)?.name ?? id;
  }

  /** @param {Entry} entry */
  entry(entry) {
    const now = entry.number === this.latest;
    return html`<li class="${now ? 'current' : ''} ${entry.type}" aria-current=${now ? 'step' : 'false'}>
      <div class="sentence">
        ${words(entry, this.printed)}
        ${diceOf(entry).map(({value, whose, faces}) => die(value, {size: 20, label: whose, faces}))}
      </div>
      ${ruleLink(entry.ruleCase)}
      <button class="moment" title="Go to this moment" aria-label="Go to this moment, entry ${entry.number + 1}" @click=${() => this.go(entry)}>
        <span aria-hidden="true">⟲</span>
      </button>
    </li>`;
  }

  /** @param {Entry} entry */
  go(entry) {
    this.dispatchEvent(new CustomEvent('moment', {detail: {number: entry.number}, bubbles: true, composed: true}));
  }
}

customElements.define('story-log', StoryLog);
