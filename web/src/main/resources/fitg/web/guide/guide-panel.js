import {LitElement, css, html, nothing} from 'lit';
import {caseButton, word} from '../story/look-up.js';
import {wordsStyle} from '../story/words-style.js';
import {shared} from '../ui/shared.js';
import {lessonsFor, termsOf} from './lessons.js';
import {marked} from './marked-text.js';
import {TERMS} from './terms.js';
import {keepTold, toldIn} from './told.js';

/** @typedef {import('./lessons.js').Lesson} Lesson */

/** No more first times at once than one can read. */
const AT_ONCE = 2;

/**
 * Explains the game while it is played. What happens for the first time stays until it is understood; what a question and a segment
 * mean folds away once they were answered, and can be opened again.
 */
class GuidePanel extends LitElement {
  static properties = {
    view: {attribute: false},
    log: {attribute: false},
    printed: {attribute: false},
    term: {state: true},
    opened: {state: true},
  };

  static styles = [
    shared,
    wordsStyle,
    css`
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
      article button:not(.word, .case) {
        min-height: 2.25rem;
        padding: 0.1rem 0.7rem;
        font-size: 0.88rem;
      }
      .wise::before {
        content: 'Advice: ';
        font-weight: 650;
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
    /** @type {any} */ this.view = undefined;
    /** @type {import('../story/telling.js').Entry[]} */ this.log = [];
    /** @type {any} */ this.printed = undefined;
    this.term = '';
    this.opened = false;
    /** @type {Set<string>} */ this.told = new Set();
    /** @type {Lesson[]} */ this.shown = [];
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    const before = changed.get('view');
    const game = this.view?.game.id;
    if (game && game !== this.game) this.open(game);
    else if (changed.has('view') && before && this.hasAnswered(before)) this.answered();
    const lessons = lessonsFor(this.view, this.log ?? [], this.told);
    const first = lessons.filter(each => each.kind === 'situation').slice(-AT_ONCE);
    this.shown = lessons.filter(each => each.kind !== 'situation' || first.includes(each));
  }

  /** @param {string} game */
  open(game) {
    this.game = game;
    this.told = toldIn(game);
  }

  /** @param {any} before */
  hasAnswered(before) {
    return this.view.number !== before.number;
  }

  /** Whoever answers has read what the question means. */
  answered() {
    this.opened = false;
    this.term = '';
    this.tell(this.shown.filter(each => each.kind === 'question' || each.kind === 'segment' || each.kind === 'opening'));
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
    const unfolded = this.shown.filter(each => each.fresh || this.opened);
    const folded = this.shown.some(each => !each.fresh);
    return html`<section tabindex="-1" aria-labelledby="guide">
      <h2 id="guide">Guide</h2>
      ${unfolded.map(each => this.lesson(each))}
      ${folded
        ? html`<article>
            <button aria-expanded=${this.opened} @click=${() => (this.opened = !this.opened)}>
              ${this.opened ? 'Fold away' : 'What does this mean?'}
            </button>
          </article>`
        : nothing}
      ${this.glossary(unfolded)}
    </section>`;
  }

  /** @param {Lesson} lesson */
  lesson(lesson) {
    const advised = lesson.kind === 'question' && lesson.text.length > 1;
    return html`<article>
      <h3>${lesson.title} ${caseButton(lesson.ruleCase ?? '')}</h3>
      ${lesson.text.map((text, i) => html`<p class=${advised && i === 1 ? 'wise' : ''}>${this.words(text)}</p>`)}
      ${lesson.fresh && lesson.kind !== 'closing' ? html`<button @click=${() => this.understood(lesson)}>Understood</button>` : nothing}
    </article>`;
  }

  /** @param {string} text */
  words(text) {
    return marked(text).map(({kind, id, text: shown}) => {
      if (!kind || !id) return shown;
      if (kind === 'case') return caseButton(id);
      if (kind !== 'term') return word(shown, kind, id);
      return html`<button class="word term" aria-expanded=${this.term === id} @click=${() => this.explain(id)}>${shown}</button>`;
    });
  }

  /** @param {string} id */
  explain(id) {
    this.term = this.term === id ? '' : id;
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
