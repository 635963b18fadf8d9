import {html, nothing, svg} from 'lit';

/**
 * Our own little pictures. Each mark is drawn in a box of 24 by 24 with the colour of the text around it, as a part of an
 * <svg>: the map puts them into its own, everybody else frames them with pictogram().
 *
 * @typedef {import('lit').TemplateResult | typeof nothing} Mark
 */

/** Three towers with windows. */
const urban = () => svg`<path fill="currentColor" fill-rule="evenodd"
  d="M2 22V11h5V5l5-3 5 3v9h5v8zM4.5 13.5h1.8v2H4.5zm0 4h1.8v2H4.5zM9 7.5h2v2.2H9zm4 0h2v2.2h-2zm-4 4.5h2v2.2H9zm4 0h2v2.2h-2zM10.5 17h3v5h-3zm7.2-.5h1.8v2h-1.8z"/>`;

/** Two firs. */
const wild = () => svg`<path fill="currentColor"
  d="M9 1.5 13.7 9h-2l3.5 5.5h-2.2L16.5 20h-6v3h-3v-3h-6l3.5-5.5H2.8L6.3 9h-2z"/><path fill="currentColor"
  d="M18.5 8l3 5h-1.3l3.3 6.5h-4V23h-2v-3.5h.8l-3.8-6h1.7l-1.9-3z"/>`;

/** The mouth of a cave under a ridge. */
const subterranean = () => svg`<path fill="currentColor" fill-rule="evenodd"
  d="M1 22 5 9l4-2 3-4 4 5 4 2 3 12h-6.5c.5-1 .5-2 .5-3 0-3.5-2.2-6-5-6s-5 2.5-5 6c0 1 0 2 .5 3z"/>`;

/** Three waves. */
const liquid = () => svg`<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"
  d="M2 7c2.5-3 4.2-3 6.7 0s4.1 3 6.6 0 4.2-3 6.7 0M2 13.5c2.5-3 4.2-3 6.7 0s4.1 3 6.6 0 4.2-3 6.7 0M2 20c2.5-3 4.2-3 6.7 0s4.1 3 6.6 0 4.2-3 6.7 0"/>`;

/** A cloud, and the wind below it. */
const air = () => svg`<path fill="currentColor"
  d="M6 13a4.5 4.5 0 0 1-.6-9A6.3 6.3 0 0 1 17 4.6 4.3 4.3 0 0 1 18 13z"/><path fill="none"
  stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M2 17h17M6 21.5h16"/>`;

/** A flame with a smaller one inside. */
const fire = () => svg`<path fill="currentColor" fill-rule="evenodd"
  d="M12.5 1c.6 4-4 6-6 9.6C4.5 14 5 22.5 12 23c7 0 8.5-6.5 6.2-11-.5 1.5-1.2 2.5-2.5 3C16.5 10 16 4 12.5 1zM12 12c2 2.5 3.2 4 3.2 6a3.2 3.2 0 0 1-6.4 0c0-2 2-3 3.2-6z"/>`;

/** @type {Record<string, () => Mark>} */
const ENVIRONS = {urban, wild, subterranean, liquid, air, fire};

/** What kind of place an environ is; nothing for a kind we do not know. @param {string} type @returns {Mark} */
export const environMark = type => ENVIRONS[type]?.() ?? nothing;

/** A star with five points: a resource with a star, or a navigation star. */
export const starMark = () => svg`<path fill="currentColor"
  d="m12 1.8 3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.9l-6.5 3.6L7 14.3l-5.4-5 7.3-.8z"/>`;

/** A crown: a throne planet, royalty, a sovereign. */
export const crownMark = () => svg`<path fill="currentColor" fill-rule="evenodd"
  d="M3 7.5 7.8 11 12 3.5l4.2 7.5L21 7.5 19.4 18H4.6zM4.6 19.5h14.8V22H4.6z"/>`;

/** A house: the home planet of a race. */
export const houseMark = () => svg`<path fill="currentColor" fill-rule="evenodd"
  d="M12 2.5 23 12h-3.2v9.5H4.2V12H1zM9.8 14v7.5h4.4V14z"/>`;

/** The Rebels' mark, as everywhere a triangle. */
export const rebelMark = () => svg`<path fill="currentColor" d="M12 3l10 18H2z"/>`;

/** The Empire's mark, as everywhere a square. */
export const imperialMark = () => svg`<path fill="currentColor" d="M3.5 3.5h17v17h-17z"/>`;

/** @param {string} side */
export const sidePictogram = side => (side === 'rebel' ? rebelMark() : imperialMark());

/** Crossed blades. */
export const bladesMark = () => svg`<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"
  d="M4 3l13 14M20 3 7 17M4 16.5 8 21M20 16.5 16 21M4 21l2-2M20 21l-2-2"/>`;

/** A spaceship seen from above. */
export const shipMark = () => svg`<path fill="currentColor" fill-rule="evenodd"
  d="M12 1c2.6 2.6 3.8 6 3.8 9.5L22 17v3l-6.5-2-1.2 4H9.7l-1.2-4L2 20v-3l6.2-6.5C8.2 7 9.4 3.6 12 1zm0 6.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z"/>`;

/** A shield: military units. */
export const shieldMark = () => svg`<path fill="currentColor" d="M3 3h18v8c0 6.5-4.5 9.5-9 11.5C7.5 20.5 3 17.5 3 11z"/>`;

/** A claw: a creature. */
export const clawMark = () => svg`<path fill="currentColor"
  d="M12 11c3.6 0 6.3 3.3 6.3 6.4 0 2.6-1.7 4.1-3.6 4.1-1.2 0-1.7-.5-2.7-.5s-1.5.5-2.7.5c-1.9 0-3.6-1.5-3.6-4.1C5.7 14.3 8.4 11 12 11z"/><ellipse
  cx="4" cy="10.5" rx="2" ry="3" fill="currentColor"/><ellipse cx="9" cy="5.5" rx="2.1" ry="3.4" fill="currentColor"/><ellipse
  cx="15" cy="5.5" rx="2.1" ry="3.4" fill="currentColor"/><ellipse cx="20" cy="10.5" rx="2" ry="3" fill="currentColor"/>`;

/** A head and shoulders: a character, a race. */
export const personMark = () => svg`<circle cx="12" cy="7" r="5" fill="currentColor"/><path fill="currentColor"
  d="M2.5 22c.5-5.5 4-8.5 9.5-8.5s9 3 9.5 8.5z"/>`;

/** A bag: a possession. */
export const bagMark = () => svg`<path fill="currentColor" fill-rule="evenodd"
  d="M8 7V5.5C8 3.5 9.7 2 12 2s4 1.5 4 3.5V7h4.5L22 22H2L3.5 7zm2 0h4V5.5C14 4.6 13.2 4 12 4s-2 .6-2 1.5zM10 11v2.5h4V11z"/>`;

/** A target: a mission. */
export const missionMark = () => svg`<path fill="currentColor" fill-rule="evenodd"
  d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm0 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"/>`;

/** Two cards: the action cards and their events. */
export const cardMark = () => svg`<path fill="currentColor" d="M3 6.5 13 3l1 2.5-6.5 2.3 4 11.2-3.3 1z" opacity=".7"/><path
  fill="currentColor" fill-rule="evenodd" d="M10 7h11v15H10zm2.5 3v2h6v-2zm0 4v2h6v-2z"/>`;

/** A planet with its ring. */
export const planetMark = () => svg`<circle cx="12" cy="12" r="6.5" fill="currentColor"/><path fill="none"
  stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M6.3 9.6C3 12 1 14.6 1.6 16c.9 2 6.6.8 12.5-2.6s9.7-7.8 8.6-9.6c-.7-1.2-3.4-1-6.8.3"/>`;

/** Rows and columns: a table. */
export const tableMark = () => svg`<path fill="currentColor" fill-rule="evenodd"
  d="M2 3h20v18H2zm2 5.5v3h4.5v-3zm6.5 0v3H15v-3zm6.5 0v3h3v-3zm-13 5V19h4.5v-5.5zm6.5 0V19H15v-5.5zm6.5 0V19h3v-5.5z"/>`;

/** An open book: the rules. */
export const bookMark = () => svg`<path fill="currentColor"
  d="M11 5.5C9 4 6 3.3 2 3.5v15c4-.2 7 .5 9 2zm2 0C15 4 18 3.3 22 3.5v15c-4-.2-7 .5-9 2z"/>`;

/**
 * A mark as a picture of its own. Without a name it only decorates what stands beside it.
 * @param {Mark} mark @param {string} [name]
 */
export const pictogram = (mark, name) => html`<svg
  class="pictogram"
  viewBox="0 0 24 24"
  width="24"
  height="24"
  role=${name ? 'img' : nothing}
  aria-label=${name ?? nothing}
  aria-hidden=${name ? nothing : 'true'}
>${mark}</svg>`;
