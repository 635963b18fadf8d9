import {LitElement, css, html, nothing, svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {artLook} from '../board/art-look.js';
import {medallion, portraitDefs} from '../board/art/portrait.js';

/** @import {CharacterFacts} from '../net/documents.js' */

/** Somebody's face as it stands on the board, for his card. Decoration: the card says who it is. */
class PersonFace extends LitElement {
  static properties = {person: {attribute: false}};

  static styles = [
    artLook,
    css`
      :host {
        display: block;
        width: 4.5rem;
        height: 4.5rem;
      }
      svg {
        width: 100%;
        height: 100%;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {CharacterFacts | null} */ this.person = null;
  }

  render() {
    if (!this.person) return nothing;
    return html`<svg viewBox="-6 -8 112 114" aria-hidden="true"><defs>${unsafeSVG(portraitDefs)}</defs>${svg`${unsafeSVG(medallion(this.person, 100))}`}</svg>`;
  }
}

customElements.define('person-face', PersonFace);
