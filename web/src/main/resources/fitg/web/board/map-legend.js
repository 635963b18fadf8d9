import {LitElement, css, html, svg} from 'lit';
import {eye, swords} from './pieces.js';

/** What the signs on the map mean, in one line. */
class MapLegend extends LitElement {
  static styles = css`
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1rem;
      font-size: 0.8rem;
      color: var(--text-soft);
      max-height: 1.6rem;
      overflow: hidden;
    }
    span {
      display: inline-flex;
      align-items: center;
      gap: 0.3rem;
      min-height: 1.6rem;
      white-space: nowrap;
    }
    b {
      color: var(--text);
    }
    .rebel {
      color: var(--rebel);
    }
    .empire {
      color: var(--empire);
    }
    svg {
      width: 1rem;
      height: 1rem;
    }
    .shield {
      fill: var(--accent);
    }
    .stroke {
      fill: none;
      stroke: var(--text);
      stroke-width: 1.6;
    }
    .fill {
      fill: var(--text);
    }
  `;

  render() {
    const sign = (/** @type {unknown} */ drawing, viewBox = '0 0 15 13') =>
      html`<svg viewBox=${viewBox} aria-hidden="true">${drawing}</svg>`;
    return html`
      <span><b class="empire">■</b> Empire</span>
      <span><b class="rebel">▲</b> Rebels</span>
      <span><b>P L N D U</b> patriotic, loyal, neutral, dissent, unrest</span>
      <span>${sign(svg`<path class="shield" d="M0 0h26v12c0 9 -6 14 -13 18c-7 -4 -13 -9 -13 -18z"></path>`, '0 0 26 30')} defence base</span>
      <span>${sign(eye)} detected</span>
      <span>${sign(swords)} with the units</span>
      <span><b>M P L ?</b> Militia, Patrol, Line, face-down</span>
    `;
  }
}

customElements.define('map-legend', MapLegend);
