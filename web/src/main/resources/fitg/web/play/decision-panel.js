import {LitElement, html, nothing, svg} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {artLook} from '../board/art-look.js';
import {pieceDefs} from '../board/art/pieces.js';
import {portraitDefs} from '../board/art/portrait.js';
import {plainKey} from '../ui/key-press.js';
import {does, shared, sideMark, sideName} from '../ui/shared.js';
import {answerMark, face} from './answer-mark.js';
import {atHand, planOf} from './mission-plan.js';
import {MISSION_EFFECT} from './mission-words.js';
import {percent} from './odds-view.js';
import {decisionStyle} from './decision-style.js';
import '../reference/rule-link.js';
import {inGroups} from '../galaxy/answer-groups.js';
import '../galaxy/tax-form.js';
import './jump-table.js';
import './who-goes.js';

/** @import {Action, Decision, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

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
/** Up to so many answers show everything about their odds; of more each shows one number, and the rest on demand. */
const FEW_ODDS = 3;

/**
 * Whose decision it is, the question, and every lawful answer. Digits and Enter answer it too.
 *
 * @fires answer with the key of an action
 * @fires widen when all answers are wanted again
 * @fires undertake with a plan of missions
 * @fires go with a party, when several are answered for at once
 * @fires leave when what is half done is to be taken back
 */
export class DecisionPanel extends LitElement {
  static properties = {
    view: {attribute: false},
    narrowed: {attribute: false},
    busy: {type: Boolean},
    printed: {attribute: false},
    hinted: {},
    guided: {type: Boolean},
    wanted: {state: true},
    opened: {state: true},
    assigned: {state: true},
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
    /** The answer that a hint is about. */ this.hinted = '';
    /** Whether the hint is what Enter gives. */ this.guided = false;
    this.busy = false;
    this.wanted = '';
    /** The answer whose odds are shown in full. */ this.opened = '';
    /** Who is to go on which mission. @type {import('./mission-plan.js').Assigned} */ this.assigned = new Map();
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
    if (this.newQuestion) {
      this.wanted = this.opened = '';
      this.assigned = new Map();
    }
    if (this.newQuestion && before?.question !== this.view?.decision?.question) this.surprisedAt = Date.now();
  }

  /** The button that was pressed is gone: the question takes the focus, so that it is read out and not lost. */
  updated() {
    if (!this.newQuestion) return;
    this.newQuestion = false;
    if (this.hadFocus) this.focusQuestion();
  }

  /** The answer that Enter gives: to whoever is guided the advised one, so that guide, hint and default agree. @param {Decision} decision */
  suggested(decision) {
    return this.guided && decision.actions.some(each => each.key === this.hinted) ? this.hinted : decision.suggested;
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
      <div role="status">${decision ? this.question(decision) : this.waiting(view)}</div>
      ${decision
        ? html`<who-goes .view=${view} .printed=${this.printed} ?busy=${this.busy} @go=${(/** @type {CustomEvent} */ event) => this.dispatchEvent(new CustomEvent('go', {detail: event.detail}))}></who-goes>
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
      <h2 tabindex="-1">${decision.prompt}</h2>
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
    return html`
      ${decision.actions.length > MANY ? this.search() : nothing}
      <ol aria-label="Answers" class="${short ? 'many' : ''} ${shown.length > BRIEF ? 'brief' : ''}">
        ${groups.map(({title, actions}) => html`${title ? html`<li class="group">${title}</li>` : nothing}${actions.map(({action, i}) => this.action(action, i, decision, shown.length))}`)}
      </ol>
      ${this.undertaking(decision)}
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

  /** @param {Action} action @param {number} i @param {Decision} decision @param {number} all */
  action(action, i, decision, all) {
    const usual = action.key === this.suggested(decision);
    const planning = decision.question === 'mission' && !decision.point.startsWith('S-') && action.piece?.kind === 'mission' && this.several(decision);
    const few = all <= (matchMedia('(max-width: 800px)').matches ? 1 : FEW_ODDS);
    const telling = action.odds || action.jump;
    const open = telling && (few || this.opened === action.key);
    const effect = decision.question === 'mission' && action.piece?.kind === 'mission' ? (planning ? '' : MISSION_EFFECT[String(action.piece.id)]) : open ? '' : (action.odds?.outcomes[0]?.what ?? action.jump?.results[0].what);
    return html`<li class="answer ${usual ? 'suggested' : ''} ${this.hinted === action.key ? 'hinted' : ''}">
      <button ?disabled=${this.busy} data-key=${action.key} title=${planning ? MISSION_EFFECT[String(action.piece?.id)] : nothing} @click=${() => this.answer(action.key)}>
        ${i < 9 ? html`<kbd aria-hidden="true">${i + 1}</kbd>` : nothing} ${answerMark(action, this.printed, this.view?.board)}
        <span class="text"
          >${action.text}${this.hinted === action.key ? html` <span class="advised">advised</span>` : nothing}${effect ? html`<small>${effect}</small>` : nothing}</span
        >
        ${open ? nothing : chance(action)} ${usual ? html`<kbd aria-hidden="true">Enter</kbd>` : nothing}
      </button>
      ${telling && !few
        ? html`<button class="why" aria-expanded=${Boolean(open)} aria-label="Why: ${action.text}" @click=${() => (this.opened = open ? '' : action.key)}>
            ${open ? '▴' : '▾'}
          </button>`
        : nothing}
      ${planning ? this.faces(action, decision) : nothing} ${open && action.odds ? html`<odds-view .odds=${action.odds}></odds-view>` : nothing}
      ${open && action.jump ? html`<jump-table .jump=${action.jump} .printed=${this.printed}></jump-table>` : nothing}
    </li>`;
  }

  /** Whether there is anything to share out: with one person, one mission is all. @param {Decision} decision */
  several(decision) {
    const board = this.view?.board;
    return board !== undefined && atHand(decision, board).length > 1;
  }

  /** Those who may be sent on a mission, each on one of them. @param {Action} action @param {Decision} decision */
  faces({key, text}, decision) {
    const board = this.view?.board;
    if (!board) return nothing;
    return html`<span class="faces">
      ${atHand(decision, board).map(person => {
        const facts = this.printed?.character.get(person.number);
        const sent = this.assigned.get(person.number) === key;
        return html`<button class="face" aria-pressed=${sent} aria-label="${person.name}: ${text}" title=${person.name} @click=${() => this.assign(person.number, key)}>
          ${facts ? face(facts, person) : nothing}
        </button>`;
      })}
    </span>`;
  }

  /** @param {number} person @param {string} key */
  assign(person, key) {
    const assigned = new Map(this.assigned);
    if (assigned.get(person) === key) assigned.delete(person);
    else assigned.set(person, key);
    this.assigned = assigned;
  }

  /** @param {Decision} decision */
  undertaking(decision) {
    const board = this.view?.board;
    if (decision.question !== 'mission' || !this.assigned.size || !board) return nothing;
    const plan = planOf(this.assigned, decision, board);
    const count = plan.missions.length;
    return html`<button class="primary wide" ?disabled=${this.busy} @click=${() => this.dispatchEvent(new CustomEvent('undertake', {detail: plan}))}>
      Undertake ${count === 1 ? 'this mission' : `these ${count} missions`} with ${this.assigned.size}
    </button>`;
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
    if (!decision || !plainKey(event)) return;
    if (Date.now() - this.surprisedAt < SURPRISE) return;
    if (event.key === 'Enter' && !onControl(event)) {
      event.preventDefault();
      this.answer(this.suggested(decision));
    }
    if (/^[1-9]$/.test(event.key)) this.answer(this.shown(decision)[Number(event.key) - 1]?.key);
  }

  /** @param {string | undefined} key */
  answer(key) {
    if (key && !this.busy) this.dispatchEvent(new CustomEvent('answer', {detail: key}));
  }
}

/** What was chosen in this act; a mission or a draw that the question interrupts is none of it. @param {Decision} decision */
const ownSteps = ({soFar, question}) => soFar.filter(({key}) => key !== 'draw' && (question === 'mission-member' || !key.startsWith('mission:')));

/** The one number of an answer: how likely is what it is for. @param {Action} action */
function chance({odds, jump}) {
  const first = odds?.outcomes[0] ?? jump?.results[0];
  if (!first) return nothing;
  return html`<span class="chance" title=${first.what}>
    ${percent(first.probability)}<span class="visually-hidden"> ${first.what}</span>
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="bed" width="100" height="6" rx="3"></rect><rect class="run" width=${100 * first.probability} height="6" rx="3"></rect>`}
    </svg>
  </span>`;
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
