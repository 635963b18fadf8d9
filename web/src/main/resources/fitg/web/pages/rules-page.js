import {LitElement, css, html, nothing} from 'lit';
import {get, printed} from '../net/api.js';
import {cardStyle} from '../reference/card-style.js';
import {find, shelves} from '../reference/index.js';
import {lookUp} from '../reference/look-up.js';
import {bookMark, pictogram} from '../reference/pictograms.js';
import {heading} from '../reference/rule-case.js';
import {drawn} from '../reference/tables.js';
import {shared} from '../ui/shared.js';

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
    css`
      :host {
        max-width: 76rem;
        margin: 0 auto;
        padding: 1.5rem 1rem 4rem;
      }
      .search {
        display: grid;
        gap: 0.25rem;
        margin-bottom: 1.25rem;
      }
      .search input {
        font-size: 1.15rem;
        min-height: 3.25rem;
        padding-inline: 1.1rem;
      }
      .search input::placeholder {
        color: var(--text-soft);
        opacity: 1;
      }
      .shelves {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        margin-bottom: 1.25rem;
      }
      .shelves button {
        border-radius: 2rem;
      }
      .shelves [aria-pressed='true'] {
        background: var(--accent);
        border-color: var(--accent);
        color: var(--on-accent);
      }
      .entries {
        list-style: none;
        margin: 0 0 2rem;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
        gap: 0.6rem;
      }
      .entry {
        width: 100%;
        height: 100%;
        display: grid;
        grid-template-columns: auto 1fr;
        align-content: start;
        gap: 0.15rem 0.8rem;
        background: var(--panel);
        padding: 0.7rem 0.9rem;
      }
      .entry .pictogram {
        grid-row: span 2;
        align-self: start;
        width: 1.6rem;
        height: 1.6rem;
        margin-top: 0.15rem;
        color: var(--accent);
      }
      .entry.rebel .pictogram {
        color: var(--rebel);
      }
      .entry.imperial .pictogram {
        color: var(--empire);
      }
      .entry span {
        color: var(--text-soft);
        font-size: 0.9rem;
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
        overflow: hidden;
      }
      .tables {
        display: grid;
        gap: 1.5rem;
      }
      .tables .panel {
        min-width: 0;
      }
      .tables h3 {
        font-size: 1rem;
      }
      mark {
        color: var(--text);
        background: none;
        text-decoration: underline 2px var(--warn);
        text-underline-offset: 0.2em;
      }
      details {
        border-bottom: 1px solid var(--line);
      }
      summary {
        cursor: pointer;
        padding: 0.7rem 0.3rem;
        font-weight: 650;
        min-height: 2.75rem;
      }
      .scroll {
        overflow-x: auto;
      }
      .editions {
        border-collapse: collapse;
        width: 100%;
        min-width: 34rem;
      }
      .editions th,
      .editions td {
        text-align: start;
        vertical-align: top;
        padding: 0.55rem 0.8rem 0.55rem 0;
        border-bottom: 1px solid var(--line);
      }
      .editions thead th {
        color: var(--text-soft);
        font-size: 0.875rem;
      }
      .editions tbody th {
        width: 11rem;
      }
      .editions td {
        width: 42%;
      }
      @media (max-width: 640px) {
        .editions {
          min-width: 0;
        }
        .editions thead {
          display: none;
        }
        .editions tr,
        .editions tbody th,
        .editions td {
          display: block;
          width: auto;
          border: 0;
          padding: 0.15rem 0;
        }
        .editions tr {
          padding: 0.6rem 0;
          border-bottom: 1px solid var(--line);
        }
        .editions td::before {
          content: attr(data-edition) ' ';
          color: var(--text-soft);
          font-weight: 700;
        }
      }
      .ours {
        display: inline-block;
        padding: 0 0.45em;
        border: 1px dashed var(--warn);
        border-radius: 999px;
        color: var(--warn);
        font-size: 0.8125rem;
        white-space: nowrap;
      }
      details .entries {
        margin: 0.25rem 0 1rem;
      }
    `,
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
                <td data-edition="2002">${second} <rule-link case=${number}></rule-link>${completed ? html` <span class="ours">our completion</span>` : nothing}</td>
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
            <h3>${table.title} <rule-link case=${table.ruleCase}></rule-link></h3>
            ${drawn(table)}
          </section>`,
        )}
      </div>`;
  }
}

/**
 * The chapters of the rulebook: its cases that end in .0, and the rulings.
 * @returns {Promise<import('../reference/rule-case.js').Heading[]>}
 */
async function chaptersOfTheBook() {
  /** @type {RulesFound} */
  const {found} = await get('/api/rules?q=.0');
  const chapters = found.filter(each => /^\d+\.0$/.test(each.number)).map(each => ({...each, title: heading(each)}));
  return [...chapters, {kind: 'ruling', edition: '1979', number: 'RUL-', title: 'Rulings where the rulebook is silent'}, ...SECOND];
}

/** The chapters of the second edition, by how the numbers of their rules begin. @type {import('../reference/rule-case.js').Heading[]} */
const SECOND = [
  ['E2.0', 'order of a game-turn'],
  ['E2.1', 'galactic stage'],
  ['E2.A', 'operations phase'],
  ['E2.B', 'search phase'],
  ['E2.C', 'mission phase'],
  ['E2.3', 'Imperial player-turn'],
  ['E2.4', 'interphase'],
  ['E2.5', 'second half of the turn'],
  ['E2.8', 'end of the turn'],
  ['E3.1', 'movement'],
  ['E3.2', 'hyperjump'],
  ['E3.3', 'stacking'],
  ['E5.1', 'characters'],
  ['E5.2', 'shuttles and movement of characters'],
  ['E5.3', 'character combat'],
  ['E5.4', 'wounds and rest'],
  ['E5.5', 'prisoners'],
  ['E5.6', 'armed escorts'],
  ['E5.7', 'suicide squads'],
  ['C-', 'our completions'],
  ['S-R', 'rulings'],
].map(([number, title]) => ({kind: /** @type {const} */ ('case'), edition: /** @type {const} */ ('2002'), number, title: `2002: ${number.startsWith('E') ? `${number} ` : ''}${title}`}));

/** @param {string} number of a chapter, such as 9.0 */
async function casesOf(number) {
  if (number === 'S-R') return (await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(ten => numbered(`S-R${ten}`)))).flat();
  if (number === 'C-') return (await Promise.all(COMPLETED.map(each => numbered(`C-${each}`)))).flat();
  if (number.startsWith('E')) return numbered(`${number}.`);
  if (number === 'RUL-') return (await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(ten => numbered(`RUL-${ten}`)))).flat();
  return numbered(number.slice(0, -1));
}

/** What our completions are about, as their numbers say it. */
const COMPLETED = [...'ABCDEFHIJMNOPRSTU'];

/** The cases and rulings whose number begins so. @param {string} beginning @returns {Promise<Rule[]>} */
async function numbered(beginning) {
  /** @type {RulesFound} */
  const {found} = await get(`/api/rules?q=${beginning}`);
  return found.filter(each => each.number.startsWith(beginning));
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
