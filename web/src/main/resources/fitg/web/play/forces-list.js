import {LitElement, css, html, nothing} from 'lit';
import {lookUp} from '../reference/look-up.js';
import {heavens, strength} from '../board/theatre.js';
import {describeToken} from '../board/words.js';
import {SIDES, shared, sideMark, sideName} from '../ui/shared.js';

/** @import {Board, Character, Side} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */


/** Everybody and everything in play as a list: where it is and how it fares. The board in words. */
class ForcesList extends LitElement {
  static properties = {board: {attribute: false}, printed: {attribute: false}};

  static styles = [
    shared,
    css`
      h3 {
        font-size: 1rem;
        margin: 0.8rem 0 0.3rem;
      }
      .rebel {
        color: var(--rebel);
      }
      .imperial {
        color: var(--empire);
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      li {
        padding: 0.35rem 0;
        border-bottom: 1px solid var(--line);
        font-size: 0.92rem;
      }
      .link {
        border: 0;
        background: none;
        padding: 0;
        min-height: 1.6rem;
        color: var(--accent);
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      .where {
        float: inline-end;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Board | null} */ this.board = null;
    /** @type {Printed | null} */ this.printed = null;
  }

  render() {
    const {board} = this;
    if (!board || !this.printed) return nothing;
    return html`${this.planets(board)} ${SIDES.map(side => this.side(board, side))}`;
  }

  /** @param {Board} board */
  planets(board) {
    return html`<h3>Planets</h3>
      <ul>
        ${board.planets.map(
          planet => html`<li>
            ${this.link(planet.name, 'planet', planet.id)}: ${planet.loyalty}, ${planet.state.name.toLowerCase()}, PDB
            ${planet.pdbLevel} ${planet.pdbUp ? 'up' : 'down'}${planet.points ? `, ${planet.points} point${planet.points === 1 ? '' : 's'}` : ''}
          </li>`,
        )}
      </ul>`;
  }

  /** @param {Board} board @param {Side} side */
  side(board, side) {
    const mine = (/** @type {{side: Side}} */ each) => each.side === side;
    const units = board.environs.flatMap(environ =>
      environ.units.filter(mine).map(unit => ({...unit, environ: environ.id, at: undefined})),
    );
    const aloft = (board.province?.stacks ?? []).flatMap(({place, units}) => units.filter(mine).map(unit => ({...unit, environ: undefined, at: String(place)})));
    return html`<h3><span class=${side}>${sideMark(side)}</span> ${sideName(side)}</h3>
      <ul>
        ${board.characters.filter(mine).map(each => this.character(each))}
        ${board.ships.filter(mine).map(
          ship => html`<li>
            ${this.where(ship)}${this.link(ship.name, 'ship', ship.key)}${ship.holder ? `, of ${ship.holder.name}` : ''}
            ${ship.place === 'lost' ? 'lost' : ''}
          </li>`,
        )}
        ${(board.theatre?.counters ?? []).filter(mine).map(
          each => html`<li>${this.where(whereOf(each))}${this.link(each.name, 'counter', each.type)}: ${strength(each)}${each.carrier === undefined ? '' : ', aboard a transport'}</li>`,
        )}
        ${[...units, ...aloft].map(
          unit => html`<li>
            ${this.where(unit)}${unit.count} × ${unit.kind === 'mobile' ? unit.name : this.link(unit.name, 'unit', unit.kind)}
          </li>`,
        )}
      </ul>`;
  }

  /** @param {Character} character */
  character(character) {
    const [, ...state] = describeToken({...character, kind: 'character', state: character}).split(', ').slice(1);
    const how = character.place === 'dead' ? 'dead' : state.join(', ') || (character.detected ? 'detected' : 'undetected');
    return html`<li>
      ${this.where(character)}${this.link(character.name, 'character', character.number)}: ${how}
      ${character.cards.map(card => html`, ${this.link(card.name, 'possession', card.number)}`)}
    </li>`;
  }

  /** @param {string} name @param {string} kind @param {string | number} id */
  link(name, kind, id) {
    return html`<button class="link" @click=${() => lookUp(this, kind, id)}>${name}</button>`;
  }

  /** @param {{environ?: number, place?: string, at?: string}} piece */
  where(piece) {
    const space = piece.at && this.board && heavens(this.board)?.places.find(each => each.key === piece.at?.replace('interception', 'orbit'));
    if (space) return html`<span class="where soft">${space.name}</span>`;
    const environ = piece.environ && this.printed?.environ.get(piece.environ);
    if (!environ) return piece.place === 'space' || piece.at ? html`<span class="where soft">in space</span>` : nothing;
    const show = () =>
      this.dispatchEvent(new CustomEvent('show-place', {detail: {kind: 'environ', id: environ.id}, bubbles: true, composed: true}));
    return html`<button class="link where" aria-label="Show ${environ.name} on the map" @click=${show}>${environ.name}</button>`;
  }
}

/** @param {import('../net/documents.js').MilitaryCounter} counter */
const whereOf = ({place}) => (typeof place === 'number' ? {environ: place} : {at: String(place)});

customElements.define('forces-list', ForcesList);
