import {Refused, freshNonce, post, put, remove, sentence} from './api.js';
import {showWhenDue} from './dice.js';
import {brokenWord} from './evidence.js';
import {pageBefore, wholeLog} from './log-pages.js';
import {words} from './words.js';

/** @import {ChatLine, LogEntry, Played, SocketPresence, SocketUpdate, Told, View} from './documents.js' */

/** What is told, by the socket or in the answer to an action. @typedef {Pick<SocketUpdate, 'view' | 'log' | 'chat'>} News */

/** So many answers the server takes in one request. */
const AT_ONCE = 100;

/** So long, in milliseconds, an answer that told nothing waits for the socket. */
const PATIENCE = 2000;

/** So many game-turns of the log come at first: what is told of the present one goes back to the one before. A war has thousands of entries. */
const TURNS = 2;

/**
 * One game as the server tells it. It keeps what it was told last and guesses nothing: an action shows when the server
 * has told what came of it. Says 'change' whenever there is something new, 'asking' before the server is asked for anything, and 'answering' with the question that is
 * about to be answered.
 */
export class Table extends EventTarget {
  /** @param {string} game @param {string | null} token @param {boolean} [wholly] whether all of the log is wanted at once */
  constructor(game, token, wholly = false) {
    super();
    this.game = game;
    this.token = token;
    /** @type {View | null} */ this.view = null;
    /** The same as the server wrote it. @type {View | null} */ this.written = null;
    this.reword = () => this.written && (this.see(this.written), this.changed());
    words.addEventListener('change', this.reword);
    this.wholly = wholly;
    /** The end of the log, from the game-turn before the one in which we came. @type {LogEntry[]} */ this.log = [];
    /** The number of its first entry. */ this.begins = 0;
    /** What was before that, once somebody wants it. @type {LogEntry[]} */ this.earlier = [];
    /** Both, for whoever reads the story. @type {LogEntry[]} */ this.story = [];
    /** @type {ChatLine[]} */ this.chat = [];
    /** Who is at the table. @type {SocketPresence['seats'] | undefined} */ this.presence = undefined;
    this.connection = 'connecting';
    this.error = '';
    /** What of the dice is not as it was promised to this browser. */
    this.brokenWord = '';
    this.busy = false;
    this.attempts = 0;
    this.updates = 0;
    this.socketName = '';
    /** Whether the earlier part of the log is on its way. */ this.reading = false;
    /** Whether what belongs to these game-turns is. */ this.filling = false;
    /** How many pieces of news have come in their order. */
    this.heard = 0;
    /** @type {Map<number, News>} what came before its turn */ this.early = new Map();
    /** The answers that are about to be given, or were last. @type {string[]} */ this.sent = [];
    /** The last answers that were given in one step, and where the game stood after them. @type {{number: number | undefined, count: number} | undefined} */
    this.batch = undefined;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socketName = freshNonce().slice(0, 32);
    this.heard = 0;
    this.early.clear();
    const greeting = {game: this.game, token: this.token, socket: this.socketName, presence: true, ...(this.wholly ? {} : {turns: TURNS})};
    this.socket.onopen = () => this.socket?.send(JSON.stringify(greeting));
    this.socket.onmessage = message => {
      const update = JSON.parse(message.data);
      if (update.type === 'presence') this.meet(update);
      else this.hear(update, update.sequence);
    };
    this.socket.onclose = event => this.lost(event);
  }

  /**
   * Of news by the socket and news in an answer either may come first; they are taken in the order they were told in.
   * @param {News} news @param {number} sequence
   */
  hear(news, sequence) {
    if (sequence < this.heard) return;
    this.early.set(sequence, news);
    for (let next = this.early.get(this.heard); next; next = this.early.get(this.heard)) {
      this.early.delete(this.heard++);
      this.receive(next);
    }
  }

  /** @param {SocketPresence} told */
  meet({seats}) {
    this.presence = seats;
    this.changed();
  }

  /** @param {News} update */
  receive(update) {
    this.attempts = 0;
    this.updates++;
    this.dispatchEvent(new Event('told'));
    this.connection = 'connected';
    this.see(update.view);
    const {from, entries} = update.log;
    if (!this.log.length || from < this.begins) this.begins = from;
    this.log = [...this.log.slice(0, from - this.begins), ...entries];
    this.tellStory();
    this.chat = [...this.chat, ...update.chat];
    this.watchTheDice(update.view);
    this.changed();
    this.fillUp().catch(() => {}); // whoever reads the story asks for what is missing
  }

  /** In the tongue chosen. @param {View} view */
  see(view) {
    this.written = view;
    this.view = words.of(view);
  }

  /** No more than a page of the log comes at first. Of a war that may be less than what is told of. */
  async fillUp() {
    if (this.filling) return;
    this.filling = true;
    try {
      while (this.begins && this.log.length && !this.earlier.length && this.wantsMore()) {
        const first = this.begins;
        const entries = await pageBefore(this.game, this.token, first);
        if (this.begins !== first || this.earlier.length || !this.log.length) continue; // it was read otherwise, or the connection was lost
        this.log = [...entries, ...this.log];
        this.begins -= entries.length;
        this.tellStory();
        this.changed();
      }
    } finally {
      this.filling = false;
    }
  }

  wantsMore() {
    return this.wholly || this.log.filter(entry => entry.type === 'TurnBegan').length < TURNS;
  }

  tellStory() {
    this.story = this.earlier.length ? [...this.earlier, ...this.log] : this.log;
  }

  /** The number of the first entry that is here. */
  get earliest() {
    return this.begins - this.earlier.length;
  }

  /** Somebody reads farther back than what came at first, a page or all of it. @param {boolean} [all] */
  async readEarlier(all = false) {
    const first = this.earliest;
    if (!first || this.reading) return;
    this.reading = true;
    try {
      const entries = all ? await wholeLog(this.game, this.token, {to: first}) : await pageBefore(this.game, this.token, first);
      if (this.earliest !== first || !this.log.length) return; // the connection was lost meanwhile
      this.earlier = [...entries, ...this.earlier];
      this.tellStory();
      this.changed();
    } catch (refused) {
      this.error = sentence(refused);
      this.changed();
    } finally {
      this.reading = false;
    }
  }

  /** Others may have sat down meanwhile, so that our part of the dice is due. @param {View} view */
  watchTheDice({game, viewer}) {
    if (game) this.brokenWord = brokenWord(game);
    if (this.token && game?.status === 'waiting' && viewer !== 'spectator') {
      showWhenDue(game, viewer, this.token).catch(() => {}); // asked for again by the next update
    }
  }

  /** @param {CloseEvent} event */
  lost(event) {
    if (this.closed) return;
    const refused = event.code >= 4400 && event.code < 4500 && event.code !== 4408;
    if (refused) {
      this.connection = 'refused';
      this.error = event.reason;
    } else {
      this.connection = 'reconnecting';
      this.presence = undefined;
      this.log = this.earlier = this.story = [];
      this.chat = [];
      const wait = Math.min(10_000, 300 * 2 ** this.attempts++);
      this.timer = setTimeout(() => this.connect(), wait);
    }
    this.changed();
  }

  close() {
    this.closed = true;
    words.removeEventListener('change', this.reword);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  changed() {
    this.dispatchEvent(new Event('change'));
  }

  /** @param {string[]} keys one action after the other */
  async play(...keys) {
    for (let from = 0; from < keys.length && (from === 0 || !this.error); from += AT_ONCE) await this.playSome(keys.slice(from, from + AT_ONCE));
    this.batch = {number: this.view?.number, count: keys.length};
  }

  /** @param {string[]} keys no more than the server takes at once */
  async playSome(keys) {
    const socket = this.socketName;
    this.sent = keys;
    this.dispatchEvent(new CustomEvent('answering', {detail: this.view?.decision?.question}));
    await this.askAndSee('/actions', {number: this.view?.number, actions: keys, socket}, this.hearing(socket));
  }

  /** An answer that names its place among the news tells them; without one the socket will. @param {string} socket by which we asked */
  hearing(socket) {
    return (/** @type {unknown} */ answer) => {
      const {view, log, sequence} = /** @type {Played | Told} */ (answer);
      if (!log || sequence === undefined || socket !== this.socketName) return false;
      this.hear({view, log, chat: []}, sequence);
      return true;
    };
  }

  /** What is ordered once for all; the server carries it out, at once if the game waits for it. @param {{kind: string, answer: string, below?: number}} order */
  order({kind, ...order}) {
    const socket = this.socketName;
    const hears = this.hearing(socket);
    return this.askAndSee(`/orders/${kind}`, {...order, socket}, answer => hears(answer) || this.standsStill(/** @type {Told} */ (answer).view), put);
  }

  /** Orders for the questions that are coming; the server carries them out as far as the game goes. @param {import('./documents.js').SheetEntry[]} entries */
  giveSheet(entries) {
    const socket = this.socketName;
    this.dispatchEvent(new CustomEvent('answering', {detail: this.view?.decision?.question}));
    return this.askAndSee('/sheet', {number: this.view?.number, entries, socket}, this.hearing(socket), put);
  }

  /** How the fights of the place that is asked about go on. @param {{press: string, below?: number, prisoners?: boolean}} wish */
  fightOn(wish) {
    const socket = this.socketName;
    const hears = this.hearing(socket);
    return this.askAndSee('/fight', {number: this.view?.number, ...wish, socket}, answer => hears(answer) || this.standsStill(/** @type {Told} */ (answer).view), put);
  }

  /** Nothing is said of any fight any more. */
  dropFights() {
    return this.askAndSee('/fight', undefined, answer => this.standsStill(/** @type {View} */ (answer)), remove);
  }

  /** What is left of a sheet is given up. */
  dropSheet() {
    return this.askAndSee('/sheet', undefined, answer => this.standsStill(/** @type {View} */ (answer)), remove);
  }

  /** The usual orders hold from now on. @param {string[]} off those that do not */
  holdUsual(off) {
    const socket = this.socketName;
    const hears = this.hearing(socket);
    return this.askAndSee('/orders', {off, socket}, answer => hears(answer) || this.standsStill(/** @type {Told} */ (answer).view), put);
  }

  /** @param {string} kind of an order */
  revoke(kind) {
    return this.askAndSee(`/orders/${kind}`, undefined, answer => this.standsStill(/** @type {View} */ (answer)), remove);
  }

  /** An answer that tells of no step of the game is all there is to know; otherwise the socket tells the story with it. @param {View} view */
  standsStill(view) {
    const still = view.log === this.view?.log;
    if (still) this.see(view);
    return still;
  }

  /** One after the other, as long as the next is among the answers: another question may come in between. @param {string[]} keys */
  async playWhileOffered(keys) {
    for (const key of keys) {
      if (!this.view?.decision?.actions.some(each => each.key === key)) return;
      await this.play(key);
    }
  }

  /** What was done in one step is taken back in one step. @param {number} [actions] */
  undo(actions = this.inOneStep()) {
    return this.takeBack({actions});
  }

  inOneStep() {
    const {batch, view} = this;
    const whole = batch && batch.number === view?.number && batch.count <= (view?.undo?.actions ?? 0);
    return whole ? batch.count : 1;
  }

  restart() {
    return this.takeBack({to: 'segment-start'});
  }

  /** @param {{actions: number} | {to: string}} howFar */
  takeBack(howFar) {
    const socket = this.socketName;
    return this.askAndSee('/undo', {number: this.view?.number, ...howFar, socket}, this.hearing(socket));
  }

  resign() {
    return this.ask('/resignation', {});
  }

  /** @param {string} text */
  say(text) {
    return this.ask('/chat', {text});
  }

  /**
   * Asks, and is busy until the answer or the socket has told what came of it: until then the old question still stands
   * there.
   * @param {string} path @param {unknown} body @param {(answer: unknown) => boolean} [tells] whether the answer did @param {typeof post} [send]
   */
  askAndSee(path, body, tells = () => false, send = post) {
    const before = this.updates;
    return this.ask(
      path,
      body,
      async answer => {
        if (!tells(answer)) await this.told(before);
      },
      send,
    );
  }

  /** Waits for the socket, if it has not told anything since, but not for ever. @param {number} before @returns {Promise<void>} */
  told(before) {
    if (this.updates !== before) return Promise.resolve();
    return new Promise(resolve => {
      const enough = setTimeout(() => resolve(), PATIENCE);
      this.addEventListener('told', () => (clearTimeout(enough), resolve()), {once: true});
    });
  }

  /**
   * @template [T=unknown] what the server answers
   * @param {string} path @param {unknown} body @param {(answer: T) => Promise<void>} [then] @param {typeof post} [send] @returns {Promise<T | undefined>}
   */
  async ask(path, body, then, send = post) {
    if (this.busy) return;
    this.dispatchEvent(new Event('asking'));
    this.busy = true;
    this.error = '';
    this.changed();
    try {
      /** @type {T} */
      const answer = await send(`/api/games/${this.game}${path}`, body, this.token);
      await then?.(answer);
      return answer;
    } catch (refused) {
      this.error = refused instanceof Refused ? refused.message : String(refused);
    } finally {
      this.busy = false;
      this.changed();
    }
  }
}
