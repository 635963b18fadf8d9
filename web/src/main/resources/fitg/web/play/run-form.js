import {LitElement, css, html, nothing} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {artLook} from '../board/art-look.js';
import {pieceDefs} from '../board/art/pieces.js';
import {portraitDefs} from '../board/art/portrait.js';
import {givenName} from '../board/words.js';
import {post} from '../net/api.js';
import {words} from '../net/words.js';
import {shared} from '../ui/shared.js';
import {answerMark} from './answer-mark.js';
import {likely} from './answer-row.js';
import './odds-view.js';
import {answerOf, asksIn, inWords, isNamed, isSwitch, keyOf, misfit, nobodyIn, otherAnswer, withAnswer} from './run.js';

/** @import {ActLine, Odds, Tentative, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** So many counts stand side by side; of more one is picked from a list. */
const SIDE_BY_SIDE = 7;

/**
 * A run of questions in one form: touch a face to take or leave somebody, say how many and who gets what, see what it would lead to, and
 * answer for all.
 *
 * @fires choose with the key of the choice
 */
export class RunForm extends LitElement {
  static properties = {view: {attribute: false}, printed: {attribute: false}, token: {}, busy: {type: Boolean}, counsel: {attribute: false}, chosen: {state: true}, odds: {state: true}};

  static styles = [
    shared,
    artLook,
    css`
      .defs {
        position: absolute;
      }
      fieldset {
        border: 1px solid var(--line);
        border-radius: var(--radius);
        margin: 0 0 0.4rem;
        padding: 0.3rem 0.6rem 0.6rem;
        min-width: 0;
      }
      legend {
        padding: 0 0.3rem;
        font-weight: 700;
      }
      .switches {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
        margin-bottom: 0.5rem;
      }
      .switch {
        flex-direction: column;
        gap: 0;
        padding: 0.25rem 0.35rem;
        min-width: 4.2rem;
        max-width: 8rem;
        font-size: 0.8125rem;
        background: none;
      }
      .switch .mark {
        width: 3rem;
        height: 3rem;
        opacity: 0.45;
      }
      .switch[aria-pressed='true'] {
        background: var(--panel-raised);
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
        font-weight: 700;
      }
      .switch[aria-pressed='true'] .mark {
        opacity: 1;
      }
      .switch[aria-disabled] {
        cursor: default;
        border-style: dashed;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.3rem 0.6rem;
        margin-bottom: 0.35rem;
      }
      .line .who {
        display: flex;
        align-items: center;
        gap: 0.4rem;
        font-size: 0.9rem;
      }
      .line .mark {
        width: 2rem;
        height: 2rem;
      }
      .counts {
        display: flex;
        gap: 2px;
      }
      .counts button {
        min-width: 2.4rem;
        min-height: 2.4rem;
        padding: 0;
        justify-content: center;
      }
      .counts [aria-pressed='true'] {
        background: var(--accent);
        border-color: var(--accent);
        color: var(--on-accent);
        font-weight: 700;
      }
      select {
        width: auto;
        min-height: 2.4rem;
      }
      odds-view {
        margin-bottom: 0.5rem;
      }
      kbd {
        font: inherit;
        font-size: 0.75rem;
        padding: 0 0.3rem;
        border: 1px solid currentcolor;
        border-radius: 4px;
      }
      @media (max-width: 800px) {
        kbd {
          display: none;
        }
      }
      .primary {
        width: 100%;
        justify-content: center;
      }
      .misfit {
        margin: 0 0 0.4rem;
        color: var(--warn);
        font-size: 0.88rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {Printed | null} */ this.printed = null;
    /** @type {string | null} */ this.token = null;
    this.busy = false;
    /** What the form begins with; without advice it begins with nobody. @type {import('./counsel.js').Counsel | null} */ this.counsel = null;
    /** Whether somebody has changed what the form began with. */ this.touched = false;
    /** @type {import('./run.js').Chosen} */ this.chosen = new Map();
    /** What the choice would lead to. @type {Odds | null} */ this.odds = null;
    /** The question that the choice answers. */ this.asked = -1;
  }

  get act() {
    return this.view?.decision?.run;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const {act} = this;
    const number = this.view?.decision?.number ?? -1;
    if (!act || (number === this.asked && (this.touched || !changed.has('counsel')))) return;
    this.asked = number;
    this.touched = false;
    this.odds = null;
    this.chosen = this.counsel?.chosen ?? nobodyIn(act);
    this.weigh();
  }

  /** Asks what the choice would lead to; an answer that comes too late is about another choice. */
  async weigh() {
    const {act, chosen, view} = this;
    if (!act || !view || !this.token || misfit(act, chosen)) return void (this.odds = null);
    try {
      /** @type {Tentative} */
      const {tried} = await post(`/api/games/${view.game.id}/tentative`, {number: view.number, actions: [keyOf(act, chosen)]}, this.token);
      const odds = tried.at(-1)?.odds;
      if (chosen === this.chosen) this.odds = odds ? words.odds(odds) : null;
    } catch {
      if (chosen === this.chosen) this.odds = null; // the form does without
    }
  }

  render() {
    const {act} = this;
    if (!act) return nothing;
    const wrong = misfit(act, this.chosen);
    return html`<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(portraitDefs + pieceDefs)}</defs></svg>
      <fieldset>
        <legend class="visually-hidden">${asksIn(act)}</legend>
        <div class="switches">${act.lines.filter(isSwitch).map(line => this.switch(line))}</div>
        ${act.lines.filter(line => !isSwitch(line)).map(line => this.line(line))}
        ${this.odds && !wrong ? html`<odds-view .odds=${this.odds}></odds-view>` : nothing}
        ${wrong ? html`<p class="misfit" role="status">${wrong.words} <rule-link .case=${wrong.ruleCase}></rule-link></p>` : nothing}
        <button class="primary" ?disabled=${this.busy || Boolean(wrong)} @click=${this.choose}>${inWords(act, this.chosen)}${wrong ? nothing : likely(this.odds)}${this.isReady ? html` <kbd aria-hidden="true">Enter</kbd>` : nothing}</button>
      </fieldset>`;
  }

  /** Whether somebody advised or changed what stands here, and it fits: only then may a key send it. */
  get isReady() {
    return Boolean(this.act && !this.busy && (this.touched || this.counsel?.chosen) && !misfit(this.act, this.chosen));
  }

  /** @param {ActLine} line */
  switch(line) {
    const {piece} = line;
    const other = otherAnswer(line, this.chosen);
    return html`<button class="switch" aria-pressed=${isNamed(line, this.chosen)} aria-disabled=${other ? nothing : 'true'} title=${other ? piece.name : `${piece.name} ${isNamed(line, this.chosen) ? 'has to' : 'cannot'}`} @click=${() => other && this.give(line, other.key)}>
      ${answerMark({piece}, this.printed, this.view?.board)} ${givenName(piece.name)}${other ? nothing : html`<small>${isNamed(line, this.chosen) ? 'has to' : 'cannot'}</small>`}
    </button>`;
  }

  /** A piece with more than yes and no: how many of it, or who gets it. @param {ActLine} line */
  line(line) {
    const {piece, answers} = line;
    const now = answerOf(line, this.chosen).key;
    const counted = answers.every(({key}) => key.startsWith('count:')) && answers.length <= SIDE_BY_SIDE;
    return html`<div class="line">
      <span class="who">${answerMark({piece}, this.printed, this.view?.board)} ${piece.name}</span>
      ${counted
        ? html`<span class="counts" role="group" aria-label=${piece.name}>
            ${[...answers].sort((one, other) => one.value - other.value).map(({key}) => html`<button aria-pressed=${key === now} @click=${() => this.give(line, key)}>${key.slice('count:'.length)}</button>`)}
          </span>`
        : html`<select aria-label=${piece.name} @change=${(/** @type {Event} */ event) => this.give(line, /** @type {HTMLSelectElement} */ (event.target).value)}>
            ${answers.map(({key, text}) => html`<option value=${key} ?selected=${key === now}>${text}</option>`)}
          </select>`}
    </div>`;
  }

  /** @param {ActLine} line @param {string} key */
  give(line, key) {
    this.touched = true;
    this.chosen = withAnswer(this.chosen, line.name, key);
    this.weigh();
  }

  choose() {
    if (this.act) this.dispatchEvent(new CustomEvent('choose', {detail: keyOf(this.act, this.chosen)}));
  }
}

customElements.define('run-form', RunForm);
