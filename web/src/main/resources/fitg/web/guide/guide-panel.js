import {LitElement, css, html, nothing} from 'lit';
import {ruleLink, word} from '../story/look-up.js';
import {wordsStyle} from '../story/words-style.js';
import {shared} from '../ui/shared.js';
import {lessonsFor, termsOf} from './lessons.js';
import {marked, unmarked} from './marked-text.js';
import {TERMS} from './terms.js';
import {keepTold, toldIn} from './told.js';

/** @import {View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** @typedef {import('./lessons.js').Lesson} Lesson */

/** Milliseconds after which a lesson that stood there counts as read, when the player goes on playing. */
const READ = 4000;

/**
 * Explains the game while it is played: beside the question one lesson at a time, so that there is never more than one can read.
 * What happened for the first time stays until there was time to read it; what a segment and a question mean folds away once the
 * question was answered, and can be opened again.
 */
class GuidePanel extends LitElement {
  static properties = {
    view: {attribute: false},
    log: {attribute: false},
    printed: {attribute: false},
    hint: {attribute: false},
    term: {state: true},
    opened: {state: true},
  };

  static styles = [
    shared,
    wordsStyle,
    css`
      :host {
        overflow: auto;
      }
      section {
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--accent);
        border-radius: var(--radius);
        background: var(--panel-raised);
        padding: 0.6rem 0.8rem;
      }
      h2 {
        font-size: 0.95rem;
        margin: 0 0 0.4rem;
      }
      h3 {
        font-size: 0.95rem;
        margin: 0 0 0.2rem;
        display: flex;
        align-items: center;
        gap: 0.4rem;
      }
      article {
        padding: 0.4rem 0;
        border-top: 1px solid var(--line);
      }
      article p {
        margin: 0 0 0.4rem;
        font-size: 0.94rem;
      }
      article button:not(.word) {
        min-height: 2.25rem;
        padding: 0.1rem 0.7rem;
        font-size: 0.88rem;
      }
      .wise::before {
        content: 'Advice: ';
        font-weight: 650;
      }
      .together {
        white-space: nowrap;
      }
      .together .word {
        white-space: normal;
      }
      .term {
        text-decoration-style: solid;
        text-decoration-color: var(--accent);
      }
      dl {
        margin: 0.3rem 0 0;
        padding: 0.5rem 0.7rem;
        background: var(--panel);
        border-radius: var(--radius);
      }
      dt {
        font-weight: 650;
      }
      dd {
        margin: 0 0 0.4rem;
        font-size: 0.92rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | undefined} */ this.view = undefined;
    /** @type {import('../story/telling.js').Entry[]} */ this.log = [];
    /** @type {Printed | undefined} */ this.printed = undefined;
    /** What a Captain advises here: the guide says nothing against it. @type {import('../net/documents.js').Hint | null} */ this.hint = null;
    this.term = '';
    this.opened = false;
    /** @type {Set<string>} */ this.told = new Set();
    /** @type {Lesson[]} */ this.shown = [];
    /** The lesson that stood first the last time. @type {string} */ this.begun = '';
    /** What was passed over at a question without a look; who does that twice does not want it. @type {Set<string>} */ this.passed = new Set();
    /** The lesson beside the question, and since when. @type {{id: string, at: number} | undefined} */ this.reading = undefined;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    const before = changed.get('view');
    const game = this.view?.game.id;
    if (game && game !== this.game) this.open(game);
    else if (changed.has('view') && before && this.hasAnswered(before)) this.answered();
    this.shown = lessonsFor(this.view, this.log ?? [], this.told, this.hint);
    const id = this.waiting()[0]?.id;
    if (id !== this.reading?.id) this.reading = id ? {id, at: Date.now()} : undefined;
  }

  /** Another lesson begins at its first word. */
  updated() {
    const first = this.shown[0]?.id ?? '';
    if (first !== this.begun && this.parentElement) this.parentElement.scrollTop = 0;
    this.begun = first;
  }

  /** What is still to be read, apart from the question itself. */
  waiting() {
    return this.shown.filter(each => each.fresh && each.kind !== 'question');
  }

  /** @param {string} game */
  open(game) {
    this.game = game;
    this.told = toldIn(game);
  }

  /** @param {View} before */
  hasAnswered(before) {
    return before.decision !== undefined && this.view?.number !== before.number;
  }

  /** Whoever answers has read what the question means, and the lesson beside it if there was time. */
  answered() {
    this.opened = false;
    this.term = '';
    const beside = this.reading?.id ?? '';
    const read = this.reading && (Date.now() - this.reading.at > READ || this.passed.has(beside)) ? beside : '';
    this.passed.add(beside);
    this.tell(this.shown.filter(each => (each.kind !== 'situation' && each.kind !== 'opening') || each.id === read));
  }

  /** @param {Lesson[]} lessons */
  tell(lessons) {
    this.told = new Set([...this.told, ...lessons.map(each => each.id)]);
    if (this.game) keepTold(this.game, this.told);
  }

  /** @param {Lesson} lesson */
  understood(lesson) {
    this.tell([lesson]);
    this.term = '';
    this.requestUpdate();
    this.updateComplete.then(() => this.renderRoot.querySelector('section')?.focus());
  }

  render() {
    if (!this.shown.length) return nothing;
    const waiting = this.waiting();
    const unfolded = this.unfolded(waiting);
    const folded = this.shown.filter(each => !each.fresh);
    const more = waiting.length - 1;
    return html`<section tabindex="-1" aria-labelledby="guide">
      <h2 id="guide">Guide ${more > 0 ? html`<small class="soft">${more} more to read</small>` : nothing}</h2>
      ${unfolded.map(each => this.lesson(each))}
      ${folded.length && !waiting.length
        ? html`<article>
            <button aria-expanded=${this.opened} @click=${() => (this.opened = !this.opened)}>
              ${this.opened ? 'Fold away' : 'What does this mean?'}
            </button>
          </article>`
        : nothing}
      ${this.glossary(unfolded)}
    </section>`;
  }

  /** The question, and one lesson; the opening stands alone. @param {Lesson[]} waiting */
  unfolded([next]) {
    if (next?.kind === 'opening') return [next];
    const asked = this.shown.filter(each => each.kind === 'question' && (each.fresh || this.opened));
    const told = this.opened ? this.shown.filter(each => each.kind === 'segment' && !each.fresh) : [];
    return [...asked, ...(next ? [next] : told)];
  }

  /** @param {Lesson} lesson */
  lesson(lesson) {
    const advised = lesson.kind === 'question' && lesson.text.length > 1;
    return html`<article>
      <h3>${lesson.title} ${ruleLink(lesson.ruleCase)}</h3>
      ${lesson.text
        .map(text => text.replace(` {case:${lesson.ruleCase}}`, ''))
        .map((text, i) => html`<p class=${advised && i === 1 ? 'wise' : ''}>${this.words(text)}</p>`)}
      ${lesson.fresh && lesson.kind !== 'closing' && lesson.kind !== 'question' ? html`<button @click=${() => this.understood(lesson)}>Understood</button>` : nothing}
    </article>`;
  }

  /** @param {string} text */
  words(text) {
    return marked(text).map(({kind, id, text: shown, tail}) =>
      kind && id ? html`<span class="together">${this.named(kind, id, shown)}${tail}</span>` : shown,
    );
  }

  /** @param {string} kind @param {string} id @param {string} shown */
  named(kind, id, shown) {
    if (kind === 'case') return ruleLink(id);
    if (kind !== 'term') return word(shown, kind, id);
    return html`<button class="word term" title=${unmarked(TERMS[id].text)} aria-expanded=${this.term === id} @click=${() => this.explain(id)}>${shown}</button>`;
  }

  /** @param {string} id */
  async explain(id) {
    this.term = this.term === id ? '' : id;
    await this.updateComplete;
    this.renderRoot.querySelector('dl')?.scrollIntoView({block: 'nearest'});
  }

  /** The word somebody asked for. @param {Lesson[]} lessons */
  glossary(lessons) {
    const known = TERMS[this.term];
    if (!known) return nothing;
    const related = termsOf(lessons).filter(id => id !== this.term);
    return html`<dl aria-live="polite">
      <dt>${known.name}</dt>
      <dd>${this.words(known.text)}</dd>
      ${related.length
        ? html`<dt class="soft">Other words here</dt>
            <dd>${related.map(id => html`<button class="word term" @click=${() => this.explain(id)}>${TERMS[id].name}</button> `)}</dd>`
        : nothing}
    </dl>`;
  }
}

customElements.define('guide-panel', GuidePanel);
