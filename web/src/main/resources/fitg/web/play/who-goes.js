import {LitElement, css, html, nothing, svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {signsOf} from '../board/actor.js';
import {artLook} from '../board/art-look.js';
import {medallion, portraitDefs} from '../board/art/portrait.js';
import {givenName} from '../board/words.js';
import {shared} from '../ui/shared.js';
import {asksWhoGoes, candidates} from './party.js';

/** @import {Character, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/**
 * Everybody who may come along, in one form: touch a face to take or leave somebody, then answer for all.
 *
 * @fires go with the party
 */
class WhoGoes extends LitElement {
  static properties = {view: {attribute: false}, printed: {attribute: false}, busy: {type: Boolean}, going: {state: true}};

  static styles = [
    shared,
    artLook,
    css`
      .defs {
        position: absolute;
      }
      fieldset {
        border: 1px solid var(--line);
        border-radius: var(--radius);
        margin: 0 0 0.4rem;
        padding: 0.3rem 0.6rem 0.6rem;
      }
      legend {
        padding: 0 0.3rem;
        font-weight: 700;
      }
      .people {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
        margin-bottom: 0.5rem;
      }
      .person {
        flex-direction: column;
        gap: 0;
        padding: 0.25rem 0.35rem;
        min-width: 4.2rem;
        font-size: 0.8125rem;
        background: none;
      }
      .person svg {
        width: 3rem;
        height: 3rem;
        opacity: 0.45;
      }
      .person[aria-pressed='true'] {
        background: var(--panel-raised);
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
        font-weight: 700;
      }
      .person[aria-pressed='true'] svg {
        opacity: 1;
      }
      .primary {
        width: 100%;
        justify-content: center;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {Printed | null} */ this.printed = null;
    this.busy = false;
    /** @type {Set<number>} */ this.going = new Set();
    this.act = -1;
  }

  willUpdate() {
    const {decision, board} = this.view ?? {};
    if (!decision || !board || !asksWhoGoes(decision) || decision.act === this.act) return;
    this.act = decision.act;
    this.going = new Set(decision.suggested === 'take' ? candidates(decision, board).map(each => each.number) : []);
  }

  render() {
    const {decision, board} = this.view ?? {};
    if (!decision || !board || !asksWhoGoes(decision)) return nothing;
    const people = candidates(decision, board);
    if (people.length < 2) return nothing;
    const going = people.filter(each => this.going.has(each.number));
    return html`<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(portraitDefs)}</defs></svg>
      <fieldset>
        <legend>Who goes?</legend>
        <div class="people">${people.map(each => this.person(each))}</div>
        <button class="primary" ?disabled=${this.busy} @click=${() => this.go(people)}>
          ${going.length ? `${going.length} of ${people.length} go: ${going.map(each => givenName(each.name)).join(', ')}` : 'Nobody goes'}
        </button>
      </fieldset>`;
  }

  /** @param {Character} person */
  person(person) {
    const facts = this.printed?.character.get(person.number);
    const goes = this.going.has(person.number);
    return html`<button class="person" aria-pressed=${goes} @click=${() => this.toggle(person.number)}>
      ${facts ? html`<svg viewBox="-6 -8 112 114" aria-hidden="true">${svg`${unsafeSVG(medallion(facts, 100, {...signsOf(person), dim: false}, 48))}`}</svg>` : nothing}
      ${givenName(person.name)}
    </button>`;
  }

  /** @param {number} number */
  toggle(number) {
    this.going = new Set(this.going.has(number) ? [...this.going].filter(each => each !== number) : [...this.going, number]);
  }

  /** @param {Character[]} people */
  go(people) {
    const {decision} = this.view ?? {};
    if (!decision) return;
    /** @type {import('./party.js').Party} */
    const party = {act: decision.act, question: decision.question, shown: new Set(people.map(each => each.number)), going: this.going};
    this.dispatchEvent(new CustomEvent('go', {detail: party}));
  }
}

customElements.define('who-goes', WhoGoes);
