import {LitElement, css, html, nothing, svg} from 'lit';
import {seen} from '../board/camera.js';
import {around} from '../board/layout.js';

/** @typedef {import('../board/layout.js').Panel} Panel @typedef {import('../board/layout.js').Box} Box */

const WIDTH = 150;

/** The galaxy in a corner: whose the planets are, and which part of it one looks at. A click goes there. For the eye alone: the field that finds places and the map's own keys do the same. */
class MiniMap extends LitElement {
  static properties = {map: {attribute: false}, panels: {attribute: false}, scene: {attribute: false}};

  static styles = css`
    :host {
      position: absolute;
      inset: auto 10px 10px auto;
      z-index: 1;
      background: var(--glass);
      border: 1px solid var(--edge);
      border-radius: 10px;
      padding: 4px;
      cursor: crosshair;
    }
    :host([hidden]) {
      display: none;
    }
    svg {
      display: block;
    }
    circle {
      fill: var(--neutral);
    }
    .imperial {
      fill: var(--empire);
    }
    .rebel {
      fill: var(--rebel);
    }
    .lit {
      stroke: var(--lit);
      stroke-width: 3px;
      vector-effect: non-scaling-stroke;
    }
    rect {
      fill: none;
      stroke: var(--accent);
      stroke-width: 1.5px;
      vector-effect: non-scaling-stroke;
    }
    @media (max-width: 800px) {
      :host {
        display: none;
      }
    }
  `;

  constructor() {
    super();
    /** @type {import('../board/star-map.js').StarMap | null} */ this.map = null;
    /** @type {Panel[]} */ this.panels = [];
    /** @type {import('../board/scene.js').Scene | null} */ this.scene = null;
    this.watching = 0;
    /** What the frame shows. @type {Box | undefined} */ this.followed = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    const watch = () => {
      this.follow();
      this.watching = requestAnimationFrame(watch);
    };
    watch();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    cancelAnimationFrame(this.watching);
  }

  /** The frame goes along while the map is moved, without anything being drawn anew. */
  follow() {
    const camera = this.map?.camera, pane = this.map?.lens.pane;
    if (!camera || !pane || camera === this.followed) return;
    this.followed = camera;
    const {x, y, width, height} = seen(camera, pane);
    const frame = this.renderRoot.querySelector('rect');
    const all = around(this.panels, 0);
    this.hidden = width > all.width * 0.9 && height > all.height * 0.9;
    if (!frame) this.followed = undefined;
    else for (const [name, value] of Object.entries({x, y, width, height})) frame.setAttribute(name, String(value));
  }

  render() {
    if (!this.panels.length) return nothing;
    const all = around(this.panels, 60);
    return html`<svg aria-hidden="true" width=${WIDTH} height=${Math.round((WIDTH * all.height) / all.width)} viewBox="${all.x} ${all.y} ${all.width} ${all.height}" @click=${(/** @type {MouseEvent} */ event) => this.go(event, all)}>
      ${this.panels.flatMap(({x, y, planets}) => planets.map(({planet, cx, cy}) => svg`<circle class="${this.scene?.planet.get(planet.id)?.control ?? ''} ${this.scene?.lit.has(`planet ${planet.id}`) ? 'lit' : ''}" cx=${x + cx} cy=${y + cy} r=${all.width / 42}></circle>`))}
      ${svg`<rect></rect>`}
    </svg>`;
  }

  updated() {
    this.followed = undefined;
  }

  /** @param {MouseEvent} event @param {Box} all */
  go({offsetX, offsetY}, all) {
    const {map} = this;
    if (!map?.camera || !map.lens.pane) return;
    const now = seen(map.camera, map.lens.pane);
    const scale = all.width / WIDTH;
    map.glide({...now, x: all.x + offsetX * scale - now.width / 2, y: all.y + offsetY * scale - now.height / 2});
  }
}

customElements.define('mini-map', MiniMap);
