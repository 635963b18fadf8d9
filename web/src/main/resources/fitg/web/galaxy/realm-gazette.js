import {LitElement, html, nothing} from 'lit';
import {shared, sideMark, sideName} from '../ui/shared.js';
import {gazetteStyle} from './gazette-style.js';
import {inGalacticStage, ledger, provincesOf, signed} from './realm.js';

/** @import {Board, Realm, Side, View} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('../story/telling.js').Entry} Entry */

const SIDES = /** @type {Side[]} */ (['imperial', 'rebel']);
/** The Resource Track goes so far; more points stand at its end. */
const LONG = 60;
/** With more answers than this the gazette lies folded over the question. */
const FEW_ANSWERS = 6;

/**
 * The galactic stage as a newspaper and a treasury: the event of the month with its effect, both Resource Tracks with what came and
 * went, and where the Empire's fleets may go. `brief` leaves it out of everything but the galactic stage, and folds it up where the answers need the room.
 */
class RealmGazette extends LitElement {
  static properties = {view: {attribute: false}, log: {attribute: false}, printed: {attribute: false}, brief: {type: Boolean}};

  static styles = [shared, gazetteStyle];

  constructor() {
    super();
    /** @type {View | null} */ this.view = null;
    /** @type {Entry[]} */ this.log = [];
    /** @type {Printed | null | undefined} */ this.printed = null;
    this.brief = false;
  }

  render() {
    const board = this.view?.board;
    const realm = board?.realm;
    if (!board || !realm || (this.brief && !inGalacticStage(board))) return nothing;
    const paper = html`${this.event(realm)} ${this.orders(realm)}
      <div class="treasury">${SIDES.map(side => this.track(realm, side))}</div>`;
    if (!this.brief) return html`<section class="paper" aria-label="News and treasury">${this.masthead(board, realm)} ${paper}</section>`;
    return html`<details class="paper" ?open=${(this.view?.decision?.actions.length ?? 0) <= FEW_ANSWERS}><summary>${SIDES.toReversed().map(side => this.purse(realm, side))}${realm.event?.title ?? 'The Galactic Gazette'}</summary>${paper}</details>`;
  }

  /** @param {Realm} realm @param {Side} side */
  purse({rebelPoints, imperialPoints}, side) {
    return html`<span class="in-short ${side}"><span class="mark">${sideMark(side)}</span><span class="visually-hidden">${sideName(side)}</span> ${side === 'rebel' ? rebelPoints : imperialPoints}</span>`;
  }

  /** @param {Board} board @param {Realm} realm */
  masthead({turn, lastTurn}, {eventsLeft}) {
    return html`<header><b>The Galactic Gazette</b><span>Month ${Math.max(turn, 1)} of ${lastTurn} · ${eventsLeft} events to come</span></header>`;
  }

  /** @param {Realm} realm */
  event({event}) {
    if (!event) return html`<p class="soft">No news of weight.</p>`;
    return html`<article>${this.brief ? nothing : html`<h3>${event.title}</h3>`}<p>${event.effect}</p></article>`;
  }

  /** @param {Realm} realm */
  orders({assignment, base}) {
    if (base.revealed) return html`<p class="orders">The secret base is known: the Imperial fleets are free to go anywhere.</p>`;
    if (!assignment) return nothing;
    return html`<p class="orders">Strategic Assignment: <b>${provincesOf(assignment, this.printed)}</b></p>`;
  }

  /** @param {Realm} realm @param {Side} side */
  track(realm, side) {
    const points = side === 'rebel' ? realm.rebelPoints : realm.imperialPoints;
    const lines = ledger(this.log, side);
    const debt = side === 'imperial' && realm.debt ? html`<li class="less">owed ${realm.debt}</li>` : nothing;
    return html`<div class="purse ${side}">
      <p><span class="mark">${sideMark(side)}</span> ${sideName(side)} <b>${points}</b> <span class="visually-hidden">force points</span></p>
      <svg viewBox="0 0 120 8" preserveAspectRatio="none" aria-hidden="true"><rect class="bed" width="120" height="8" rx="4"></rect><rect class="run" width=${(120 * Math.min(points, LONG)) / LONG} height="8" rx="4"></rect></svg>
      <ul>${lines.length ? lines.map(({reason, change}) => html`<li class=${change < 0 ? 'less' : 'more'}><b>${signed(change)}</b> ${reason}</li>`) : html`<li class="soft">nothing this month</li>`}${debt}</ul>
    </div>`;
  }
}

customElements.define('realm-gazette', RealmGazette);
