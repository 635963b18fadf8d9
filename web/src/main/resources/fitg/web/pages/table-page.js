import {LitElement, html, nothing} from 'lit';
import {Coaching} from '../guide/coach.js';
import {toldIn} from '../guide/told.js';
import {printed} from '../net/api.js';
import {isGuided, seatOf, tableFor} from '../net/early.js';
import {remember} from '../net/my-seats.js';
import {go} from '../ui/go.js';
import {notifyTurn} from '../ui/notify.js';
import {plainKey} from '../ui/key-press.js';
import {settings} from '../ui/settings.js';
import {shared} from '../ui/shared.js';
import {pieceOf} from '../board/scene.js';
import {Aftermath} from '../galaxy/aftermath.js';
import '../board/star-map.js';
import '../play/battle-board.js';
import '../play/briefing-card.js';
import '../play/decision-panel.js';
import '../play/deployment-choice.js';
import '../play/fight-board.js';
import '../play/fight-form.js';
import '../play/game-ending.js';
import '../play/hint-card.js';
import '../play/keys-dialog.js';
import '../play/mission-board.js';
import '../play/order-list.js';
import '../play/order-sheet.js';
import '../play/status-bar.js';
import '../play/take-back.js';
import '../play/waiting-room.js';
import {Adviser} from '../play/adviser.js';
import {Deputy} from '../play/deputy.js';
import {diceWarning} from '../play/dice-warning.js';
import {InStep} from '../story/in-step.js';
import {scenePlace} from '../story/telling.js';
import {toRematch} from './rematch.js';
import {sheetOf, tabsOf} from './table-sheets.js';
import {tableStyle} from './table-style.js';
import {taughtAt} from './taught.js';
import '../story/fate-line.js';
import '../story/happenings.js';
import '../story/since-last-turn.js';

/** @import {View} from '../net/documents.js' */
/** @typedef {import('../net/table.js').Table} Table */

/** One game: the map, the decision, the story. */
export class TablePage extends LitElement {
  static properties = {
    game: {},
    token: {},
    guided: {type: Boolean},
    facts: {state: true},
    narrowed: {state: true},
    chosenTab: {state: true},
    now: {state: true},
    counsel: {state: true},
    asked: {state: true},
    everyTime: {state: true},
    storySide: {state: true},
    lesson: {state: true},
    drawn: {state: true},
  };

  static styles = [shared, tableStyle];

  constructor() {
    super();
    this.game = '';
    /** @type {string | null} */ this.token = null;
    this.guided = false;
    /** The sheet that was chosen; until then the guide's, if there is one. */ this.chosenTab = '';
    /** The view that is shown. @type {View | null} */ this.now = null;
    /** The answers that a piece on the map stands for, when it is more than one. @type {string[]} */
    this.narrowed = [];
    /** Advice was wanted at every question. */ this.everyTime = false;
    /** On which side of the map the story stands. */ this.storySide = '';
    /** Whether map and question can be seen; what is beside them is drawn after that. */ this.drawn = false;
    /** What is advised at the present question. @type {import('../play/counsel.js').Counsel | null} */ this.counsel = null;
    /** The question for which advice was wanted. */ this.asked = -1;
    /** What is taught or asked at this table. @type {import('./taught.js').Taught | null} */ this.lesson = null;
    this.resettled = () => this.requestUpdate();
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.pressed(event);
    this.addEventListener('read-story', () => (this.chosenTab = 'story'));
    this.addEventListener('show-place', event => this.map?.show(/** @type {CustomEvent} */ (event).detail));
  }

  get map() {
    return /** @type {import('../board/star-map.js').StarMap | null} */ (this.renderRoot.querySelector('star-map'));
  }

  get fates() {
    return /** @type {import('../story/fate-line.js').FateLine | null} */ (this.renderRoot.querySelector('fate-line'));
  }

  get story() {
    return /** @type {import('../story/happenings.js').HappeningStage | null} */ (this.renderRoot.querySelector('happening-stage'));
  }

  get sheet() {
    return /** @type {import('../play/order-sheet.js').OrderSheet | null} */ (this.renderRoot.querySelector('order-sheet'));
  }

  get panel() {
    return /** @type {import('../play/decision-panel.js').DecisionPanel | null} */ (this.renderRoot.querySelector('decision-panel'));
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('game') || changed.has('token')) this.open();
  }

  updated() {
    if (this.drawn || !this.now?.board || !this.facts) return;
    requestAnimationFrame(() => setTimeout(() => (this.drawn = true)));
  }

  open() {
    this.table?.close();
    this.token = seatOf(this.game, this.token);
    /** Whoever has been guided in this game before still is when he comes back to it. */
    this.wasGuided = toldIn(this.game).size > 0;
    this.table = tableFor(this.game, this.token, isGuided(this.game, this.guided)); // lessons are about all that has happened
    this.inStep = new InStep(this.game, this.token);
    this.deputy = new Deputy(this.table);
    this.adviser = new Adviser(this.game, this.token);
    this.lesson = null;
    this.adviser.lesson = taughtAt(this.game, this.table)?.then(taught => (this.lesson = taught));
    this.table.addEventListener('asking', () => this.adviser?.leave());
    this.table.addEventListener('answering', () => this.settle());
    this.aftermath = new Aftermath();
    this.coaching = new Coaching(this.game, () => this.requestUpdate());
    this.inStep.addEventListener('change', () => this.requestUpdate());
    this.table.addEventListener('change', () => this.changed());
    this.table.addEventListener('answering', event => this.aftermath?.answers(/** @type {CustomEvent} */ (event).detail, this.table?.view?.log ?? 0));
    printed().then(facts => (this.facts = facts));
    if (this.table.connection !== 'connecting') this.changed();
  }

  /** From now on it is a game like others, with the advice one has there. */
  leaveLesson() {
    this.lesson = null;
    if (this.adviser) this.adviser.lesson = undefined;
  }

  changed() {
    const view = this.table?.view ?? null;
    if (view?.number !== this.now?.number || view?.decision?.prompt !== this.now?.decision?.prompt) this.narrowed = [];
    if (this.counsel?.hint.number !== view?.decision?.number) this.counsel = null;
    const news = this.now && view && view.log > this.now.log;
    if (news && settings.get('speed') !== 'off' && !document.hidden) this.inStep?.hold(this.now);
    this.now = view;
    if (view?.board?.realm) this.aftermath?.follow(this.table?.log ?? [], view.viewer);
    notifyTurn(view);
    if (view && this.token && view.viewer !== 'spectator') {
      remember({game: this.game, side: view.viewer, token: this.token});
    }
    this.requestUpdate();
    this.deputy?.act();
    if (!this.table?.busy) this.adviser?.on(view).then(counsel => counsel && (this.counsel = counsel));
  }

  /** Whoever answers has read what was said beside the map, and on it. */
  settle() {
    this.fates?.putAway();
    this.map?.pointing.off();
  }

  /** Does something and shows what came of it. @param {() => void} does */
  then(does) {
    does();
    this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    settings.addEventListener('change', this.resettled);
    window.addEventListener('keydown', this.onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    settings.removeEventListener('change', this.resettled);
    window.removeEventListener('keydown', this.onKey);
    this.table?.close();
  }

  render() {
    const {table} = this;
    if (!table) return nothing;
    if (table.connection === 'refused') return html`<div class="alone"><h1>No such table</h1><p class="error" role="alert">${table.error} <a href="/">Home</a></p></div>`;
    if (!table.view) return html`<div class="alone"><h1 class="visually-hidden">The table</h1><p role="status">Connecting …</p></div>`;
    const view = this.inStep?.asTold(table.view) ?? table.view;
    if (!view.board) return html`<waiting-room .game=${view.game} .broken=${table.brokenWord} .presence=${table.presence}></waiting-room>`;
    return html`
      <status-bar .view=${view} .presence=${table.presence}></status-bar>
      <div class="field">
        <star-map
          .printed=${this.facts}
          .board=${view.board}
          .decision=${this.sheet?.onMap ?? view.decision ?? null}
          ?carries=${Boolean(this.sheet?.onMap && !this.sheet.edited)}
          @carry=${(/** @type {CustomEvent<{keys: string[], pieces: string[]}>} */ event) => this.sheet?.carry(event.detail.keys, event.detail.pieces)}
          .hinted=${this.hintedPiece(view)}
          .touched=${this.inStep?.board ? null : (this.aftermath?.planets ?? null)}
          .coach=${this.withGuide && view.decision ? (this.coaching?.wordsFor(view, this.counsel?.hint ?? null) ?? null) : null}
          @understood=${() => this.then(() => this.coaching?.understood())}
          @choose=${(/** @type {CustomEvent} */ event) => this.chosen(event.detail)}
        ></star-map>
        <fate-line class=${view.board?.realm ? 'beside' : ''} .log=${table.log} .viewer=${view.viewer} .printed=${this.facts} ?telling=${Boolean(this.inStep?.board)}></fate-line>
        <board-ceremony .printed=${this.facts}></board-ceremony>
        <div class="stage ${this.storySide}">
          <happening-stage
            .entries=${table.log}
            .viewer=${view.viewer}
            .printed=${this.facts}
            ?acting=${table.busy}
            ?learning=${this.withGuide}
            @telling=${(/** @type {CustomEvent} */ event) => this.tell(event.detail)}
          ></happening-stage>
          ${this.token && this.drawn
            ? html`<since-last-turn .game=${this.game} .token=${this.token} .view=${view} .printed=${this.facts}></since-last-turn>`
            : nothing}
        </div>
      </div>
      <aside class=${view.game.status === 'finished' ? 'over' : ''}>
        <section class="decision" aria-label="Decision" tabindex="-1">${this.decision(view, table)}</section>
        <div
          class="sheet ${this.tab} ${this.chosenTab ? 'chosen' : ''}"
          id="sheet"
          role="tabpanel"
          aria-labelledby="tab-${this.tab}"
          tabindex=${this.tab === 'story' ? nothing : '0'}
        >
          ${this.chosenTab ? html`<button class="away" aria-label="Put the sheet away" @click=${() => (this.chosenTab = '')}>▾</button>` : nothing}
          ${this.drawn ? sheetOf(this, view, table) : nothing}
        </div>
        <div class="foot">
          <take-back .undo=${view.undo} .busy=${table.busy} @undo=${() => this.takeBack(table.undo())} @restart=${() => this.takeBack(table.restart())}></take-back>
          ${tabsOf(this, view)}
        </div>
      </aside>
      <keys-dialog></keys-dialog>
    `;
  }

  /** @param {View} view @param {Table} table */
  decision(view, table) {
    const log = this.inStep?.logAsTold(table.log) ?? table.log;
    const learned = this.lesson?.isLearned(table.view?.decision, log) ?? false;
    return html`
      ${this.lesson?.card(this, view, learned) ?? nothing}
      ${learned ? nothing : this.played(view, table, log)}
    `;
  }

  /** What stands there while the game is played. @param {View} view @param {Table} table @param {Table['log']} log */
  played(view, table, log) {
    const seated = view.viewer !== 'spectator';
    return html`
      ${table.connection === 'reconnecting'
        ? html`<p class="error" role="alert">The connection is lost. Trying again …</p>`
        : nothing}
      ${table.error ? html`<p class="error" role="alert">${table.error}</p>` : nothing}
      ${diceWarning(table.brokenWord)}
      ${view.game.misfit ? html`<p class="error">${view.game.misfit}</p>` : nothing}
      ${view.game.status === 'finished'
        ? html`<game-ending .view=${view} .token=${this.token} .log=${log} @rematch=${() => toRematch(table)}></game-ending>`
        : nothing}
      ${view.board?.realm ? html`<realm-gazette brief .view=${view} .log=${log} .printed=${this.facts}></realm-gazette>` : nothing}
      ${this.isTaught ? nothing : html`<briefing-card .view=${view}></briefing-card>`}
      ${view.viewer === 'spectator'
        ? nothing
        : html`<deployment-choice
            .view=${view}
            .token=${this.token}
            .printed=${this.facts ?? null}
            .busy=${table.busy}
            @deploy=${(/** @type {CustomEvent} */ event) => table.play(...event.detail)}
          ></deployment-choice>`}
      <decision-panel
        .view=${view}
        .token=${this.token}
        @undertake=${(/** @type {CustomEvent} */ event) => this.deputy?.undertake(event.detail)}
        .narrowed=${this.narrowed}
        .printed=${this.facts ?? null}
        .counsel=${this.counsel}
        ?telling=${Boolean(this.inStep?.board)}
        ?advised=${this.isAdvised(view)}
        ?guided=${this.isTaught}
        @skip=${() => this.story?.skip()}
        .busy=${table.busy}
        @answer=${(/** @type {CustomEvent} */ event) => table.play(event.detail)}
        @agree=${(/** @type {CustomEvent<string[]>} */ event) => table.play(...event.detail)}
        @answers=${(/** @type {CustomEvent<string[]>} */ event) => table.playWhileOffered(event.detail)}
        @widen=${() => (this.narrowed = [])}
        @leave=${() => this.leaveAct()}
        >${this.isTaught ? this.advice(view, table) : nothing}</decision-panel
      >
      ${seated
        ? html`<order-sheet
            .view=${view}
            .printed=${this.facts ?? null}
            .token=${this.token}
            ?busy=${table.busy}
            @give=${(/** @type {CustomEvent<import('../net/documents.js').SheetEntry[]>} */ event) => table.giveSheet(event.detail)}
            @drop=${() => table.dropSheet()}
            @laid=${() => this.requestUpdate()}
          ></order-sheet>
          <fight-form
            .view=${view}
            ?busy=${table.busy}
            @fight=${(/** @type {CustomEvent<{press: string}>} */ event) => table.fightOn(event.detail)}
            @peace=${() => table.dropFights()}
          ></fight-form>
          <order-list
            .view=${view}
            .busy=${table.busy}
            ?brief=${this.lesson !== null}
            @order=${(/** @type {CustomEvent<{kind: string, answer: string, below?: number}>} */ event) => table.order(event.detail)}
            .token=${this.token}
            @revoke=${(/** @type {CustomEvent<string>} */ event) => table.revoke(event.detail)}
            @hold=${(/** @type {CustomEvent<string[]>} */ event) => table.holdUsual(event.detail)}
          ></order-list>`
        : nothing}
      ${this.isTaught ? nothing : this.advice(view, table)}
      <fight-board .log=${log} .board=${view.board} .printed=${this.facts}></fight-board>
      <battle-board .log=${log} .board=${view.board} .printed=${this.facts ?? null}></battle-board>
      <mission-board .view=${view} .printed=${this.facts}></mission-board>
    `;
  }

  /** What a Captain would do: to whoever is guided between the question and its answers, to others on demand below them. @param {View} view @param {Table} table */
  advice(view, table) {
    if (view.viewer === 'spectator' || this.lesson?.isSilent || this.lesson?.stepAt(view.decision)?.keys.length === 1) return nothing;
    return html`<hint-card
      slot="advice"
      .view=${view}
      .busy=${table.busy}
      .counsel=${this.counsel}
      ?advising=${this.advising}
      ?entered=${this.isTaught}
      @always=${() => (this.everyTime = true)}
      @ask=${(/** @type {CustomEvent<number>} */ event) => (this.asked = event.detail)}
      @agree=${(/** @type {CustomEvent<string[]>} */ event) => table.play(...event.detail)}
    ></hint-card>`;
  }

  /** The map shows what is told, and the card stands where it does not cover it. @param {import('../story/telling.js').Scene | null} scene */
  tell(scene) {
    this.inStep?.tell(scene);
    const place = scene && scenePlace(scene);
    if (!place) return;
    this.map?.follow(place);
    this.storySide = this.map?.isLeft(place) ? 'right' : '';
  }

  /** The piece that the advised answer names. @param {View} view */
  hintedPiece(view) {
    const piece = this.isAdvised(view) && view.decision?.actions.find(each => each.key === this.counsel?.hint.action)?.piece;
    return piece ? pieceOf(piece) : '';
  }

  /** Whether the reader is told what is advised here, because he wants it every time or just now. @param {View} view */
  isAdvised({decision}) {
    return this.advising || decision?.number === this.asked;
  }

  /** Whether what is advised stands before the answers: with the guide, and in a lesson. */
  get isTaught() {
    return this.withGuide || this.lesson !== null;
  }

  get withGuide() {
    return !this.lesson && (this.guided || this.wasGuided || settings.get('guide'));
  }

  /** Whether advice comes without being asked for. */
  get advising() {
    return this.isTaught || this.everyTime;
  }

  get tab() {
    const known = this.chosenTab && (this.chosenTab !== 'guide' || this.withGuide);
    return known ? this.chosenTab : this.withGuide ? 'guide' : 'story';
  }

  /** Takes back all of what is half done. */
  leaveAct() {
    const {table, panel} = this;
    if (table?.view?.decision && panel?.mayLeave) this.takeBack(table.undo(table.view.decision.soFar.length));
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const does = this.keys[event.key.toLowerCase()];
    if (!does || !plainKey(event) || event.defaultPrevented) return;
    if (event.key !== 'Escape') event.preventDefault();
    does();
  }

  /** @type {Record<string, () => void>} */
  keys = {
    u: () => {
      if (this.table?.view?.undo?.actions) this.takeBack(this.table.undo());
    },
    b: () => this.leaveAct(),
    c: () => /** @type {import('../play/hint-card.js').HintCard | null} */ (this.renderRoot.querySelector('hint-card'))?.ask(),
    n: () => this.map?.walking.nextLit(),
    v: () => /** @type {import('../play/status-bar.js').StatusBar | null} */ (this.renderRoot.querySelector('status-bar'))?.showGoals(),
    escape: () => this.map?.travel.skip(),
    '?': () => /** @type {import('../play/keys-dialog.js').KeysDialog | null} */ (this.renderRoot.querySelector('keys-dialog'))?.show(),
  };

  /** Then the earlier question stands there again, and has the focus. @param {Promise<unknown>} asked */
  async takeBack(asked) {
    await asked;
    this.panel?.focusQuestion();
  }

  /** A piece on the map stands for one answer or for several, which are then shown alone. @param {string[]} keys */
  chosen(keys) {
    if (this.sheet?.onMap && this.sheet.pick(keys)) return;
    if (keys.length === 1) {
      this.table?.play(keys[0]);
    } else {
      this.narrowed = keys;
      this.panel?.focusQuestion();
    }
  }

  /** @param {number} number an entry of the log */
  lookBack(number) {
    go(`/games/${this.game}/replay?at=${number + 1}${this.token ? `#${this.token}` : ''}`);
  }
}

customElements.define('table-page', TablePage);
