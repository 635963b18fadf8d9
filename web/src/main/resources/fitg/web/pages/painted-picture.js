import {LitElement} from 'lit';
import {studio} from '../board/studio.js';
import {settings} from '../ui/settings.js';

/** A picture on a canvas, painted again whenever its size, the theme or what the studio has ready changes. */
export class PaintedPicture extends LitElement {
  constructor() {
    super();
    this.repaint = () => this.paint();
    this.sized = new ResizeObserver(this.repaint);
  }

  connectedCallback() {
    super.connectedCallback();
    this.sized.observe(this);
    studio.addEventListener('painted', this.repaint);
    settings.addEventListener('change', this.repaint);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.sized.disconnect();
    studio.removeEventListener('painted', this.repaint);
    settings.removeEventListener('change', this.repaint);
  }

  updated() {
    this.paint();
  }

  /** Each picture its own. */
  paint() {}
}
