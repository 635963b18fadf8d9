/**
 * @typedef {import('./art/painter.js').Wanted} Wanted
 * @typedef {import('./art/painter.js').Painted} Painted
 */

/** So many pictures are kept; those that were not looked at for longest go first. */
const KEPT = 260;

/**
 * Has pictures painted in a worker, in the order they are wanted, and keeps them. Says 'painted' when another one is there.
 * One picture is under way at a time, so that what is wanted now never waits for what was wanted before.
 */
class Studio extends EventTarget {
  constructor() {
    super();
    /** @type {Map<string, ImageBitmap>} */ this.pictures = new Map();
    /** @type {Wanted[]} */ this.wanted = [];
    /** @type {string | null} */ this.underWay = null;
    /** @type {Worker | null} */ this.painter = null;
  }

  /** @param {string} key */
  picture(key) {
    const found = this.pictures.get(key);
    if (found) {
      this.pictures.delete(key);
      this.pictures.set(key, found);
    }
    return found;
  }

  /** What is wanted now, the most urgent first; what was wanted before and is not begun is forgotten. @param {Wanted[]} list */
  want(list) {
    this.wanted = list.filter(each => !this.pictures.has(each.key) && each.key !== this.underWay);
    this.next();
  }

  /** Whether everything wanted is there. */
  get idle() {
    return this.underWay === null && this.wanted.length === 0;
  }

  next() {
    if (this.underWay !== null) return;
    const next = this.wanted.shift();
    if (!next) return;
    this.underWay = next.key;
    this.hired().postMessage(next);
  }

  hired() {
    if (!this.painter) {
      this.painter = new Worker(new URL('./art/painter.js', import.meta.url), {type: 'module'});
      this.painter.onmessage = (/** @type {MessageEvent<Painted>} */ {data}) => this.painted(data);
    }
    return this.painter;
  }

  /** @param {Painted} painted */
  painted({key, picture}) {
    this.pictures.set(key, picture);
    this.underWay = null;
    for (const oldest of this.pictures.keys()) {
      if (this.pictures.size <= KEPT) break;
      this.pictures.get(oldest)?.close();
      this.pictures.delete(oldest);
    }
    this.next();
    this.dispatchEvent(new Event('painted'));
  }
}

/** One for the page: a planet painted once is there on every map. */
export const studio = new Studio();
