import {html, nothing} from 'lit';
import {post} from '../net/api.js';
import {words} from '../net/words.js';
import {face} from './answer-mark.js';
import {assignedTo, atHand, cannotGo, membersOf, planOf} from './mission-plan.js';
import {MISSION_EFFECT, costOf} from './mission-words.js';
import {keyOf, naming} from './run.js';

/** @import {Action, Decision, Odds, Tentative} from '../net/documents.js' */

/** The missions of an environ in one table: every row has the faces of those who may go, and the odds of the group as it stands. */
export class MissionTable {
  /** @param {import('./decision-panel.js').DecisionPanel} panel */
  constructor(panel) {
    this.panel = panel;
    /** @type {import('./mission-plan.js').Assigned} */ this.assigned = new Map();
    /** The odds of the groups that were put together, by mission. @type {Map<string, Odds>} */ this.odds = new Map();
  }

  clear() {
    this.assigned = new Map();
    this.odds = new Map();
  }

  /** Whether there is anything to share out: with one person, one mission is all. @param {Action} action @param {Decision} decision */
  has(action, decision) {
    return action.leadsTo !== undefined && atHand(decision).length > 1;
  }

  /** The odds of a mission with those who are to go, or of the mission by itself. @param {Action} action */
  oddsOf({key, odds}) {
    return this.odds.get(key) ?? odds;
  }

  /** Those who may be sent on a mission, each on one of them, and what would go into it. @param {Action} action @param {Odds | undefined} odds */
  faces(action, odds) {
    const {printed, view} = this.panel;
    const wrong = cannotGo(action, this.assigned);
    return html`<span class="faces">
      <small class="cost">${odds && !odds.warning ? costOf(odds) : ''}</small><small class="cost effect" aria-hidden="true">${odds?.warning ? '' : MISSION_EFFECT[String(action.piece?.id)]}</small>
      ${membersOf(action).map(number => {
        const facts = printed?.character.get(number);
        const person = view?.board?.characters.find(each => each.number === number);
        const sent = this.assigned.get(number) === action.key;
        return facts
          ? html`<button class="face" aria-pressed=${sent} aria-label="${facts.name}: ${action.text}" title=${facts.name} @click=${() => this.assign(number, action)}>${face(facts, person)}</button>`
          : nothing;
      })}
      ${wrong ? html`<small class="warning">${wrong.words}</small>` : nothing}
    </span>`;
  }

  /** @param {number} person @param {Action} action */
  assign(person, action) {
    const before = this.assigned.get(person);
    const assigned = new Map(this.assigned);
    if (before === action.key) assigned.delete(person);
    else assigned.set(person, action.key);
    this.assigned = assigned;
    this.panel.requestUpdate();
    const changed = this.panel.view?.decision?.actions.filter(each => each.key === action.key || each.key === before) ?? [];
    for (const each of changed) this.weigh(each);
  }

  /** Asks for the odds of a group; what comes too late is about another one. @param {Action} action */
  async weigh(action) {
    const {view, token} = this.panel;
    const {assigned} = this;
    const members = assignedTo(assigned, action.key);
    this.odds.delete(action.key);
    if (!view || !token || !action.leadsTo || !members.size || cannotGo(action, assigned)) return;
    const actions = [action.key, keyOf(action.leadsTo, naming(action.leadsTo, members))];
    try {
      /** @type {Tentative} */
      const {tried} = await post(`/api/games/${view.game.id}/tentative`, {number: view.number, actions}, token);
      const odds = tried.at(-1)?.odds ?? tried[0]?.odds;
      if (odds && assigned === this.assigned) this.odds.set(action.key, words.odds(odds));
    } catch {
      return; // the odds of the mission by itself stand there
    }
    this.panel.requestUpdate();
  }

  /** @param {Decision} decision */
  mayUndertake(decision) {
    return !this.panel.busy && !decision.actions.some(each => cannotGo(each, this.assigned));
  }

  /** @param {Decision} decision */
  undertake(decision) {
    const board = this.panel.view?.board;
    if (board && this.mayUndertake(decision)) this.panel.dispatchEvent(new CustomEvent('undertake', {detail: planOf(this.assigned, decision, board)}));
  }

  /** One more click undertakes all of it. @param {Decision} decision */
  undertaking(decision) {
    const count = new Set(this.assigned.values()).size;
    return html`<div class="main">
      <button class="primary wide" ?disabled=${!this.mayUndertake(decision)} @click=${() => this.undertake(decision)}>
        <span class="text">Undertake ${count === 1 ? 'this mission' : `these ${count} missions`} with ${this.assigned.size}</span> <kbd aria-hidden="true">Enter</kbd>
      </button>
    </div>`;
  }
}
