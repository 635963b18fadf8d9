import {LitElement, css, html, nothing} from 'lit';
import {conditionWords, heavens} from './theatre.js';
import {heldBy} from './words.js';

/** @import {Character, CharacterFacts, EnvironFacts, Planet} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('./scene.js').Scene} Scene */

const RATINGS = /** @type {const} */ (['combat', 'endurance', 'intelligence', 'leadership', 'diplomacy', 'navigation']);

/** What a piece is worth, beside the piece, as long as it is pointed at or has the focus; its whole card is one click or key away. */
class PieceValues extends LitElement {
  static properties = {piece: {}, printed: {attribute: false}, scene: {attribute: false}};

  static styles = css`
    :host {
      display: block;
      width: max-content;
      max-width: 17rem;
      padding: 0.5rem 0.7rem;
      font-size: 0.8125rem;
      line-height: 1.35;
      color: var(--text);
      background: var(--panel);
      border: 1px solid var(--edge);
      border-radius: 10px;
      box-shadow: var(--lift-2);
    }
    b {
      font-size: 0.9375rem;
    }
    p {
      margin: 0.15rem 0 0;
    }
    .soft {
      color: var(--text-soft);
    }
    dl {
      display: grid;
      grid-template-columns: repeat(3, max-content);
      gap: 0.1rem 0.9rem;
      margin: 0.35rem 0 0;
    }
    dl div {
      display: flex;
      justify-content: space-between;
      gap: 0.5rem;
    }
    dt {
      color: var(--text-soft);
    }
    dd {
      margin: 0;
      font-weight: 750;
      font-variant-numeric: tabular-nums;
    }
  `;

  constructor() {
    super();
    this.piece = '';
    /** @type {Printed | null} */ this.printed = null;
    /** @type {Scene | null} */ this.scene = null;
  }

  render() {
    const [kind, ...rest] = this.piece.split(' ');
    const {printed, scene} = this;
    if (!printed || !scene) return nothing;
    const id = Number(rest[0]);
    switch (kind) {
      case 'character':
        return this.character(printed.character.get(id), scene.board.characters.find(each => each.number === id));
      case 'ship':
        return this.ship(rest.join(' '));
      case 'counter':
        return this.counter(id);
      case 'place':
        return this.place(rest.join(' '));
      case 'planet':
        return this.planet(id);
      case 'environ':
        return this.environ(printed.environ.get(id));
      default:
        return nothing;
    }
  }

  /** @param {CharacterFacts | undefined} facts @param {Character | undefined} now */
  character(facts, now) {
    if (!facts) return nothing;
    const states = [
      now?.prisoner ? 'prisoner' : now?.detected ? 'detected' : now ? 'undetected' : '',
      now?.stack === 'military' ? 'with the units' : '',
      now?.wounds ? `${now.wounds} of ${facts.ratings.endurance} wounds` : '',
      now?.condition ? conditionWords(now.condition) : '',
      now?.moved ? 'has moved' : '',
      now?.disabled ? 'disabled' : '',
    ].filter(Boolean);
    return html`<b>${facts.name}</b> <span class="soft">${facts.title ?? facts.race}</span>
      ${states.length ? html`<p>${states.join(', ')}</p>` : nothing}
      ${table(RATINGS.map(each => [each, facts.ratings[each]]))}
      ${now?.cards.length ? html`<p class="soft">${now.cards.map(each => each.name).join(', ')}</p>` : nothing}
      ${facts.abilities.length ? html`<p class="soft">${facts.abilities[0].text}</p>` : nothing}`;
  }

  /** @param {number} number */
  counter(number) {
    const now = this.scene?.board.theatre?.counters.find(each => each.number === number);
    if (!now) return nothing;
    const marks = [now.damaged ? 'damaged' : '', now.moved ? 'has moved' : '', now.dispersed ? 'dispersed for a blockade' : ''].filter(Boolean);
    return html`<b>${now.name}</b> <span class="soft">${now.branch === 'ground' ? 'ground unit' : 'starship'}</span>
      ${marks.length ? html`<p>${marks.join(', ')}</p>` : nothing} ${table([['attack', now.attack], ['endurance', now.endurance], ['hits', now.hits]])}
      ${this.inside(`counter ${number}`)}`;
  }

  /** @param {string} key */
  place(key) {
    const now = this.scene?.space.get(key);
    if (!now) return nothing;
    const far = (this.scene ? heavens(this.scene.board)?.distances ?? [] : []).filter(({from, to}) => from === now.system || to === now.system);
    const units = (this.scene?.board.province?.stacks ?? []).filter(({place}) => place === key || place === key.replace('orbit', 'interception')).flatMap(each => each.units);
    return html`<b>${now.name[0].toUpperCase()}${now.name.slice(1)}</b>
      ${units.length ? html`<p>${units.map(each => `${each.count} ${each.name}`).join(', ')}</p>` : nothing}
      ${now.kind === 'orbit' ? nothing : html`<p class="soft">${now.kind === 'drift' ? 'In the star system: its planets are in reach.' : 'Out of reach: only a jump leads out, two stars farther.'}</p>`}
      ${far.length ? html`<p>${far.map(({from, to, distance}) => `${distance} to ${this.printed?.systems.find(each => each.id === (from === now.system ? to : from))?.name}`).join(', ')}</p>` : nothing}`;
  }

  /** Who is in a ship. @param {string} vessel */
  inside(vessel) {
    const inside = this.scene?.inside.get(vessel) ?? [];
    return inside.length ? html`<p class="soft">Inside: ${inside.map(each => each.name).join(', ')}</p>` : nothing;
  }

  /** @param {string} key */
  ship(key) {
    const facts = this.printed?.ships.find(each => each.key === key);
    const now = this.scene?.board.ships.find(each => each.key === key);
    if (!facts) return nothing;
    return html`<b>${facts.name}</b> <span class="soft">${now?.holder ? `of ${now.holder.name}` : 'spaceship'}</span>
      ${table([['cannons', facts.cannons], ['shields', facts.shields], ['maneuver', facts.maneuver], ['passengers', facts.passengers]])}
      ${now?.damaged ? html`<p>damaged</p>` : nothing} ${this.inside(`ship ${key}`)}`;
  }

  /** @param {number} id */
  planet(id) {
    const facts = this.printed?.planet.get(id);
    const now = this.scene?.planet.get(id);
    if (!facts) return nothing;
    if (!now) return html`<b>${facts.name}</b><p class="soft">Not in this scenario</p>`;
    return html`<b>${now.name}</b> <span class="soft">${now.state.name}</span>
      <p>${now.loyaltyInUse ? `Loyalty: ${now.loyalty}. ` : ''}${heldBy(now)}. Defence base ${now.pdbLevel}, ${now.pdbUp ? 'up' : 'down'}.</p>
      ${now.base ? html`<p class="soft">The base fires ${now.base.attack} dice, endurance ${now.base.endurance}${now.base.hits ? `, ${now.base.hits} hits` : ''}</p>` : html`<p class="soft">${pointsOf(now)}</p>`}`;
  }

  /** @param {EnvironFacts | undefined} facts */
  environ(facts) {
    if (!facts) return nothing;
    const now = this.scene?.environ.get(facts.id);
    const creature = facts.creature && this.printed?.creature.get(facts.creature);
    const locals = facts.irateLocals;
    return html`<b>${facts.name}</b> <span class="soft">size ${facts.size}${facts.starred ? ', starred' : ''}, resources ${facts.resource}</span>
      ${facts.races.length ? html`<p>Home of ${facts.races.join(' and ')}${locals ? html` <span class="soft">(locals fight with ${locals.strength}, endurance ${locals.endurance})</span>` : nothing}</p>` : nothing}
      ${creature ? html`<p>${creature.name} <span class="soft">(strength ${creature.strength}, endurance ${creature.endurance})</span></p>` : nothing}
      ${facts.coupRating ? html`<p>Coup rating ${facts.coupRating}${facts.sovereign ? `, sovereign ${facts.sovereign}` : ''}</p>` : nothing}
      ${now?.units.length ? html`<p>${now.units.map(each => `${each.count} ${each.name}`).join(', ')}</p>` : nothing}
      ${now?.campSince ? html`<p>A Rebel camp since turn ${now.campSince}</p>` : nothing}`;
  }
}

/** @param {[string, number][]} rows */
const table = rows => html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

/** @param {Planet} now */
const pointsOf = now => (now.points ? `${now.points > 0 ? '+' : '−'}${Math.abs(now.points)} Rebel point${Math.abs(now.points) === 1 ? '' : 's'}` : 'No points now');

customElements.define('piece-values', PieceValues);
