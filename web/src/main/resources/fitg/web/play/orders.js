/** @import {Action, Board, Decision, View} from '../net/documents.js' */

/**
 * What a player has said once instead of every time. This page carries it out as long as it is open, by giving the same answer that a
 * click would give; it knows no rules, and what it does not recognise it leaves to the player.
 *
 * @typedef {{answer: string, give: string, kept: string, until: 'game' | 'turn' | 'place'}} Order an answer that ends in a colon means the first of its kind
 * @typedef {{question: string, scope: string}} Kept
 */

/** By question: the answer that can be ordered, what the button says, and how long it holds. @type {Record<string, Order>} */
export const ORDERS = {
  draw: {answer: 'draw', give: 'Draw on until something needs me', kept: 'Drawing on', until: 'game'},
  exchange: {answer: 'end', give: 'Do not ask about handing over', kept: 'Nothing changes hands', until: 'game'},
  organise: {answer: 'end', give: 'Do not ask about the stacks', kept: 'Stacks stay as they are', until: 'game'},
  'break-off': {answer: 'stand', give: 'Stand to the end of this fight', kept: 'Standing', until: 'place'},
  complete: {answer: 'continue', give: 'Always go on to the last card', kept: 'Going on to the last card', until: 'game'},
  bonus: {answer: 'bonus:', give: 'Take all bonus draws', kept: 'Taking all bonus draws', until: 'game'},
  'next-environ': {answer: 'environ:', give: 'Go through the environs by themselves', kept: 'Going through the environs', until: 'game'},
  reaction: {answer: 'end', give: 'No reaction this turn', kept: 'Not reacting', until: 'turn'},
  'event-roll': {answer: 'roll', give: 'Roll on until something needs me', kept: 'Rolling on', until: 'game'},
  search: {answer: 'end', give: 'No search this turn', kept: 'Not searching', until: 'turn'},
  'press-on': {answer: 'go-on', give: 'Press on to the end of this combat', kept: 'Pressing on', until: 'place'},
  'next-search': {answer: 'end', give: 'No search this turn', kept: 'Not searching', until: 'turn'},
};

/** The orders of one seat, kept in this browser. */
export class Orders {
  /** @param {string} seat */
  constructor(seat) {
    this.name = `fitg.orders.${seat}`;
    /** @type {Kept[]} */ this.kept = read(this.name);
  }

  /** The order that this question can get, if its answer is on offer. @param {Decision} decision @returns {Order | undefined} */
  onOffer({question, actions}) {
    const order = ORDERS[question];
    return order && actions.length > 1 && keyOf(order, actions) ? order : undefined;
  }

  /** @param {string} question @param {Board} board */
  give(question, board) {
    this.keep([...this.kept.filter(each => each.question !== question), {question, scope: scopeOf(question, board)}]);
  }

  /** @param {string} question */
  revoke(question) {
    this.keep(this.kept.filter(each => each.question !== question));
  }

  /** The answer that was ordered for this question. @param {View} view @returns {string | undefined} */
  answerTo({decision, board}) {
    if (!decision || !board || !this.onOffer(decision)) return undefined;
    const kept = this.kept.find(each => each.question === decision.question);
    if (!kept) return undefined;
    if (kept.scope === scopeOf(decision.question, board)) return keyOf(ORDERS[decision.question], decision.actions);
    this.revoke(decision.question);
  }

  /** @param {Kept[]} kept */
  keep(kept) {
    this.kept = kept;
    try {
      localStorage.setItem(this.name, JSON.stringify(kept));
    } catch {
      // Then they last as long as the page.
    }
  }
}

/** The answer on offer that an order means. @param {Order} order @param {Action[]} actions */
const keyOf = ({answer}, actions) => actions.find(({key}) => (answer.endsWith(':') ? key.startsWith(answer) : key === answer))?.key;

/** What an order holds for; when that is over, so is the order. @param {string} question @param {Board} board */
function scopeOf(question, {turn, phasing, segment, missions}) {
  switch (ORDERS[question].until) {
    case 'place':
      return `${turn} ${phasing} ${segment.id} ${missions.environ ?? ''}`;
    case 'turn':
      return `${turn} ${phasing}`;
    default:
      return '';
  }
}

/** @param {string} name @returns {Kept[]} */
function read(name) {
  try {
    /** @type {unknown} */ const stored = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter(each => each && each.question in ORDERS && typeof each.scope === 'string') : [];
  } catch {
    return [];
  }
}
