import {LitElement, html, nothing, svg} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {keyed} from 'lit/directives/keyed.js';
import {repeat} from 'lit/directives/repeat.js';
import {lookUp} from '../reference/look-up.js';
import {settings} from '../ui/settings.js';
import {galaxyRoutes} from '../galaxy/galaxy-routes.js';
import {marksLook} from '../galaxy/marks-look.js';
import {artDefs, artLook} from './art-look.js';
import {pieceBoxes} from './boxes.js';
import {approaching, nearest, overlap, scaleOf, seen, showing, zoomed} from './camera.js';
import {farSystem, provinceNames, routeLines, shortRoutes} from './far.js';
import {closeUp, fromTheTop, galaxyBox, homeBox, inQuestion, starInQuestion, whereIs} from './home.js';
import {around, gridFor, layOut, uppermostLast} from './layout.js';
import {Lens, inside} from './lens.js';
import {mapLook} from './map-look.js';
import {mapTools} from './map-tools.js';
import {middleSystem} from './middle.js';
import {nearSystem} from './near.js';
import {Pointing} from './pointing.js';
import {art} from './reach.js';
import {Scene} from './scene.js';
import {Steering} from './steering.js';
import {studio} from './studio.js';
import {heavens} from './theatre.js';
import {Travel} from './travel.js';
import {Walking} from './walking.js';
import './piece-values.js';
import './ship-company.js';

/** @import {Board, Decision} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('./layout.js').Box} Box @typedef {import('./layout.js').Panel} Panel */

/** So many star systems are drawn anew in one picture; the others follow in the next ones, so that no click has to wait. */
const PER_PICTURE = 4;
const DRAW = {near: nearSystem, middle: middleSystem, far: farSystem};

/**
 * The galaxy with everything that stands in it. Pieces that an answer names are lit and can be chosen; what an answer
 * is, the map does not know. A piece that is not lit shows its card.
 *
 * @fires understood when the few words at a piece have been read
 * @fires choose with the keys of the answers that name the piece
 * @fires carry with its keys and the pieces under it, when a piece was dragged there as an order
 */
export class StarMap extends LitElement {
  static properties = {
    printed: {attribute: false},
    board: {attribute: false},
    decision: {attribute: false},
    hinted: {},
    touched: {attribute: false},
    coach: {attribute: false},
    carries: {type: Boolean},
    level: {state: true},
    unit: {state: true},
    cursor: {state: true},
    shown: {state: true},
    pointed: {state: true},
    size: {state: true},
    opened: {state: true},
  };

  static styles = [artLook, mapLook, marksLook];

  constructor() {
    super();
    /** @type {Printed | null} */ this.printed = null;
    /** @type {Board | null} */ this.board = null;
    /** @type {Decision | null | undefined} */ this.decision = null;
    /** The piece that a hint is about. */ this.hinted = '';
    /** The pieces that something has just been done to. @type {Set<string> | null} */ this.touched = null;
    /** A few words at a piece. @type {import('../guide/coach-words.js').Coach | null} */ this.coach = null;
    /** Whether a lit piece can be dragged to a place. */ this.carries = false;
    /** @type {import('./camera.js').Level} */ this.level = 'near';
    this.unit = 1;
    /** The piece that the arrow keys stand on. */ this.cursor = '';
    /** The panels inside the picture. */ this.shown = '';
    /** The piece whose values are shown. */ this.pointed = '';
    /** The size the columns are divided for. */ this.size = '';
    /** The ship that is looked into. */ this.opened = '';
    /** Nobody has moved the map: it keeps showing what the question is about. */ this.atHome = true;
    /** Where the story has led: the next question leads back. @type {{kind: string, id: number} | undefined} */ this.strayed = undefined;
    /** The star that the last question was about, or 0. */ this.star = 0;
    /** The planet and the environ that it was about. @type {{planet: number, environ: number} | undefined} */ this.asked = undefined;
    /** @type {Panel[]} */ this.panels = [];
    /** The distance each star system is drawn for; after a zoom some still lag behind. @type {Map<number, string>} */
    this.drawnFor = new Map();
    this.lens = new Lens(this);
    this.travel = new Travel();
    this.pointing = new Pointing(this);
    this.steering = new Steering(this);
    this.walking = new Walking(this);
    this.resized = new ResizeObserver(() => this.measure());
    this.repaint = () => this.lens.repaint();
  }

  connectedCallback() {
    super.connectedCallback();
    this.resized.observe(this);
    studio.addEventListener('painted', this.repaint);
    settings.addEventListener('change', this.repaint);
    this.light = matchMedia('(prefers-color-scheme: light)');
    this.light.addEventListener('change', this.repaint);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.resized.disconnect();
    studio.removeEventListener('painted', this.repaint);
    settings.removeEventListener('change', this.repaint);
    this.light?.removeEventListener('change', this.repaint);
  }

  /** The pane has another size: the columns are divided anew. */
  measure() {
    const {width, height} = this.picture();
    if (!width || !height || (this.lens.pane?.width === width && this.lens.pane?.height === height)) return;
    this.lens.pane = {width, height};
    this.size = `${width} ${height}`;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!this.printed || !this.board) return;
    if (this.board.realm) import('../galaxy/elements.js');
    this.lens.pane ??= this.picture();
    this.hadFocus = this.onPiece();
    if (['printed', 'board', 'decision', 'size'].some(each => changed.has(each))) this.stage(changed);
    else if (changed.has('level') || changed.has('unit')) this.reach();
    this.catchUp();
  }

  /** @param {Map<string, unknown>} changed */
  stage(changed) {
    if (!this.printed || !this.board || !this.lens.pane) return;
    if (changed.has('board') && this.scene) this.travel.remember(this.renderRoot);
    const before = this.homeKey;
    if (this.opened && changed.has('board')) this.opened = '';
    this.scene = new Scene(this.printed, this.board, this.decision);
    this.grid = gridFor(this.lens.pane, this.scene.hasOrbits, this.scene.planetsOfTheOneStar);
    this.panels = uppermostLast(layOut(this.printed, this.scene, this.grid), this.scene);
    if (this.decision) this.star = starInQuestion(this.scene, this.printed);
    if (this.decision || !this.asked) this.asked = inQuestion(this.scene, this.printed); // what is told meanwhile leads elsewhere by itself
    this.homeKey = JSON.stringify([this.grid, this.scene.home, this.grid.columns < 3 ? this.asked : this.star]);
    const back = this.strayed && this.decision;
    if (!this.atHome || (before === this.homeKey && this.camera && !back)) return this.reach();
    if (this.strayed && !back) this.stray(this.strayed);
    else this.home(Boolean(this.camera) && !changed.has('size'));
    this.reach();
  }

  /** Draws some more of the star systems in the picture for the present distance, those in the middle first. From far they all begin. */
  catchUp() {
    const want = this.sight();
    if (this.level === 'far') for (const {system} of this.inPicture()) if (!this.drawnFor.has(system.id)) this.drawnFor.set(system.id, want);
    const behind = this.inPicture().filter(({system}) => this.drawnFor.get(system.id) !== want);
    const middle = this.camera && {x: this.camera.x + this.camera.width / 2, y: this.camera.y + this.camera.height / 2};
    const away = (/** @type {Panel} */ panel) => (middle ? Math.hypot(panel.x + panel.width / 2 - middle.x, panel.y + panel.height / 2 - middle.y) : 0);
    behind.sort((a, b) => away(a) - away(b));
    for (const {system} of behind.slice(0, PER_PICTURE)) this.drawnFor.set(system.id, want);
    this.lagging = behind.length > PER_PICTURE;
  }

  /** What decides how a system is drawn. */
  sight() {
    return this.level === 'near' ? 'near 1' : `${this.level} ${this.unit}`;
  }

  inPicture() {
    const shown = new Set(this.shown.split(' '));
    return this.panels.filter(({system}) => shown.has(String(system.id)));
  }

  /** What the arrow keys can reach is what is drawn; where one stood on something else, one stands on what is next to it. */
  reach() {
    if (!this.scene) return;
    const stood = this.boxes?.get(this.cursor);
    this.boxes = pieceBoxes(this.panels, this.scene, this.level, this.unit);
    if (this.boxes.has(this.cursor)) return;
    this.cursor = (this.hadFocus && stood && nearest(this.boxes, stood)) || this.firstPiece();
  }

  /** Whether the keyboard is on a piece of the map. */
  onPiece() {
    return this.shadowRoot?.activeElement instanceof SVGElement;
  }

  /** Where the tab key enters the map: at something to choose, or at home. */
  firstPiece() {
    const lit = [...(this.scene?.lit.keys() ?? [])].find(each => this.boxes?.has(each));
    return lit ?? `planet ${this.board?.planets[0]?.id}`;
  }

  updated() {
    this.lens.settle();
    if (this.travel.before.size) this.travel.depart(this.renderRoot, this.scale());
    if (this.lagging) requestAnimationFrame(() => this.requestUpdate());
    if (this.regain || (this.hadFocus && !this.onPiece())) {
      this.regain = false;
      this.hadFocus = false;
      if (!this.focusPiece(this.cursor)) this.goTo(this.cursor);
    }
    this.pointing.place();
  }

  render() {
    if (!this.scene || !this.printed) return html`<div class="pane"></div>`;
    return html`
      <div
        class="pane"
        role="group"
        aria-label="The map: ${this.board?.title}"
        aria-describedby="steer"
        @keydown=${this.walking.pressed}
        @mousedown=${keepFocus}
        @pointermove=${this.pointing.at}
        @pointerleave=${this.pointing.off}
        @focusin=${this.pointing.at}
        @focusout=${this.pointing.off}
      >
        <div class="sheet">
          <canvas aria-hidden="true"></canvas>
          <canvas aria-hidden="true"></canvas>
          <svg class="map ${this.level}" role="presentation" preserveAspectRatio="xMidYMid slice">
            <defs>${art(artDefs)}</defs>
            <g class="quiet" aria-hidden="true">${guard([this.panels, this.unit, this.level], () => this.routes())}</g>
            ${repeat(this.inPicture(), ({system}) => system.id, panel => this.panel(panel))}
          </svg>
        </div>
        ${this.coach ? html`<p class="coach" role="note">${this.coach.text} <button aria-label="Understood" @click=${this.understood}>✓</button></p>` : nothing}
        ${this.pointed ? html`<piece-values id="values" role="tooltip" .piece=${this.pointed} .printed=${this.printed} .scene=${this.scene}></piece-values>` : nothing}
      </div>
      ${this.opened
        ? html`<ship-company .vessel=${this.opened} .printed=${this.printed} .scene=${this.scene} @pick=${(/** @type {CustomEvent<string>} */ event) => this.chosen(event.detail)} @shut=${this.shutShip}></ship-company>`
        : nothing}
      ${mapTools(this)}
      ${this.board?.realm ? html`<find-place .board=${this.board} .printed=${this.printed} @found=${(/** @type {CustomEvent} */ event) => this.show(event.detail)}></find-place><mini-map .map=${this} .panels=${this.panels} .scene=${this.scene}></mini-map>` : nothing}
    `;
  }

  routes() {
    if (this.printed && this.board?.realm) return galaxyRoutes(this.printed, this.panels, this.level, this.unit);
    if (this.printed && this.board && heavens(this.board)) return shortRoutes(this.printed, this.panels, this.level === 'near' ? 1 : this.unit, this.level === 'near');
    return this.printed && this.level !== 'near' ? svg`${this.level === 'far' ? provinceNames(this.printed, this.panels, this.unit) : nothing}${routeLines(this.printed, this.panels, this.unit)}` : nothing;
  }

  /** Drawn anew only when something about it has changed. @param {Panel} panel */
  panel(panel) {
    const {printed, scene, hinted, touched} = this;
    if (!printed || !scene) return nothing;
    const [name, unit] = (this.drawnFor.get(panel.system.id) ?? `far ${this.unit}`).split(' ');
    const level = /** @type {import('./camera.js').Level} */ (name);
    const box = this.boxes?.get(this.cursor);
    const cursor = box && overlap(around([panel], 80), box) ? this.cursor : '';
    /** @type {import('./reach.js').Look} */
    const look = {printed, scene, level, unit: Number(unit), cursor, hinted, touched, chosen: piece => this.chosen(piece), focused: piece => (this.cursor = piece)};
    const away = panel.planets.some(({planet}) => scene.planet.has(planet.id)) ? '' : 'away';
    return guard([scene, panel, level, unit, cursor, hinted, touched], () =>
      keyed(level, svg`<g class="system ${away}" transform="translate(${panel.x} ${panel.y})">${DRAW[level](panel, look)}</g>`));
  }

  understood() {
    this.dispatchEvent(new Event('understood'));
  }

  // ---- choosing

  /** @param {string} piece */
  chosen(piece) {
    if (this.steering.dragged) return;
    const keys = this.scene?.lit.get(piece);
    if (keys) this.dispatchEvent(new CustomEvent('choose', {detail: keys, bubbles: true, composed: true}));
    else if (this.scene?.inside.has(piece)) this.openShip(piece);
    else if (this.level === 'far') this.show({kind: piece.split(' ')[0], id: Number(piece.split(' ')[1])});
    else this.lookAt(piece);
  }

  /** The piece under the pointer that can be chosen. @param {PointerEvent} event */
  litAt({clientX, clientY}) {
    return this.piecesAt(clientX, clientY).find(piece => this.scene?.lit.has(piece)) ?? '';
  }

  /** What lies under a point of the screen, the topmost first. @param {number} x @param {number} y */
  piecesAt(x, y) {
    const shapes = this.shadowRoot?.elementsFromPoint(x, y) ?? [];
    return shapes.map(each => /** @type {SVGElement | null} */ (each.closest('[data-piece]'))?.dataset.piece ?? '').filter(Boolean);
  }

  /** A piece was dragged and let go over another. @param {string} piece @param {PointerEvent} event */
  carried(piece, {clientX, clientY}) {
    const pieces = this.piecesAt(clientX, clientY);
    const keys = this.scene?.lit.get(piece);
    if (keys && !pieces.includes(piece)) this.dispatchEvent(new CustomEvent('carry', {detail: {keys, pieces}}));
  }

  /** @param {string} vessel */
  openShip(vessel) {
    this.focusPiece(vessel);
    this.opened = vessel;
  }

  /** Whoever closes a ship is back at it. */
  shutShip() {
    const vessel = this.opened;
    this.opened = '';
    this.focusPiece(vessel);
  }

  /** Whoever closes the card is back at the piece. @param {string} piece */
  lookAt(piece) {
    this.focusPiece(piece);
    this.card(piece);
  }

  /** @param {string} piece such as "planet 221" */
  card(piece) {
    const [kind, ...id] = piece.split(' ');
    if (kind === 'counter') return lookUp(this, kind, this.board?.theatre?.counters.find(each => each.number === Number(id[0]))?.type ?? '');
    lookUp(this, kind, kind === 'ship' || kind === 'place' ? id.join(' ') : Number(id[0]));
  }

  /** @param {string} piece */
  goTo(piece) {
    const box = this.boxes?.get(piece);
    if (!box || !this.camera) return;
    this.regain = true;
    this.cursor = piece;
    this.moveTo(showing(seen(this.camera, this.picture()), box));
    this.requestUpdate();
  }

  /** @param {string} piece */
  find(piece) {
    return this.renderRoot.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  }

  /** @param {string} piece */
  focusPiece(piece) {
    const found = this.find(piece);
    if (found instanceof SVGElement) found.focus({preventScroll: true});
    return found !== null;
  }

  // ---- looking around

  /** Brings a place into the picture, near enough to see its counters. @param {{kind: string, id: number}} place */
  show({kind, id}) {
    const where = whereIs(this.panels, kind, id);
    if (where && this.lens.pane) this.glide(where[0].grid.columns === 3 ? fromTheTop(around([where[0]], 0), this.lens.pane) : closeUp(where, kind === 'environ' ? id : 0, this.lens.pane));
  }

  /** Looks at a place where the story goes on, if it is not in the picture yet. @param {{kind: string, id: number}} place */
  follow(place) {
    const box = this.boxes?.get(`${place.kind} ${place.id}`);
    const now = this.camera && this.lens.pane && seen(this.camera, this.lens.pane);
    if (!box || !now || !inside(box, now) || this.level === 'far') this.stray(place);
  }

  /** What the story shows is no wish of the reader's: his own view comes back with the next question. @param {{kind: string, id: number}} place */
  stray(place) {
    const {atHome} = this;
    this.show(place);
    this.atHome = atHome;
    this.strayed = atHome ? place : undefined;
  }

  /** Whether a place is in the left half of the picture. @param {{kind: string, id: number}} place */
  isLeft({kind, id}) {
    const box = this.boxes?.get(`${kind} ${id}`);
    return Boolean(box && this.camera && box.x + box.width / 2 < this.camera.x + this.camera.width * 0.52);
  }

  /** @param {boolean} [gently] */
  home(gently) {
    if (!this.scene || !this.asked || !this.lens.pane) return;
    const box = homeBox(this.panels, this.scene, this.asked, this.lens.pane, this.star);
    if (gently) this.glide(box);
    else this.moveTo(box);
    this.atHome = true;
    this.strayed = undefined;
  }

  galaxy() {
    if (this.scene) this.glide(galaxyBox(this.panels, this.scene, this.picture()));
  }

  /** Where nobody points, nearer is nearer to a star. @param {number} factor @param {{x: number, y: number}} [at] */
  zoom(factor, at) {
    if (!this.camera) return;
    const camera = seen(this.camera, this.picture());
    this.moveTo(factor < 1 && !at ? approaching(camera, factor, this.panels) : zoomed(camera, factor, at));
  }

  get camera() {
    return this.lens.camera;
  }

  /** @param {Box} camera */
  moveTo(camera) {
    this.atHome = false;
    this.lens.moveTo(camera);
  }

  /** Goes there and lets the eye follow. @param {Box} camera */
  glide(camera) {
    this.atHome = false;
    this.lens.glide(camera);
  }

  /** The part of the screen that the picture has; on a small one its buttons stand under it. */
  picture() {
    const {x, y, width, height} = this.getBoundingClientRect();
    return new DOMRect(x, y, width, height - (parseFloat(getComputedStyle(this).paddingBlockEnd) || 0));
  }

  scale() {
    return this.camera ? scaleOf(this.camera, this.picture()) : 1;
  }
}

/** The mouse points without taking the focus along: Enter stays with the question. @param {MouseEvent} event */
const keepFocus = event => event.preventDefault();

customElements.define('star-map', StarMap);
