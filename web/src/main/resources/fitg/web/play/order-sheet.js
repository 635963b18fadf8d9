import {LitElement, html, nothing} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {artLook} from '../board/art-look.js';
import {pieceDefs} from '../board/art/pieces.js';
import {portraitDefs} from '../board/art/portrait.js';
import {pieceOf} from '../board/scene.js';
import {post, sentence} from '../net/api.js';
import {shared} from '../ui/shared.js';
import {answerMark} from './answer-mark.js';
import {likely} from './answer-row.js';
import {choicesOf, entriesOf, inWords, keysOf, lineOf, linesOf, partyOf, takesOrders} from './sheet-plan.js';
import {sheetStyle} from './sheet-style.js';

/** @import {Forms, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */
/** @import {Choice, Line} from './sheet-plan.js' */

/** Whether somebody works with sheets stays as he left it, also at the next table. */
const KEPT = 'fitg.order-sheet';

/** Questions that are put at one place after the other: their sheet lies open unless somebody has closed it. */
const PHASES = new Set(['mission']);

/**
 * A sheet of orders: what can set out, be bought or be fought here; each order is put together in one form, collected, put in order, and
 * all are carried out with one confirmation.
 *
 * @fires give with the entries of the sheet
 * @fires laid when the map is to light up something else
 * @fires drop when what is left of a sheet is given up
 */
export class OrderSheet extends LitElement {
  static properties = {view: {attribute: false}, printed: {attribute: false}, token: {}, busy: {type: Boolean}, open: {type: Boolean, reflect: true}, forms: {state: true}, lines: {state: true}, edited: {state: true}, closed: {state: true}};

  static styles = [shared, artLook, sheetStyle];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {Printed | null} */ this.printed = null;
    /** @type {string | null} */ this.token = null;
    this.busy = false;
    this.open = localStorage.getItem(KEPT) === 'open';
    /** What is left to spend behind all that is ordered. @type {number | undefined} */ this.purse = undefined;
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
      this.purse = undefined;
      this.trouble = '';
    }
    const wanted = this.open || (PHASES.has(String(this.decision?.question)) && !localStorage.getItem(KEPT));
    if (wanted && !this.forms && (changed.has('view') || changed.has('open')) && takesOrders(this.decision)) this.ask();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (['open', 'forms', 'edited', 'lines'].some(each => changed.has(each))) this.dispatchEvent(new Event('laid'));
    if (changed.has('lines') && this.forms && this.isCart) this.reckon();
  }

  /** What is told too late is about another question. */
  async ask() {
    const forms = await this.wanted([]);
    const {decision} = this;
    if (!forms || !decision) return;
    this.forms = forms;
    this.purse = forms.purse;
    if (!this.lines.length) this.lines = linesOf(forms.proposed, choicesOf(decision, forms));
    if (forms.agenda.length > 1 && !localStorage.getItem(KEPT)) this.open = true;
  }

  /** Whether what is ordered here is paid for. */
  get isCart() {
    return this.purse !== undefined && Boolean(this.decision?.question.endsWith('purchase'));
  }

  /** What the orders on the sheet leave to spend. */
  async reckon() {
    const {lines} = this;
    const forms = await this.wanted([], this.before());
    if (forms && lines === this.lines) this.purse = forms.purse;
  }

  /** What is ordered of the present question: whatever is added comes behind it. */
  before() {
    const about = this.decision?.subject?.id;
    return this.lines.filter(({choice}) => choice.about === undefined || choice.about === String(about)).flatMap(keysOf);
  }

  /** What the map lights up instead of the answers: what can set out, or where it can go; null where the answers are meant. */
  get onMap() {
    const {decision, forms, edited} = this;
    if (!this.open || !decision || !forms) return null;
    if (!edited) return forms.goings.length ? {...decision, actions: choicesOf(decision, forms).filter(({piece}) => piece)} : null;
    const {choice} = edited;
    return choice.goals.length ? {...decision, actions: choice.goals.map(({key, text, place}) => ({key, text, piece: place})), ...(choice.piece ? {subject: choice.piece} : {})} : null;
  }

  /** A piece of the map was chosen while orders are given. @param {string[]} keys what it stands for @returns {boolean} whether that is enough to know */
  pick(keys) {
    const {decision, forms, edited} = this;
    if (!decision || !forms) return false;
    if (edited) this.go(edited, keys[0]);
    else {
      const meant = choicesOf(decision, forms).filter(({key}) => keys.includes(key));
      if (meant.length !== 1) return false;
      this.begin(meant[0]);
    }
    this.renderRoot.querySelector('fieldset, .lines')?.scrollIntoView({block: 'nearest'});
    return true;
  }

  /** @param {string[]} actions @param {string[]} [after] what stands before them @returns {Promise<Forms | null>} */
  async wanted(actions, after = []) {
    const {view, asked} = this;
    if (!view || !this.token) return null;
    try {
      /** @type {Forms} */
      const forms = await post(`/api/games/${view.game.id}/forms`, {number: asked, actions, after}, this.token);
      return asked === this.asked ? forms : null;
    } catch (refused) {
      if (asked !== this.asked) return null;
      if (after.length) return this.wanted(actions); // without the odds of what stands before
      this.trouble = sentence(refused);
      this.requestUpdate();
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

  /** Somebody was dragged to a place: who comes is as suggested there. @param {string[]} keys @param {string[]} pieces what lies there, as the map calls it */
  carry(keys, pieces) {
    if (this.edited || !this.pick(keys)) return;
    const {edited} = this;
    const meant = new Set([...pieces, ...pieces.flatMap(planetOf)]);
    const goal = /** @type {Line | null} */ (edited)?.choice.goals.find(({place}) => meant.has(pieceOf(place)));
    if (edited && goal) this.go(edited, goal.key);
  }

  /** @param {import('../net/documents.js').Decision} decision */
  sheet(decision) {
    return html`<details class="sheet" ?open=${this.open} @toggle=${(/** @type {Event} */ event) => this.toggle(/** @type {HTMLDetailsElement} */ (event.target).open)}>
      <summary>${(this.forms?.agenda.length ?? 0) > 1 ? `All ${decision.question === 'mission' ? 'missions' : 'of this'} on one sheet` : 'Order several at once'} ${this.lines.length ? html`<small>${this.lines.length}</small>` : nothing} ${this.isCart ? html`<small>${this.purse} force points ${this.lines.length ? 'left' : 'to spend'}</small>` : nothing}</summary>
      ${this.open ? this.content(decision) : nothing}
    </details>`;
  }

  /** @param {boolean} open */
  toggle(open) {
    if (open === this.open) return; // it was not the reader who did it
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
    const more = line.choice.shape === 'choose' || line.choice.place;
    return html`<li>
      <span>${inWords(line)}</span>
      ${line.choice.members.length && !line.left ? html`<button aria-label="Change: ${inWords(line)}" title="Change" @click=${() => this.reopen(at, line)}>✎</button>` : nothing}
      ${more ? nothing : html`<button aria-label="One more: ${inWords(line)}" title="One more" @click=${() => this.replace(at, {...line, times: line.times + 1})}>+1</button>`}
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

  /** Back into its form. @param {number} at @param {Line} line */
  reopen(at, line) {
    this.lines = this.lines.toSpliced(at, 1);
    this.edited = {...line};
    this.weigh();
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
    const forms = await this.wanted([`go:${choice.key}>${to}`], this.before());
    const going = forms?.goings[0];
    if (!going || this.edited !== waiting) return;
    const there = {...choice, to, members: going.members.length ? going.members : choice.members};
    this.edited = {choice: there, to, party: partyOf(there.members), times, refused: going.refused, odds: going.odds};
  }

  /** What the order would lead to, and whether it fits. */
  async weigh() {
    const {edited} = this;
    if (edited?.choice.shape !== 'go') return;
    const forms = await this.wanted(keysOf({...edited, times: 1}), this.before());
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
    if (decision && this.lines.length && !this.busy) this.dispatchEvent(new CustomEvent('give', {detail: entriesOf(this.lines, decision, this.closed, this.forms?.agenda ?? [])}));
  }
}

/** The planet an environ lies on, by its number. @param {string} piece */
const planetOf = piece => (piece.startsWith('environ ') ? [`planet ${piece.slice('environ '.length, -1)}`] : []);

customElements.define('order-sheet', OrderSheet);
