import {LitElement, css, html, nothing, svg} from 'lit';
import '../reference/rule-link.js';
import {inPlainWords} from './jargon.js';

/** @import {Odds, Outcome} from '../net/documents.js' */

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
      white-space: nowrap;
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
    summary {
      min-height: 24px;
      width: fit-content;
      cursor: pointer;
      color: var(--text-soft);
      font-size: 0.8125rem;
    }
    summary:hover {
      color: var(--accent);
    }
    summary:focus-visible {
      outline: 3px solid var(--focus);
    }
    .warning {
      color: var(--warn);
      font-weight: 650;
    }
    ul {
      list-style: none;
      margin: 0;
      padding: 0;
    }
    li {
      display: grid;
      grid-template-columns: 3rem minmax(2rem, 4rem) 1fr;
      gap: 0.5rem;
      align-items: center;
    }
    .spread {
      grid-template-columns: 1fr;
      gap: 0.1rem;
      margin-bottom: 0.3rem;
    }
    .spread svg {
      border-radius: 0.25rem;
    }
    .parts {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.8rem;
    }
    .parts b {
      color: var(--text);
    }
    i {
      display: inline-block;
      width: 0.6rem;
      height: 0.6rem;
      border-radius: 0.15rem;
      margin-inline-end: 0.3rem;
    }
    .p0 {
      fill: var(--scale-0);
      background: var(--scale-0);
    }
    .p1 {
      fill: var(--scale-1);
      background: var(--scale-1);
    }
    .p2 {
      fill: var(--scale-2);
      background: var(--scale-2);
    }
    .p3 {
      fill: var(--scale-3);
      background: var(--scale-3);
    }
  `;

  constructor() {
    super();
    /** @type {Odds | null} */ this.odds = null;
  }

  render() {
    const {odds} = this;
    if (!odds) return nothing;
    return html`
      <ul>
        ${together(possible(odds.outcomes)).map(each => (each.parts.length > 1 ? this.spread(each) : this.outcome(each.parts[0])))}
      </ul>
      ${odds.warning ? html`<p class="warning">${odds.warning}</p>` : nothing}
      ${this.reckoning(odds)}
    `;
  }

  /** What went into it: for who wants to know, with the words of the tables explained. @param {Odds} odds */
  reckoning({remarks, assumed, outcomes, ruleCase}) {
    const plain = inPlainWords([...assumed, ...outcomes.map(({said}) => said)]);
    return html`<details>
      <summary>How this is reckoned</summary>
      <p>${remarks.join('; ')} <rule-link .case=${ruleCase}></rule-link></p>
      ${plain.map(each => html`<p>${each}</p>`)}
    </details>`;
  }

  /** Outcomes of one kind, of which one will come true: one bar with a piece for each. @param {Spread} spread */
  spread({what, parts}) {
    let from = 0;
    const pieces = parts.map((part, i) => {
      const x = from;
      from += 100 * part.probability;
      return svg`<rect class="part p${i % 4}" x=${x} width=${100 * part.probability} height="8"></rect>`;
    });
    return html`<li class="spread">
      <span>${what}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${pieces}</svg>
      <span class="parts">${parts.map((part, i) => html`<span><i class="p${i % 4}"></i>${part.what} <b>${percent(part.probability)}</b></span>`)}</span>
    </li>`;
  }

  /** @param {Outcome} outcome */
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

/**
 * Outcomes that differ in their measure only ("the defenders take no wound", "the defenders take 2 wounds") belong together.
 * @typedef {{key: string, what: string, parts: Outcome[]}} Spread
 * @param {Outcome[]} outcomes
 * @returns {Spread[]}
 */
export function together(outcomes) {
  /** @type {Map<string, Outcome[]>} */ const alike = new Map();
  for (const outcome of outcomes) {
    const name = outcome.measure ? outcome.said.key ?? '' : outcome.what;
    alike.set(name, [...(alike.get(name) ?? []), outcome]);
  }
  return [...alike.values()].map(spread);
}

/** What has no fellow keeps its whole sentence. @param {Outcome[]} alike @returns {Spread} */
function spread(alike) {
  const {said, what, measure} = alike[0];
  const key = said.key ?? '';
  if (alike.length === 1 || !measure) return {key, what, parts: alike};
  return {key, what: what.slice(0, -measure.length).trim().replace(/:$/, ''), parts: alike.map(each => ({...each, what: each.measure ?? each.what}))};
}

/**
 * The one thing to say of some odds: the first chance that stands for itself; of what can only be had in different measure, the mean.
 * @param {Odds} odds @returns {{what: string, probability: number} | {what: string, mean: number} | undefined}
 */
export function headlineOf({outcomes}) {
  const spreads = together(outcomes);
  const alone = spreads.find(({parts}) => parts.length === 1);
  const [first] = spreads;
  if (alone && (alone === first || DECISIVE.test(alone.key))) return alone.parts[0];
  if (!first || first.parts.some(({amount}) => amount === undefined)) return alone?.parts[0];
  const mean = first.parts.reduce((sum, {amount, probability}) => sum + probability * Number(amount), 0);
  return {what: `${first.what}, on average`, mean};
}

/** How a battle may end says more than what is lost in it. */
const DECISIVE = /^odds\.(battle\.defender-cleared|fight\.(dead|prisoner|away|spared|beaten|to-capture))$/;

/** What cannot happen is not worth a line. @param {Outcome[]} outcomes */
const possible = outcomes => outcomes.filter(each => each.probability > 0);

/** Certain and impossible are said only of what is. @param {number} probability */
export function percent(probability) {
  const rounded = Math.round(probability * 100);
  if (rounded === 0 && probability > 0) return '<1 %';
  if (rounded === 100 && probability < 1) return '>99 %';
  return `${rounded} %`;
}

customElements.define('odds-view', OddsView);
