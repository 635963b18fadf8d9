import {LitElement, css, html, nothing} from 'lit';
import {marked, unmarked} from '../guide/marked-text.js';
import {TERMS} from '../guide/terms.js';
import {word} from '../story/look-up.js';
import {wordsStyle} from '../story/words-style.js';
import {atWork} from '../ui/at-work.js';
import {go} from '../ui/go.js';
import {shared} from '../ui/shared.js';
import {teachingCard} from '../ui/teaching-style.js';
import {beginGuidedGame, beginLesson, putLessonAway} from './begin.js';
import {COURSE, PARTS, nextAfter} from './course.js';
import {dropLessonAt, keepLearned} from './kept.js';

/** @import {Course, Step} from './course.js' */

/**
 * The idea of a lesson and its next step; when it has been put to use, what was learned and the way on.
 *
 * @fires stay when the reader wants to play on from here
 */
class LessonCard extends LitElement {
  static properties = {course: {attribute: false}, step: {attribute: false}, game: {}, learned: {type: Boolean}, begun: {type: Boolean}, astray: {type: Boolean}, busy: {state: true}, error: {state: true}, term: {state: true}};

  static styles = [
    shared,
    wordsStyle,
    teachingCard,
    css`
      section {
        margin-bottom: 0.6rem;
      }
      .now {
        font-weight: 650;
        margin-bottom: 0.15rem;
      }
      .primary.wide {
        width: 100%;
        justify-content: center;
      }
      /* Whoever has begun has read what it is about. */
      @media (max-width: 800px) {
        .begun .idea {
          display: none;
        }
      }
      .aside {
        font-size: 0.92rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Course | undefined} */ this.course = undefined;
    /** @type {Step | undefined} */ this.step = undefined;
    this.game = '';
    this.learned = false;
    /** Whether something has been answered. */ this.begun = false;
    /** Whether the reader goes a way of his own. */ this.astray = false;
    this.busy = false;
    this.error = '';
    this.term = '';
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has('learned') || !this.learned || !this.course) return;
    keepLearned(this.course.id);
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h2'))?.focus();
  }

  render() {
    const {course} = this;
    if (!course) return nothing;
    const part = COURSE.filter(each => each.part === course.part);
    return html`<section class=${this.learned ? 'done' : this.begun ? 'begun' : ''} aria-label="Lesson">
      <p class="which soft">${PARTS.find(({id}) => id === course.part)?.title} · lesson ${part.indexOf(course) + 1} of ${part.length}</p>
      <h2 tabindex="-1">${this.learned ? `Learned: ${course.title}` : course.title}</h2>
      <p class="idea">${this.words(this.learned ? course.learned : course.idea)}</p>
      ${this.term && TERMS[this.term] ? html`<p class="aside" role="status"><b>${TERMS[this.term].name}</b>: ${unmarked(TERMS[this.term].text)}</p>` : nothing}
      ${this.learned ? this.onward(course) : this.step ? html`<p class="now">Now: ${this.step.does}</p><p>${this.words(this.step.say)}</p>` : this.astray ? this.elsewhere(course) : nothing}
    </section>`;
  }

  /** Whoever leaves the way of the lesson may play on, or take it again. @param {Course} course */
  elsewhere(course) {
    return html`<p>This is a way of your own; a Captain goes on advising you.</p>
      <p><button ?disabled=${this.busy} @click=${() => this.leaveFor(() => beginLesson(course))}>Begin the lesson again</button></p>`;
  }

  /** @param {Course} course */
  onward(course) {
    const next = nextAfter(course);
    return html`<p><button class="primary wide" ?disabled=${this.busy} @click=${() => this.leaveFor(() => (next ? beginLesson(next) : course.part === 'first' ? beginGuidedGame() : Promise.resolve(go('/learn'))))}>
        ${next ? `Next lesson: ${next.title}` : course.part === 'first' ? 'Now the guided game' : 'To the lessons'}
      </button></p>
      <div class="row"><button ?disabled=${this.busy} @click=${() => this.leaveFor(() => beginLesson(course))}>Once more</button>
        <button ?disabled=${this.busy} @click=${this.stay}>Play on from here</button>
        ${next || course.part === 'first' ? html`<button ?disabled=${this.busy} @click=${() => this.leaveFor(async () => go('/learn'))}>All lessons</button>` : nothing}</div>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}`;
  }

  /** @param {() => Promise<void>} onward */
  leaveFor(onward) {
    const left = this.game;
    return atWork(this, async () => {
      await onward();
      await putLessonAway(left);
    });
  }

  stay() {
    dropLessonAt(this.game);
    this.dispatchEvent(new Event('stay'));
  }

  /** @param {string} text */
  words(text) {
    return marked(text).map(({kind, id, text: shown, tail}) =>
      kind === 'term' && id
        ? html`<button class="word term" title=${unmarked(TERMS[id]?.text ?? '')} aria-expanded=${this.term === id} @click=${() => (this.term = this.term === id ? '' : id)}>${shown}</button>${tail}`
        : kind && id ? html`${word(shown, kind, id)}${tail}` : shown,
    );
  }
}

customElements.define('lesson-card', LessonCard);
