import {LitElement, css, html} from 'lit';
import {shared} from '../ui/shared.js';

/** What happened, as a story; the newest last, and in view. */
class EventLog extends LitElement {
  static properties = {entries: {attribute: false}};

  static styles = [
    shared,
    css`
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        font-size: 0.92rem;
      }
      li {
        padding: 0.2rem 0;
        border-bottom: 1px solid var(--line);
      }
      .segment {
        font-weight: 700;
        color: var(--accent);
        padding-top: 0.6rem;
      }
      small {
        color: var(--text-soft);
      }
    `,
  ];

  updated() {
    this.parentElement?.scrollTo({top: this.parentElement.scrollHeight});
  }

  render() {
    return html`<ol aria-label="What happened" aria-live="polite" aria-relevant="additions">
      ${(this.entries ?? []).slice(-200).map(
        (/** @type {any} */ entry) => html`<li class=${entry.type === 'SegmentBegan' || entry.type === 'TurnBegan' ? 'segment' : ''}>
          ${entry.text.replace(/^-- /, '')} ${entry.ruleCase ? html`<small>[${entry.ruleCase}]</small>` : ''}
        </li>`,
      )}
    </ol>`;
  }
}

customElements.define('event-log', EventLog);
