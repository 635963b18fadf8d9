import {LitElement, css, html, nothing} from 'lit';
import {unmarked} from '../guide/marked-text.js';
import {beginGuidedGame, beginLesson} from '../lessons/begin.js';
import {COURSE, PARTS} from '../lessons/course.js';
import {learned} from '../lessons/kept.js';
import {atWork} from '../ui/at-work.js';
import {shared} from '../ui/shared.js';
import {teachingList} from '../ui/teaching-style.js';

/** @import {Course} from '../lessons/course.js' */

/** The lessons, each with its one idea, and the guided game. */
class LearnPage extends LitElement {
  static properties = {busy: {state: true}, error: {state: true}};

  static styles = [
    shared,
    teachingList,
    css`
      li button {
        grid-template-columns: auto 1fr auto;
      }
      .number {
        display: grid;
        place-items: center;
        width: 1.8rem;
        height: 1.8rem;
        border-radius: 50%;
        background: var(--accent);
        color: var(--on-accent);
        font-weight: 650;
      }
      b {
        align-self: center;
      }
      .about {
        grid-column: 2 / -1;
      }
      .then {
        margin: 0.75rem 0 0;
      }
    `,
  ];

  constructor() {
    super();
    this.busy = false;
    this.error = '';
  }

  render() {
    const known = new Set(learned());
    return html`<div class="page">
      <h1>Learn by playing</h1>
      <p>Each lesson is a small position of the real game, with one thing to do in it. Nobody loses one, and any can be taken again.</p>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${PARTS.map(part => html`<section aria-labelledby=${part.id}>
        <h2 id=${part.id}>${part.title}</h2>
        <p class="soft">${part.about}</p>
        <ol>${COURSE.filter(each => each.part === part.id).map((each, i) => this.lesson(each, i, known))}</ol>
        ${part.id === 'first' ? html`<p class="then"><button class="primary" ?disabled=${this.busy} @click=${() => atWork(this, beginGuidedGame)}>The guided game</button></p>` : nothing}
      </section>`)}
      ${this.exercises()}
    </div>`;
  }

  /** Whoever knows the rules learns most from positions. */
  exercises() {
    return html`<section aria-labelledby="exercises">
      <h2 id="exercises">Find the move</h2>
      <p class="soft">For whoever has played a game or two: moments of real games in which one answer is best.</p>
      <p class="then"><a class="button" href="/exercises">To the exercises</a></p>
    </section>`;
  }

  /** @param {Course} lesson @param {number} i @param {Set<string>} known */
  lesson(lesson, i, known) {
    return html`<li><button ?disabled=${this.busy} @click=${() => atWork(this, () => beginLesson(lesson))}>
      <span class="number" aria-hidden="true">${i + 1}</span><b>${lesson.title}</b>${known.has(lesson.id) ? html`<span class="done">✓ learned</span>` : html`<span></span>`}
      <span class="about">${unmarked(lesson.idea)}</span>
    </button></li>`;
  }
}

customElements.define('learn-page', LearnPage);
