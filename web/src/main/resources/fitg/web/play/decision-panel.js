import {LitElement, html, nothing} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {artLook} from '../board/art-look.js';
import {pieceDefs} from '../board/art/pieces.js';
import {portraitDefs} from '../board/art/portrait.js';
import {plainKey} from '../ui/key-press.js';
import {does, playerName, shared, sideMark, sideName} from '../ui/shared.js';
import {answerRow, likely, needsButton} from './answer-row.js';
import {MissionTable} from './mission-table.js';
import {COUNTED, drawsLeft, notHere} from './mission-words.js';
import {decisionStyle} from './decision-style.js';
import '../reference/rule-link.js';
import {inGroups} from '../galaxy/answer-groups.js';
import './jump-table.js';
import {purse} from './purse.js';
import './run-form.js';
import {asksIn} from './run.js';

/** @import {Action, Decision, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('../galaxy/answer-groups.js').Group} Group */

/** So long after a question of another kind has come up, a key was still meant for the one before. In milliseconds. */
const SURPRISE = 600;

/** With more answers than this, a field narrows them. */
const MANY = 24;
/** With more answers than this, short ones stand in two columns. */
const FEW = 7;
/** On a small screen more answers than this stand in two columns, with their numbers alone. */
const BRIEF = 5;
/** Answers of fewer letters are short. */
const SHORT = 26;

/** The order of answers: what would be in vain comes late, and to leave it at that last of all. */
const [USEFUL, IN_VAIN, NO_MORE] = [0, 1, 2];

/** @param {Action} action */
const kindOf = ({key, odds, piece}) => (odds?.warning && piece?.kind === 'mission' ? IN_VAIN : key === 'end' ? NO_MORE : USEFUL);

/**
 * Whose decision it is, the question, and every lawful answer. Digits and Enter answer it too.
 *
 * @fires answer with the key of an action
 * @fires widen when all answers are wanted again
 * @fires undertake with a plan of missions
 * @fires skip when the question is wanted before the story has come to it
 * @fires agree with the keys of all that is advised
 * @fires leave when what is half done is to be taken back
 */
export class DecisionPanel extends LitElement {
  static properties = {
    view: {attribute: false},
    narrowed: {attribute: false},
    busy: {type: Boolean},
    printed: {attribute: false},
    counsel: {attribute: false},
    advised: {type: Boolean},
    guided: {type: Boolean},
    telling: {type: Boolean},
    wanted: {state: true},
    opened: {state: true},
    token: {},
  };

  static styles = [
    shared,
    artLook,
    decisionStyle,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {string[]} */ this.narrowed = [];
    /** @type {Printed | null} */ this.printed = null;
    /** What is advised here: Enter gives it, whether it is told or not. @type {import('./counsel.js').Counsel | null} */ this.counsel = null;
    /** Whether the reader is told. */ this.advised = false;
    /** Whether the advised answer stands first, where it can be seen. */ this.guided = false;
    /** Whether the map still shows what came before the question. */ this.telling = false;
    this.busy = false;
    this.wanted = '';
    /** The answer whose odds are shown in full. */ this.opened = '';
    /** @type {string | null} */ this.token = null;
    this.missions = new MissionTable(this);
    this.surprisedAt = 0;
    /** Whether answers that lay folded up were opened. */ this.unfolded = false;
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
    if (this.newQuestion) {
      this.wanted = this.opened = '';
      this.missions.clear();
    }
    if (this.newQuestion && before?.question !== this.view?.decision?.question) {
      this.surprisedAt = Date.now();
      this.unfolded = false;
    }
  }

  /** The button that was pressed is gone: the question takes the focus, so that it is read out and not lost. */
  updated(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has('advised') && this.advised && !this.guided) this.renderRoot.querySelector('.hinted')?.scrollIntoView({block: 'nearest'});
    if (!this.newQuestion) return;
    this.newQuestion = false;
    if (this.hadFocus) this.focusQuestion();
  }

  /** The answer that Enter gives: the only one, the one that is advised, or none; and none that cannot be seen. @param {Decision} decision */
  preset(decision) {
    const only = decision.actions.length === 1 ? decision.actions[0].key : this.counsel?.preset;
    return this.shown(decision).some(each => each.key === only) ? (only ?? '') : '';
  }

  /** What is advised here to whoever is guided, where it is more than one answer: then all of it is on the button above the answers, and on Enter. */
  get wholeAct() {
    const {hint, preset, chosen} = this.counsel ?? {};
    return this.guided && preset && hint && hint.act.length > 1 && !chosen && !this.missions.assigned.size ? hint.act : undefined;
  }

  /** The answer that the reader is told is advised. */
  get hinted() {
    return this.advised ? (this.counsel?.hint.action ?? '') : '';
  }

  /** Whether everything chosen so far in this act can be taken back at once. */
  get mayLeave() {
    const {undo, decision} = this.view ?? {};
    return Boolean(decision?.soFar.length && undo && undo.actions >= decision.soFar.length);
  }

  focusQuestion() {
    this.renderRoot.querySelector('h2')?.focus();
  }

  render() {
    const {view} = this;
    if (!view?.board) return nothing;
    const {decision} = view;
    return html`<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(portraitDefs + pieceDefs)}</defs></svg>
      <div role="status">${decision ? this.question(decision) : this.telling ? this.story() : this.waiting(view)}</div>
      <slot name="advice"></slot>
      ${decision
        ? html`<run-form .view=${view} .printed=${this.printed} .counsel=${this.counsel} .token=${this.token} ?busy=${this.busy} @choose=${(/** @type {CustomEvent<string>} */ event) => this.answer(event.detail)}></run-form>
            ${keyed(decision.number, this.answers(decision))}`
        : nothing}
    `;
  }

  /** @param {Decision} decision */
  question(decision) {
    const soFar = ownSteps(decision);
    return html`
      <p class="whose">
        <span class="side-${decision.side}">${sideMark(decision.side)}</span> ${sideName(decision.side)}: your decision
        <rule-link .case=${decision.ruleCase}></rule-link>
      </p>
      <h2 tabindex="-1">${decision.run ? asksIn(decision.run) : decision.prompt}${COUNTED.has(decision.question) ? html` <small>${drawsLeft(this.view)}</small>` : nothing}</h2>
      ${purse(this.view?.board?.province?.purchase, this.printed)}
      ${soFar.length
        ? html`<div class="act">
            <ol class="so-far" aria-label="Chosen so far">
              ${soFar.map(each => html`<li>${each.text}</li>`)}
            </ol>
            ${this.mayLeave ? html`<button class="leave" @click=${() => this.dispatchEvent(new Event('leave'))}>Back out</button>` : nothing}
          </div>`
        : nothing}
    `;
  }

  /** @param {Decision} decision */
  answers(decision) {
    if (decision.question === 'tax') return html`<tax-form .view=${this.view} .printed=${this.printed} ?busy=${this.busy}></tax-form>`;
    const shown = this.shown(decision);
    const groups = inGroups(shown, this.view, this.printed);
    const short = shown.length > FEW && shown.every(each => each.text.length < (groups.length > 1 ? 1.6 * SHORT : SHORT) && !each.odds && !each.jump);
    const look = `${short ? 'many' : ''} ${short && shown.length > MANY ? 'crowd' : ''} ${shown.length > BRIEF ? 'brief' : ''}`;
    /** @type {(some: Group[]) => unknown} */ const list = some => some.map(group => (group.parts ? this.folded(group, look, decision, list) : html`${group.title ? html`<li class="group">${group.title}</li>` : nothing}${group.actions.map(({action, i}) => answerRow(this, action, i, decision, shown.length))}`));
    return html`
      ${decision.actions.length > MANY ? this.search() : nothing} ${decision.run
        ? html`<details class="singly" ?open=${this.narrowed?.length > 0}><summary>One by one: ${decision.prompt}</summary><ol aria-label="Answers" class="${look} one-by-one">${list(groups)}</ol></details>`
        : html`<ol aria-label="Answers" class=${look}>${list(groups)}</ol>`}
      ${shown.length < decision.actions.length
        ? html`<button @click=${this.widen}>Show all ${decision.actions.length} answers</button>`
        : nothing}
      ${this.missions.assigned.size ? this.missions.undertaking(decision) : this.main(decision, shown)}
      ${decision.question === 'mission' ? notHere(decision, this.printed) : nothing}
    `;
  }

  /** The one button that says what Enter gives and how likely it is; of a few plain answers the preset one is it itself. @param {Decision} decision @param {Action[]} shown */
  main(decision, shown) {
    const action = shown.find(({key}) => key === this.preset(decision));
    if (!action || this.wholeAct || !needsButton(shown, decision)) return nothing;
    return html`<div class="main">
      <button class="primary wide" data-key=${action.key} ?disabled=${this.busy} @click=${() => this.answer(action.key)}>
        <span class="text">${action.text}${likely(this.missions.oddsOf(action) ?? action.odds)}</span> <kbd aria-hidden="true">Enter</kbd>
      </button>
    </div>`;
  }

  /**
   * Many answers of one kind, folded up unless one of them is in question; whoever has opened them finds them open at the next purchase.
   * @param {Group} group @param {string} look @param {Decision} decision @param {(parts: Group[]) => unknown} list
   */
  folded({title, actions, parts}, look, decision, list) {
    const wanted = [this.preset(decision), this.hinted];
    const open = this.unfolded || this.wanted !== '' || this.narrowed?.length > 0 || actions.some(({action}) => wanted.includes(action.key));
    return html`<li class="fold">
      <details ?open=${open} @toggle=${(/** @type {Event} */ event) => (this.unfolded = /** @type {HTMLDetailsElement} */ (event.target).open)}>
        <summary>${title} <small>${actions.length}</small></summary>
        <ol class=${look} aria-label=${title}>${list(parts ?? [])}</ol>
      </details>
    </li>`;
  }

  search() {
    return html`<label class="visually-hidden" for="wanted">Narrow the answers</label>
      <input id="wanted" type="search" placeholder="Narrow the answers" .value=${this.wanted}
        @input=${(/** @type {InputEvent} */ event) => (this.wanted = /** @type {HTMLInputElement} */ (event.target).value)} />`;
  }

  widen() {
    this.wanted = '';
    this.dispatchEvent(new Event('widen'));
  }

  /** To whoever is guided the advised answer comes first, where it can be seen; what would be in vain comes last. @param {Decision} decision */
  inOrder({actions}) {
    const advised = this.guided && actions.find(each => each.key === this.hinted);
    return [advised ? [advised] : [], ...[USEFUL, IN_VAIN, NO_MORE].map(kind => actions.filter(each => each !== advised && kindOf(each) === kind))].flat();
  }

  /** @param {Decision} decision */
  shown(decision) {
    const chosen = decision.actions.filter(action => this.narrowed?.includes(action.key));
    const list = chosen.length ? chosen : this.inOrder(decision);
    const word = this.wanted.trim().toLowerCase();
    return word ? list.filter(action => action.text.toLowerCase().includes(word)) : list;
  }

  /** The question comes when the board has come to it. */
  story() {
    return html`<p class="waiting">First, what happened <button class="leave" @click=${() => this.dispatchEvent(new Event('skip'))}>Show now</button></p>`;
  }

  /** @param {View} view */
  waiting(view) {
    if (view.game.status === 'finished') return nothing;
    const side = view.board?.waitingFor;
    if (!side) return nothing;
    const verb = view.game.seats[side].kind === 'computer' ? 'think' : 'decide';
    const name = playerName(view.game, side);
    return html`<p class="waiting">
      <span class="side-${side}">${sideMark(side)}</span>
      ${name ? `${name} ${verb}s for the ${sideName(side)}` : does(side, verb)}
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
    </p>`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const decision = this.view?.decision;
    if (!decision || event.defaultPrevented || !plainKey(event)) return;
    if (Date.now() - this.surprisedAt < SURPRISE) return;
    if (event.key === 'Enter' && !onControl(event)) {
      event.preventDefault();
      this.enter(decision);
    }
    if (/^[1-9]$/.test(event.key)) this.answer(this.shown(decision)[Number(event.key) - 1]?.key);
  }

  /** What stands in a form, which the reader may have changed, or the preset answer. @param {Decision} decision */
  enter(decision) {
    const tax = /** @type {import('../galaxy/tax-form.js').TaxForm | null} */ (this.renderRoot.querySelector('tax-form'));
    const form = /** @type {import('./run-form.js').RunForm | null} */ (this.renderRoot.querySelector('run-form'));
    if (tax) tax.collect();
    else if (decision.run) {
      if (form?.isReady) form.choose();
    } else if (this.missions.assigned.size) this.missions.undertake(decision);
    else if (this.wholeAct && !this.busy) this.dispatchEvent(new CustomEvent('agree', {detail: this.wholeAct.map(({key}) => key)}));
    else this.answer(this.preset(decision));
  }

  /** @param {string | undefined} key */
  answer(key) {
    if (key && !this.busy) this.dispatchEvent(new CustomEvent('answer', {detail: key}));
  }
}

/** What was chosen in this act; a mission or a draw that the question interrupts is none of it. @param {Decision} decision */
const ownSteps = ({soFar, question}) => soFar.filter(({key}) => key !== 'draw' && (question === 'mission-member' || !key.startsWith('mission:')));

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
