import {html, nothing} from 'lit';

/** Asks whoever holds the reference for something. @param {EventTarget | null} from @param {string} kind @param {string | number} id */
export const lookUp = (from, kind, id) =>
  from?.dispatchEvent(new CustomEvent('look-up', {detail: {kind, id}, bubbles: true, composed: true}));

/** Asks the map to show a place. @param {EventTarget | null} from @param {{kind: string, id: number}} place */
export const showPlace = (from, place) =>
  from?.dispatchEvent(new CustomEvent('show-place', {detail: place, bubbles: true, composed: true}));

/** A word that can be looked up. @param {string} text @param {string} kind @param {string | number} id */
export const word = (text, kind, id) =>
  html`<button class="word" @click=${(/** @type {Event} */ event) => lookUp(event.currentTarget, kind, id)}>${text}</button>`;

/** The case of the rulebook that was followed. @param {string} ruleCase */
export const caseButton = ruleCase =>
  ruleCase
    ? html`<button
        class="case"
        aria-label="Rule ${ruleCase}"
        @click=${(/** @type {Event} */ event) => lookUp(event.currentTarget, 'case', ruleCase)}
      >
        ${ruleCase}
      </button>`
    : nothing;
