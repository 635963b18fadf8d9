import {css} from 'lit';

/** What buttons, fields and headings look like everywhere. */
export const shared = css`
  :host {
    display: block;
  }
  * {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3 {
    line-height: 1.2;
    margin: 0 0 var(--gap);
    font-weight: 650;
  }
  h1 {
    font-size: 1.6rem;
  }
  h2 {
    font-size: 1.15rem;
  }
  p {
    margin: 0 0 var(--gap);
  }
  a {
    color: var(--accent);
  }
  .soft {
    color: var(--text-soft);
  }
  .panel {
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 1rem;
  }
  button,
  .button {
    font: inherit;
    color: var(--text);
    background: var(--panel-raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 0.5rem 0.9rem;
    min-height: 2.75rem;
    cursor: pointer;
    text-align: start;
    text-decoration: none;
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  button:hover:not(:disabled),
  .button:hover {
    border-color: var(--accent);
  }
  button:disabled {
    opacity: 0.55;
    cursor: default;
  }
  .primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  label {
    display: block;
    font-weight: 600;
    margin-bottom: 0.25rem;
  }
  input:not([type='radio'], [type='checkbox']),
  select {
    font: inherit;
    color: var(--text);
    background: var(--panel-raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 0.5rem 0.7rem;
    min-height: 2.75rem;
    width: 100%;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap);
    align-items: center;
  }
  .error {
    color: var(--warn);
    font-weight: 600;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const SIDES = /** @type {const} */ (['rebel', 'imperial']);
/** The side across the table. */
export const OTHER = /** @type {const} */ ({rebel: 'imperial', imperial: 'rebel'});
/** @param {string} side */
export const sideName = side => (side === 'rebel' ? 'Rebels' : 'Empire');
/** What whoever plays a side is called at this table; empty if nobody has said. @param {import('../net/documents.js').Game | undefined | null} game @param {import('../net/documents.js').Side} side */
export const playerName = (game, side) => game?.seats[side].name ?? game?.seats[side].computer?.name ?? '';
/** A verb that goes with a side. @param {string} side @param {string} verb */
export const does = (side, verb) => (side === 'rebel' ? `The Rebels ${verb}` : `The Empire ${verb}s`);
/** Colour never stands alone: each side has its shape too. @param {string} side */
export const sideMark = side => (side === 'rebel' ? '▲' : '■');
