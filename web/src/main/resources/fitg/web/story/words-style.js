import {css} from 'lit';

/** Words that can be looked up, and dice: in cards, in the log and in lessons alike. */
export const wordsStyle = css`
  .word {
    all: unset;
    cursor: pointer;
    text-decoration: underline dotted var(--text-soft);
    text-underline-offset: 0.2em;
  }
  .word:hover {
    color: var(--accent);
  }
  .word:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  .die {
    flex: none;
    vertical-align: middle;
  }
  .die rect {
    fill: var(--text);
  }
  .die circle,
  .ten text {
    fill: var(--panel);
  }
  .ten .face {
    fill: var(--text);
  }
  .ten .edge {
    fill: none;
    stroke: var(--panel);
    opacity: 0.35;
  }
  .ten text {
    font-size: 17px;
    font-weight: 800;
    text-anchor: middle;
  }
  .die.imperial rect,
  .ten.imperial .face {
    fill: var(--empire);
  }
  .die.imperial circle,
  .ten.imperial text {
    fill: var(--on-empire);
  }
  .die.rebel rect,
  .ten.rebel .face {
    fill: var(--rebel);
  }
  .die.rebel circle,
  .ten.rebel text {
    fill: var(--on-rebel);
  }
`;
