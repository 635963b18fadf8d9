import {css} from 'lit';
import {pieceDefs} from './art/pieces.js';
import {portraitDefs} from './art/portrait.js';
import {terrainDefs} from './art/terrain.js';

/** What the drawings refer to; once in every shadow root that draws. */
export const artDefs = `${terrainDefs}${portraitDefs}${pieceDefs}
  <linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="scrim-1"/><stop offset=".6" class="scrim-1"/><stop offset="1" class="scrim-0"/></linearGradient>
  <linearGradient id="foot" x1="0" y1="1" x2="0" y2="0"><stop offset="0" class="scrim-1"/><stop offset="1" class="scrim-0"/></linearGradient>`;

/** What faces, counters, ships and landscapes look like; colours come from the palette in look.css. */
export const artLook = css`
  svg text {
    font-family: inherit;
    fill: var(--text);
  }
  .letters path { fill: none; stroke: var(--ivory); stroke-linecap: round; stroke-linejoin: round; }
  .letters.dark-edge path { stroke: var(--space); }
  .letters.p1 path { stroke: var(--province-1); }
  .letters.p2 path { stroke: var(--province-2); }
  .letters.p3 path { stroke: var(--province-3); }
  .letters.p4 path { stroke: var(--province-4); }
  .letters.p5 path { stroke: var(--province-5); }

  .stop-urban-a { stop-color: var(--urban-a); } .stop-urban-b { stop-color: var(--urban-b); } .stop-urban-glow { stop-color: var(--urban-glow); }
  .stop-wild-a { stop-color: var(--wild-a); } .stop-wild-b { stop-color: var(--wild-b); } .stop-wild-glow { stop-color: var(--wild-glow); }
  .stop-liquid-a { stop-color: var(--liquid-a); } .stop-liquid-b { stop-color: var(--liquid-b); } .stop-liquid-glow { stop-color: var(--liquid-glow); }
  .stop-subterranean-a { stop-color: var(--subterranean-a); } .stop-subterranean-b { stop-color: var(--subterranean-b); } .stop-subterranean-glow { stop-color: var(--subterranean-glow); }
  .stop-air-a { stop-color: var(--air-a); } .stop-air-b { stop-color: var(--air-b); } .stop-air-glow { stop-color: var(--air-glow); }
  .stop-fire-a { stop-color: var(--fire-a); } .stop-fire-b { stop-color: var(--fire-b); } .stop-fire-glow { stop-color: var(--fire-glow); }
  [class$='-glow'] { stop-opacity: 0.75; }
  .out { stop-opacity: 0; }
  .scrim-1 { stop-color: var(--scrim); }
  .scrim-0 { stop-color: var(--scrim-0); }
  .terrain.urban { --far: var(--urban-far); --mid: var(--urban-mid); --near: var(--urban-near); --glimmer: var(--urban-glow); }
  .terrain.wild { --far: var(--wild-far); --mid: var(--wild-mid); --near: var(--wild-near); --glimmer: var(--wild-glow); }
  .terrain.liquid { --far: var(--liquid-far); --mid: var(--liquid-mid); --near: var(--liquid-near); --glimmer: var(--liquid-glow); }
  .terrain.subterranean { --far: var(--subterranean-far); --mid: var(--subterranean-mid); --near: var(--subterranean-near); --glimmer: var(--subterranean-glow); }
  .terrain.air { --far: var(--air-far); --mid: var(--air-mid); --near: var(--air-near); --glimmer: var(--air-glow); }
  .terrain.fire { --far: var(--fire-far); --mid: var(--fire-mid); --near: var(--fire-near); --glimmer: var(--fire-glow); }
  .terrain .far { fill: var(--far); }
  .terrain .mid { fill: var(--mid); }
  .terrain .near, .terrain .rock, .terrain .tower { fill: var(--near); }
  .terrain .haze { fill: var(--far); opacity: 0.55; }
  .terrain .sun, .terrain .lite, .terrain .ember, .terrain .gem, .terrain .lava { fill: var(--glimmer); }
  .terrain .lite { opacity: 0.85; }
  .terrain .beam { fill: var(--glimmer); opacity: 0.12; }
  .terrain .rail { fill: none; stroke: var(--glimmer); stroke-width: 1.2; opacity: 0.7; }
  .terrain .glint { stroke: var(--glimmer); stroke-width: 1.4; opacity: 0.75; }
  .terrain .crest { fill: none; stroke: #fff; stroke-opacity: 0.4; stroke-width: 1.2; }
  .terrain .pool, .terrain .gem-side { fill: var(--glimmer); opacity: 0.5; }
  .terrain .dome { fill: var(--glimmer); fill-opacity: 0.22; stroke: var(--glimmer); stroke-opacity: 0.55; }
  .terrain.air .tower { fill: #3a3f78; }
  .terrain .plume { fill: var(--near); opacity: 0.8; }
  .orbit-sign { fill: none; stroke: var(--accent); stroke-width: 3; }
  .drift-sign { fill: none; stroke: var(--text-soft); stroke-width: 1.6; stroke-dasharray: 1.5 3; stroke-linecap: round; }
  .type-sign { fill: var(--text); }

  .b-plate { fill: var(--badge); stroke: var(--badge-line); stroke-width: 2; }
  .b-plate.bright { fill: var(--accent); stroke: var(--badge); }
  .b-line { fill: none; stroke: var(--badge-line); stroke-width: 2.2; }
  .b-line.thick { stroke-width: 3; }
  .b-fill { fill: var(--badge-line); }
  .b-wound { fill: #d8203a; stroke: #fff; stroke-width: 2.2; }
  svg .b-num { fill: #fff; font-size: 17px; font-weight: 800; text-anchor: middle; }
  svg .b-num.dark { fill: var(--on-accent); }
  svg .b-num.card { fill: var(--badge-line); }
  .bar { fill: none; stroke: #c9d0de; stroke-width: 4; }
  .bar-shade { fill: none; stroke: #05060f; stroke-width: 7; opacity: 0.7; }
  .bandage { fill: #f3ead6; stroke: #6b5a3a; stroke-width: 1.2; }
  .bandage-cross { fill: none; stroke: #c01f36; stroke-width: 3; }
  svg .hit-num { fill: #fff; font-size: 11.5px; font-weight: 800; text-anchor: middle; }
  .crack-edge { fill: none; stroke: #fff; stroke-width: 4.4; stroke-linejoin: round; opacity: 0.9; }
  .crack-line { fill: none; stroke: #10142e; stroke-width: 2.4; stroke-linejoin: round; }
  .inside { fill: var(--accent); stroke: var(--space); stroke-width: 1.4; }
  .inside-head { fill: var(--on-accent); }
  svg .inside-num { fill: var(--on-accent); font-size: 11.5px; font-weight: 800; text-anchor: middle; }
  .fleet-plate { fill: var(--counter-plate); stroke: #0008; }
  svg .fleet-nums { fill: #fff3d6; font-size: 12px; font-weight: 700; text-anchor: middle; }
  .dispersed { fill: none; stroke: var(--text-soft); stroke-width: 1.6; stroke-dasharray: 3 3; }
  .medal.captive .ground { opacity: 0.45; }
  .veil { fill: var(--veil); }

  .fe-a { stop-color: var(--counter-e1); }
  .fe-b { stop-color: var(--counter-e2); }
  .fr-a { stop-color: var(--counter-r1); }
  .fr-b { stop-color: var(--counter-r2); }
  .sh-a { stop-color: var(--shield-a); }
  .sh-b { stop-color: var(--shield-b); }
  .counter .rim { stroke: #0008; stroke-width: 1.4; }
  .counter .edge { stroke: #0009; stroke-width: 1.2; }
  .counter .edge.empire { fill: #a87716; }
  .counter .edge.rebel { fill: #9a2c0c; }
  .counter .plate { fill: var(--counter-plate); }
  .counter .ink { fill: #2b1c02; }
  .counter.rebel .ink { fill: #330b00; }
  svg .counter .nums { fill: #fff3d6; font-size: 12.5px; font-weight: 700; text-anchor: middle; letter-spacing: 0.3px; }
  .hidden-weave { stroke: #5a3d05; stroke-opacity: 0.38; stroke-width: 1.2; }
  .hidden-seal { fill: #2b1c02; }
  .hidden-core { fill: #ffe29a; }
  .many { fill: #10142e; stroke: #fff; stroke-width: 1.8; }
  svg .many-num { fill: #fff; font-size: 13.5px; font-weight: 800; text-anchor: middle; }
  .hatch { stroke: var(--text-faint); stroke-width: 2; opacity: 0.4; }
  svg .force { font-size: 13.5px; font-weight: 800; text-anchor: middle; }
  svg .force.empire { fill: var(--on-empire); }
  svg .force.rebel { fill: var(--on-rebel); }
  .head.empire { fill: var(--on-empire); }
  .head.rebel { fill: var(--on-rebel); }

  .s-wing, .s-hull { stroke: #0009; stroke-width: 1; }
  .ship.rebel .s-wing { fill: #c8431c; }
  .ship.rebel .s-hull { fill: #ffa079; }
  .ship.empire .s-wing { fill: #a87716; }
  .ship.empire .s-hull { fill: #ffe29a; }
  .starship.empire .s-hull { fill: #ffdf92; }
  .starship.rebel .s-hull { fill: #ff8f63; }
  .s-gun { fill: #eef3ff; stroke: #0009; stroke-width: 0.6; }
  .s-glass, .s-port { fill: #10304f; }
  .s-jet { fill: var(--jet); }
  .s-ring { fill: none; stroke: var(--jet); stroke-width: 1.2; opacity: 0.9; }
  .s-seam { fill: none; stroke: #0007; stroke-width: 1.2; }
  .s-crack { fill: none; stroke: #10142e; stroke-width: 3; }

  .base .wall { fill: url(#shield-up); stroke: #04101f; stroke-width: 1.4; }
  .base .tower { fill: var(--shield-a); stroke: #04101f; stroke-width: 1.4; }
  .base .gleam { fill: #fff; opacity: 0.35; }
  svg .base .level { fill: var(--shield-ink); font-size: 21px; font-weight: 800; text-anchor: middle; }
  .base.down .wall { fill: var(--badge); stroke: var(--text-soft); stroke-dasharray: 4 3; stroke-width: 2; }
  .base.down .tower { fill: none; stroke: var(--text-soft); stroke-dasharray: 3 2; }
  .base .crack { fill: none; stroke: var(--bad); stroke-width: 2.4; }
  svg .base.down .level { fill: var(--text); }

  .loy { fill: var(--glass); stroke: var(--line); stroke-width: 1; }
  .loy.here.e { fill: var(--empire); }
  .loy.here.n { fill: var(--neutral); }
  .loy.here.r { fill: var(--rebel); }
  svg .loy-word { font-size: 12px; text-anchor: middle; fill: var(--text-soft); }
  svg .loy-word.here { font-weight: 800; fill: var(--on-loyalty); }
  .arc { fill: none; stroke: var(--text-faint); opacity: 0.6; }
  .arc.here { opacity: 1; }
  .arc.e { stroke: var(--empire); }
  .arc.n { stroke: var(--ivory); }
  .arc.r { stroke: var(--rebel); }
  .banner .cloth { fill: var(--rebel); }
  .banner .flames { fill: var(--warn); }
  .banner .mark { fill: var(--on-rebel); }
  .banner .mark.hollow { fill: none; stroke: var(--on-rebel); stroke-width: 2; }
  svg .banner .cloth-word { font-size: 13px; font-weight: 800; fill: var(--on-rebel); }
  .banner.rebellion-stopped .cloth { fill: url(#hatch); stroke: var(--line); }
  .banner.rebellion-stopped .mark.hollow { stroke: var(--text); }
  svg .banner.rebellion-stopped .cloth-word { fill: var(--text); }
  .c-empire { fill: var(--empire); }
  .c-rebel { fill: var(--rebel); }
  .c-none { fill: none; stroke: var(--text-soft); stroke-width: 2; }
  .halo { stroke: var(--space); stroke-width: 1.4; }
  .glyph { fill: var(--text-soft); }
  .rank, .crown { fill: var(--empire); }
  .nav-star { fill: var(--nav-star); }
  .nav-core { fill: #fff; }
  .flame { fill: var(--rebel); }
  .flame-ring, .held-ring { fill: none; stroke: var(--rebel); }
  .flame-ring { stroke-width: 3; }
  .stopped-ring { fill: none; stroke: var(--text-soft); }
`;
