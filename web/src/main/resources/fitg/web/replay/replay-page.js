import {LitElement, html, nothing} from 'lit';
import {get, printed, sentence} from '../net/api.js';
import {mySeats} from '../net/my-seats.js';
import {exportGame} from '../net/exporting.js';
import {shared} from '../ui/shared.js';
import {SPEEDS, buttons, choices} from './controls.js';
import {Moments} from './moments.js';
import {replayStyle} from './replay-style.js';
import {sameTime, whereabouts} from './time-line.js';
import '../board/star-map.js';
import '../play/status-bar.js';
import '../story/story-log.js';
import './keep-offline.js';
import './fork-dialog.js';
import './time-line.js';

/** @import {Game, Moment} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

const A_MOMENT = 200;

/** A game moment by moment: a finished one through any eyes, a running one through one's own up to now. */
export class ReplayPage extends LitElement {
  static properties = {
    game: {},
    token: {},
    facts: {state: true},
    about: {state: true},
    as: {state: true},
    at: {state: true},
    moments: {state: true},
    moment: {state: true},
    step: {state: true},
    speed: {state: true},
    playing: {state: true},
    said: {state: true},
    error: {state: true},
  };

  static styles = [shared, replayStyle];

  constructor() {
    super();
    this.game = '';
    /** @type {string | null} */ this.token = null;
    /** @type {Printed | null} */ this.facts = null;
    /** @type {Game | null} */ this.about = null;
    this.as = 'spectator';
    this.at = 0;
    /** @type {Moments | null} */ this.moments = null;
    /** @type {Moment | null} */ this.moment = null;
    this.step = 'action';
    this.speed = SPEEDS[1][0];
    this.playing = false;
    this.said = '';
    this.error = '';
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.keeping = undefined;
    /** @type {Promise<void> | undefined} */ this.fetching = undefined;
    this.pressed = (/** @type {KeyboardEvent} */ event) => this.key(event);
    this.wentTo = () => this.followAddress();
    this.addEventListener('moment', event => this.go(/** @type {CustomEvent} */ (event).detail.number, true));
    this.addEventListener('show-place', event => this.map?.show(/** @type {CustomEvent} */ (event).detail));
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.pressed);
    window.addEventListener('popstate', this.wentTo);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.pressed);
    window.removeEventListener('popstate', this.wentTo);
    clearTimeout(this.keeping);
    this.pause();
  }

  get map() {
    return /** @type {import('../board/star-map.js').StarMap | null} */ (this.renderRoot.querySelector('star-map'));
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('game') || changed.has('token')) this.open();
  }

  // ---- which game, through whose eyes

  /** The seats of this game that are ours: through the link that led here, and those of this browser. */
  get seats() {
    return mySeats().filter(seat => seat.game === this.game);
  }

  get finished() {
    return this.about?.status === 'finished';
  }

  /** Whose eyes one may use. */
  get viewpoints() {
    if (this.finished) return ['rebel', 'imperial', 'spectator'];
    const own = this.seats.map(seat => seat.side);
    return own.length ? own : [this.as];
  }

  /** The secret to ask with; while the game runs it decides what one sees. */
  get secret() {
    if (this.finished) return this.token ?? this.seats[0]?.token ?? null;
    return this.seats.find(seat => seat.side === this.as)?.token ?? this.token;
  }

  async open() {
    this.error = '';
    const token = this.token ?? this.seats[0]?.token ?? null;
    try {
      const [facts, {view}] = await Promise.all([
        printed(),
        /** @type {Promise<Moment>} */ (get(`/api/games/${this.game}/view`, token)),
      ]);
      this.facts = facts;
      this.about = view.game;
      this.token = token;
      if (!view.board) throw new Error('The game has not begun yet; there is nothing to look back at.');
      const asked = new URLSearchParams(location.search).get('as') ?? view.viewer;
      this.as = this.finished ? asked : view.viewer;
      await this.look(this.as);
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  /** Through other eyes, at about the same moment. @param {string} as */
  async look(as) {
    this.as = as;
    try {
      const moments = await new Moments(this.game, this.secret, this.finished ? as : null).load();
      if (as !== this.as) return; // he has chosen others meanwhile
      const before = this.moments ? whereabouts(this.moments.log, this.at) : null;
      this.moments = moments;
      await this.go(before ? sameTime(moments.log, before) : this.asked(), true);
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  /** The moment that the address names, or else the beginning of a finished game and the end of a running one. */
  asked() {
    const at = new URLSearchParams(location.search).get('at');
    if (at !== null && /^\d+$/.test(at)) return Number(at);
    return this.finished ? 0 : (this.moments?.end ?? 0);
  }

  followAddress() {
    if (location.pathname !== `/games/${this.game}/replay` || !this.moments) return;
    this.go(this.asked(), true);
  }

  // ---- going from moment to moment

  /** @param {number} wanted a length of the log @param {boolean} [exactly] keep it although the board knows only whole actions */
  async go(wanted, exactly) {
    const {moments} = this;
    if (!moments) return;
    const at = Math.max(0, Math.min(moments.end, wanted));
    this.at = exactly || this.step === 'entry' ? at : moments.snap(at);
    this.said = '';
    this.keepAddress();
    this.fetching ??= this.catchUp().finally(() => (this.fetching = undefined));
    await this.fetching;
  }

  /** Shows the moment the reader is at. He may go on while it is fetched; then only the newest counts. */
  async catchUp() {
    try {
      for (;;) {
        const {moments, at} = this;
        if (!moments) return;
        const moment = await moments.at(at);
        if (moments !== this.moments || moments.snap(this.at) !== moments.snap(at)) continue;
        this.moment = moment;
        this.error = '';
        moments.expect([moments.after(at), moments.before(at), moments.after(moments.after(at))]);
        return;
      }
    } catch (refused) {
      this.error = sentence(refused);
      this.pause();
    }
  }

  get address() {
    return `/games/${this.game}/replay?at=${this.at}&as=${this.as}`;
  }

  /** A moment after the last step: browsers refuse an address that changes too often. */
  keepAddress() {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => history.replaceState(null, '', this.address + location.hash), A_MOMENT);
  }

  forward() {
    const {moments, at} = this;
    if (!moments) return;
    if (at >= moments.end && !this.finished) return this.lookForMore();
    if (this.step === 'entry') return this.go(at + 1);
    if (this.step === 'action') return this.go(moments.after(at));
    return this.go(moments.segments.find(each => each > at) ?? moments.end, true);
  }

  back() {
    const {moments, at} = this;
    if (!moments) return;
    if (this.step === 'entry') return this.go(at - 1);
    if (this.step === 'action') return this.go(moments.before(at));
    return this.go(moments.segments.findLast(each => each < at) ?? 0, true);
  }

  toStart() {
    return this.go(0);
  }

  async toEnd() {
    if (!this.finished) await this.lookForMore();
    return this.go(this.moments?.end ?? 0);
  }

  /** A running game may have gone on. */
  async lookForMore() {
    try {
      await this.moments?.load();
      this.requestUpdate();
      if (this.moments && this.at < this.moments.end) return this.go(this.moments.after(this.at));
      this.said = 'This is as far as the game has come.';
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  // ---- playing

  async play() {
    if (!this.moments) return;
    if (this.at >= this.moments.end) await this.toStart();
    this.playing = true;
    this.timer = setTimeout(() => this.next(), this.speed);
  }

  async next() {
    await this.forward();
    if (!this.playing) return;
    if (this.at >= (this.moments?.end ?? 0)) return this.pause();
    this.timer = setTimeout(() => this.next(), this.speed);
  }

  pause() {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** The keys of the replay, wherever the focus is, unless what has it needs them itself. @param {KeyboardEvent} event */
  key(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const path = event.composedPath();
    if (path.some(each => each instanceof HTMLElement && each.matches('star-map, dialog, select, textarea, input:not([type=range])'))) return;
    const pressing = path.some(each => each instanceof HTMLElement && each.matches('button, a, [tabindex="0"][role="region"]'));
    const act = {
      ArrowRight: () => this.forward(),
      ArrowLeft: () => this.back(),
      Home: () => this.toStart(),
      End: () => this.toEnd(),
      ' ': pressing ? undefined : () => this.toggle(),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key !== ' ') this.pause();
    act();
  }

  // ---- what else one can do with a moment

  async copy() {
    try {
      await navigator.clipboard.writeText(location.origin + this.address);
      this.said = 'The address of this moment is copied.';
    } catch {
      this.said = 'The browser does not let us copy; the address line has it.';
    }
  }

  fork() {
    this.pause();
    if (this.moment?.action === undefined) return;
    /** @type {import('./fork-dialog.js').ForkDialog} */ (this.renderRoot.querySelector('fork-dialog')).show(this.moment.action, this.moment.view.game, this.moment.view.viewer);
  }

  async save() {
    try {
      if (this.about) await exportGame(this.about, this.secret);
    } catch (refused) {
      this.error = sentence(refused);
    }
  }

  // ---- drawing

  render() {
    if (!this.moment || !this.moments) return this.opening();
    const {view} = this.moment;
    return html`
      <status-bar .view=${this.finished ? {...view, viewer: 'spectator'} : view}></status-bar>
      <div class="field">
        <star-map .printed=${this.facts} .board=${view.board} .decision=${null}></star-map>
      </div>
      <section class="controls" aria-label="Replay">
        <time-line .log=${this.moments.log} .facts=${this.facts} .at=${this.at}></time-line>
        ${this.caption()} ${buttons(this)}
        <div class="more">${choices(this)} ${this.tools()}</div>
        ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
      </section>
      <aside aria-labelledby="story">
        <h2 id="story" class="visually-hidden">What has happened so far</h2>
        <story-log .entries=${this.moments.log.slice(0, this.at)} .printed=${this.facts} .viewer=${view.viewer}></story-log>
      </aside>
      <fork-dialog .game=${this.game} .token=${this.secret}></fork-dialog>
    `;
  }

  opening() {
    return html`<div class="opening">
      ${this.error
        ? html`<h1>Replay</h1>
            <p class="error" role="alert">${this.error}</p>
            <a class="button" href="/">Home</a>`
        : html`<p role="status">Looking back …</p>`}
    </div>`;
  }

  /** What happened last; spoken when somebody steps, silent while it plays. */
  caption() {
    const entry = this.moments?.log[this.at - 1];
    return html`<p class="caption" aria-live=${this.playing ? 'off' : 'polite'}>
      ${this.said || (entry ? entry.text.replace(/^-- /, '') : 'Before anything has happened.')}
    </p>`;
  }

  tools() {
    return html`<div class="tools">
        ${this.finished ? html`<button @click=${this.fork}>Play on from here</button>` : nothing}
        ${this.finished || this.as === 'spectator' ? html`<button @click=${this.copy}>Copy address</button>` : nothing}
        <button @click=${this.save}>Export</button>
        ${this.finished ? html`<keep-offline .game=${this.game} .as=${this.as} .label=${this.about?.title ?? ''} .token=${this.secret}></keep-offline>` : nothing}
        <a class="button" href="/games/${this.game}${this.token ? `#${this.token}` : ''}">To the table</a>
    </div>`;
  }
}

customElements.define('replay-page', ReplayPage);
