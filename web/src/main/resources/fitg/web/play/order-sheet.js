import {LitElement, html, nothing} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {artLook} from '../board/art-look.js';
import {pieceDefs} from '../board/art/pieces.js';
import {portraitDefs} from '../board/art/portrait.js';
import {post, sentence} from '../net/api.js';
import {shared} from '../ui/shared.js';
import {answerMark} from './answer-mark.js';
import {likely} from './answer-row.js';
import {choicesOf, entriesOf, inWords, keysOf, lineOf, partyOf, takesOrders} from './sheet-plan.js';
import {sheetStyle} from './sheet-style.js';

/** @import {Forms, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */
/** @import {Choice, Line} from './sheet-plan.js' */

/** Whether somebody works with sheets stays as he left it, also at the next table. */
const KEPT = 'fitg.orders';

/**
 * A sheet of orders: what can set out, be bought or be fought here; each order is put together in one form, collected, put in order, and
 * all are carried out with one confirmation.
 *
 * @fires give with the entries of the sheet
 * @fires drop when what is left of a sheet is given up
 */
export class OrderSheet extends LitElement {
  static properties = {view: {attribute: false}, printed: {attribute: false}, token: {}, busy: {type: Boolean}, open: {state: true}, forms: {state: true}, lines: {state: true}, edited: {state: true}, closed: {state: true}};

  static styles = [shared, artLook, sheetStyle];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {Printed | null} */ this.printed = null;
    /** @type {string | null} */ this.token = null;
    this.busy = false;
    this.open = localStorage.getItem(KEPT) === 'open';
    /** What can be ordered here. @type {Forms | null} */ this.forms = null;
    /** What is ordered so far. @type {Line[]} */ this.lines = [];
    /** The order that is being put together. @type {(Line & {isAsking?: boolean, refused?: string, odds?: import('../net/documents.js').Odds}) | null} */ this.edited = null;
    /** Whether nothing more is wanted after the last of them. */ this.closed = true;
    this.asked = -1;
    this.trouble = '';
  }

  get decision() {
    return this.view?.decision;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const number = this.decision?.number ?? -1;
    if (number !== this.asked) {
      this.asked = number;
      this.forms = null;
      this.lines = [];
      this.edited = null;
      this.trouble = '';
    }
    if (this.open && !this.forms && (changed.has('view') || changed.has('open')) && takesOrders(this.decision)) this.ask();
  }

  /** What is told too late is about another question. */
  async ask() {
    const forms = await this.wanted([]);
    if (forms) this.forms = forms;
  }

  /** @param {string[]} actions @returns {Promise<Forms | null>} */
  async wanted(actions) {
    const {view, asked} = this;
    if (!view || !this.token) return null;
    try {
      /** @type {Forms} */
      const forms = await post(`/api/games/${view.game.id}/forms`, {number: asked, actions}, this.token);
      return asked === this.asked ? forms : null;
    } catch (refused) {
      if (asked === this.asked) {
        this.trouble = sentence(refused);
        this.requestUpdate();
      }
      return null;
    }
  }

  render() {
    const {decision} = this;
    return html`${this.waiting()} ${decision && takesOrders(decision) ? this.sheet(decision) : nothing}`;
  }

  /** What an earlier sheet still has to say, and why it does not. */
  waiting() {
    const sheet = this.view?.sheet;
    if (!sheet) return nothing;
    const count = sheet.entries.reduce((sum, {actions}) => sum + actions.filter(key => key !== 'end').length, 0);
    return html`<section class="waiting" aria-label="Your orders" role="status">
      <p>${sheet.stopped ? html`<b>Your orders were stopped.</b> ${sheet.stopped}` : html`<b>Your orders go on</b> when the game comes to them.`} ${count ? `${count} ${count === 1 ? 'is' : 'are'} not given yet.` : nothing}</p>
      <button ?disabled=${this.busy} @click=${() => this.dispatchEvent(new Event('drop'))}>Give up the rest</button>
    </section>`;
  }

  /** @param {import('../net/documents.js').Decision} decision */
  sheet(decision) {
    return html`<details class="sheet" ?open=${this.open} @toggle=${(/** @type {Event} */ event) => this.toggle(/** @type {HTMLDetailsElement} */ (event.target).open)}>
      <summary>Order several at once ${this.lines.length ? html`<small>${this.lines.length}</small>` : nothing}</summary>
      ${this.open ? this.content(decision) : nothing}
    </details>`;
  }

  /** @param {boolean} open */
  toggle(open) {
    this.open = open;
    localStorage.setItem(KEPT, open ? 'open' : 'closed');
  }

  /** @param {import('../net/documents.js').Decision} decision */
  content(decision) {
    if (this.trouble) return html`<p class="refused" role="alert">${this.trouble}</p>`;
    if (!this.forms) return html`<p class="soft" role="status">Looking what can be ordered …</p>`;
    const choices = choicesOf(decision, this.forms);
    return html`<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(portraitDefs + pieceDefs)}</defs></svg>
      ${this.lines.length ? html`<ol class="lines" aria-label="Orders so far">${this.lines.map((line, at) => this.line(line, at))}</ol>` : html`<p class="soft">Nothing is ordered yet. Choose what is to be done; it happens when you carry it out.</p>`}
      ${this.edited ? this.form(this.edited) : html`<div class="choices" role="group" aria-label="What can be ordered">${choices.map(choice => this.choice(choice))}</div>`}
      ${decision.actions.some(({key}) => key === 'end') ? html`<label class="then"><input type="checkbox" .checked=${this.closed} @change=${(/** @type {Event} */ event) => (this.closed = /** @type {HTMLInputElement} */ (event.target).checked)} /> and then nothing more of this</label>` : nothing}
      <button class="primary" ?disabled=${this.busy || !this.lines.length || Boolean(this.edited)} @click=${this.give}>Carry out ${this.lines.length === 1 ? 'this order' : `these ${this.lines.length} orders`}</button>`;
  }

  /** @param {Choice} choice */
  choice(choice) {
    return html`<button data-order=${choice.key} @click=${() => this.begin(choice)}>${answerMark(choice, this.printed, this.view?.board)} <span>${choice.place ? html`<small>${choice.place}</small> ` : nothing}${choice.text}</span></button>`;
  }

  /** @param {Line} line @param {number} at */
  line(line, at) {
    return html`<li>
      <span>${inWords(line)}</span>
      <button aria-label="One more: ${inWords(line)}" title="One more" @click=${() => this.replace(at, {...line, times: line.times + 1})}>+1</button>
      <button aria-label="Earlier: ${inWords(line)}" title="Earlier" ?disabled=${at === 0} @click=${() => this.earlier(at)}>↑</button>
      <button aria-label="Strike: ${inWords(line)}" title="Strike" @click=${() => (this.lines = this.lines.filter(each => each !== line))}>✕</button>
    </li>`;
  }

  /** @param {number} at @param {Line} line */
  replace(at, line) {
    this.lines = this.lines.with(at, line);
  }

  /** @param {number} at */
  earlier(at) {
    this.lines = [...this.lines.slice(0, at - 1), this.lines[at], this.lines[at - 1], ...this.lines.slice(at + 1)];
  }

  /** What leaves nothing to say stands on the sheet at once. @param {Choice} choice */
  begin(choice) {
    if (choice.members.length || choice.goals.length > 1) {
      this.edited = lineOf(choice);
      this.weigh();
    } else this.lines = [...this.lines, lineOf(choice)];
  }

  /** @param {NonNullable<OrderSheet['edited']>} edited */
  form(edited) {
    const {choice, refused, odds, isAsking} = edited;
    return html`<fieldset>
      <legend>${choice.place ? `${choice.place}: ` : ''}${choice.text}</legend>
      ${choice.goals.length ? html`<label class="where">Where to? <select @change=${(/** @type {Event} */ event) => this.go(edited, /** @type {HTMLSelectElement} */ (event.target).value)}>${choice.goals.map(({key, text, place}) => html`<option value=${key} ?selected=${key === edited.to}>${place.name ?? text}</option>`)}</select></label>` : nothing}
      ${choice.members.length ? html`<div class="members" role="group" aria-label="Who comes?">${choice.members.map(member => this.member(edited, member))}</div>` : nothing}
      ${refused ? html`<p class="refused" role="status">${refused}</p>` : nothing}
      <div class="done"><button class="primary" ?disabled=${Boolean(refused ?? isAsking)} @click=${() => this.put(edited)}>On the sheet${refused ? nothing : likely(odds)}</button> <button @click=${() => (this.edited = null)}>Leave it</button></div>
    </fieldset>`;
  }

  /** @param {Line} edited @param {import('./sheet-plan.js').Member} member */
  member(edited, {name, piece, most}) {
    const count = edited.party.get(name) ?? 0;
    const next = count === 0 ? most : count - 1;
    return html`<button aria-pressed=${count > 0} title=${piece.name} @click=${() => this.take(edited, name, next)}>${answerMark({piece}, this.printed, this.view?.board)} ${most > 1 ? `${count} of ${most} ` : ''}${piece.name}</button>`;
  }

  /** @param {Line} edited @param {string} name @param {number} count */
  take({choice, to, party, times}, name, count) {
    const changed = new Map(party);
    if (count) changed.set(name, count);
    else changed.delete(name);
    this.edited = {choice, to, party: changed, times};
    this.weigh();
  }

  /** Who may come can depend on where it goes. @param {Line} edited @param {string} to */
  async go({choice, party, times}, to) {
    const waiting = (this.edited = {choice, to, party, times, isAsking: true});
    const forms = await this.wanted([`go:${choice.key}>${to}`]);
    const going = forms?.goings[0];
    if (!going || this.edited !== waiting) return;
    const there = {...choice, to, members: going.members.length ? going.members : choice.members};
    this.edited = {choice: there, to, party: partyOf(there.members), times, refused: going.refused, odds: going.odds};
  }

  /** What the order would lead to, and whether it fits. */
  async weigh() {
    const {edited} = this;
    if (edited?.choice.shape !== 'go') return;
    const forms = await this.wanted(keysOf({...edited, times: 1}));
    const going = forms?.goings[0];
    if (going && this.edited === edited) this.edited = {...edited, refused: going.refused, odds: going.odds};
  }

  /** @param {Line} edited */
  put({choice, to, party, times}) {
    this.lines = [...this.lines, {choice, to, party, times}];
    this.edited = null;
  }

  give() {
    const {decision} = this;
    if (decision && this.lines.length && !this.busy) this.dispatchEvent(new CustomEvent('give', {detail: entriesOf(this.lines, decision, this.closed)}));
  }
}

customElements.define('order-sheet', OrderSheet);
