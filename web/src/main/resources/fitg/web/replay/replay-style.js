import {css} from 'lit';

export const replayStyle = css`
  :host {
    display: grid;
    grid-template:
      'bar bar' auto
      'map side' minmax(0, 1fr)
      'controls side' auto / minmax(0, 1fr) clamp(18rem, 30vw, 27rem);
    height: 100%;
    min-height: 0;
  }
  status-bar {
    grid-area: bar;
  }
  .field {
    grid-area: map;
    position: relative;
    min-height: 14rem;
  }
  star-map {
    position: absolute;
    inset: 0;
  }
  aside {
    grid-area: side;
    position: relative;
    min-height: 0;
    border-inline-start: 1px solid var(--line);
    background: var(--panel);
    padding: 0.5rem 0.8rem 0;
  }
  story-log {
    height: 100%;
  }
  .controls {
    grid-area: controls;
    display: grid;
    gap: 0.5rem;
    padding: 0.5rem 1rem 0.8rem;
    border-top: 1px solid var(--line);
    background: var(--panel);
  }
  .caption {
    margin: 0;
    min-height: 1.45em;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    text-align: center;
    font-weight: 600;
  }
  .buttons {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 0.4rem;
  }
  .buttons button {
    min-width: 3rem;
    justify-content: center;
  }
  .buttons .primary {
    min-width: 4.5rem;
  }
  .buttons .pictogram {
    width: 1.2rem;
    height: 1.2rem;
  }
  .count {
    min-width: 6.5rem;
    color: var(--text-soft);
    font-variant-numeric: tabular-nums;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
    justify-content: space-between;
    font-size: 0.95rem;
  }
  .choices,
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: end;
  }
  .choice {
    margin: 0;
    font-weight: 400;
  }
  .choice span {
    display: block;
    color: var(--text-soft);
    font-size: 0.85rem;
  }
  .choice select {
    width: auto;
    min-height: 2.6rem;
    padding: 0.3rem 0.6rem;
  }
  .tools button,
  .tools .button {
    min-height: 2.6rem;
    padding: 0.3rem 0.8rem;
  }
  .opening {
    grid-area: bar;
    padding: 3rem 1.25rem;
    max-width: 40rem;
  }
  @media (max-width: 800px) {
    :host {
      grid-template: 'bar' auto 'map' 46dvh 'controls' auto 'side' auto / minmax(0, 1fr);
      height: auto;
    }
    .caption {
      white-space: normal;
      font-size: 0.95rem;
      min-height: 2.9em;
    }
    aside {
      border: 0;
      height: 70dvh;
    }
    .count {
      min-width: 0;
    }
    .buttons button {
      min-width: 2.75rem;
      padding-inline: 0.5rem;
    }
  }
`;
