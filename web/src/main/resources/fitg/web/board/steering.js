import {scaleOf, zoomed} from './camera.js';

/**
 * Mouse, wheel and fingers over the map: one moves it, the wheel or two fingers zoom. A movement of a few pixels is
 * still a click.
 */
export class Steering {
  /** @param {import('./star-map.js').StarMap} map */
  constructor(map) {
    this.map = map;
    /** @type {Map<number, {x: number, y: number}>} */ this.fingers = new Map();
    this.dragged = false;
    /** The piece that is dragged to a place, where that is an order. */ this.carried = '';
    map.addEventListener('wheel', event => this.wheel(event), {passive: false});
    map.addEventListener('pointerdown', event => this.down(event));
    map.addEventListener('pointermove', event => this.move(event));
    for (const end of ['pointerup', 'pointercancel']) {
      map.addEventListener(end, event => this.lift(/** @type {PointerEvent} */ (event)));
    }
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.map.zoom(event.deltaY > 0 ? 1.15 : 0.87, this.part(event));
  }

  /** A point of the screen as a part of the picture. @param {{clientX: number, clientY: number}} point */
  part({clientX, clientY}) {
    const box = this.map.picture();
    return {x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height};
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.fingers.size === 0) this.dragged = false;
    this.carried = this.map.carries && this.fingers.size === 0 ? this.map.litAt(event) : '';
    this.fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  }

  /** @param {PointerEvent} event */
  lift(event) {
    this.fingers.delete(event.pointerId);
    if (this.carried && this.dragged && event.type === 'pointerup') this.map.carried(this.carried, event);
    this.carried = '';
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.map.camera) return;
    const now = {x: event.clientX, y: event.clientY};
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < 5) return;
    this.dragged = true;
    if (this.carried) return;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else this.pan(before, now);
    this.fingers.set(event.pointerId, now);
  }

  /** @typedef {{x: number, y: number}} Point */

  /** @param {Point} before @param {Point} now */
  pan(before, now) {
    const {camera} = this.map;
    if (!camera) return;
    const scale = scaleOf(camera, this.map.picture());
    this.map.moveTo({...camera, x: camera.x - (now.x - before.x) / scale, y: camera.y - (now.y - before.y) / scale});
  }

  /** @param {Point} before @param {Point} now @param {Point} other */
  pinch(before, now, other) {
    const {camera} = this.map;
    if (!camera) return;
    const apart = (/** @type {Point} */ a) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
    const middle = this.part({clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2});
    this.map.moveTo(zoomed(camera, apart(before) / apart(now), middle));
  }
}
