import {css} from 'lit';

/** Where the parts of the page for a new game stand: what is played on the left, by whom on the right, all of it in one window. */
export const newGameStyle = css`
  :host {
    display: block;
    max-width: 84rem;
    margin: 0 auto;
    padding: 0.9rem 1.25rem 0;
  }
  h1 {
    font-size: 1.5rem;
    margin: 0 0 0.5rem;
  }
  .board {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(20rem, 1fr);
    gap: 1rem 1.75rem;
    align-items: start;
    padding-bottom: 1rem;
  }
  .what,
  .who {
    display: grid;
    gap: 0.9rem;
    min-width: 0;
  }
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
  }
  legend {
    font-weight: 650;
    padding: 0;
    margin-bottom: 0.4rem;
  }
  .scenarios {
    display: grid;
    gap: 0.6rem;
  }
  .check {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.1rem 0.8rem;
    align-items: start;
    font-weight: 400;
    padding: 0.3rem 0;
    margin: 0;
    min-height: 2.75rem;
    cursor: pointer;
  }
  .check input {
    width: 1.4rem;
    height: 1.4rem;
    margin: 0.1rem 0 0;
    accent-color: var(--accent);
  }
  .check b {
    display: block;
  }
  .check .soft {
    font-size: 0.9rem;
  }
  .editions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 1.5rem;
  }
  summary {
    padding: 0.4rem 0;
    min-height: 2.5rem;
    font-weight: 650;
    cursor: pointer;
  }
  textarea {
    display: block;
    width: 100%;
    box-sizing: border-box;
    padding: 0.6rem;
    font: 0.9rem/1.5 ui-monospace, monospace;
    color: inherit;
    background: transparent;
    border: 1px solid var(--line);
  }
  .begin {
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    margin: 0 -1.25rem;
    padding: 0.6rem 1.25rem;
    background: var(--space);
    border-top: 1px solid var(--line);
  }
  .plan {
    margin: 0;
    font-size: 1.05rem;
  }
  .begin .primary {
    flex: none;
    min-width: 9rem;
    justify-content: center;
    font-size: 1.1rem;
    padding: 0.6rem 1.6rem;
  }
  @media (max-width: 800px) {
    :host {
      padding: 0.4rem 0.8rem 0;
    }
    h1 {
      font-size: 1.2rem;
      margin: 0 0 0.2rem;
    }
    .board {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.6rem;
    }
    .what,
    .who {
      gap: 0.5rem;
    }
    legend {
      margin-bottom: 0.2rem;
    }
    .editions .soft {
      display: none;
    }
    .editions .check {
      align-items: center;
      padding: 0;
    }
    /* One scenario beside the other: a swipe shows the next. */
    .scenarios {
      display: flex;
      overflow-x: auto;
      scroll-snap-type: x mandatory;
      margin-inline: -0.8rem;
      padding: 4px 0.8rem;
    }
    .scenario {
      flex: 0 0 84%;
      scroll-snap-align: center;
    }
    .check .soft {
      font-size: 0.8125rem;
    }
    .begin {
      margin: 0 -0.8rem;
      padding: 0.5rem 0.8rem;
      gap: 0.6rem;
    }
    .plan {
      font-size: 0.875rem;
      line-height: 1.25;
    }
    .begin .primary {
      min-width: 6rem;
      padding: 0.5rem 1rem;
    }
  }
`;
