import {css} from 'lit';

/** What the map looks like. Sizes in units of the map, which are pixels close up; colours from the palette. */
export const mapLook = css`
  :host {
    display: block;
    position: relative;
    background: var(--space);
    overflow: hidden;
    contain: strict;
  }
  .pane {
    position: absolute;
    inset: 0;
    overflow: hidden;
    touch-action: none;
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
  }
  .sheet {
    position: absolute;
    transform-origin: center;
  }
  canvas,
  svg.map {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    display: block;
  }
  .drawing,
  .quiet,
  .stack,
  .ground-shade {
    pointer-events: none;
  }
  .system.away .drawing {
    opacity: 0.72;
  }
  .sub { font-size: 13px; fill: var(--text-soft); letter-spacing: 0.06em; }
  .province { opacity: 0.55; }
  .route { fill: none; stroke: var(--route); stroke-linecap: round; }
  .name-plate { fill: var(--plate); stroke: var(--line); stroke-width: 1; }
  .edge-imperial { fill: var(--empire); }
  .edge-rebel { fill: var(--rebel); }
  .edge-none { fill: var(--line); }
  .held { font-size: 14px; font-weight: 700; }
  .stage-rim { fill: none; stroke: var(--stage-rim); stroke-width: 1.5; }
  .env-name { font-size: 14px; font-weight: 750; }
  .env-fact { font-size: 12px; }
  svg .env-fact, svg .more { fill: var(--text-soft); }
  .who { font-size: 12px; font-weight: 700; text-anchor: middle; paint-order: stroke; stroke: var(--name-edge); stroke-width: 3px; stroke-linejoin: round; }
  .ground-shade { fill: #000; opacity: 0.38; }
  .orbit-box { fill: var(--accent); fill-opacity: 0.05; stroke: var(--accent); stroke-opacity: 0.7; stroke-width: 1.3; }
  .orbit-ticks { stroke: var(--accent); stroke-opacity: 0.5; }
  .drift-0, .drift-1, .drift-2 { fill: var(--accent); fill-opacity: 0.07; stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 2 5; stroke-linecap: round; }
  .drift-tab { fill: var(--plate); fill-opacity: 0.9; }
  .far-plate { fill: var(--plate); stroke: var(--accent); stroke-width: 1.6; }
  .far-num { font-size: 14px; font-weight: 800; text-anchor: middle; }
  .drift-word { font-size: 12px; }
  svg .drift-word { fill: var(--text-soft); }
  .p-name { font-weight: 750; paint-order: stroke; stroke: var(--name-edge); stroke-width: 3px; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
  .tab-land { opacity: 0.55; }
  .tab-box { fill: none; stroke: var(--edge); stroke-width: 1.2; }
  .tab-box.urban { stroke: var(--urban-glow); }
  .tab-box.wild { stroke: var(--wild-far); }
  .tab-box.liquid { stroke: var(--liquid-far); }
  .tab-box.subterranean { stroke: var(--air-mid); }
  .tab-box.air { stroke: var(--air-mid); }
  .tab-box.fire { stroke: var(--rebel); }
  .more { font-size: 12px; font-weight: 700; text-anchor: end; }

  .reach { cursor: pointer; outline: none; }
  .glow { fill: transparent; stroke: none; vector-effect: non-scaling-stroke; }
  .glow path { fill: transparent; vector-effect: non-scaling-stroke; }
  .reach:hover .glow { stroke: var(--text); stroke-width: 2px; }
  .subject .glow { stroke: var(--accent); stroke-width: 3px; stroke-dasharray: 7 5; }
  .touched .glow { stroke: var(--accent); stroke-width: 4px; fill: var(--lit-wash); }
  .lit .glow { stroke: var(--lit); stroke-width: 3.5px; fill: var(--lit-wash); animation: breathe 1.2s ease-in-out 2; }
  .lit:hover .glow { stroke: var(--lit); stroke-width: 5px; }
  .hinted .glow { stroke: var(--good); stroke-width: 5px; stroke-dasharray: none; }
  .reach:focus-visible .glow { stroke: var(--focus); stroke-width: 5px; stroke-dasharray: none; animation: none; }
  @keyframes breathe {
    50% { stroke-opacity: 0.35; }
  }
  @keyframes appear {
    from { opacity: 0; }
  }
  @keyframes rise {
    from { opacity: 0; transform: scale(0.82); }
  }
  .system { animation: appear 240ms ease-out; }
  .revolt { animation: rise 1400ms ease-out; }
  piece-values { position: absolute; inset: 0 auto auto 0; pointer-events: none; z-index: 2; }
  .coach {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 1;
    max-width: 15rem;
    margin: 0;
    padding: 0.5rem 0.7rem;
    font-size: 0.875rem;
    line-height: 1.35;
    color: var(--on-accent);
    background: var(--accent);
    border-radius: 12px;
    box-shadow: var(--lift-2);
  }
  .coach[hidden] { display: none; }
  .sensor { fill: none; pointer-events: all; }
  .coach button {
    font: inherit;
    font-weight: 800;
    min-width: 1.8rem;
    min-height: 1.8rem;
    color: inherit;
    background: none;
    border: 1px solid currentColor;
    border-radius: 999px;
    cursor: pointer;
  }
  .tools {
    position: absolute;
    inset: 10px 10px auto auto;
    display: flex;
    gap: 6px;
    z-index: 1;
  }
  .tools button {
    font: inherit;
    font-size: 1.05rem;
    min-width: 2.25rem;
    min-height: 2.25rem;
    color: var(--text);
    background: var(--glass);
    border: 1px solid var(--edge);
    border-radius: 999px;
    cursor: pointer;
  }
  .tools .name { font-size: 0.8125rem; padding: 0 0.7rem; }
  .tools button:hover { border-color: var(--accent); }
  .tools button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (max-width: 800px) {
    .coach { display: none; }
    /* On a small screen the buttons have a strip of their own under the picture, above what else lies over the map's foot. */
    :host { --strip: 2.75rem; padding-block-end: calc(var(--strip) + var(--under-map, 0rem)); }
    .pane { inset-block-end: calc(var(--strip) + var(--under-map, 0rem)); }
    .tools { inset: auto 0 var(--under-map, 0rem); height: var(--strip); padding: 0 6px; gap: 4px; align-items: center; justify-content: safe center; overflow-x: auto; background: var(--panel); }
    .tools button { flex: none; min-height: 2.25rem; background: var(--plate); }
    .tools .name { padding: 0 0.55rem; }
  }
  @media (prefers-reduced-motion: reduce) {
    .lit .glow, .system, .revolt { animation: none; }
  }
  @media (prefers-contrast: more) {
    .terrain { opacity: 0.3; }
    canvas { opacity: 0.5; }
    .stage-rim, .name-plate, .loy, .tab-box { stroke: var(--text); stroke-width: 2; }
    .scrim, .foot { fill: var(--space); }
  }
  @media (forced-colors: active) {
    canvas, .terrain { opacity: 0.25; }
    svg text { fill: CanvasText; stroke: none; }
    .name-plate, .tab-box, .loy { fill: Canvas; stroke: CanvasText; stroke-width: 2; }
    .loy.here { fill: Highlight; }
    svg .loy-word.here, svg .banner .cloth-word { fill: HighlightText; }
    .banner .cloth { fill: Highlight; }
    .stage-rim, .letters path { stroke: CanvasText; }
    .scrim, .foot { fill: Canvas; }
    .lit .glow { stroke: Highlight; stroke-width: 5px; }
    .reach:focus-visible .glow { stroke: CanvasText; }
  }
`;
