import {LitElement, html, nothing} from 'lit';
import {LOYALTIES, heldBy} from '../board/words.js';
import {shared, sideMark} from '../ui/shared.js';
import {changedPlanets} from './changes.js';
import {marksOf} from './marks.js';
import {byProvince, provincesOf} from './realm.js';
import {sheetStyle} from './sheet-style.js';
import './realm-gazette.js';

/** @import {Board, Planet, Realm, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('../story/telling.js').Entry} Entry */

/** The whole galaxy on one sheet: the news, what changed since one's last turn, what is known and what is secret, and every planet by province. A planet's name flies to it. */
class RealmSheet extends LitElement {
  static properties = {view: {attribute: false}, log: {attribute: false}, printed: {attribute: false}};

  static styles = [shared, sheetStyle];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {Entry[]} */ this.log = [];
    /** @type {Printed | null | undefined} */ this.printed = null;
  }

  render() {
    const board = this.view?.board;
    const {printed} = this;
    if (!board?.realm || !printed || !this.view) return nothing;
    return html`
      <realm-gazette .view=${this.view} .log=${this.log} .printed=${printed}></realm-gazette>
      ${this.changes(board)} ${this.known(board.realm, printed)}
      ${byProvince(board, printed).map(({name, planets}) => html`<h3>${name}</h3>
        <table>
          <thead class="visually-hidden"><tr><th>Planet</th><th>Loyalty</th><th>Held by</th><th>PDB</th></tr></thead>
          <tbody>${planets.map(each => this.planet(each, board, printed))}</tbody>
        </table>`)}
    `;
  }

  /** @param {Board} board */
  changes(board) {
    const changed = this.view ? changedPlanets(this.log, this.view.viewer) : [];
    return html`<h3>Since your last turn</h3>
      ${changed.length
        ? html`<ul class="changes">${changed.map(({planet, told}) => html`<li>${this.link(planet, board)}: ${told.join(' ')}</li>`)}</ul>`
        : html`<p class="soft">No planet has changed.</p>`}`;
  }

  /** @param {Realm} realm @param {Printed} printed */
  known(realm, printed) {
    const {base, assignment, assignmentsToCome} = realm;
    const named = base.named.map(id => printed.planet.get(id)?.name).filter(Boolean);
    const where = base.planet === undefined ? 'Nobody here knows where it is.' : `It is on ${printed.planet.get(base.planet)?.name}${base.revealed ? ', and everybody knows.' : ', and only the rebels know.'}`;
    return html`<h3>What is known</h3>
      <dl>
        <dt>Secret base</dt>
        <dd>${base.destroyed ? 'It is destroyed.' : where}${named.length ? ` Not on ${named.join(', ')}.` : ''}${base.secretsLearned ? ` The Empire has learned ${base.secretsLearned} ${base.secretsLearned === 1 ? 'secret' : 'secrets'}.` : ''}</dd>
        ${assignment && !base.revealed ? html`<dt>Assignment</dt><dd>${provincesOf(assignment, printed)}${assignmentsToCome.length ? html`<br />then ${assignmentsToCome.map(each => provincesOf(each, printed)).join('; ')}` : nothing}</dd>` : nothing}
        ${realm.secrets.filter(({name}) => name).map(({planet, name, effect, revealed, ended}) => html`<dt>${printed.planet.get(planet)?.name}</dt><dd>${name}${revealed ? '' : ' (hidden)'}${ended ? ' (over)' : ''}: <span class="soft">${effect}</span></dd>`)}
      </dl>`;
  }

  /** @param {Planet} planet @param {Board} board @param {Printed} printed */
  planet(planet, board, printed) {
    const words = marksOf(planet.id, board.realm, printed).map(each => each.words).join(', ');
    const place = LOYALTIES.indexOf(planet.loyalty);
    const ordinary = planet.state.id === 'imperial-control';
    return html`<tr>
      <td>${this.link(planet.id, board)}${words ? html`<small>${words}</small>` : nothing}</td>
      <td><span class="dots" aria-hidden="true">${LOYALTIES.map((_, i) => html`<i class=${i === place ? (place < 2 ? 'e' : place > 2 ? 'r' : 'n') : ''}></i>`)}</span> ${ordinary ? planet.loyalty : planet.state.name.toLowerCase()}</td>
      <td class=${planet.control ?? ''}>${planet.control ? sideMark(planet.control) : '○'}<span class="visually-hidden"> ${heldBy(planet)}</span></td>
      <td>${planet.pdbLevel}${planet.pdbUp ? '▲' : '▽'}<span class="visually-hidden"> ${planet.pdbUp ? 'up' : 'down'}</span></td>
    </tr>`;
  }

  /** @param {number} id @param {Board} board */
  link(id, board) {
    const name = board.planets.find(each => each.id === id)?.name ?? '';
    const show = () => this.dispatchEvent(new CustomEvent('show-place', {detail: {kind: 'planet', id}, bubbles: true, composed: true}));
    return html`<button class="link" title="Show ${name} on the map" @click=${show}>${name}</button>`;
  }
}

customElements.define('realm-sheet', RealmSheet);
