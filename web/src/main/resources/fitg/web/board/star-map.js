import {LitElement, html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {repeat} from 'lit/directives/repeat.js';
import {lookUp} from '../reference/look-up.js';
import {levelOf, nearest, neighbour, overlap, scaleOf, seen, showing, zoomed} from './camera.js';
import {around, homeOf, layOut, pieceBoxes} from './layout.js';
import {mapLook} from './map-look.js';
import {systemPanel} from './panel.js';
import {routeLines} from './routes.js';
import {Scene} from './scene.js';
import {Steering} from './steering.js';
import './map-legend.js';

/** @import {Board, Decision, Printed} from '../net/documents.js' */

/** So many star systems are drawn anew in one picture; the others follow in the next ones, so that no click has to wait. */
const PER_PICTURE = 4;

/**
 * The galaxy with everything that stands in it. Pieces that an answer names are lit and can be chosen; what an answer
 * is, the map does not know. A piece that is not lit shows its card.
 *
 * @fires choose with the keys of the answers that name the piece
 */
export class StarMap extends LitElement {
  static properties = {
    printed: {attribute: false},
    board: {attribute: false},
    decision: {attribute: false},
    level: {state: true},
    cursor: {state: true},
    shown: {state: true},
  };

  static styles = mapLook;

  constructor() {
    super();
    /** @type {Printed | null} */ this.printed = null;
    /** @type {Board | null} */ this.board = null;
    /** @type {Decision | null | undefined} */ this.decision = null;
    /** @type {import('./camera.js').Level} */ this.level = 'near';
    /** The piece that the arrow keys stand on. */ this.cursor = '';
    /** The panels inside the picture. */ this.shown = '';
    /** @type {import('./layout.js').Box | null} */ this.camera = null;
    /** Nobody has moved the map: it keeps showing the whole scenario. */ this.atHome = true;
    /** @type {import('./layout.js').Panel[]} */ this.panels = [];
    /** The distance each star system is drawn for; after a zoom some still lag behind. @type {Map<number, import('./camera.js').Level>} */
    this.drawnFor = new Map();
    this.steering = new Steering(this);
    this.resized = new ResizeObserver(() => this.look());
  }

  connectedCallback() {
    super.connectedCallback();
    this.resized.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.resized.disconnect();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!this.printed || !this.board) return;
    this.hadFocus = this.onPiece();
    if (['printed', 'board', 'decision'].some(each => changed.has(each))) {
      this.scene = new Scene(this.printed, this.board, this.decision);
      this.panels = uppermostLast(layOut(this.printed, this.scene), this.scene);
      if (this.atHome) this.home();
      this.reach();
    } else if (changed.has('level')) {
      this.reach();
    }
    this.catchUp();
  }

  /** Draws some more of the star systems in the picture for the present distance, those in the middle first. */
  catchUp() {
    const behind = this.inPicture().filter(({system}) => this.drawnFor.get(system.id) !== this.level);
    const middle = this.camera && {x: this.camera.x + this.camera.width / 2, y: this.camera.y + this.camera.height / 2};
    const away = (/** @type {import('./layout.js').Panel} */ panel) =>
      middle ? Math.hypot(panel.x + panel.width / 2 - middle.x, panel.y + panel.height / 2 - middle.y) : 0;
    behind.sort((a, b) => away(a) - away(b));
    for (const {system} of behind.slice(0, PER_PICTURE)) this.drawnFor.set(system.id, this.level);
    this.lagging = behind.length > PER_PICTURE;
  }

  inPicture() {
    const shown = new Set(this.shown.split(' '));
    return this.panels.filter(({system}) => shown.has(String(system.id)));
  }

  /** What the arrow keys can reach is what is drawn; where one stood on something else, one stands on what is next to it. */
  reach() {
    if (!this.scene) return;
    const stood = this.boxes?.get(this.cursor);
    this.boxes = pieceBoxes(this.panels, this.scene, this.level);
    if (this.boxes.has(this.cursor)) return;
    this.cursor = (this.hadFocus && stood && nearest(this.boxes, stood)) || this.firstPiece();
  }

  /** Whether the keyboard is on a piece of the map. */
  onPiece() {
    const root = this.renderRoot;
    return root instanceof ShadowRoot && root.activeElement instanceof SVGElement;
  }

  /** Where the tab key enters the map: at something to choose, or at home. */
  firstPiece() {
    const lit = [...(this.scene?.lit.keys() ?? [])].find(each => this.boxes?.has(each));
    return lit ?? `planet ${this.board?.planets[0]?.id}`;
  }

  updated() {
    this.look();
    if (this.lagging) requestAnimationFrame(() => this.requestUpdate());
    if (this.regain || (this.hadFocus && !this.onPiece())) {
      this.regain = false;
      this.hadFocus = false;
      if (!this.focusPiece(this.cursor)) this.goTo(this.cursor);
    }
  }

  render() {
    if (!this.scene || !this.printed) return nothing;
    return html`
      <svg
        class="map ${this.level}"
        role="group"
        aria-label="The map: ${this.board?.title}"
        aria-describedby="steer"
        @keydown=${this.pressed}
        @mousedown=${keepFocus}
      >
        <g class="quiet" aria-hidden="true">${routeLines(this.printed, this.panels)}</g>
        ${repeat(
          this.inPicture(),
          panel => panel.system.id,
          panel => this.panel(panel),
        )}
      </svg>
      <p id="steer" class="visually-hidden">
        The arrow keys go from piece to piece, Enter chooses what can be chosen and otherwise shows its card, I always shows
        the card. Plus and minus come nearer and go farther away, H shows the scenario, G the whole galaxy.
      </p>
      <footer>
        <map-legend></map-legend>
        <div class="tools" role="group" aria-label="View of the map">
          <button @click=${() => this.zoom(0.75)} aria-label="Nearer">+</button>
          <button @click=${() => this.zoom(1.33)} aria-label="Farther">−</button>
          <button @click=${this.home} aria-label="The scenario">⌂</button>
          <button @click=${this.galaxy} aria-label="The whole galaxy">✦</button>
        </div>
      </footer>
    `;
  }

  /** Drawn anew only when something about it has changed. @param {import('./layout.js').Panel} panel */
  panel(panel) {
    const {printed, scene} = this;
    if (!printed || !scene) return nothing;
    const level = this.drawnFor.get(panel.system.id) ?? 'far';
    const box = this.boxes?.get(this.cursor);
    const cursor = box && overlap(panel, box) ? this.cursor : '';
    /** @type {import('./panel.js').Look} */
    const look = {printed, scene, level, cursor, chosen: piece => this.chosen(piece), focused: piece => (this.cursor = piece)};
    return guard([scene, panel, level, cursor], () => systemPanel(panel, look));
  }

  // ---- choosing

  /** @param {string} piece */
  chosen(piece) {
    if (this.steering.dragged) return;
    const keys = this.scene?.lit.get(piece);
    if (keys) this.dispatchEvent(new CustomEvent('choose', {detail: keys, bubbles: true, composed: true}));
    else this.lookAt(piece);
  }

  /** Whoever closes the card is back at the piece. @param {string} piece */
  lookAt(piece) {
    this.focusPiece(piece);
    this.card(piece);
  }

  /** @param {string} piece such as "planet 221" */
  card(piece) {
    const [kind, ...id] = piece.split(' ');
    lookUp(this, kind, kind === 'ship' ? id.join(' ') : Number(id[0]));
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does = this.keys[event.key] ?? this.keys[event.key.toLowerCase()];
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does(event.key);
  }

  /** @type {Record<string, (key: string) => void>} */
  keys = {
    ArrowLeft: key => this.step(key),
    ArrowRight: key => this.step(key),
    ArrowUp: key => this.step(key),
    ArrowDown: key => this.step(key),
    Enter: () => this.chosen(this.cursor),
    ' ': () => this.chosen(this.cursor),
    i: () => this.card(this.cursor),
    '+': () => this.zoom(0.75),
    '-': () => this.zoom(1.33),
    h: () => this.home(),
    g: () => this.galaxy(),
  };

  /** To the next piece in a direction; the map follows. @param {string} key */
  step(key) {
    const next = this.boxes && neighbour(this.boxes, this.cursor, key);
    if (next) this.goTo(next);
  }

  /** @param {string} piece */
  goTo(piece) {
    const box = this.boxes?.get(piece);
    if (!box || !this.camera) return;
    this.cursor = piece;
    this.regain = true;
    this.moveTo(showing(seen(this.camera, this.picture()), box));
  }

  /** @param {string} piece */
  focusPiece(piece) {
    const found = this.renderRoot.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
    if (found instanceof SVGElement) found.focus({preventScroll: true});
    return found !== null;
  }

  // ---- looking around

  /** Brings a place into the picture, near enough to see its counters. @param {{kind: string, id: number}} place */
  show({kind, id}) {
    const box = this.boxes?.get(`${kind} ${id}`);
    const panel = box && this.panels.find(each => overlap(each, box));
    if (panel) this.moveTo(around([panel], 14));
  }

  home() {
    if (this.scene) this.moveTo(homeOf(this.panels, this.scene));
    this.atHome = true;
  }

  galaxy() {
    this.moveTo(around(this.panels, 30));
  }

  /** @param {number} factor @param {{x: number, y: number}} [at] */
  zoom(factor, at) {
    if (this.camera) this.moveTo(zoomed(seen(this.camera, this.picture()), factor, at));
  }

  /** The part of the screen that the map has. */
  picture() {
    const drawing = this.renderRoot.querySelector('svg.map');
    return (drawing ?? this).getBoundingClientRect();
  }

  /** @param {import('./layout.js').Box} camera */
  moveTo(camera) {
    this.camera = camera;
    this.atHome = false;
    this.look();
  }

  /**
   * Points the picture at what the camera looks at. Moving over the map only changes the view box; what is drawn changes
   * when another level or another panel comes in.
   */
  look() {
    const picture = this.picture();
    if (!this.camera || !picture.width || !picture.height) return;
    const {x, y, width, height} = this.camera;
    this.renderRoot.querySelector('svg')?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    const inside = seen(this.camera, picture);
    this.level = levelOf(scaleOf(this.camera, picture));
    this.shown = this.panels
      .filter(panel => overlap(panel, inside))
      .map(panel => panel.system.id)
      .join(' ');
  }
}

/** The mouse points without taking the focus along: Enter stays with the question. @param {MouseEvent} event */
const keepFocus = event => event.preventDefault();

/**
 * A crowded panel may grow over its neighbour: those of the scenario lie on top.
 * @param {import('./layout.js').Panel[]} panels @param {Scene} scene
 */
const uppermostLast = (panels, scene) => {
  const inPlay = (/** @type {import('./layout.js').Panel} */ {planets}) => planets.some(({planet}) => scene.planet.has(planet.id));
  return [...panels.filter(panel => !inPlay(panel)), ...panels.filter(inPlay)];
};

customElements.define('star-map', StarMap);
