/**
 * Asks for the card of something; the one <reference-dialog> of the page shows it.
 * @param {EventTarget} from @param {string} kind @param {string | number} id
 */
export const lookUp = (from, kind, id) =>
  from.dispatchEvent(new CustomEvent('look-up', {detail: {kind, id}, bubbles: true, composed: true}));
