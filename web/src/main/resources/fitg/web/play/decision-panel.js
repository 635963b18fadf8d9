import {LitElement, css, html, nothing} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {does, shared, sideMark, sideName} from '../ui/shared.js';
import '../reference/rule-link.js';
import './odds-view.js';

/** @import {Action, Decision, View} from '../net/documents.js' */

/** So long after a question of another kind has come up, a key was still meant for the one before. In milliseconds. */
const SURPRISE = 600;

/** With more answers than this, a field narrows them. */
const MANY = 14;

/**
 * Whose decision it is, the question, and every lawful answer. Digits and Enter answer it too.
 *
 * @fires answer with the key of an action
 * @fires widen when all answers are wanted again
 */
export class DecisionPanel extends LitElement {
  static properties = {
    view: {attribute: false},
    narrowed: {attribute: false},
    busy: {type: Boolean},
    wanted: {state: true},
  };

  static styles = [
    shared,
    css`
      .whose {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        margin: 0;
        color: var(--text-soft);
        font-size: 0.9rem;
      }
      .side-rebel {
        color: var(--rebel);
      }
      .side-imperial {
        color: var(--empire);
      }
      h2 {
        font-size: 1.15rem;
        margin: 0.15rem 0 0.5rem;
      }
      h2:focus-visible {
        outline: none;
        text-decoration: underline;
        text-decoration-color: var(--focus);
        text-underline-offset: 0.25em;
      }
      ol {
        list-style: none;
        margin: 0.5rem 0;
        padding: 0;
        display: grid;
        gap: 0.4rem;
      }
      .answer {
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel-raised);
      }
      .answer:hover,
      .answer:focus-within {
        border-color: var(--accent);
      }
      .answer button {
        width: 100%;
        border: 0;
        background: none;
        padding: 0.45rem 0.7rem;
      }
      .suggested {
        border-color: var(--accent);
        box-shadow: inset 3px 0 0 var(--accent);
      }
      .text {
        flex: 1;
      }
      .text::first-letter {
        text-transform: uppercase;
      }
      kbd {
        font: inherit;
        font-size: 0.78rem;
        color: var(--text-soft);
        border: 1px solid var(--line);
        border-radius: 0.3rem;
        padding: 0 0.35rem;
        min-width: 1.4rem;
        text-align: center;
      }
      odds-view {
        padding: 0 0.7rem 0.5rem 2.9rem;
      }
      .so-far {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.4rem;
        list-style: none;
        margin: 0 0 0.5rem;
        padding: 0;
        font-size: 0.9rem;
        color: var(--text-soft);
      }
      .so-far li + li::before {
        content: '→ ';
      }
      .waiting {
        display: flex;
        gap: 0.6rem;
        align-items: center;
        min-height: 2.75rem;
        font-weight: 600;
      }
      .dots {
        display: inline-flex;
        gap: 0.25rem;
      }
      .dots i {
        width: 0.45rem;
        height: 0.45rem;
        border-radius: 50%;
        background: var(--accent);
        animation: think 1.2s infinite;
      }
      .dots i:nth-child(2) {
        animation-delay: 0.2s;
      }
      .dots i:nth-child(3) {
        animation-delay: 0.4s;
      }
      @keyframes think {
        40% {
          opacity: 0.2;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .dots i {
          animation: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {string[]} */ this.narrowed = [];
    this.busy = false;
    this.wanted = '';
    this.surprisedAt = 0;
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.onKey);
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    const before = changed.get('view')?.decision;
    this.newQuestion = changed.has('view') && before?.number !== this.view?.decision?.number;
    this.hadFocus = this.newQuestion && this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement !== null;
    if (this.newQuestion) this.wanted = '';
    if (this.newQuestion && before?.question !== this.view?.decision?.question) this.surprisedAt = Date.now();
  }

  /** The button that was pressed is gone: the question takes the focus, so that it is read out and not lost. */
  updated() {
    if (!this.newQuestion) return;
    this.newQuestion = false;
    if (this.hadFocus) this.focusQuestion();
  }

  focusQuestion() {
    this.renderRoot.querySelector('h2')?.focus();
  }

  render() {
    const {view} = this;
    if (!view?.board) return nothing;
    const {decision} = view;
    return html`
      <div role="status">${decision ? this.question(decision) : this.waiting(view)}</div>
      ${decision ? keyed(decision.number, this.answers(decision)) : nothing}
    `;
  }

  /** @param {Decision} decision */
  question(decision) {
    return html`
      <p class="whose">
        <span class="side-${decision.side}">${sideMark(decision.side)}</span> ${sideName(decision.side)}: your decision
        <rule-link .case=${decision.ruleCase}></rule-link>
      </p>
      <h2 tabindex="-1">${decision.prompt}</h2>
      ${decision.soFar.length
        ? html`<ol class="so-far" aria-label="Chosen so far">
            ${decision.soFar.map(each => html`<li>${each.text}</li>`)}
          </ol>`
        : nothing}
    `;
  }

  /** @param {Decision} decision */
  answers(decision) {
    const shown = this.shown(decision);
    return html`
      ${decision.actions.length > MANY ? this.search() : nothing}
      <ol aria-label="Answers">
        ${shown.map((action, i) => this.action(action, i, decision.suggested))}
      </ol>
      ${shown.length < decision.actions.length
        ? html`<button @click=${this.widen}>Show all ${decision.actions.length} answers</button>`
        : nothing}
    `;
  }

  search() {
    return html`<label class="visually-hidden" for="wanted">Narrow the answers</label>
      <input id="wanted" type="search" placeholder="Narrow the answers" .value=${this.wanted}
        @input=${(/** @type {InputEvent} */ event) => (this.wanted = /** @type {HTMLInputElement} */ (event.target).value)} />`;
  }

  /** @param {Action} action @param {number} i @param {string} suggested */
  action(action, i, suggested) {
    const usual = action.key === suggested;
    return html`<li class="answer ${usual ? 'suggested' : ''}">
      <button ?disabled=${this.busy} data-key=${action.key} @click=${() => this.answer(action.key)}>
        ${i < 9 ? html`<kbd aria-hidden="true">${i + 1}</kbd>` : nothing}
        <span class="text">${action.text}</span>
        ${usual ? html`<kbd aria-hidden="true">Enter</kbd>` : nothing}
      </button>
      ${action.odds ? html`<odds-view .odds=${action.odds}></odds-view>` : nothing}
    </li>`;
  }

  widen() {
    this.wanted = '';
    this.dispatchEvent(new Event('widen'));
  }

  /** @param {Decision} decision */
  shown(decision) {
    const chosen = decision.actions.filter(action => this.narrowed?.includes(action.key));
    const list = chosen.length ? chosen : decision.actions;
    const word = this.wanted.trim().toLowerCase();
    return word ? list.filter(action => action.text.toLowerCase().includes(word)) : list;
  }

  /** @param {View} view */
  waiting(view) {
    if (view.game.status === 'finished') return nothing;
    const side = view.board?.waitingFor;
    if (!side) return nothing;
    const thinking = view.game.seats[side].kind === 'computer';
    return html`<p class="waiting">
      <span class="side-${side}">${sideMark(side)}</span>
      ${does(side, thinking ? 'think' : 'decide')}
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
    </p>`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const decision = this.view?.decision;
    if (!decision || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event)) return;
    if (Date.now() - this.surprisedAt < SURPRISE) return;
    if (event.key === 'Enter' && !onControl(event)) {
      event.preventDefault();
      this.answer(decision.suggested);
    }
    if (/^[1-9]$/.test(event.key)) this.answer(this.shown(decision)[Number(event.key) - 1]?.key);
  }

  /** @param {string | undefined} key */
  answer(key) {
    if (key && !this.busy) this.dispatchEvent(new CustomEvent('answer', {detail: key}));
  }
}

/** Whoever types or reads in a dialog answers nothing. @param {KeyboardEvent} event */
function elsewhere(event) {
  return event.composedPath().some(
    each =>
      each instanceof HTMLInputElement || each instanceof HTMLSelectElement || each instanceof HTMLTextAreaElement || each instanceof HTMLDialogElement,
  );
}

/** @param {KeyboardEvent} event */
function onControl(event) {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLButtonElement ||
    target instanceof HTMLAnchorElement ||
    target instanceof SVGElement ||
    (target instanceof HTMLElement && target.tagName === 'SUMMARY')
  );
}

customElements.define('decision-panel', DecisionPanel);
