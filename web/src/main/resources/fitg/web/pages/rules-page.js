import {LitElement, html, nothing} from 'lit';
import {get, printed} from '../net/api.js';
import {cardStyle} from '../reference/card-style.js';
import {find, shelves} from '../reference/index.js';
import {lookUp} from '../reference/look-up.js';
import {bookMark, pictogram} from '../reference/pictograms.js';
import {heading} from '../reference/rule-case.js';
import {drawn} from '../reference/tables.js';
import {shared} from '../ui/shared.js';
import {casesOf, chaptersOfTheBook} from './rule-chapters.js';
import {rulesStyle} from './rules-style.js';

/** @import {Rule, RulesFound} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

const A_MOMENT = 200;
const MOST = 40;

/** The rules, the tables and everything printed: to search and to leaf through. */
class RulesPage extends LitElement {
  static properties = {
    query: {state: true},
    shelf: {state: true},
    facts: {state: true},
    chapters: {state: true},
    opened: {state: true},
    rules: {state: true},
    error: {state: true},
  };

  static styles = [
    shared,
    cardStyle,
    rulesStyle,
  ];

  constructor() {
    super();
    this.query = '';
    this.shelf = 'rules';
    this.error = '';
    /** @type {Printed | null} */ this.facts = null;
    /** @type {import('../reference/rule-case.js').Heading[]} */ this.chapters = [];
    /** @type {Record<string, Rule[]>} */ this.opened = {};
    /** @type {Rule[] | null} */ this.rules = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
    this.readAddress();
    this.wentTo = () => this.readAddress() && this.search();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('popstate', this.wentTo);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('popstate', this.wentTo);
    clearTimeout(this.timer);
  }

  /** Whether the address is one of this page. */
  readAddress() {
    if (location.pathname !== '/rules') return false;
    const asked = new URLSearchParams(location.search);
    this.query = asked.get('q') ?? '';
    this.shelf = asked.get('in') ?? 'rules';
    return true;
  }

  async load() {
    try {
      this.facts = await printed();
      this.shelves = shelves(this.facts);
      this.chapters = await chaptersOfTheBook();
      await this.search();
    } catch (refused) {
      this.error = refused instanceof Error ? refused.message : String(refused);
    }
  }

  /** @param {InputEvent} event */
  typed(event) {
    this.query = /** @type {HTMLInputElement} */ (event.target).value.slice(0, 100);
    this.keepAddress();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.search(), A_MOMENT);
  }

  async search() {
    const asked = this.query.trim();
    if (!asked) {
      this.rules = null;
      return;
    }
    try {
      /** @type {RulesFound} */
      const {found} = await get(`/api/rules?q=${encodeURIComponent(asked)}`);
      if (asked === this.query.trim()) this.rules = found;
      this.error = '';
    } catch (refused) {
      this.error = refused instanceof Error ? refused.message : String(refused);
    }
  }

  /** @param {string} id */
  choose(id) {
    this.shelf = id;
    this.keepAddress();
  }

  keepAddress() {
    const asked = new URLSearchParams();
    if (this.query) asked.set('q', this.query);
    if (this.shelf !== 'rules') asked.set('in', this.shelf);
    history.replaceState(null, '', `/rules${asked.size ? `?${asked}` : ''}`);
  }

  render() {
    return html`
      <h1>The rules, and everything printed</h1>
      <form class="search" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
        <label for="q">Look for</label>
        <input id="q" type="search" autocomplete="off" maxlength="100" placeholder="break-off, 12.5, Zina Adora, sabotage …"
          .value=${this.query} @input=${this.typed} />
      </form>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${!this.facts ? html`<p role="status">Looking …</p>` : this.query.trim() ? this.results() : this.browse()}
    `;
  }

  results() {
    const pieces = find(this.shelves ?? [], this.query);
    const words = this.query.trim().split(/\s+/);
    const count = pieces.length + (this.rules?.length ?? 0);
    return html`
      <p role="status" class="soft">
        ${!this.rules ? 'Looking …' : count ? `${count} found` : 'Nothing goes by these words. Try fewer or other ones.'}
      </p>
      ${pieces.length
        ? html`<h2>Pieces, places and tables</h2>
            ${entries(pieces.slice(0, MOST).map(each => entry(each, words)))}
            ${pieces.length > MOST ? html`<p class="soft">And ${pieces.length - MOST} more; another word narrows it down.</p>` : nothing}`
        : nothing}
      ${this.rules?.length
        ? html`<h2>Cases and rulings</h2>
            ${entries(this.rules.map(each => rule(each, words)))}`
        : nothing}
    `;
  }

  browse() {
    const all = [{id: 'rules', title: 'Rules'}, {id: 'editions', title: 'Both editions'}, ...(this.shelves ?? [])];
    return html`
      <nav class="shelves" aria-label="What to leaf through">
        ${all.map(
          shelf => html`<button aria-pressed=${shelf.id === this.shelf} @click=${() => this.choose(shelf.id)}>${shelf.title}</button>`,
        )}
      </nav>
      ${this.onTheShelf()}
    `;
  }

  onTheShelf() {
    if (this.shelf === 'rules') return this.book();
    if (this.shelf === 'editions') return this.editions();
    if (this.shelf === 'tables') return this.tables();
    const shelf = this.shelves?.find(each => each.id === this.shelf);
    return shelf ? html`<h2>${shelf.title}</h2>${entries(shelf.entries.map(each => entry(each)))}` : nothing;
  }

  book() {
    return html`<h2>By chapter</h2>
      ${this.chapters.map(
        chapter => html`<details @toggle=${(/** @type {Event} */ event) => this.unfold(chapter.number, event)}>
          <summary>${chapter.title}</summary>
          ${entries((this.opened[chapter.number] ?? []).map(each => rule(each)))}
        </details>`,
      )}`;
  }

  /** The two editions side by side, topic by topic. */
  editions() {
    return html`<h2>Both editions, topic by topic</h2>
      <p class="soft">
        The first edition is that of 1979. Of the second (2002) three chapters are at hand: sequence of play, movement and stacking, characters.
        What they point to and do not contain is <span class="ours">our completion</span>, and marked so.
      </p>
      <div class="scroll" tabindex="0" role="region" aria-label="Both editions, topic by topic">
        <table class="editions">
          <thead>
            <tr><th scope="col">Topic</th><th scope="col">First edition, 1979</th><th scope="col">Second edition, 2002</th></tr>
          </thead>
          <tbody>
            ${this.facts?.second.differences.map(
              ({topic, first, second, rule: number, completed}) => html`<tr>
                <th scope="row">${topic}</th>
                <td data-edition="1979">${first}</td>
                <td data-edition="2002">${second} <rule-link numbered case=${number}></rule-link>${completed ? html` <span class="ours">our completion</span>` : nothing}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }

  /** @param {string} number @param {Event} event */
  async unfold(number, event) {
    if (!(/** @type {HTMLDetailsElement} */ (event.target).open) || this.opened[number]) return;
    try {
      this.opened = {...this.opened, [number]: await casesOf(number)};
    } catch (refused) {
      this.error = refused instanceof Error ? refused.message : String(refused);
    }
  }

  tables() {
    return html`<h2>Tables</h2>
      <div class="tables">
        ${[...(this.facts?.tables ?? []), ...(this.facts?.second.tables ?? [])].map(
          table => html`<section class="panel">
            <h3>${table.title} <rule-link numbered case=${table.ruleCase}></rule-link></h3>
            ${drawn(table)}
          </section>`,
        )}
      </div>`;
  }
}

/** @param {unknown[]} items */
const entries = items => html`<ul class="entries">${items.map(item => html`<li>${item}</li>`)}</ul>`;

/** @param {import('../reference/index.js').Entry} each @param {string[]} [words] */
const entry = (each, words) => html`<button class="entry ${each.side ?? ''}" @click=${shows(each.kind, each.id)}>
  ${pictogram(each.mark)}<b>${marked(each.name, words)}</b><span>${marked(each.words, words)}</span>
</button>`;

/** @param {Rule} each @param {string[]} [words] */
const rule = (each, words) => html`<button class="entry" @click=${shows('case', each.number)}>
  ${pictogram(bookMark())}<b>${marked(heading(each), words)}</b><span>${marked(each.text, words)}</span>
</button>`;

/** A text with the words that were looked for. @param {string} text @param {string[]} [words] */
function marked(text, words) {
  if (!words?.length) return text;
  const any = new RegExp(`(${words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'i');
  return text.split(any).map((part, i) => (i % 2 ? html`<mark>${part}</mark>` : part));
}

/** @param {string} kind @param {string | number} id */
const shows = (kind, id) => (/** @type {Event} */ event) => lookUp(/** @type {EventTarget} */ (event.currentTarget), kind, id);

customElements.define('rules-page', RulesPage);
