import {LitElement, css, html, nothing, svg} from 'lit';
import '../reference/rule-link.js';

/** What an answer may lead to: each outcome with its chance, and what went into it. */
class OddsView extends LitElement {
  static properties = {odds: {attribute: false}};

  static styles = css`
    :host {
      display: block;
      font-size: 0.86rem;
      color: var(--text-soft);
    }
    .chance {
      font-variant-numeric: tabular-nums;
      text-align: end;
      color: var(--text);
      font-weight: 650;
    }
    svg {
      width: 100%;
      height: 0.5rem;
      display: block;
      min-width: 3rem;
    }
    .track {
      fill: var(--row);
    }
    .part {
      fill: var(--accent);
    }
    p {
      margin: 0.2rem 0 0;
    }
    ul {
      list-style: none;
      margin: 0;
      padding: 0;
    }
    li {
      display: grid;
      grid-template-columns: 2.6rem 5rem 1fr;
      gap: 0.5rem;
      align-items: center;
    }
  `;

  render() {
    const {odds} = this;
    if (!odds) return nothing;
    return html`
      <ul>
        ${odds.outcomes.map((/** @type {any} */ each) => this.outcome(each))}
      </ul>
      <p>${odds.remarks.join('; ')} <rule-link .case=${odds.ruleCase}></rule-link></p>
    `;
  }

  /** @param {{what: string, probability: number}} outcome */
  outcome({what, probability}) {
    return html`<li>
      <span class="chance">${percent(probability)}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<rect class="track" width="100" height="8" rx="3"></rect><rect class="part" width=${100 * probability} height="8" rx="3"></rect>`}
      </svg>
      <span>${what}</span>
    </li>`;
  }
}

/** Certain and impossible are said only of what is. @param {number} probability */
export function percent(probability) {
  const rounded = Math.round(probability * 100);
  if (rounded === 0 && probability > 0) return '<1 %';
  if (rounded === 100 && probability < 1) return '>99 %';
  return `${rounded} %`;
}

customElements.define('odds-view', OddsView);
