import {LitElement, html, nothing} from 'lit';
import {Refused, get} from '../net/api.js';
import {shared} from '../ui/shared.js';
import {cardStyle} from './card-style.js';
import {card, link, prose} from './parts.js';
import {bookMark} from './pictograms.js';

/** @import {Rule, RulesFound} from '../net/documents.js' */

/** One case of the rulebook, with those beside it. */
class RuleCase extends LitElement {
  static properties = {number: {}, found: {state: true}, beside: {state: true}, error: {state: true}};

  static styles = [shared, cardStyle];

  constructor() {
    super();
    this.number = '';
    this.error = '';
    /** @type {Rule | null} */ this.found = null;
    /** @type {Rule[]} */ this.beside = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('number')) this.load(this.number);
  }

  /** @param {string} number */
  async load(number) {
    this.error = '';
    try {
      /** @type {Rule} */
      const found = await get(`/api/rules/${encodeURIComponent(number)}`);
      if (number !== this.number) return;
      this.found = found;
      this.beside = await chapter(found.number);
    } catch (refused) {
      if (number === this.number) this.error = said(refused, number);
    }
  }

  render() {
    if (this.error) return html`<p class="error" role="alert">${this.error}</p>`;
    if (!this.found) return html`<p role="status">Looking …</p>`;
    const {kind, editionName, number, text} = this.found;
    const at = this.beside.findIndex(each => each.number === number);
    return card(
      {mark: bookMark(), kind: `${KINDS[kind]}, ${editionName}`, title: heading(this.found)},
      html`
        <p class="text">${prose(text, true)}</p>
        ${kind === 'completion' ? html`<p class="soft">The chapters at hand point to pages we do not have; this is how we fill the gap, until the real chapter takes its place.</p>` : nothing}
        ${number === this.number ? nothing : html`<p class="soft">The nearest case above ${this.number}.</p>`}
        <nav class="beside" aria-label="Cases beside this one">
          ${step('Before', this.beside[at - 1])} ${step('After', this.beside[at + 1])}
        </nav>
        ${this.neighbours(number)}
      `,
    );
  }

  /** @param {string} number */
  neighbours(number) {
    const near = this.beside.filter(each => each.number !== number && related(each.number, number));
    if (!near.length) return nothing;
    return html`<section>
      <h3>Around it</h3>
      <ul class="listing">
        ${near.map(each => html`<li>${link('case', each.number, heading(each))}</li>`)}
      </ul>
    </section>`;
  }
}

const KINDS = {case: 'Case of the rules', ruling: 'Ruling', completion: 'Our completion'};

/** @param {unknown} refused @param {string} number */
function said(refused, number) {
  const unknown = refused instanceof Refused && refused.problem.status === 404;
  if (unknown) return `There are no words on ${number} here: the rulebook has the cases that this server's scenarios use.`;
  return refused instanceof Error ? refused.message : String(refused);
}

/** The cases of one chapter, in their order. @param {string} number @returns {Promise<Rule[]>} */
async function chapter(number) {
  const prefix = number.startsWith('RUL-') ? 'RUL-' : `${number.split('.')[0]}.`;
  /** @type {RulesFound} */
  const {found} = await get(`/api/rules?q=${encodeURIComponent(prefix === 'RUL-' ? number.slice(0, 5) : prefix)}`);
  return found
    .filter(each => each.number.startsWith(prefix))
    .sort((a, b) => (a.number < b.number ? -1 : 1));
}

/** Cases of the same paragraph: 9.3, 9.31 and 9.36, but not 9.41. @param {string} one @param {string} other */
const related = (one, other) => !one.startsWith('RUL') && one.slice(0, one.indexOf('.') + 2) === other.slice(0, other.indexOf('.') + 2);

/** @typedef {Omit<Rule, 'text' | 'editionName'>} Heading a rule or a chapter of them */

/** @param {Heading} rule */
export const heading = ({number, title}) => (title ? `${number} ${title}` : number);

/** @param {string} way @param {Rule | undefined} rule */
const step = (way, rule) => (rule ? html`<span><small>${way}</small>${link('case', rule.number, heading(rule))}</span>` : html`<span></span>`);

customElements.define('rule-case', RuleCase);
