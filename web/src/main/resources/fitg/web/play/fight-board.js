import {LitElement, css, html, nothing, svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {signsOf} from '../board/actor.js';
import {artLook} from '../board/art-look.js';
import {medallion, portraitDefs} from '../board/art/portrait.js';
import {lookUp} from '../reference/look-up.js';
import {shared} from '../ui/shared.js';
import {fightUnderWay} from './fight.js';

/** @import {Board} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** More defenders than this stand side by side under the attack. */
const FEW = 2;

/** The character combat that is going on: who fights whom, how, and what it has cost so far. */
class FightBoard extends LitElement {
  static properties = {log: {attribute: false}, board: {attribute: false}, printed: {attribute: false}};

  static styles = [
    shared,
    artLook,
    css`
      .defs {
        position: absolute;
      }
      .person {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        margin-bottom: 0.2rem;
      }
      .face {
        flex: none;
        width: 2.6rem;
        height: 2.6rem;
      }
      section {
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--bad);
        border-radius: var(--radius);
        padding: 0.5rem 0.7rem;
        margin-block: 0.6rem;
      }
      h2 {
        font-size: 0.95rem;
        margin: 0 0 0.3rem;
      }
      .sides {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr);
        gap: 0.2rem 0.6rem;
        font-size: 0.9rem;
      }
      .sides.many {
        grid-template-columns: minmax(0, 1fr);
      }
      .many .defenders {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
        gap: 0 0.4rem;
      }
      .many .face {
        width: 2.1rem;
        height: 2.1rem;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      button {
        border: 0;
        background: none;
        padding: 0;
        min-height: 1.6rem;
        color: var(--accent);
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      small {
        color: var(--text-soft);
        display: block;
        line-height: 1.2;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('../story/telling.js').Entry[]} */ this.log = [];
    /** @type {Board | null} */ this.board = null;
    /** @type {Printed | null} */ this.printed = null;
  }

  render() {
    const fight = this.printed && this.board ? fightUnderWay(this.log) : null;
    if (!fight) return nothing;
    const how = `${fight.firefight ? 'firefight' : 'hand to hand'}, to ${fight.capture ? 'capture' : 'kill'}`;
    return html`<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(portraitDefs)}</defs></svg>
      <section aria-label="The fight">
      <h2>Fight, round ${fight.rounds + 1} <small>${how}</small></h2>
      <div class="sides ${fight.defenders.length > FEW ? 'many' : ''}">
        <div>
          <b>Attack</b>
          <ul>
            ${fight.attackers.length
              ? fight.attackers.map(number => this.person(number))
              : html`<li>${this.force(fight.attacker)}<br /><small>${suffered(fight.woundsToAttacker)}</small></li>`}
          </ul>
        </div>
        <div>
          <b>Defence</b>
          <ul class="defenders">
            ${fight.defenders.map(number => this.person(number))}
          </ul>
        </div>
      </div>
    </section>`;
  }

  /** A creature has a card; a squad or locals have not. @param {string} name */
  force(name) {
    const creature = this.printed?.creature.get(name);
    if (!creature) return name;
    return html`<button @click=${() => lookUp(this, 'creature', name)}>${name}</button>
      <small>strength ${creature.strength}, endurance ${creature.endurance}</small>`;
  }

  /** @param {number} number */
  person(number) {
    const printed = this.printed?.character.get(number);
    const now = this.board?.characters.find(each => each.number === number);
    if (!printed) return nothing;
    const {combat, endurance} = printed.ratings;
    return html`<li class="person">
      <svg class="face" viewBox="-6 -8 112 114" aria-hidden="true">${svg`${unsafeSVG(medallion(printed, 100, now ? {...signsOf(now), dim: false} : {}, 40))}`}</svg>
      <span
        ><button @click=${() => lookUp(this, 'character', number)}>${printed.name}</button>
        <small>combat ${combat}, wounds ${now?.wounds ?? 0}/${endurance}</small></span
      >
    </li>`;
  }
}

/** @param {number} wounds */
const suffered = wounds => (wounds ? `${wounds} ${wounds === 1 ? 'wound' : 'wounds'} so far` : 'unhurt');

customElements.define('fight-board', FightBoard);
