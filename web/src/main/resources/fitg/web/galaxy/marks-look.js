import {css} from 'lit';

/** What the signs of a galaxy-wide game look like on the map. */
export const marksLook = css`
  .realm-plate { fill: var(--plate); stroke: var(--text-soft); stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
  .realm-plate.rebel { stroke: var(--rebel); }
  .realm-plate.imperial { stroke: var(--empire); }
  .realm-plate.open { stroke: var(--accent); }
  .realm-sign { fill: var(--text); }
  .realm-line { fill: none; stroke: var(--warn); stroke-width: 3px; stroke-linecap: round; }
  .world.gone { opacity: 0.35; }
  .assigned-flag { fill: var(--empire); }
  .far-name { font-weight: 700; text-anchor: middle; paint-order: stroke; stroke: var(--name-edge); stroke-width: 3px; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
`;
