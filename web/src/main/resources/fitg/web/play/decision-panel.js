import {LitElement, css, html, nothing} from 'lit';
import {does, shared, sideMark, sideName} from '../ui/shared.js';

/** Whose decision it is, the question, and every lawful answer. Digits and Enter answer it too. */
class DecisionPanel extends LitElement {
  static properties = {view: {attribute: false}, narrowed: {attribute: false}, busy: {type: Boolean}};

  static styles = [
    shared,
    css`
      .question {
        font-size: 1.1rem;
        font-weight: 650;
        margin-bottom: 0.4rem;
      }
      ol {
        list-style: none;
        margin: 0.6rem 0;
        padding: 0;
        display: grid;
        gap: 0.4rem;
      }
      li button {
        width: 100%;
        justify-content: flex-start;
      }
      .suggested {
        border-color: var(--accent);
        border-width: 2px;
      }
      kbd {
        font: inherit;
        font-size: 0.8rem;
        color: var(--text-soft);
        min-width: 1.2rem;
      }
      .odds {
        margin: 0.15rem 0 0.3rem 2.2rem;
        font-size: 0.88rem;
        color: var(--text-soft);
      }
      .bar {
        display: inline-block;
        vertical-align: middle;
        height: 0.55rem;
        background: var(--accent);
        border-radius: 0.3rem;
        margin-inline-end: 0.35rem;
      }
    `,
  ];

  render() {
    const {view} = this;
    if (!view?.board) return nothing;
    const {decision} = view;
    if (!decision) return html`<p class="question" role="status">${this.waiting(view)}</p>`;
    return html`
      <p class="soft">${sideMark(decision.side)} ${sideName(decision.side)}: your decision [${decision.ruleCase}]</p>
      <p class="question" role="status">${decision.prompt}</p>
      <ol>
        ${this.shown(decision).map(
          (/** @type {any} */ action, /** @type {number} */ i) => html`<li>
            <button
              class=${action.key === decision.suggested ? 'suggested' : ''}
              ?disabled=${this.busy}
              data-key=${action.key}
              @click=${() => this.answer(action.key)}
            >
              <kbd>${i < 9 ? i + 1 : ''}</kbd>${action.text}
              ${action.key === decision.suggested ? html`<kbd>Enter</kbd>` : nothing}
            </button>
            ${action.odds ? this.odds(action.odds) : nothing}
          </li>`,
        )}
      </ol>
      ${this.narrowed?.length
        ? html`<button @click=${() => this.dispatchEvent(new Event('widen'))}>Show all answers</button>`
        : nothing}
    `;
  }

  /** @param {any} decision */
  shown(decision) {
    const chosen = decision.actions.filter((/** @type {any} */ action) => this.narrowed?.includes(action.key));
    return chosen.length ? chosen : decision.actions;
  }

  /** @param {any} view */
  waiting(view) {
    if (view.game.status === 'finished') return 'The game is over.';
    return view.board.waitingFor ? `${does(view.board.waitingFor, 'decide')}.` : '';
  }

  /** @param {any} odds */
  odds(odds) {
    return html`<div class="odds">
      ${odds.outcomes.map(
        (/** @type {any} */ each) => html`<div>
          <svg class="bar" width=${Math.max(2, Math.round(each.probability * 90))} height="9" aria-hidden="true"></svg>
          ${Math.round(each.probability * 100)} % ${each.what}
        </div>`,
      )}
      <div>${odds.remarks.join('; ')} [${odds.ruleCase}]</div>
    </div>`;
  }

  connectedCallback() {
    super.connectedCallback();
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    window.addEventListener('keydown', this.onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.onKey) window.removeEventListener('keydown', this.onKey);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = event.composedPath()[0];
    const typing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    const decision = this.view?.decision;
    if (!decision || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const onControl = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement || target instanceof SVGElement;
    if (event.key === 'Enter' && !onControl) this.answer(decision.suggested);
    if (/^[1-9]$/.test(event.key)) this.answer(this.shown(decision)[Number(event.key) - 1]?.key);
  }

  /** @param {string | undefined} key */
  answer(key) {
    if (key && !this.busy) this.dispatchEvent(new CustomEvent('answer', {detail: key}));
  }
}

customElements.define('decision-panel', DecisionPanel);
