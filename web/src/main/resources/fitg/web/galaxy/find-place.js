import {LitElement, css, html, nothing} from 'lit';
import {shared} from '../ui/shared.js';

/** @import {Board, Character} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** @typedef {{name: string, note: string, kind: 'planet' | 'environ', id: number}} Target */

/** So many are offered. */
const MOST = 8;

/**
 * Finds a planet, a star or somebody by a few letters.
 * @fires found with the place to look at
 */
class FindPlace extends LitElement {
  static properties = {board: {attribute: false}, printed: {attribute: false}, wanted: {state: true}, at: {state: true}};

  static styles = [
    shared,
    css`
      :host {
        position: absolute;
        /* Beside the buttons of the map, clear of the name of the star that stands on the left. */
        inset: 10px 190px auto auto;
        z-index: 2;
        width: 11.5rem;
      }
      input:not([type='radio'], [type='checkbox']) {
        min-height: 2.25rem;
        padding: 0.2rem 0.8rem;
        border-radius: 999px;
        background: var(--glass);
        border-color: var(--edge);
        font-size: 0.9rem;
      }
      @media (max-width: 800px) {
        :host {
          inset: 10px auto auto 10px;
          max-width: 46%;
        }
        input:not([type='radio'], [type='checkbox']) {
          background: var(--panel);
        }
      }
      ul {
        list-style: none;
        margin: 0.3rem 0 0;
        padding: 0.25rem;
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        box-shadow: var(--lift-2);
        width: max-content;
        min-width: 100%;
        max-width: 20rem;
      }
      li {
        padding: 0.4rem 0.6rem;
        border-radius: 8px;
        cursor: pointer;
        font-size: 0.9rem;
      }
      li small {
        color: var(--text-soft);
      }
      li[aria-selected='true'],
      li:hover {
        background: var(--panel-raised);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Board | null} */ this.board = null;
    /** @type {Printed | null} */ this.printed = null;
    this.wanted = '';
    /** Which of the offered ones the keyboard is on. */ this.at = 0;
  }

  render() {
    const found = this.found();
    return html`<input
        type="search"
        role="combobox"
        aria-label="Find a planet or person"
        aria-expanded=${found.length > 0}
        aria-controls="found"
        aria-activedescendant=${found.length ? `found-${this.at}` : nothing}
        aria-autocomplete="list"
        placeholder="Find planet or person"
        .value=${this.wanted}
        @input=${(/** @type {InputEvent} */ event) => this.want(/** @type {HTMLInputElement} */ (event.target).value)}
        @keydown=${this.pressed}
        @blur=${() => setTimeout(() => this.want(''), 150)}
      />
      ${found.length
        ? html`<ul id="found" role="listbox" aria-label="Found">
            ${found.map((each, i) => html`<li id="found-${i}" role="option" aria-selected=${i === this.at} @mousedown=${() => this.go(each)}>${each.name} <small>${each.note}</small></li>`)}
          </ul>`
        : nothing}`;
  }

  /** @param {string} wanted */
  want(wanted) {
    this.wanted = wanted;
    this.at = 0;
  }

  /** @returns {Target[]} */
  found() {
    const word = this.wanted.trim().toLowerCase();
    if (!word || !this.board || !this.printed) return [];
    const all = [...planets(this.board, this.printed), ...people(this.board, this.printed)];
    const hits = all.filter(each => `${each.name} ${each.note}`.toLowerCase().includes(word));
    const first = (/** @type {Target} */ each) => (each.name.toLowerCase().startsWith(word) ? 0 : each.name.toLowerCase().includes(word) ? 1 : 2);
    return hits.sort((a, b) => first(a) - first(b)).slice(0, MOST);
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    event.stopPropagation(); // letters are for the field, not for the map
    const found = this.found();
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && found.length) {
      event.preventDefault();
      this.at = (this.at + step + found.length) % found.length;
    } else if (event.key === 'Enter' && found[this.at]) {
      event.preventDefault();
      this.go(found[this.at]);
    } else if (event.key === 'Escape') this.want('');
  }

  /** @param {Target} target */
  go({kind, id}) {
    this.want('');
    this.dispatchEvent(new CustomEvent('found', {detail: {kind, id}}));
  }
}

/** @param {Board} board @param {Printed} printed @returns {Target[]} */
const planets = (board, printed) =>
  board.planets.map(({id, name}) => {
    const system = printed.system.get(printed.planet.get(id)?.system ?? 0);
    const province = printed.provinces.find(each => each.id === system?.province);
    return {name, note: `${system?.name ?? ''}, ${province?.name ?? ''}`, kind: 'planet', id};
  });

/** Those whose place the reader knows. @param {Board} board @param {Printed} printed @returns {Target[]} */
const people = (board, printed) => board.characters.flatMap(each => whereabouts(each, printed));

/** @param {Character} character @param {Printed} printed @returns {Target[]} */
function whereabouts({name, place, environ, at}, printed) {
  if (place === 'dead') return [];
  if (environ !== undefined) return [{name, note: printed.environ.get(environ)?.name ?? '', kind: 'environ', id: environ}];
  const [, kind, id] = /^(.*)-(\d+)$/.exec(at ?? '') ?? [];
  const planet = kind === 'orbit' ? Number(id) : printed.system.get(Number(id))?.planets[0];
  return planet === undefined ? [] : [{name, note: 'in space', kind: 'planet', id: planet}];
}

customElements.define('find-place', FindPlace);
