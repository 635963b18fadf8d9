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
  .die circle {
    fill: var(--panel);
  }
  .die.imperial rect {
    fill: var(--empire);
  }
  .die.imperial circle {
    fill: var(--on-empire);
  }
  .die.rebel rect {
    fill: var(--rebel);
  }
  .die.rebel circle {
    fill: var(--on-rebel);
  }
`;
