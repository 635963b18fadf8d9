/**
 * What moves on the map: pieces go from where they stood to where they stand, and loyalty slides. It is decoration upon a board that is
 * already true, so it can be skipped at any moment, and whoever wants less motion sees end states only.
 */
const TRAVEL = 700;
const CALM = 240;

export class Travel {
  constructor() {
    /** Where each piece was drawn last, on the screen. @type {Map<string, {x: number, y: number}>} */ this.before = new Map();
    /** @type {Animation[]} */ this.underWay = [];
  }

  /** Remembers where everything stands before it is drawn anew. @param {ParentNode} root */
  remember(root) {
    this.before = new Map();
    if (calm()) return;
    for (const each of root.querySelectorAll('[data-mover]')) {
      const {x, y, width, height} = each.getBoundingClientRect();
      this.before.set(nameOf(each), {x: x + width / 2, y: y + height / 2});
    }
  }

  /** Lets go what stands elsewhere now. @param {ParentNode} root @param {number} scale pixels per unit */
  depart(root, scale) {
    if (calm() || this.before.size === 0) return;
    for (const each of root.querySelectorAll('[data-mover]')) {
      const from = this.before.get(nameOf(each));
      if (!from) this.appear(each);
      else this.go(each, from, scale);
    }
    this.before = new Map();
  }

  /** @param {Element} piece @param {{x: number, y: number}} from @param {number} scale */
  go(piece, from, scale) {
    const box = piece.getBoundingClientRect();
    const dx = (from.x - box.x - box.width / 2) / scale, dy = (from.y - box.y - box.height / 2) / scale;
    const far = Math.hypot(dx, dy);
    if (far < 6) return;
    if (piece.getAttribute('data-mover')?.startsWith('loyalty')) return this.run(piece, [{transform: `translate(${dx}px, ${dy}px)`}, {transform: 'none'}], 2 * CALM);
    const lift = Math.min(46, far * 0.16);
    this.run(piece, [
      {transform: `translate(${dx}px, ${dy}px)`, easing: 'cubic-bezier(.4, 0, .2, 1)'},
      {transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(1.08)`, easing: 'cubic-bezier(.4, 0, .2, 1)', offset: 0.5},
      {transform: 'translate(0, 2px)', offset: 0.93},
      {transform: 'none'},
    ], TRAVEL);
  }

  /** @param {Element} piece */
  appear(piece) {
    this.run(piece, [{opacity: 0, transform: 'translate(0, -14px)'}, {opacity: 1, transform: 'none'}], CALM);
  }

  /** @param {Element} piece @param {Keyframe[]} frames @param {number} duration */
  run(piece, frames, duration) {
    const animation = piece.animate(frames, {duration, easing: 'ease-out'});
    this.underWay.push(animation);
    animation.finished.catch(() => {}).then(() => (this.underWay = this.underWay.filter(each => each !== animation)));
  }

  /** Everything is where it stands. */
  skip() {
    for (const each of this.underWay) each.finish();
  }
}

/** @param {Element} piece */
const nameOf = piece => `${piece.getAttribute('data-mover')}${piece.getAttribute('data-mover')?.startsWith('units') ? piece.closest('.stage')?.querySelector('[data-piece]')?.getAttribute('data-piece') : ''}`;

/** Whether somebody wants less motion. */
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
