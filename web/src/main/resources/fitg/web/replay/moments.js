import {get} from '../net/api.js';
import {wholeLog} from '../net/log-pages.js';

/** @import {LogEntry, Moment} from '../net/documents.js' */

const KEPT = 80;
const AT_ONCE = 3;

/**
 * One game from one viewpoint, moment by moment. A moment is asked for once and kept for a while; what is only expected
 * to be wanted waits until the line is free.
 */
export class Moments {
  /** @param {string} game @param {string | null} token @param {string | null} as another's eyes, when the game is over */
  constructor(game, token, as) {
    this.game = game;
    this.token = token;
    this.as = as;
    /** @type {LogEntry[]} */ this.log = [];
    /** Lengths of the log at which the board can be seen. @type {number[]} */ this.lengths = [0];
    /** @type {Map<number, Promise<Moment>>} */ this.kept = new Map();
    /** @type {number[]} */ this.wanted = [];
    this.asking = 0;
  }

  /** How long the log is. */
  get end() {
    return this.log.length;
  }

  async load() {
    const as = this.as ? `?as=${this.as}` : '';
    const [log, {moments}] = await Promise.all([
      wholeLog(this.game, this.token, {as: this.as}),
      /** @type {Promise<import('../net/documents.js').Moments>} */ (get(`/api/games/${this.game}/moments${as}`, this.token)),
    ]);
    this.log = log;
    this.lengths = moments;
    return this;
  }

  /** The first moment at which the log had so many entries. @param {number} length */
  snap(length) {
    return this.lengths.find(each => each >= length) ?? this.end;
  }

  /** The moment before, of those that the board can be seen at. @param {number} length */
  before(length) {
    return this.lengths.findLast(each => each < this.snap(length)) ?? 0;
  }

  /** @param {number} length */
  after(length) {
    return this.lengths.find(each => each > this.snap(length)) ?? this.end;
  }

  /** Where segments begin, as moments: just after the entry that says so. */
  get segments() {
    return this.log.filter(entry => entry.type === 'SegmentBegan').map(entry => entry.number + 1);
  }

  /** What the viewer saw then. @param {number} length @returns {Promise<Moment>} */
  at(length) {
    const moment = this.snap(length);
    const known = this.kept.get(moment);
    if (known) {
      this.kept.delete(moment); // it is wanted, so it becomes the youngest
      this.kept.set(moment, known);
      return known;
    }
    return this.ask(moment);
  }

  /** @param {number} moment */
  ask(moment) {
    this.asking++;
    const as = this.as ? `&as=${this.as}` : '';
    /** @type {Promise<Moment>} */
    const answer = get(`/api/games/${this.game}/view?at=${moment}${as}`, this.token);
    this.kept.set(moment, answer);
    answer
      .catch(() => this.kept.delete(moment))
      .finally(() => {
        this.asking--;
        this.next();
      });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
    return answer;
  }

  /** What the reader is likely to look at next. @param {number[]} lengths */
  expect(lengths) {
    this.wanted = lengths.map(each => this.snap(each));
    this.next();
  }

  next() {
    while (this.asking < AT_ONCE && this.wanted.length) {
      const moment = /** @type {number} */ (this.wanted.shift());
      if (!this.kept.has(moment)) this.ask(moment).catch(() => {}); // whoever really wants it asks again
    }
  }
}
