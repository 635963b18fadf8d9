import {LitElement, css, html, nothing, svg} from 'lit';
import {get, sentence} from '../net/api.js';
import {shared} from '../ui/shared.js';

/** @import {Hint, View} from '../net/documents.js' */

/** So many alternatives are worth a look. */
const SHOWN = 5;

/**
 * What a good player would do here, for whoever asks; whoever is guided is told without asking. If the player agrees, all of it is done at
 * once, up to where a die, a card or the other side has a say.
 *
 * @fires agree with the keys of the answers, if the player agrees
 * @fires always when advice is wanted at every question from now on
 * @fires hint with the hint, so that the answer and its piece can be marked
 */
export class HintCard extends LitElement {
  static properties = {view: {attribute: false}, token: {}, busy: {type: Boolean}, advised: {attribute: false}, hint: {state: true}, told: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        margin-bottom: 0.5rem;
      }
      .ask {
        padding: 0.3rem 0.8rem;
        min-height: 2.5rem;
      }
      section {
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--good);
        border-radius: var(--radius);
        padding: 0.5rem 0.7rem;
      }
      h3 {
        font-size: 0.95rem;
        margin: 0 0 0.2rem;
      }
      p {
        margin: 0 0 0.4rem;
        font-size: 0.94rem;
      }
      ul {
        list-style: none;
        margin: 0.4rem 0 0;
        padding: 0;
        font-size: 0.88rem;
        color: var(--text-soft);
      }
      li {
        display: grid;
        grid-template-columns: 1fr 4.5rem 3rem;
        gap: 0.5rem;
        align-items: center;
      }
      li span:last-child {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      svg {
        width: 100%;
        height: 0.5rem;
      }
      rect {
        fill: var(--good);
      }
      .best {
        color: var(--text);
        font-weight: 650;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {string | null} */ this.token = null;
    this.busy = false;
    /** What is told to whoever is guided. @type {Hint | null} */ this.advised = null;
    /** What was asked for. @type {Hint | null} */ this.hint = null;
    this.told = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('view') && this.hint?.number !== this.view?.decision?.number) this.forget();
  }

  forget() {
    this.hint = null;
    this.told = '';
  }

  async ask() {
    if (!this.view?.decision || this.hint) return;
    try {
      this.hint = await /** @type {Promise<Hint>} */ (get(`/api/games/${this.view?.game.id}/hint`, this.token));
      this.told = '';
      this.dispatchEvent(new CustomEvent('hint', {detail: this.hint}));
    } catch (refused) {
      this.told = sentence(refused);
    }
  }

  render() {
    const decision = this.view?.decision;
    if (!decision || decision.actions.length < 2) return nothing;
    const advised = this.advised?.number === decision.number ? this.advised : null;
    const hint = this.hint ?? advised;
    return html`
      <div role="status">${hint ? this.card(hint) : nothing} ${this.told ? html`<p class="error">${this.told}</p>` : nothing}</div>
      ${hint ? nothing : html`<button class="ask" @click=${this.ask}>What would a Captain do?</button>`}
    `;
  }

  /** @param {Hint} hint */
  card({action, reason, options, act}) {
    const chosen = options.find(option => option.key === action);
    return html`<section aria-label="Hint">
      <h3>A Captain would: ${act.length > 1 ? inWords(act) : advice(chosen?.text)}</h3>
      ${this.hint ? html`<p>${reason}</p>` : nothing}
      <button class="ask" ?disabled=${this.busy} @click=${() => this.dispatchEvent(new CustomEvent('agree', {detail: act.map(each => each.key)}))}>
        ${act.length > 1 ? 'Do all of it' : 'Do it'}
      </button>
      ${this.hint ? html`<button class="ask" @click=${() => this.dispatchEvent(new Event('always'))}>Advise me every time</button>` : html`<button class="ask" @click=${this.ask}>Why?</button>`}
      ${this.hint
        ? html`<ul aria-label="What each answer seems worth, in victory points">
            ${options.slice(0, SHOWN).map(option => this.option(option, options, action))}
          </ul>`
        : nothing}
    </section>`;
  }

  /** @param {Hint['options'][number]} option @param {Hint['options']} all @param {string} best */
  option({key, text, worth}, all, best) {
    const worths = all.map(each => each.worth);
    const low = Math.min(...worths);
    const span = Math.max(...worths) - low || 1;
    return html`<li class=${key === best ? 'best' : ''}>
      <span>${text}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<rect width=${4 + (96 * (worth - low)) / span} height="8" rx="2"></rect>`}
      </svg>
      <span>${worth.toFixed(2)}</span>
    </li>`;
  }
}

/** An act of several answers as one would say it: who is not taken along is not named. @param {Hint['act']} act */
function inWords(act) {
  /** @type {string[]} */ const parts = [];
  let company = false;
  for (const {key, text} of act) {
    if (key === 'leave') continue;
    if (key === 'take' && parts.length) parts[parts.length - 1] += `${company ? ',' : ' with'} ${text}`;
    else parts.push(text);
    company = key === 'take';
  }
  return counted(parts).join('; ');
}

/** The same thing several times in a row is said once. @param {string[]} parts */
function counted(parts) {
  /** @type {{part: string, times: number}[]} */ const runs = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.part === part) last.times++;
    else runs.push({part, times: 1});
  }
  return runs.map(({part, times}) => (times > 1 ? `${part}, ${times} times` : part));
}

/** What an answer is called in advice. @param {string | undefined} text */
const advice = text => (text === 'done' ? 'leave it at that' : text);

customElements.define('hint-card', HintCard);
