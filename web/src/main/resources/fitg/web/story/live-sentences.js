import {LitElement, css, html} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {shared} from '../ui/shared.js';
import {sentence} from './telling.js';

/** How many sentences stay for a reader who is behind. */
const KEPT = 40;

/** Tells each sentence of the log to screen readers, once. */
class LiveSentences extends LitElement {
  static properties = {entries: {attribute: false}};

  static styles = [
    shared,
    css`
      :host {
        position: absolute;
      }
    `,
  ];

  constructor() {
    super();
    /** What is new. @type {import('./telling.js').Entry[] | undefined} */ this.entries = undefined;
    /** @type {{key: number, text: string}[]} */ this.told = [];
    this.count = 0;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('entries') || !this.entries) return;
    const further = this.entries.map(entry => ({key: this.count++, text: sentence(entry)}));
    this.told = [...this.told, ...further].slice(-KEPT);
  }

  render() {
    return html`<div class="visually-hidden" role="log" aria-live="polite" aria-relevant="additions" aria-label="What happens">
      ${repeat(
        this.told,
        each => each.key,
        each => html`<p>${each.text}</p>`,
      )}
    </div>`;
  }
}

customElements.define('live-sentences', LiveSentences);
