import {neighbour} from './camera.js';

/** The keyboard on the map: from piece to piece, choosing, looking around. */
export class Walking {
  /** @param {import('./star-map.js').StarMap} map */
  constructor(map) {
    this.map = map;
    this.pressed = (/** @type {KeyboardEvent} */ event) => this.press(event);
    /** @type {Record<string, (key: string) => void>} */
    this.keys = {
      ArrowLeft: key => this.step(key),
      ArrowRight: key => this.step(key),
      ArrowUp: key => this.step(key),
      ArrowDown: key => this.step(key),
      Enter: () => map.chosen(map.cursor),
      ' ': () => map.chosen(map.cursor),
      i: () => map.card(map.cursor),
      '+': () => map.zoom(0.75),
      '-': () => map.zoom(1.33),
      h: () => map.home(true),
      g: () => map.galaxy(),
    };
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does = this.keys[event.key] ?? this.keys[event.key.toLowerCase()];
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does(event.key);
  }

  /** To the next piece in a direction; the map follows. @param {string} key */
  step(key) {
    const next = this.map.boxes && neighbour(this.map.boxes, this.map.cursor, key);
    if (next) this.map.goTo(next);
  }

  /** To the next piece that can be chosen. */
  nextLit() {
    const {scene, boxes, cursor} = this.map;
    const lit = [...(scene?.lit.keys() ?? [])].filter(each => boxes?.has(each));
    if (lit.length) this.map.goTo(lit[(lit.indexOf(cursor) + 1) % lit.length]);
  }
}
