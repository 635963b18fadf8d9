import {css} from 'lit';

/** How the log looks. */
export const logStyle = css`
  :host {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 0;
    height: 100%;
  }
  .tools {
    display: flex;
    gap: 0.3rem;
    /* At the end stands the button that puts the sheet away. */
    padding: 0.4rem 3.2rem 0.4rem 0.8rem;
    flex-wrap: wrap;
    flex: none;
    border-bottom: 1px solid var(--line);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    width: 100%;
  }
  .chip {
    flex: none;
    min-height: 2rem;
    padding: 0 0.55rem;
    border-radius: 1rem;
    font-size: 0.82rem;
    gap: 0.3rem;
  }
  .chip[aria-pressed='true'] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  .chip small {
    opacity: 0.85;
  }
  .tools input:not([type='radio'], [type='checkbox']) {
    flex: 1 0 7rem;
    width: auto;
    min-height: 2rem;
    padding: 0 0.65rem;
    font-size: 0.85rem;
    border-radius: 1rem;
  }
  .scroll {
    flex: 1;
    overflow: auto;
    padding: 0 0.8rem 1rem;
    min-height: 0;
  }
  h3 {
    position: sticky;
    top: 0;
    z-index: 1;
    margin: 0 -0.8rem;
    padding: 0.45rem 0.8rem;
    font-size: 0.95rem;
    background: var(--panel-raised);
    border-block: 1px solid var(--line);
  }
  h3 .rebel {
    color: var(--rebel);
  }
  h3 .imperial {
    color: var(--empire);
  }
  h4 {
    margin: 0.6rem 0 0.15rem;
    font-size: 0.8rem;
    font-weight: 650;
    color: var(--text-soft);
    text-transform: uppercase;
    letter-spacing: 0.05em;
  }
  section {
    content-visibility: auto;
    contain-intrinsic-size: auto 8rem;
  }
  ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  li {
    display: flex;
    align-items: flex-start;
    gap: 0.3rem;
    padding: 0.22rem 0;
    font-size: 0.92rem;
    border-inline-start: 3px solid transparent;
    padding-inline-start: 0.4rem;
    margin-inline-start: -0.4rem;
  }
  .sentence {
    flex: 1;
    overflow-wrap: anywhere;
  }
  .sentence .die {
    margin-inline-start: 0.2rem;
  }
  .current {
    border-inline-start-color: var(--accent);
    background: color-mix(in srgb, var(--accent) 14%, transparent);
  }
  .Killed,
  .Captured,
  .PlanetChanged,
  .LoyaltyShifted,
  .GameEnded {
    font-weight: 650;
  }
  .ActionEventDrawn,
  .RandomEvent,
  .StatusChanged,
  .StackChanged {
    color: var(--text-soft);
  }
  .moment {
    flex: none;
    min-height: 1.6rem;
    min-width: 1.6rem;
    padding: 0;
    justify-content: center;
    background: none;
    border-color: transparent;
    color: var(--text-soft);
  }
  .earlier {
    display: block;
    margin: 0.4rem auto;
  }
  .newest {
    position: absolute;
    bottom: 0.6rem;
    left: 50%;
    transform: translateX(-50%);
    background: var(--accent);
    color: var(--on-accent);
    border-radius: 1.4rem;
    box-shadow: 0 0.2rem 0.8rem rgb(0 0 0 / 40%);
  }
`;
