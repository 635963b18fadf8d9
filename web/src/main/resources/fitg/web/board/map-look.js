import {css} from 'lit';

/** What the map looks like. Sizes in units of the map, colours from the palette. */
export const mapLook = css`
  :host {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    background: var(--space);
    min-height: 20rem;
    overflow: hidden;
  }
  svg.map {
    width: 100%;
    height: 100%;
    min-height: 0;
    display: block;
    touch-action: none;
    cursor: grab;
    font-family: inherit;
    user-select: none;
    -webkit-user-select: none;
  }
  text {
    fill: var(--text);
  }
  .star-dust {
    fill: var(--dust);
  }
  .route {
    stroke: var(--route);
    stroke-width: 4;
    fill: none;
  }
  .nav-star {
    fill: var(--accent);
  }
  .panel {
    fill: var(--panel);
    stroke: var(--province, var(--line));
    stroke-width: 3;
  }
  .p-1 {
    --province: var(--province-1);
  }
  .p-2 {
    --province: var(--province-2);
  }
  .p-3 {
    --province: var(--province-3);
  }
  .p-4 {
    --province: var(--province-4);
  }
  .p-5 {
    --province: var(--province-5);
  }
  .title {
    font-weight: 750;
    letter-spacing: 0.14em;
    fill: var(--province);
  }
  .block {
    fill: var(--panel-raised);
  }
  .held-rebel {
    stroke: var(--rebel);
    stroke-width: 2.5;
  }
  .away .block {
    fill: none;
    stroke: var(--line);
  }
  .away .planet,
  .away .environ-name,
  .away .fact {
    fill: var(--text-soft);
  }
  .row {
    fill: var(--row);
  }
  .away .row {
    fill: none;
  }
  .planet {
    font-weight: 700;
  }
  .rank,
  .fact-mark,
  .type {
    color: var(--text-soft);
  }
  .type {
    color: var(--accent);
  }
  .rank {
    color: var(--warn);
  }
  .environ-name {
    font-weight: 650;
    font-size: 16.5px;
  }
  .fact {
    font-size: 14px;
    fill: var(--text-soft);
  }
  .fact.far {
    font-size: 32px;
  }
  .away .type,
  .away .rank {
    color: var(--text-soft);
  }
  .note,
  .more {
    font-size: 14px;
    fill: var(--text-soft);
  }
  .more {
    font-size: 24px;
  }
  .cell {
    fill: var(--row);
    stroke: var(--line);
  }
  .cell.here {
    stroke: none;
  }
  .cell-letter {
    text-anchor: middle;
    dominant-baseline: central;
    fill: var(--text-faint);
    font-weight: 600;
  }
  .cell-letter.on {
    fill: var(--on-loyalty);
    font-weight: 850;
  }
  .l-patriotic,
  .l-loyal {
    fill: var(--empire);
  }
  .l-neutral {
    fill: var(--neutral);
  }
  .l-dissent,
  .l-unrest {
    fill: var(--rebel);
  }
  .flag-word {
    fill: var(--text);
    font-weight: 600;
  }
  .shield {
    fill: var(--accent);
  }
  .shield.down {
    fill: none;
    stroke: var(--accent);
    stroke-dasharray: 4 3;
    stroke-width: 2;
  }
  .shield-level {
    font-weight: 850;
    font-size: 18px;
    text-anchor: middle;
    fill: var(--on-accent);
  }
  .shield-level.down {
    fill: var(--text);
  }
  .shield-down {
    font-size: 10px;
    text-anchor: middle;
    fill: var(--text-soft);
  }
  .empire {
    fill: var(--empire);
  }
  .rebel {
    fill: var(--rebel);
  }
  .soft {
    fill: var(--text-soft);
  }
  .on-empire {
    fill: var(--on-empire);
    color: var(--on-empire);
    font-weight: 850;
  }
  .on-rebel {
    fill: var(--on-rebel);
    color: var(--on-rebel);
    font-weight: 850;
  }
  .middle-anchor,
  .disc-text,
  .unit-label {
    text-anchor: middle;
  }
  .unit-label {
    font-size: 20px;
  }
  .unit-label.small {
    font-size: 15px;
  }
  .disc-text {
    font-size: 18px;
  }
  .count {
    fill: var(--text);
  }
  .count-text {
    fill: var(--panel);
    text-anchor: middle;
    font-size: 13px;
    font-weight: 800;
  }
  .seen-dot {
    fill: var(--warn);
    stroke: var(--panel);
    stroke-width: 2;
  }
  .bars {
    stroke: var(--text);
    stroke-width: 2.4;
    opacity: 0.85;
    fill: none;
  }
  .token {
    fill: var(--panel);
    stroke: var(--line);
    stroke-width: 1.5;
  }
  .token.moved {
    stroke-dasharray: 5 3;
  }
  .token-name {
    font-size: 13.5px;
    font-weight: 650;
  }
  .sign .stroke,
  .sign.stroke {
    fill: none;
    stroke: var(--text);
    stroke-width: 1.6;
  }
  .sign .fill {
    fill: var(--text);
  }
  .sign-text {
    font-size: 11.5px;
    fill: var(--text-soft);
    font-weight: 650;
  }
  .wound {
    fill: var(--bad);
  }
  .badge {
    fill: var(--accent);
  }
  .badge-text {
    fill: var(--on-accent);
    font-size: 11px;
    font-weight: 800;
    text-anchor: middle;
  }
  .quiet {
    pointer-events: none;
  }
  .reach {
    cursor: pointer;
  }
  .reach:focus {
    outline: none;
  }
  .glow {
    fill: transparent;
    stroke: none;
  }
  .reach:hover > .glow {
    stroke: var(--text-soft);
    stroke-width: 2;
  }
  .subject > .glow {
    stroke: var(--accent);
    stroke-width: 3.5;
    stroke-dasharray: 7 5;
  }
  .lit > .glow {
    stroke: var(--lit);
    stroke-width: 4;
    fill: var(--lit-wash);
    animation: breathe 1.2s ease-in-out 2;
  }
  .lit:hover > .glow {
    stroke-width: 6;
  }
  .reach:focus-visible > .glow {
    stroke: var(--focus);
    stroke-width: 5;
    stroke-dasharray: none;
    animation: none;
  }
  @keyframes breathe {
    50% {
      stroke-opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .lit > .glow {
      animation: none;
    }
  }
  footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.25rem 0.6rem;
    border-top: 1px solid var(--line);
    background: var(--panel);
  }
  .tools {
    flex: none;
    display: flex;
    gap: 0.3rem;
    margin-inline-start: auto;
  }
  .tools button {
    font: inherit;
    font-size: 1.15rem;
    min-width: 2.5rem;
    min-height: 2.5rem;
    color: var(--text);
    background: var(--panel-raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    cursor: pointer;
  }
  .tools button:hover {
    border-color: var(--accent);
  }
  .tools button:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
