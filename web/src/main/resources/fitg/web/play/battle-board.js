import {LitElement, css, html, nothing, svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import {signsOf} from '../board/actor.js';
import {artDefs, artLook} from '../board/art-look.js';
import {military} from '../board/art/marks.js';
import {medallion} from '../board/art/portrait.js';
import {lookUp} from '../reference/look-up.js';
import {hitting, row} from '../story/draw/second.js';
import {shared, sideMark, sideName} from '../ui/shared.js';

/** @import {Battle, Board, Fighter, MilitaryCounter, Piece, Side} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('../story/telling.js').Entry} Entry */

const TITLES = {characters: 'Character combat', environs: 'Environs combat', space: 'Space combat', spaceship: 'Spaceship combat'};

/** The combat of the second edition that is going on: who fights in line and who behind it, with how many dice, what it has cost, and the last dice. */
class BattleBoard extends LitElement {
  static properties = {log: {attribute: false}, board: {attribute: false}, printed: {attribute: false}};

  static styles = [
    shared,
    artLook,
    css`
      .defs {
        position: absolute;
      }
      section {
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--bad);
        border-radius: var(--radius);
        padding: 0.5rem 0.7rem;
        margin-bottom: 0.6rem;
      }
      h3 {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2rem 0.5rem;
        align-items: center;
        font-size: 0.95rem;
        margin: 0 0 0.4rem;
      }
      h3 span {
        font-size: 0.8125rem;
        font-weight: 600;
        padding: 0 0.5em;
        border: 1px solid var(--line);
        border-radius: 999px;
        color: var(--text-soft);
      }
      h3 .stun {
        border-color: var(--accent);
        color: var(--accent);
      }
      .sides {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.8rem;
      }
      .side > b {
        font-size: 0.875rem;
      }
      ul {
        list-style: none;
        margin: 0.2rem 0 0;
        padding: 0;
        display: grid;
        gap: 0.25rem;
      }
      .fighter {
        display: grid;
        grid-template-columns: 2.6rem 1fr;
        gap: 0.5rem;
        align-items: center;
        font-size: 0.875rem;
      }
      .fighter.behind {
        margin-inline-start: 0.9rem;
      }
      .fighter.out .face {
        opacity: 0.4;
      }
      .face {
        width: 2.6rem;
        height: 2.6rem;
      }
      button {
        border: 0;
        background: none;
        padding: 0;
        min-height: 1.5rem;
        color: var(--accent);
        text-decoration: underline;
        text-underline-offset: 0.2em;
        text-align: start;
      }
      small {
        display: block;
        color: var(--text-soft);
      }
      .pips {
        display: inline-flex;
        gap: 2px;
        vertical-align: middle;
      }
      .pips i {
        width: 0.55rem;
        height: 0.7rem;
        border: 1px solid var(--edge);
        border-radius: 0.2rem 0.2rem 0.45rem 0.45rem;
      }
      .pips .hit {
        background: #d8203a;
        border-color: #d8203a;
      }
      .pips .stunned {
        background: var(--accent);
        border-color: var(--accent);
      }
      .last {
        margin-top: 0.6rem;
        border-top: 1px solid var(--line);
        padding-top: 0.4rem;
        font-size: 0.8125rem;
      }
      .last li {
        display: grid;
        grid-template-columns: 1fr auto 3.4rem;
        gap: 0.5rem;
        align-items: center;
      }
      .volley {
        display: inline-flex;
        flex-wrap: wrap;
        gap: 2px;
        max-width: 9rem;
      }
      .miss {
        opacity: 0.45;
      }
      .die rect {
        fill: #f4ecd8;
        stroke: #2b1c02;
        stroke-width: 1.5;
      }
      .die circle {
        fill: #1b1430;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Entry[]} */ this.log = [];
    /** @type {Board | null} */ this.board = null;
    /** @type {Printed | null} */ this.printed = null;
  }

  render() {
    const battle = this.board?.theatre?.battle;
    if (!battle || !this.printed) return nothing;
    const defender = battle.attacker === 'rebel' ? 'imperial' : 'rebel';
    return html`<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(artDefs)}</defs></svg>
      <section aria-label="The combat">
        <h3>
          ${TITLES[battle.kind]} in ${battle.placeName} ${battle.round ? html`<span>round ${battle.round}</span>` : nothing}
          ${battle.kind === 'characters' && !battle.opponent ? html`<span class=${battle.stun ? 'stun' : ''}>lasers ${battle.stun ? 'on stun' : 'to kill'}</span>` : nothing}
        </h3>
        <div class="sides">${this.side(battle, battle.attacker, true)} ${this.side(battle, defender, false)}</div>
        ${this.lastVolleys(battle)}
      </section>`;
  }

  /** @param {Battle} battle @param {Side} side @param {boolean} attacks */
  side(battle, side, attacks) {
    const people = battle.fighters.filter(each => each.attacks === attacks).sort((a, b) => Number(b.active) - Number(a.active));
    const named = battle.fighters.some(each => !each.attacks && each.active);
    const counters = battle.kind === 'characters' ? [] : (this.board?.theatre?.counters ?? []).filter(each => each.side === side && each.place === battle.place && each.carrier === undefined && (each.branch === 'ground') === (battle.kind === 'environs'));
    return html`<div class="side">
      <b><span class="side-${side}">${sideMark(side)}</span> ${attacks ? 'Attack' : 'Defence'}${attacks && battle.opponent ? '' : html`<span class="visually-hidden"> by the ${sideName(side)}</span>`}</b>
      <ul>
        ${people.map(each => this.fighter(each, named))} ${counters.map(each => this.counter(each))}
      </ul>
    </div>`;
  }

  /** @param {Fighter} fighter @param {boolean} named whether the defenders have been put in line */
  fighter(fighter, named) {
    const {piece, active, able, attacks, attack, endurance, hits, stunHits, wounded, stunned} = fighter;
    const facts = piece.kind === 'character' ? this.printed?.character.get(Number(piece.id)) : undefined;
    const now = this.board?.characters.find(each => facts && each.number === facts.number);
    const state = [stunned ? 'stunned' : '', wounded ? 'wounded' : '', !able && !stunned ? 'out' : '', named && !attacks && !active ? 'inactive' : ''].filter(Boolean).join(', ');
    return html`<li class="fighter ${active || !named ? '' : 'behind'} ${able ? '' : 'out'}">
      <svg class="face" viewBox="-6 -8 112 114" aria-hidden="true">${svg`${unsafeSVG(facts ? medallion(facts, 100, now ? {...signsOf(now), dim: false} : {}, 40) : this.printed?.creature.has(piece.name) ? CREATURE : SOLDIER)}`}</svg>
      <span>
        ${facts ? html`<button @click=${() => lookUp(this, 'character', facts.number)}>${facts.name}</button>` : html`<b>${piece.name}</b>`}
        <small>${attack} ${attack === 1 ? 'die' : 'dice'}${state ? `, ${state}` : ''}</small>
        ${pips(hits, stunHits, endurance)}
      </span>
    </li>`;
  }

  /** @param {MilitaryCounter} counter */
  counter(counter) {
    const {name, attack, endurance, hits, damaged, inLine, branch} = counter;
    const state = [damaged ? 'damaged' : '', branch !== 'ground' ? (inLine ? 'in line' : 'held back') : ''].filter(Boolean).join(', ');
    return html`<li class="fighter">
      <svg class="face" viewBox="-3 -3 46 46" aria-hidden="true">${unsafeSVG(military({...counter, moved: false}, this.printed?.second.counters.find(each => each.name === counter.type), counter.aboard.length, 40))}</svg>
      <span><button @click=${() => lookUp(this, 'counter', counter.type)}>${name}</button><small>${attack} ${attack === 1 ? 'die' : 'dice'}${state ? `, ${state}` : ''}</small>${pips(hits, 0, endurance)}</span>
    </li>`;
  }

  /** The dice of the round that was fought last; soldiers and locals are called here as they are above. @param {Battle} battle */
  lastVolleys({fighters}) {
    const named = (/** @type {Piece} */ piece) => fighters.find(({piece: {kind, id}}) => kind === piece.kind && id === piece.id)?.piece.name ?? piece.name;
    const begun = this.log.findLastIndex(entry => entry.type === 'BattleBegan');
    const shots = this.log.slice(begun + 1).filter(entry => entry.type === 'Volley' || entry.type === 'RoundBegan');
    const last = shots.findLastIndex(entry => entry.type === 'Volley');
    if (last < 0) return nothing;
    const from = shots.slice(0, last).findLastIndex(entry => entry.type === 'RoundBegan');
    const volleys = shots.slice(from + 1, last + 1).filter(entry => entry.type === 'Volley');
    return html`<div class="last">
      <b>Last dice</b> <span class="soft">those that hit are bright</span>
      <ul>
        ${volleys.map(({data}) => html`<li>
          <span>${named(data.shooter)} at ${named(data.aim)}</span>
          ${row(data.dice, hitting(data), 20)}
          <b>${data.hits} ${data.hits === 1 ? 'hit' : 'hits'}</b>
        </li>`)}
      </ul>
    </div>`;
  }
}

/** A paw for a creature. */
const CREATURE = '<path d="M22 8H78L92 22V78L78 92H22L8 78V22Z" class="b-plate"/><path d="M50 50q17 0 19 17q1 13 -10 12q-9 -2 -18 0q-11 1 -10 -12q2 -17 19 -17zM27 38a7 10 0 1 1 -.1 0zM73 38a7 10 0 1 1 -.1 0zM41 22a7 10 0 1 1 -.1 0zM59 22a7 10 0 1 1 -.1 0z" class="b-fill"/>';

/** A soldier has no portrait. */
const SOLDIER = '<path d="M22 8H78L92 22V78L78 92H22L8 78V22Z" class="b-plate"/><path d="M50 22a17 17 0 1 1 -.1 0zM20 84q0 -28 30 -28t30 28z" class="b-fill"/>';

/** Hits against endurance. @param {number} hits @param {number} stun @param {number} endurance */
const pips = (hits, stun, endurance) => html`<span class="pips" role="img" aria-label="${hits} of ${endurance} hits${stun ? `, ${stun} stun` : ''}">
  ${Array.from({length: Math.min(12, Math.max(endurance, hits + stun))}, (_, i) => html`<i class=${i < hits ? 'hit' : i < hits + stun ? 'stunned' : ''}></i>`)}
</span>`;

customElements.define('battle-board', BattleBoard);
