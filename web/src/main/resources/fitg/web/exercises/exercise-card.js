import {LitElement, css, html, nothing} from 'lit';
import {atWork} from '../ui/at-work.js';
import {go} from '../ui/go.js';
import {shared, sideMark, sideName} from '../ui/shared.js';
import {teachingCard} from '../ui/teaching-style.js';
import {beginExercise, putExerciseAway} from './begin.js';
import {dropExerciseAt, keepSolved, solved} from './kept.js';
import {DIFFICULTIES, exercises, share} from './reading.js';

/** @import {Exercise, Tried} from './reading.js' */

/**
 * What an exercise asks; when it has been answered, how good the answer was, and on demand all of them with why.
 *
 * @fires stay when the reader wants to play on from here
 */
class ExerciseCard extends LitElement {
  static properties = {exercise: {attribute: false}, answer: {}, game: {}, hinted: {state: true}, shown: {state: true}, busy: {state: true}, error: {state: true}};

  static styles = [
    shared,
    teachingCard,
    css`
      table {
        width: 100%;
        border-collapse: collapse;
        margin: 0 0 0.6rem;
        font-size: 0.95rem;
      }
      caption,
      th,
      td {
        text-align: start;
        padding: 0.25rem 0.4rem 0.25rem 0;
        vertical-align: top;
      }
      caption {
        font-weight: 650;
      }
      th {
        font-weight: 400;
      }
      tr.best th {
        font-weight: 650;
      }
      td {
        white-space: nowrap;
        text-align: end;
        padding-inline-end: 0;
      }
      small {
        display: block;
        color: var(--text-soft);
      }
      meter {
        width: 4.5rem;
        vertical-align: middle;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
      .how {
        font-size: 0.88rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Exercise | undefined} */ this.exercise = undefined;
    /** The key that was answered; empty before that. */ this.answer = '';
    this.game = '';
    this.hinted = false;
    /** Whether the reader wants to see the solution. */ this.shown = false;
    this.busy = false;
    this.error = '';
  }

  get isSolved() {
    return this.answer !== '' && this.answer === this.exercise?.answers[0].key;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has('answer') || !this.answer || !this.exercise) return;
    if (this.isSolved) keepSolved(this.exercise.id);
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h2'))?.focus();
  }

  render() {
    const {exercise} = this;
    if (!exercise) return nothing;
    const open = this.isSolved || this.shown;
    return html`<section class=${this.isSolved ? 'done' : ''} aria-label="Exercise">
      <p class="which soft">Exercise · ${sideMark(exercise.side)} ${sideName(exercise.side)}, turn ${exercise.turn} · ${DIFFICULTIES[exercise.difficulty - 1]}</p>
      <h2 tabindex="-1">${this.answer ? this.verdict(exercise) : exercise.title}</h2>
      ${this.answer ? nothing : html`<p>One answer wins clearly more games than any other, and it is not the one that suggests itself. Give it below or on the map.</p>`}
      ${this.hinted && !open ? html`<p class="aside" role="status">${exercise.hint}</p>` : nothing}
      ${open ? this.solution(exercise) : nothing}
      <div class="row">${this.ways(exercise, open)}</div>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
    </section>`;
  }

  /** @param {Exercise} exercise */
  verdict(exercise) {
    const given = exercise.answers.find(({key}) => key === this.answer);
    if (this.isSolved) return 'Found: that is the move';
    if (!given) return 'Another answer wins more';
    return `That wins ${share(exercise, given)} of 100 games; another answer wins more`;
  }

  /** @param {Exercise} exercise */
  solution(exercise) {
    return html`<table>
        <caption>Of 100 games, the ${sideName(exercise.side)} win after</caption>
        <tbody>${exercise.answers.map((each, i) => this.tried(exercise, each, i === 0))}</tbody>
      </table>
      <p>${exercise.why}</p>
      <p class="how soft">After each answer ${exercise.games} games were played to their end by computer players in both seats. They fit what the
        ${sideName(exercise.side)} know, and are the same for every answer.</p>`;
  }

  /** @param {Exercise} exercise @param {Tried} each @param {boolean} best */
  tried(exercise, each, best) {
    const won = share(exercise, each);
    const remarks = [each.key === this.answer ? 'your answer' : '', each.key === exercise.obvious ? 'what suggests itself' : ''].filter(Boolean);
    return html`<tr class=${best ? 'best' : ''}>
      <th scope="row">${best ? '★ ' : ''}${each.words}${remarks.length ? html`<small>${remarks.join(', ')}</small>` : nothing}</th>
      <td>${won} <meter min="0" max="100" .value=${won} aria-label="${won} of 100"></meter></td>
    </tr>`;
  }

  /** @param {Exercise} exercise @param {boolean} open whether the solution stands there */
  ways(exercise, open) {
    if (!this.answer) {
      return html`${this.hinted ? nothing : html`<button @click=${() => (this.hinted = true)}>Hint</button>`}
        <button ?disabled=${this.busy} @click=${() => this.leaveFor(async () => go('/exercises'))}>All exercises</button>`;
    }
    return html`${open ? nothing : html`<button class="primary" ?disabled=${this.busy} @click=${() => this.leaveFor(() => beginExercise(exercise))}>Try again</button>
          ${this.hinted ? nothing : html`<button @click=${() => (this.hinted = true)}>Hint</button>`}
          <button @click=${() => (this.shown = true)}>Show the solution</button>`}
      ${open ? html`<button class="primary" ?disabled=${this.busy} @click=${() => this.leaveFor(() => this.onward(exercise))}>Next exercise</button>` : nothing}
      <button ?disabled=${this.busy} @click=${this.stay}>Play on from here</button>
      <button ?disabled=${this.busy} @click=${() => this.leaveFor(async () => go('/exercises'))}>All exercises</button>`;
  }

  /** To the next that has not been solved; when none is left, to all of them. @param {Exercise} exercise */
  async onward(exercise) {
    const all = await exercises();
    const known = new Set(solved());
    const at = all.findIndex(({id}) => id === exercise.id);
    const next = [...all.slice(at + 1), ...all.slice(0, at)].find(({id}) => !known.has(id));
    if (next) await beginExercise(next);
    else go('/exercises');
  }

  /** @param {() => Promise<void>} onward */
  leaveFor(onward) {
    const left = this.game;
    return atWork(this, async () => {
      await onward();
      await putExerciseAway(left);
    });
  }

  stay() {
    dropExerciseAt(this.game);
    this.dispatchEvent(new Event('stay'));
  }
}

customElements.define('exercise-card', ExerciseCard);
