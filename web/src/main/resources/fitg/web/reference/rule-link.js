import {LitElement, css, html} from 'lit';
import {lookUp} from './look-up.js';

/** A number as the rulebook of 1979 prints it; what has letters in it is a code of ours, which tells a player nothing. */
const PLAIN = /^\d+(\.\d+)*[a-z]?$/;

/** A case of the rulebook, as a small button that shows it. */
class RuleLink extends LitElement {
  static properties = {case: {}, numbered: {type: Boolean}};

  static styles = css`
    :host {
      display: inline;
    }
    button {
      font: inherit;
      font-size: 0.82em;
      min-height: 24px;
      min-width: 24px;
      padding: 0 0.35em;
      border: 1px solid var(--line);
      border-radius: 0.35em;
      background: transparent;
      color: var(--accent);
      cursor: pointer;
      white-space: nowrap;
    }
    button:hover {
      border-color: var(--accent);
    }
    button:focus-visible {
      outline: 3px solid var(--focus);
      outline-offset: 1px;
    }
  `;

  constructor() {
    super();
    this.case = '';
    /** Whether the reader goes by numbers, as in the rules themselves. */ this.numbered = false;
  }

  render() {
    return html`<button type="button" aria-label="Rule ${this.case}" @click=${() => lookUp(this, 'case', this.case)}>
      ${this.numbered || PLAIN.test(this.case) ? this.case : 'rule'}
    </button>`;
  }
}

customElements.define('rule-link', RuleLink);
