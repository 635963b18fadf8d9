import {LitElement, css, html, nothing, svg} from 'lit';
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
 * @fires ask with the number of the question, when somebody wants to know
 */
export class HintCard extends LitElement {
  static properties = {view: {attribute: false}, busy: {type: Boolean}, counsel: {attribute: false}, advising: {type: Boolean}, entered: {type: Boolean}, asked: {state: true}};

  static styles = [
    shared,
    css`
      :host {
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
      .ask {
        padding: 0.2rem 0.7rem;
        min-height: 2.2rem;
      }
      section {
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--good);
        border-radius: var(--radius);
        padding: 0.3rem 0.6rem;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem 0.5rem;
      }
      h3 {
        flex: 1 1 10rem;
        font-size: 0.95rem;
        margin: 0;
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
    this.busy = false;
    /** @type {import('./counsel.js').Counsel | null} */ this.counsel = null;
    /** Whether advice comes unasked. */ this.advising = false;
    /** Whether Enter does all of it, where it is more than one answer. */ this.entered = false;
    /** The question that was asked about. */ this.asked = -1;
    /** Whether the button that was pressed is gone and what it brought gets the focus, so that Enter means the answer again. */ this.lostFocus = false;
  }

  willUpdate() {
    this.hadFocus = this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement !== null;
  }

  updated() {
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    this.lostFocus = (this.lostFocus || Boolean(this.hadFocus)) && !root.activeElement && this.asked === this.view?.decision?.number;
    if (this.lostFocus) root.querySelector('h3')?.focus();
  }

  ask() {
    const {decision} = this.view ?? {};
    if (!decision) return;
    this.asked = decision.number;
    this.dispatchEvent(new CustomEvent('ask', {detail: decision.number}));
  }

  render() {
    const {decision} = this.view ?? {};
    if (!decision || decision.actions.length < 2) return nothing;
    const wanted = this.asked === decision.number;
    const told = this.advising || wanted ? this.counsel : null;
    return html`
      <div role="status">${told ? this.card(told, wanted) : wanted ? html`<p class="soft">He thinks about it …</p>` : nothing}</div>
      ${told || wanted ? nothing : html`<button class="ask" @click=${this.ask}>What would a Captain do?</button>`}
    `;
  }

  /** @param {import('./counsel.js').Counsel} counsel @param {boolean} wanted whether the reader wants to know why */
  card(counsel, wanted) {
    const {words, preset, hint: {act, reason, options, action}} = counsel;
    return html`<section aria-label="Hint">
      <header>
        <h3 tabindex="-1">A Captain’s choice: ${words}</h3>
        ${isOnTheButton(counsel)
          ? nothing
          : html`<button class="ask primary" ?disabled=${this.busy} @click=${() => this.dispatchEvent(new CustomEvent('agree', {detail: act.map(each => each.key)}))}>${act.length > 1 ? 'Do all of it' : 'Do it'}${this.entered && preset && act.length > 1 ? html` <kbd aria-hidden="true">Enter</kbd>` : nothing}</button>`}
        ${wanted ? nothing : html`<button class="ask" @click=${this.ask}>Why?</button>`}
        ${wanted && !this.advising ? html`<button class="ask" @click=${() => this.dispatchEvent(new Event('always'))}>Advise me every time</button>` : nothing}
      </header>
      ${wanted ? html`<p>${reason}</p>` : nothing}
      ${wanted
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

/** Whether the question has a button, or a form, that says and does the same already. @param {import('./counsel.js').Counsel} counsel */
const isOnTheButton = ({chosen, preset, hint: {act}}) => chosen !== undefined || (act.length === 1 && preset === act[0].key);

customElements.define('hint-card', HintCard);
