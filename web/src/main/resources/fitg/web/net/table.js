import {Refused, post} from './api.js';

/** @import {ChatLine, LogEntry, SocketUpdate, View} from './documents.js' */

/**
 * One game as the server tells it. It keeps what the socket said last and guesses nothing: an action shows when the
 * server has told what came of it. Says 'change' whenever there is something new.
 */
export class Table extends EventTarget {
  /** @param {string} game @param {string | null} token */
  constructor(game, token) {
    super();
    this.game = game;
    this.token = token;
    /** @type {View | null} */ this.view = null;
    /** @type {LogEntry[]} */ this.log = [];
    /** @type {ChatLine[]} */ this.chat = [];
    this.connection = 'connecting';
    this.error = '';
    this.busy = false;
    this.attempts = 0;
    this.updates = 0;
    /** The last answers that were given in one step, and where the game stood after them. @type {{number: number | undefined, count: number} | undefined} */
    this.batch = undefined;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket.onopen = () => this.socket?.send(JSON.stringify({game: this.game, token: this.token}));
    this.socket.onmessage = message => this.receive(JSON.parse(message.data));
    this.socket.onclose = event => this.lost(event);
  }

  /** @param {SocketUpdate} update */
  receive(update) {
    this.attempts = 0;
    this.updates++;
    this.connection = 'connected';
    this.view = update.view;
    this.log = [...this.log.slice(0, update.log.from), ...update.log.entries];
    this.chat = [...this.chat, ...update.chat];
    this.changed();
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
      this.log = [];
      this.chat = [];
      const wait = Math.min(10_000, 300 * 2 ** this.attempts++);
      this.timer = setTimeout(() => this.connect(), wait);
    }
    this.changed();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  changed() {
    this.dispatchEvent(new Event('change'));
  }

  /** @param {string[]} keys one action after the other */
  async play(...keys) {
    await this.askAndSee('/actions', {number: this.view?.number, actions: keys});
    this.batch = {number: this.view?.number, count: keys.length};
  }

  /** What was done in one step is taken back in one step. @param {number} [actions] */
  undo(actions = this.inOneStep()) {
    return this.askAndSee('/undo', {number: this.view?.number, actions});
  }

  inOneStep() {
    const {batch, view} = this;
    const whole = batch && batch.number === view?.number && batch.count <= (view?.undo?.actions ?? 0);
    return whole ? batch.count : 1;
  }

  restart() {
    return this.askAndSee('/undo', {number: this.view?.number, to: 'segment-start'});
  }

  resign() {
    return this.ask('/resignation', {});
  }

  /** @param {string} text */
  say(text) {
    return this.ask('/chat', {text});
  }

  /**
   * Asks, and is busy until the socket has told what came of it: until then the old question still stands there.
   * @param {string} path @param {unknown} body
   */
  askAndSee(path, body) {
    const before = this.updates;
    return this.ask(path, body, () => this.told(before));
  }

  /** @param {number} before */
  async told(before) {
    const patience = Date.now() + 2000;
    while (this.updates === before && Date.now() < patience) {
      await new Promise(resolve => setTimeout(resolve, 15));
    }
  }

  /**
   * @template [T=unknown] what the server answers
   * @param {string} path @param {unknown} body @param {() => Promise<void>} [then] @returns {Promise<T | undefined>}
   */
  async ask(path, body, then) {
    if (this.busy) return;
    this.busy = true;
    this.error = '';
    this.changed();
    try {
      /** @type {T} */
      const answer = await post(`/api/games/${this.game}${path}`, body, this.token);
      await then?.();
      return answer;
    } catch (refused) {
      this.error = refused instanceof Refused ? refused.message : String(refused);
    } finally {
      this.busy = false;
      this.changed();
    }
  }
}
