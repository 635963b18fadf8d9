import {css} from 'lit';

/** Where the parts of the table stand: the map beside the decision, or above it on a small screen. */
export const tableStyle = css`
  :host {
    display: grid;
    grid-template: 'bar bar' auto 'map side' minmax(0, 1fr) / minmax(0, 1fr) clamp(20rem, 29vw, 27rem);
    height: 100%;
    min-height: 0;
  }
  status-bar {
    grid-area: bar;
  }
  .alone,
  waiting-room {
    grid-area: bar / bar / side / side;
    place-self: center;
    font-size: 1.1rem;
  }
  .field {
    grid-area: map;
    position: relative;
    min-height: 0;
  }
  star-map {
    position: absolute;
    inset: 0;
  }
  .stage {
    position: absolute;
    inset: 0.6rem auto auto 0.6rem;
    width: clamp(15rem, 32%, 25rem);
    max-height: calc(100% - 1.2rem);
    overflow: auto;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
    pointer-events: none;
    z-index: 3;
  }
  .stage.right {
    inset: 3.4rem 0.6rem auto auto;
  }
  fate-line {
    position: absolute;
    inset: 0.6rem 12rem auto 16rem;
    display: flex;
    justify-content: center;
    pointer-events: none;
    z-index: 2;
  }
  fate-line.beside {
    inset-inline: 8rem 23rem;
  }
  since-last-turn {
    pointer-events: auto;
  }
  aside {
    grid-area: side;
    display: flex;
    flex-direction: column;
    min-height: 0;
    border-inline-start: 1px solid var(--line);
    background: var(--panel);
  }
  .decision {
    flex: 0 1 auto;
    min-height: 0;
    padding: 0.7rem 1rem 0.2rem;
    overflow: auto;
    /* What is hidden from the eye alone stays inside, or it would make the page longer. */
    position: relative;
  }
  .decision:focus-visible {
    outline-offset: -3px;
  }
  guide-panel {
    margin-top: 0.7rem;
  }
  .foot {
    flex: none;
    border-top: 1px solid var(--line);
  }
  take-back {
    padding: 0.4rem 1rem;
  }
  .tabs {
    display: flex;
    gap: 0.2rem;
    padding: 0.25rem 0.6rem;
    border-top: 1px solid var(--line);
  }
  .tabs button {
    flex: 1;
    justify-content: center;
    padding: 0.2rem 0.3rem;
    min-height: 2.5rem;
    border-color: transparent;
    background: none;
  }
  .tabs [aria-selected='true'] {
    background: var(--panel-raised);
    border-color: var(--accent);
  }
  .sheet {
    flex: 1 1 0;
    overflow: auto;
    padding: 0 1rem;
    min-height: 0;
    border-top: 1px solid var(--line);
  }
  .sheet {
    position: relative;
  }
  .sheet.chosen {
    min-height: 45%;
  }
  .away {
    position: absolute;
    inset: 0.2rem 0.4rem auto auto;
    z-index: 2;
    min-height: 2rem;
    min-width: 2.4rem;
    justify-content: center;
    padding: 0;
  }
  .sheet.guide {
    min-height: 12rem;
  }
  /* How the game ended has the place of whatever was beside the map. */
  .over .decision {
    flex: 1;
  }
  .over .sheet:not(.chosen) {
    display: none;
  }
  .sheet.story {
    overflow: hidden;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
  }
  .sheet.story > * {
    min-height: 0;
  }
  .sheet:focus-visible {
    outline-offset: -3px;
  }
  @media (max-width: 800px) {
    :host {
      grid-template: 'bar' auto 'map' minmax(0, 1fr) 'side' fit-content(calc(56dvh - 2.75rem)) / minmax(0, 1fr);
    }
    star-map {
      --under-map: 0.8rem;
    }
    .stage,
    .stage.right {
      inset: 0.3rem 0.3rem auto;
      width: auto;
      max-height: 60%;
    }
    fate-line {
      inset: 0.3rem 0.4rem auto 6rem;
    }
    fate-line.beside {
      inset-inline: 11.4rem 0.4rem;
    }
    aside {
      border: 0;
      border-radius: 1rem 1rem 0 0;
      margin-top: -0.8rem;
      z-index: 3;
      box-shadow: var(--lift-2);
    }
    .decision {
      flex: 1 1 auto;
      padding: 0.6rem 0.8rem 0;
    }
    .sheet:not(.chosen, .guide) {
      display: none;
    }
    .sheet.guide {
      min-height: 5.6rem;
    }
    /* The sheet is as high as what it says, up to half of the window. */
    aside:has(.chosen),
    aside.over {
      height: calc(56dvh - 2.75rem);
    }
    .sheet.chosen {
      min-height: 55%;
    }
    .foot {
      display: flex;
      align-items: center;
    }
    take-back {
      padding: 0 0 0 0.5rem;
    }
    .tabs {
      flex: 1;
      min-width: 0;
      border: 0;
      padding: 0.25rem 0.2rem;
      gap: 0;
    }
    .tabs button {
      min-width: 0;
      padding: 0.2rem;
      font-size: 0.875rem;
    }
  }
`;
