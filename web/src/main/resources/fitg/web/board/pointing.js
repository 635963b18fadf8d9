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
    /** What will be shown when the pointer has rested on it. */ this.soon = '';
  }

  /** @param {Event} event */
  pointAt(event) {
    const [first] = event.composedPath();
    const piece = (first instanceof Element ? first.closest('[data-piece]')?.getAttribute('data-piece') : '') ?? '';
    if (this.map.steering.fingers.size > 0 || piece === this.map.pointed || (piece && piece === this.soon)) return;
    if (event.type === 'focusin') this.show(this.map.find(piece)?.matches(':focus-visible') ? piece : '');
    else if (/** @type {PointerEvent} */ (event).pointerType !== 'touch') this.show('', piece);
  }

  /** @param {string} piece now @param {string} [soon] a piece to be shown when the pointer rests on it */
  show(piece, soon = '') {
    clearTimeout(this.waiting);
    this.map.pointed = piece;
    this.soon = soon;
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
    this.put(words, piece, '[data-piece], .tools');
  }

  /** Beside the piece where there is room, clear of other pieces and of names; the grounds they stand on may be covered for as long as one points. @param {HTMLElement | null} card @param {string} name */
  beside(card, name) {
    const piece = name && this.map.find(name);
    const caption = piece && piece.closest('.stage')?.querySelector('.scrim');
    if (card && piece) this.put(card, name.startsWith('environ') && caption ? caption : piece, '[data-piece]:not([data-piece^=environ], [data-piece^=planet], [data-piece^=system]), .scrim, .plate, .tools');
  }

  /** Where they cover least of what is not to be covered. @param {HTMLElement} words @param {Element} piece @param {string} spared */
  put(words, piece, spared) {
    const pane = this.map.picture();
    const inPane = (/** @type {DOMRect} */ {x, y, width, height}) => ({x: x - pane.x, y: y - pane.y, width, height});
    const others = [...this.map.renderRoot.querySelectorAll(spared)].filter(each => each !== piece).map(each => inPane(each.getBoundingClientRect()));
    const {x, y} = freePlace(inPane(words.getBoundingClientRect()), inPane(piece.getBoundingClientRect()), pane, others);
    words.style.transform = `translate(${x}px, ${y}px)`;
  }
}
