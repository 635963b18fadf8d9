import {nextMission} from './mission-plan.js';

/** Carries out a plan of missions: gives its answers as the game comes to them. */
export class Deputy {
  /** @param {import('../net/table.js').Table} table */
  constructor(table) {
    this.table = table;
    /** Who goes on which mission, until all are under way. @type {import('./mission-plan.js').Plan | null} */ this.plan = null;
    /** The last question that was answered for the player. */ this.answered = -1;
  }

  /** Answers the present question, if the plan says how. */
  act() {
    const {table, plan} = this;
    const {view} = table;
    if (!plan || !view?.decision || table.busy || view.decision.number === this.answered || table.connection !== 'connected') return;
    const keys = nextMission(plan, view);
    if (!keys && !view.decision.soFar.length) this.plan = null; // something else has come up: the rest is for the player
    if (!keys) return;
    this.answered = view.decision.number;
    table.play(...keys);
  }

  /** @param {import('./mission-plan.js').Plan} plan */
  undertake(plan) {
    this.plan = plan;
    this.act();
  }
}
