import {LitElement, css, html, nothing, svg} from 'lit';
import {HEADER, PANEL, PER_ROW, ROW, everything, layOut} from './layout.js';
import {describeEnviron, describePlanet, initials} from './words.js';

const LOYALTY = ['patriotic', 'loyal', 'neutral', 'dissent', 'unrest'];
const CHARACTERS_AT = 250;
/** Control shows by its flag; an uprising needs a word. @type {Record<string, string>} */
const UPRISING = {rebellion: 'Rebellion', 'rebellion-stopped': 'Stopped'};

/**
 * The galaxy with everything that stands in it. Pieces that an answer names are lit and can be clicked; what an answer
 * is, the map does not know.
 */
class StarMap extends LitElement {
  static properties = {
    printed: {attribute: false},
    board: {attribute: false},
    actions: {attribute: false},
    camera: {state: true},
  };

  static styles = css`
    :host {
      display: block;
      position: relative;
      background: var(--space);
      min-height: 22rem;
      overflow: hidden;
    }
    svg {
      width: 100%;
      height: 100%;
      display: block;
      touch-action: none;
      cursor: grab;
      font-family: inherit;
    }
    text {
      fill: var(--text);
      font-size: 15px;
    }
    .route {
      stroke: var(--line);
      stroke-width: 2;
    }
    .panel {
      fill: var(--panel);
      stroke: var(--line);
      stroke-width: 1.5;
    }
    .away {
      opacity: 0.7;
    }
    .title {
      font-weight: 700;
      letter-spacing: 0.12em;
      fill: var(--accent);
    }
    .block {
      fill: var(--panel-raised);
    }
    .planet {
      font-weight: 650;
      font-size: 17px;
    }
    .soft {
      fill: var(--text-soft);
      font-size: 13px;
    }
    .cell {
      fill: var(--space);
      stroke: var(--line);
    }
    .here {
      stroke: none;
    }
    .l-patriotic,
    .l-loyal {
      fill: var(--empire);
    }
    .l-neutral {
      fill: var(--text-soft);
    }
    .l-dissent,
    .l-unrest {
      fill: var(--rebel);
    }
    .letter {
      font-weight: 800;
      font-size: 14px;
      text-anchor: middle;
      fill: var(--space);
    }
    .shield {
      fill: var(--accent);
    }
    .shield.down {
      fill: none;
      stroke: var(--accent);
      stroke-dasharray: 3 3;
      stroke-width: 2;
    }
    .shield-level {
      font-weight: 800;
      font-size: 14px;
      text-anchor: middle;
      fill: var(--on-accent);
    }
    .shield-level.down {
      fill: var(--text);
    }
    .empire {
      fill: var(--empire);
    }
    .rebel {
      fill: var(--rebel);
    }
    .on-empire {
      fill: var(--on-empire);
      font-weight: 800;
      text-anchor: middle;
    }
    .on-rebel {
      fill: var(--on-rebel);
      font-weight: 800;
      text-anchor: middle;
    }
    .disc {
      stroke-width: 3;
      stroke: var(--panel-raised);
    }
    .disc.detected {
      stroke: var(--text);
    }
    .face {
      font-size: 12px;
      font-weight: 800;
      text-anchor: middle;
    }
    .lit {
      cursor: pointer;
    }
    .lit > .glow {
      fill: none;
      stroke: var(--warn);
      stroke-width: 3;
      stroke-dasharray: none;
    }
    .glow {
      fill: none;
      stroke: none;
    }
    .lit:hover > .glow,
    .lit:focus-visible > .glow {
      stroke: var(--focus);
      stroke-width: 4;
    }
    .lit:focus {
      outline: none;
    }
    .tools {
      position: absolute;
      right: 0.5rem;
      bottom: 0.5rem;
      display: flex;
      gap: 0.35rem;
    }
    .tools button {
      font: inherit;
      min-width: 2.75rem;
      min-height: 2.75rem;
      color: var(--text);
      background: var(--panel);
      border: 1px solid var(--line);
      border-radius: var(--radius);
      cursor: pointer;
    }
    .tools button:focus-visible {
      outline: 3px solid var(--focus);
    }
  `;

  constructor() {
    super();
    /** @type {any} */ this.camera = null;
    /** @type {Map<number, {x: number, y: number}>} */ this.fingers = new Map();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (this.printed && this.board && (changed.has('board') || changed.has('printed'))) {
      this.layout = layOut(this.printed, this.board);
      this.camera ??= this.layout.home;
    }
    if (changed.has('actions')) this.lit = lightUp(this.actions ?? []);
  }

  render() {
    if (!this.layout || !this.board) return nothing;
    const {x, y, width, height} = this.camera;
    return html`
      <svg
        viewBox="${x} ${y} ${width} ${height}"
        role="group"
        aria-label="The map: ${this.board.title}"
        @wheel=${this.wheel}
        @pointerdown=${this.down}
        @pointermove=${this.move}
        @pointerup=${this.up}
        @pointercancel=${this.up}
      >
        ${this.layout.panels.map((/** @type {any} */ panel) => this.panel(panel))}
      </svg>
      <div class="tools">
        <button @click=${() => this.zoom(0.8)} aria-label="Nearer">+</button>
        <button @click=${() => this.zoom(1.25)} aria-label="Farther">−</button>
        <button @click=${() => (this.camera = this.layout?.home)} aria-label="The scenario">⌂</button>
        <button @click=${() => (this.camera = everything(this.layout?.panels ?? []))} aria-label="The whole galaxy">✦</button>
      </div>
    `;
  }

  /** @param {any} panel */
  panel({system, x, y, width, height, planets}) {
    const inPlay = planets.some((/** @type {any} */ block) => this.planetNow(block.planet.id));
    return svg`<g transform="translate(${x} ${y})" class=${inPlay ? '' : 'away'}>
      <rect class="panel" width=${width} height=${height} rx="12"></rect>
      <text class="title" x="14" y="26">${system.name.toUpperCase()}</text>
      ${planets.map((/** @type {any} */ block) => this.planet(block))}
    </g>`;
  }

  /** @param {number} id */
  planetNow(id) {
    return this.board.planets.find((/** @type {any} */ planet) => planet.id === id);
  }

  /** @param {any} block */
  planet({planet, y, height, environs}) {
    const now = this.planetNow(planet.id);
    const lit = this.lit?.get(`planet ${planet.id}`);
    return svg`<g transform="translate(8 ${y})">
      <rect class="block" width=${PANEL - 16} height=${height} rx="8"></rect>
      <g class=${lit ? 'lit' : ''} role=${lit ? 'button' : 'group'} tabindex=${lit ? 0 : nothing}
         aria-label=${now ? describePlanet(now) : planet.name}
         @click=${() => this.choose(lit)} @keydown=${this.pressed(lit)}>
        <rect class="glow" width=${PANEL - 16} height=${HEADER} rx="8"></rect>
        <text class="planet" x="10" y="23">${planet.name}</text>
        ${now ? this.header(now) : nothing}
      </g>
      ${environs.map((/** @type {any} */ place) => this.environ(place, now))}
    </g>`;
  }

  /** Loyalty, control and planetary defence, in the same place for every planet. @param {any} now */
  header(now) {
    const track = LOYALTY.map((loyalty, i) => {
      const here = loyalty === now.loyalty;
      return svg`<rect class="cell ${here ? `here l-${loyalty}` : ''}" x=${170 + i * 27} y="7" width="24" height="20" rx="4"></rect>
        ${here ? svg`<text class="letter" x=${182 + i * 27} y="22">${loyalty[0].toUpperCase()}</text>` : nothing}`;
    });
    const flag = now.control === 'rebel' ? '▲' : now.control === 'imperial' ? '■' : '○';
    const down = now.pdbUp ? '' : 'down';
    return svg`${track}
      <text class=${now.control === 'rebel' ? 'rebel' : now.control === 'imperial' ? 'empire' : 'soft'} x="318" y="23">${flag}</text>
      <text class="soft" x="338" y="22">${UPRISING[now.state.id] ?? ''}</text>
      <g transform="translate(418 17)">
        <path class="shield ${down}" d="M-11 -11h22v9c0 7 -5 11 -11 14c-6 -3 -11 -7 -11 -14z"></path>
        <text class="shield-level ${down}" y="5">${now.pdbLevel}</text>
      </g>`;
  }

  /** @param {any} place @param {any} planetNow */
  environ({id, y, height}, planetNow) {
    const facts = this.printed.environ.get(id);
    const now = this.board.environs.find((/** @type {any} */ each) => each.id === id);
    const people = this.board.characters.filter((/** @type {any} */ each) => each.environ === id);
    const lit = this.lit?.get(`environ ${id}`);
    return svg`<g transform="translate(0 ${y})">
      <g class=${lit ? 'lit' : ''} role=${lit ? 'button' : 'group'} tabindex=${lit ? 0 : nothing}
         aria-label=${describeEnviron(facts, now, people)}
         @click=${() => this.choose(lit)} @keydown=${this.pressed(lit)}>
        <rect class="glow" x="3" y="1" width=${PANEL - 22} height=${height - 3} rx="7"></rect>
        <rect x="4" y="2" width=${PANEL - 24} height=${height - 4} fill="transparent"></rect>
        <text x="12" y="18">${facts.type[0].toUpperCase()}${facts.type.slice(1)} ${facts.size}</text>
        <text class="soft" x="12" y="34">${[facts.races[0], facts.creature && `¤ ${facts.creature}`].filter(Boolean).join(' ').slice(0, 21)}</text>
        ${now?.campSince ? svg`<text class="rebel" x="136" y="18">⛺</text>` : nothing}
        ${now ? this.units(now) : nothing}
      </g>
      ${people.map((/** @type {any} */ person, /** @type {number} */ i) => this.person(person, i))}
    </g>`;
  }

  /** @param {any} now */
  units(now) {
    const count = (/** @type {string} */ side) =>
      now.units.filter((/** @type {any} */ unit) => unit.side === side).reduce((/** @type {number} */ sum, /** @type {any} */ unit) => sum + unit.count, 0);
    const imperial = count('imperial');
    const rebel = count('rebel');
    return svg`
      ${imperial ? svg`<rect class="empire" x="168" y="7" width="32" height="26" rx="4"></rect><text class="on-empire" x="184" y="26">${imperial}</text>` : nothing}
      ${rebel ? svg`<path class="rebel" d="M222 5l18 29h-36z"></path><text class="on-rebel" x="222" y="29">${rebel}</text>` : nothing}`;
  }

  /** @param {any} person @param {number} i */
  person(person, i) {
    const lit = this.lit?.get(`character ${person.number}`);
    const x = CHARACTERS_AT + 16 + (i % PER_ROW) * 32;
    const y = ROW / 2 + Math.floor(i / PER_ROW) * ROW;
    const empire = person.side === 'imperial';
    const mark = person.prisoner ? '×' : person.stack === 'military' ? '+' : '';
    return svg`<g transform="translate(${x} ${y})" class=${lit ? 'lit' : ''} role=${lit ? 'button' : 'img'}
        tabindex=${lit ? 0 : nothing} aria-label=${person.name}
        @click=${() => this.choose(lit)} @keydown=${this.pressed(lit)}>
      <circle class="disc ${empire ? 'empire' : 'rebel'} ${person.detected ? 'detected' : ''}" r="14"></circle>
      <circle class="glow" r="16"></circle>
      <text class="face ${empire ? 'on-empire' : 'on-rebel'}" y="4">${initials(person.name)}</text>
      ${mark ? svg`<text x="10" y="-6" class="face">${mark}</text>` : nothing}
      <title>${person.name}${person.wounds ? `, ${person.wounds} wounds` : ''}${person.detected ? ', detected' : ''}</title>
    </g>`;
  }

  // ---- choosing

  /** @param {string[] | undefined} keys */
  choose(keys) {
    if (keys && !this.dragged) this.dispatchEvent(new CustomEvent('choose', {detail: keys, bubbles: true, composed: true}));
  }

  /** @param {string[] | undefined} keys */
  pressed(keys) {
    return (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.choose(keys);
    };
  }

  // ---- looking around

  /** @param {number} factor @param {{x: number, y: number}} [at] the point that stays where it is, as a part of the picture */
  zoom(factor, at = {x: 0.5, y: 0.5}) {
    const {x, y, width, height} = this.camera;
    const wide = Math.min(9000, Math.max(240, width * factor));
    const high = (height * wide) / width;
    this.camera = {x: x + (width - wide) * at.x, y: y + (height - high) * at.y, width: wide, height: high};
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const box = this.getBoundingClientRect();
    this.zoom(event.deltaY > 0 ? 1.12 : 0.89, {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    });
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.dragged = false;
    this.fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = {x: event.clientX, y: event.clientY};
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    if (others.length === 1) {
      const [[, other]] = others;
      const span = (/** @type {{x: number, y: number}} */ p) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      this.zoom(span(before) / span(now));
      this.dragged = true;
    } else {
      this.pan(now.x - before.x, now.y - before.y);
    }
    this.fingers.set(event.pointerId, now);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (!this.dragged && Math.hypot(dx, dy) < 4) return;
    this.dragged = true;
    const box = this.getBoundingClientRect();
    const scale = Math.max(this.camera.width / box.width, this.camera.height / box.height);
    this.camera = {...this.camera, x: this.camera.x - dx * scale, y: this.camera.y - dy * scale};
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }
}

/** Which pieces the answers name. @param {any[]} actions @returns {Map<string, string[]>} */
function lightUp(actions) {
  const lit = new Map();
  for (const {key, piece} of actions) {
    if (!piece) continue;
    const name = `${piece.kind} ${piece.id}`;
    lit.set(name, [...(lit.get(name) ?? []), key]);
  }
  return lit;
}

customElements.define('star-map', StarMap);
