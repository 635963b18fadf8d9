import {css} from 'lit';

/** What is drawn on the cards of what happened: action cards with their letters, creatures, the loyalty track, planets, the end. */
export const pictureStyle = css`
  .cards {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-bottom: 0.5rem;
  }
  .action-card {
    flex: 1 1 9rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    overflow: hidden;
    background: var(--panel-raised);
  }
  .action-card .number {
    margin: 0;
    padding: 0.1rem 0.6rem;
    font-size: 0.8rem;
    border-bottom: 1px solid var(--line);
  }
  .section {
    display: grid;
    grid-template-columns: 4.2rem auto 1fr;
    gap: 0.5rem;
    align-items: center;
    padding: 0.3rem 0.6rem;
    font-size: 0.85rem;
    color: var(--text-soft);
    border-inline-start: 4px solid transparent;
  }
  .section small {
    text-transform: capitalize;
  }
  .section.counts {
    color: var(--text);
    background: color-mix(in srgb, var(--accent) 16%, transparent);
    border-inline-start-color: var(--accent);
    font-weight: 650;
  }
  .section.counts small {
    color: var(--text);
    font-weight: 650;
  }
  .letters {
    display: inline-flex;
    gap: 0.2rem;
    min-width: 3.2rem;
  }
  .letter {
    flex: none;
    display: inline-grid;
    place-items: center;
    width: 1.45rem;
    height: 1.45rem;
    border: 1px solid currentColor;
    border-radius: 0.3rem;
    font-weight: 700;
    font-size: 0.85rem;
  }
  .letter.gained {
    background: var(--good);
    border-color: var(--good);
    color: var(--panel);
  }
  .creature {
    display: flex;
    gap: 0.9rem;
    align-items: flex-start;
  }
  .maw {
    flex: none;
    fill: var(--rebel);
  }
  .maw .teeth {
    fill: var(--panel);
  }
  .track {
    width: 100%;
    max-height: 6rem;
  }
  .track line {
    stroke: var(--line);
    stroke-width: 4;
  }
  .track text {
    font-size: 11px;
    text-anchor: middle;
    fill: var(--text-soft);
    text-transform: capitalize;
  }
  .track text.is {
    fill: var(--text);
    font-weight: 700;
  }
  .track .space {
    fill: var(--panel-raised);
    stroke: var(--line);
    stroke-width: 2;
  }
  .track .was {
    stroke-dasharray: 4 3;
    stroke: var(--text-soft);
  }
  .track .marker .rebel {
    fill: var(--rebel);
  }
  .track .marker .imperial {
    fill: var(--empire);
  }
  .track .marker text {
    fill: var(--panel);
  }
  .ends {
    display: flex;
    justify-content: space-between;
    margin: 0;
  }
  .planet {
    display: flex;
    gap: 0.9rem;
    align-items: center;
  }
  .planet svg {
    flex: none;
  }
  .planet circle {
    fill: currentColor;
  }
  .planet ellipse {
    fill: none;
    stroke: var(--text-soft);
    stroke-width: 2.5;
  }
  .planet.rebel svg {
    color: var(--rebel);
  }
  .planet.imperial svg {
    color: var(--empire);
  }
  .end .winner {
    font-size: 1.5rem;
    font-weight: 700;
    margin: 0;
  }
  .end.rebel .winner {
    color: var(--rebel);
  }
  .end.imperial .winner {
    color: var(--empire);
  }
`;
