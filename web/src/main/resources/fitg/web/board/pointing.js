import {freePlace} from './free-place.js';

/** The pointer rests on a piece for so long before its values are shown, in milliseconds. */
const PATIENCE = 180;

/** Shows the values of the piece that is pointed at, or that the keyboard is on, beside it. */
export class Pointing {
  /** @param {import('./star-map.js').StarMap} map */
  constructor(map) {
    this.map = map;
    this.at = (/** @type {Event} */ event) => this.pointAt(event);
    this.off = () => this.show('');
  }

  /** @param {Event} event */
  pointAt(event) {
    const [first] = event.composedPath();
    const piece = (first instanceof Element ? first.closest('[data-piece]')?.getAttribute('data-piece') : '') ?? '';
    if (this.map.steering.fingers.size > 0 || piece === this.map.pointed) return;
    if (event.type === 'focusin') this.show(this.map.find(piece)?.matches(':focus-visible') ? piece : '');
    else if (/** @type {PointerEvent} */ (event).pointerType !== 'touch') this.show('', piece);
  }

  /** @param {string} piece now @param {string} [soon] a piece to be shown when the pointer rests on it */
  show(piece, soon = '') {
    clearTimeout(this.waiting);
    this.map.pointed = piece;
    if (soon) this.waiting = setTimeout(() => (this.map.pointed = soon), PATIENCE);
  }

  /** What is said about pieces stands beside them. */
  async place() {
    const card = /** @type {import('lit').LitElement | null} */ (this.map.renderRoot.querySelector('piece-values'));
    await card?.updateComplete;
    this.beside(card, this.map.pointed);
    this.clear(this.map.renderRoot.querySelector('.coach'), this.map.coach?.piece ?? '');
  }

  /** Words that stay cover neither their piece nor another; about what is not in the picture they are not said. @param {HTMLElement | null} words @param {string} name */
  clear(words, name) {
    if (!words) return;
    const piece = this.map.find(name);
    words.hidden = !piece;
    if (!piece) return;
    const pane = this.map.picture();
    const inPane = (/** @type {DOMRect} */ {x, y, width, height}) => ({x: x - pane.x, y: y - pane.y, width, height});
    const all = [...this.map.renderRoot.querySelectorAll('[data-piece], .tools')].map(each => inPane(each.getBoundingClientRect()));
    const {x, y} = freePlace(words.getBoundingClientRect(), inPane(piece.getBoundingClientRect()), pane, all);
    words.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** On the side of the piece where there is room. @param {HTMLElement | null} card @param {string} name */
  beside(card, name) {
    const piece = name && this.map.find(name);
    if (!card || !piece) return;
    const pane = this.map.picture(), at = piece.getBoundingClientRect(), own = card.getBoundingClientRect();
    const right = at.right + 10 + own.width <= pane.right;
    const x = right ? at.right + 10 : Math.max(pane.left + 4, at.left - 10 - own.width);
    const y = Math.min(Math.max(at.top, pane.top + 4), pane.bottom - own.height - 4);
    card.style.transform = `translate(${x - pane.left}px, ${y - pane.top}px)`;
  }
}
