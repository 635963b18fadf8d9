import {css} from 'lit';

/** The end of a game, over the whole screen or beside the board. */
export const endingStyle = css`
  :host([whole]) {
    position: fixed;
    inset: 0;
    z-index: 30;
    overflow: auto;
    background: radial-gradient(circle at 30% 30%, var(--panel-raised), var(--space) 70%);
  }
  .page {
    display: grid;
    gap: 1rem;
  }
  :host([whole]) .page {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: 3rem;
    max-width: 84rem;
    min-height: 100%;
    box-sizing: border-box;
    margin: 0 auto;
    padding: 2rem;
  }
  .result {
    text-align: center;
  }
  .review {
    justify-self: start;
  }
  :host([whole]) :is(.review, game-review) {
    grid-column: 1 / -1;
  }
  .emblem svg {
    width: 5.5rem;
    height: 5.5rem;
  }
  :host([whole]) .emblem svg {
    width: 11rem;
    height: 11rem;
  }
  .rebel :is(.emblem, .side) {
    color: var(--rebel);
  }
  .imperial :is(.emblem, .side) {
    color: var(--empire);
  }
  .ray {
    stroke: currentColor;
    stroke-width: 3;
    stroke-linecap: round;
  }
  .title {
    margin: 0;
    color: var(--text-soft);
  }
  h2 {
    font-size: 1.5rem;
    margin: 0.2rem 0;
  }
  h2:focus-visible {
    outline: none;
  }
  :host([whole]) h2 {
    font-size: clamp(1.8rem, 4vw, 3rem);
  }
  :host([whole]) .how {
    font-size: 1.15rem;
  }
  .row {
    justify-content: center;
    margin-bottom: 0.8rem;
  }
  table {
    margin: 0 auto 0.8rem;
    border-collapse: collapse;
    text-align: start;
  }
  td {
    padding: 0.15rem 0.6rem;
  }
  td:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }
  .sum td {
    border-top: 1px solid var(--line);
  }
  @media (prefers-reduced-motion: no-preference) {
    :host([whole]) .emblem svg {
      animation: rise 1.4s ease-out;
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: scale(0.4) rotate(-30deg);
    }
  }
  @media (max-width: 800px) {
    :host([whole]) .page {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.5rem;
      padding: 1rem;
    }
    :host([whole]) .emblem svg {
      width: 6rem;
      height: 6rem;
    }
  }
`;
