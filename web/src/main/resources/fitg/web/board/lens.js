import {levelOf, overlap, scaleOf, seen, unitOf} from './camera.js';
import {Backdrop} from './backdrop.js';
import {around} from './layout.js';
import {studio} from './studio.js';
import {calm} from './travel.js';
import {settings} from '../ui/settings.js';

/** @typedef {import('./layout.js').Box} Box */

/** More than the pane is drawn, so that the hand can move the map without anything being drawn anew: so much on each side. */
const MARGIN = 0.22;
/** The map is drawn anew when the hand has rested for so long, in milliseconds. */
const REST = 140;
/** Pictures that come within so many milliseconds are shown together. */
const SOON = 60;

/** What part of the map is looked at. Moving only shifts what is drawn; it is drawn anew when the hand rests. */
export class Lens {
  /** @param {import('./star-map.js').StarMap} map */
  constructor(map) {
    this.map = map;
    /** What one looks at. @type {Box | null} */ this.camera = null;
    /** What is drawn; the hand may already have moved on. @type {Box | null} */ this.drawn = null;
    /** The size of the pane. @type {import('./layout.js').Pane | null} */ this.pane = null;
    /** @type {Backdrop | null} */ this.artist = null;
    /** What the picture was last pointed for. @type {unknown[] | undefined} */ this.settled = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.due = undefined;
  }

  get sheet() {
    return /** @type {HTMLElement | null} */ (this.map.renderRoot?.querySelector('.sheet'));
  }

  /** Goes there and lets the eye follow. @param {Box} camera */
  glide(camera) {
    const before = this.camera && seen(this.camera, this.map.picture());
    this.moveTo(camera);
    this.commit();
    if (!before || calm()) return;
    const frame = transform(seen(camera, this.map.picture()), before, this.map.picture());
    if (frame.k > 0.3 && frame.k < 3.4) this.sheet?.animate([{transform: frame.css}, {transform: 'none'}], {duration: 240, easing: 'ease-out'});
  }

  /** Moving only shifts what is drawn; when the hand rests, or leaves the margin, it is drawn anew. @param {Box} camera */
  moveTo(camera) {
    this.camera = camera;
    clearTimeout(this.resting);
    const {sheet} = this;
    if (!this.drawn || !sheet || !this.pane) return this.commit();
    const now = seen(camera, this.pane);
    const {k, css} = transform(now, this.drawn, this.pane);
    if (k > 1.5 || k < 0.72 || !inside(now, around([this.drawn], this.drawn.width * MARGIN * 0.9))) return this.commit();
    Object.assign(sheet.style, {transform: css, willChange: 'transform'}); // its own layer while it moves, sharp letters when it rests
    this.resting = setTimeout(() => this.commit(), REST);
  }

  /** After the map was drawn: it is pointed anew if it shows something else than before. Its canvases are large, and each copy of one costs. */
  settle() {
    if (!this.settled || this.sight().some((each, i) => each !== this.settled?.[i])) this.commit();
  }

  /** What the picture depends on. */
  sight() {
    const {scene, panels} = this.map;
    return [this.camera, this.pane, this.sheet, scene, panels];
  }

  /** Points the picture at what the camera looks at. */
  commit() {
    clearTimeout(this.resting);
    const picture = this.pane ?? this.map.picture();
    if (!this.camera || !picture.width || !picture.height) return;
    const inner = seen(this.camera, picture);
    const scale = scaleOf(this.camera, picture);
    const {across, down, box} = this.withMargin(inner, picture, scale);
    this.drawn = inner;
    const {sheet} = this;
    if (sheet) Object.assign(sheet.style, {transform: 'none', willChange: 'auto', inset: `${-down}px ${-across}px`});
    this.map.renderRoot.querySelector('svg.map')?.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    this.map.level = levelOf(scale, Boolean(this.map.board?.realm));
    this.map.unit = unitOf(scale);
    const within = this.map.level === 'near' ? inner : box;
    this.map.shown = this.map.panels.filter(panel => overlap(panel, within)).map(panel => panel.system.id).join(' ');
    this.paint();
    this.settled = this.sight();
  }

  /** What is drawn around a pane, in whole pixels so that letters stay sharp. @param {Box} inner @param {import('./layout.js').Pane} pane @param {number} scale */
  withMargin(inner, pane, scale) {
    const across = Math.round(pane.width * MARGIN), down = Math.round(pane.height * MARGIN);
    const box = {x: inner.x - across / scale, y: inner.y - down / scale, width: inner.width + (2 * across) / scale, height: inner.height + (2 * down) / scale};
    return {across, down, box};
  }

  /** Another picture is there: soon, and with those that come meanwhile. */
  repaint() {
    this.due ??= setTimeout(() => {
      this.due = undefined;
      this.paint();
    }, SOON);
  }

  /** Sky and planets. */
  paint() {
    const [heaven, worlds] = this.map.renderRoot.querySelectorAll('canvas');
    const {printed, scene, panels} = this.map;
    const {drawn, pane} = this;
    if (!worlds || !printed || !scene || !drawn || !pane) return;
    if (this.artist?.worlds !== worlds) this.artist = new Backdrop(heaven, worlds);
    const {across, down, box} = this.withMargin(drawn, pane, pane.width / drawn.width);
    this.artist.draw({printed, scene, panels, box, middle: drawn, width: pane.width + 2 * across, height: pane.height + 2 * down, density: Math.min(2, devicePixelRatio), theme: settings.shownTheme()});
    this.map.toggleAttribute('settled', studio.idle);
  }
}

/** How a sheet drawn for one box has to be moved to show another. @param {Box} to @param {Box} from @param {{width: number, height: number}} pane */
function transform(to, from, pane) {
  const k = from.width / to.width, px = pane.width / to.width;
  const x = (from.x + from.width / 2 - to.x - to.width / 2) * px, y = (from.y + from.height / 2 - to.y - to.height / 2) * px;
  return {k, css: `translate(${x}px, ${y}px) scale(${k})`};
}

/** Whether a box lies within another. @param {Box} a @param {Box} b */
export const inside = (a, b) => a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
