import {LitElement, css, html, nothing} from 'lit';
import {unmarked} from '../guide/marked-text.js';
import {sentence} from '../net/api.js';
import {beginGuidedGame, beginLesson} from '../lessons/begin.js';
import {COURSE, PARTS} from '../lessons/course.js';
import {learned} from '../lessons/kept.js';
import {shared} from '../ui/shared.js';

/** @import {Course} from '../lessons/course.js' */

/** The lessons, each with its one idea, and the guided game. */
class LearnPage extends LitElement {
  static properties = {busy: {state: true}, error: {state: true}};

  static styles = [
    shared,
    css`
      .page {
        max-width: 62rem;
        margin: 0 auto;
        padding: 1.5rem 1.25rem 4rem;
      }
      section {
        margin-top: 1.6rem;
      }
      h2 {
        margin-bottom: 0.2rem;
      }
      ol {
        list-style: none;
        margin: 0.7rem 0 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
        gap: 0.75rem;
      }
      li button {
        width: 100%;
        height: 100%;
        display: grid;
        grid-template-columns: auto 1fr auto;
        align-content: start;
        gap: 0.1rem 0.7rem;
        padding: 0.8rem 1rem;
        background: var(--panel);
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
      .idea {
        grid-column: 2 / -1;
        color: var(--text-soft);
        font-size: 0.94rem;
      }
      .then {
        margin: 0.75rem 0 0;
      }
      .done {
        color: var(--good);
      }
    `,
  ];

  constructor() {
    super();
    this.busy = false;
    this.error = '';
  }

  /** @param {() => Promise<void>} begins */
  async begin(begins) {
    if (this.busy) return;
    this.busy = true;
    this.error = '';
    try {
      await begins();
    } catch (refused) {
      this.error = sentence(refused);
    } finally {
      this.busy = false;
    }
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
        ${part.id === 'first' ? html`<p class="then"><button class="primary" ?disabled=${this.busy} @click=${() => this.begin(beginGuidedGame)}>The guided game</button></p>` : nothing}
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
    return html`<li><button ?disabled=${this.busy} @click=${() => this.begin(() => beginLesson(lesson))}>
      <span class="number" aria-hidden="true">${i + 1}</span><b>${lesson.title}</b>${known.has(lesson.id) ? html`<span class="done">✓ learned</span>` : html`<span></span>`}
      <span class="idea">${unmarked(lesson.idea)}</span>
    </button></li>`;
  }
}

customElements.define('learn-page', LearnPage);
