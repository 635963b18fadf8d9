import {html, nothing} from 'lit';
import {lookUp} from '../reference/look-up.js';
import '../reference/rule-link.js';

/** Asks the map to show a place. @param {EventTarget | null} from @param {{kind: string, id: number}} place */
export const showPlace = (from, place) =>
  from?.dispatchEvent(new CustomEvent('show-place', {detail: place, bubbles: true, composed: true}));

/** A word that can be looked up. @param {string} text @param {string} kind @param {string | number} id */
export const word = (text, kind, id) =>
  html`<button
    class="word"
    @click=${(/** @type {Event} */ event) => lookUp(/** @type {EventTarget} */ (event.currentTarget), kind, id)}
  >${text}</button>`;

/** The case of the rulebook that was followed; a resignation follows none. @param {string} [ruleCase] */
export const ruleLink = ruleCase => (ruleCase ? html`<rule-link case=${ruleCase}></rule-link>` : nothing);
