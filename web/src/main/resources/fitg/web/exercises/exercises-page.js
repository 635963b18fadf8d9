import {LitElement, css, html, nothing} from 'lit';
import {get, sentence} from '../net/api.js';
import {atWork} from '../ui/at-work.js';
import {shared, sideMark, sideName} from '../ui/shared.js';
import {teachingList} from '../ui/teaching-style.js';
import {beginExercise} from './begin.js';
import {solved} from './kept.js';
import {DIFFICULTIES, FILES, exercises} from './reading.js';

/** @import {Scenarios} from '../net/documents.js' */
/** @import {Exercise} from './reading.js' */

/** Every exercise by its scenario; one side, one difficulty or what is still unsolved on demand. */
class ExercisesPage extends LitElement {
  static properties = {all: {state: true}, titles: {state: true}, side: {state: true}, scenario: {state: true}, difficulty: {state: true}, unsolved: {state: true}, busy: {state: true}, error: {state: true}};

  static styles = [
    shared,
    teachingList,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.75rem 1rem;
        align-items: end;
      }
      form label.check {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        min-height: 2.75rem;
        margin: 0;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Exercise[] | undefined} */ this.all = undefined;
    /** What scenarios are called, by their ids. @type {Map<string, string>} */ this.titles = new Map();
    this.side = '';
    this.scenario = '';
    this.difficulty = '';
    this.unsolved = false;
    this.busy = false;
    this.error = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    try {
      const [all, {scenarios}] = await Promise.all([exercises(), /** @type {Promise<Scenarios>} */ (get('/api/scenarios'))]);
      this.titles = new Map(scenarios.map(({id, title}) => [id, title]));
      this.all = all;
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  render() {
    const known = new Set(solved());
    return html`<div class="page">
      <h1>Find the move</h1>
      <p>Moments of real games in which one answer wins clearly more than any other, and is not the one that suggests itself. Take your time: nothing
        is lost here, and every solution says why, with figures.</p>
      ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      ${this.all ? this.list(this.all, known) : html`<p role="status">Fetching the exercises …</p>`}
    </div>`;
  }

  /** @param {Exercise[]} all @param {Set<string>} known */
  list(all, known) {
    const wanted = all.filter(each => this.isWanted(each, known));
    return html`<form aria-label="Which exercises">
        ${this.choice('Side', 'side', [['rebel', sideName('rebel')], ['imperial', sideName('imperial')]])}
        ${this.choice('Scenario', 'scenario', FILES.map(id => [id, this.titles.get(id) ?? id]))}
        ${this.choice('Difficulty', 'difficulty', DIFFICULTIES.map((name, i) => [String(i + 1), name]))}
        <label class="check"><input type="checkbox" .checked=${this.unsolved} @change=${(/** @type {Event} */ event) => (this.unsolved = /** @type {HTMLInputElement} */ (event.target).checked)} /> only unsolved</label>
      </form>
      <p class="soft" role="status">${all.filter(({id}) => known.has(id)).length} of ${all.length} solved${wanted.length < all.length ? `; ${wanted.length} shown` : ''}.</p>
      ${FILES.map(id => this.ofScenario(id, wanted.filter(each => each.scenario === id), known))}`;
  }

  /** @param {Exercise} exercise @param {Set<string>} known */
  isWanted({id, side, scenario, difficulty}, known) {
    return (!this.side || this.side === side) && (!this.scenario || this.scenario === scenario) && (!this.difficulty || this.difficulty === String(difficulty)) && !(this.unsolved && known.has(id));
  }

  /** @param {string} label @param {'side' | 'scenario' | 'difficulty'} name @param {string[][]} choices */
  choice(label, name, choices) {
    return html`<div><label for=${name}>${label}</label>
      <select id=${name} @change=${(/** @type {Event} */ event) => (this[name] = /** @type {HTMLSelectElement} */ (event.target).value)}>
        <option value="">any</option>
        ${choices.map(([value, text]) => html`<option value=${value}>${text}</option>`)}
      </select></div>`;
  }

  /** @param {string} scenario @param {Exercise[]} some @param {Set<string>} known */
  ofScenario(scenario, some, known) {
    if (!some.length) return nothing;
    return html`<section aria-labelledby=${scenario}>
      <h2 id=${scenario}>${this.titles.get(scenario) ?? scenario}</h2>
      <ol>${some.map(each => html`<li><button ?disabled=${this.busy} @click=${() => atWork(this, () => beginExercise(each))}>
        <b>${each.title}</b>${known.has(each.id) ? html`<span class="done">✓ solved</span>` : html`<span></span>`}
        <span class="about">${sideMark(each.side)} ${sideName(each.side)}, turn ${each.turn} · ${DIFFICULTIES[each.difficulty - 1]}</span>
      </button></li>`)}</ol>
    </section>`;
  }
}

customElements.define('exercises-page', ExercisesPage);
