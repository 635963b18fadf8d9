import {nextMission} from './mission-plan.js';
import {Orders} from './orders.js';
import {answerOf} from './party.js';

/** Gives the answers that a player has given before: to the rest of a party, and to what has been ordered once and for all. */
export class Deputy {
  /** @param {import('../net/table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.orders = new Orders(`${table.game}.${table.token ?? ''}`);
    /** Those who go along, until the game has asked about all of them. @type {import('./party.js').Party | null} */ this.party = null;
    /** Who goes on which mission, until all are under way. @type {import('./mission-plan.js').Plan | null} */ this.plan = null;
    /** The last question that was answered for the player. */ this.answered = -1;
  }

  /** Answers the present question, if somebody has said how. */
  act() {
    const {table} = this;
    const {view} = table;
    if (!view?.decision || table.busy || view.decision.number === this.answered || table.connection !== 'connected') return;
    const key = this.planned(view) ?? this.along(view) ?? this.orders.answerTo(view);
    if (!key) return;
    this.answered = view.decision.number;
    table.play(key);
  }

  /** @param {import('../net/documents.js').View} view */
  planned(view) {
    const key = this.plan && (answerOf(this.plan.party, view) ?? nextMission(this.plan, view));
    if (!key) this.plan = null;
    return key ?? undefined;
  }

  /** @param {import('../net/documents.js').View} view */
  along(view) {
    const key = answerOf(this.party, view);
    if (!key) this.party = null;
    return key;
  }

  /** @param {import('./mission-plan.js').Plan} plan */
  undertake(plan) {
    this.plan = plan;
    this.act();
  }

  /** @param {import('./party.js').Party} party */
  send(party) {
    this.party = party;
    this.act();
  }

  /** @param {string} question */
  order(question) {
    const board = this.table.view?.board;
    if (board) this.orders.give(question, board);
    this.act();
  }

  /** @param {string} question */
  revoke(question) {
    this.orders.revoke(question);
  }
}
