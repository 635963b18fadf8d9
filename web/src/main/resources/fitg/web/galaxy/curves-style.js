import {css} from 'lit';

/** Bands from the Empire's colour to the Rebels'. */
export const curvesStyle = css`
  .band { stroke: var(--panel); stroke-width: 1; fill: var(--neutral); }
  .band.e, .band.patriotic { fill: var(--empire); }
  .band.loyal { fill: var(--empire); fill-opacity: 0.55; }
  .band.dissent { fill: var(--rebel); fill-opacity: 0.35; }
  .band.unrest { fill: var(--rebel); fill-opacity: 0.65; }
  .band.r, .band.risen { fill: var(--rebel); }
  .track { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
  .track.imperial { stroke: var(--empire); }
  .track.rebel { stroke: var(--rebel); }
  .key { font-size: 0.8125rem; color: var(--text-soft); margin: 0.1rem 0 0; }
`;
