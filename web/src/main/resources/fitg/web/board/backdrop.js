import {known} from '../net/api.js';
import {levelOf, overlap, scaleOf} from './camera.js';
import {farRadius} from './layout.js';
import {planetWanted, spriteOf} from './sprites.js';
import {studio} from './studio.js';

/** @import {Printed} from '../net/printed.js' */
/** @typedef {import('./layout.js').Box} Box @typedef {import('./layout.js').Panel} Panel @typedef {import('./scene.js').Scene} Scene */

/** What can be seen at a moment. @typedef {{printed: Printed, scene: Scene, panels: Panel[], box: Box, middle: Box, width: number, height: number, density: number, theme: 'dark' | 'light'}} Sight */

/** How large the picture of the galaxy is painted. */
const GALAXY = {width: 1700, height: 1300};
const BASE = {dark: '#060818', light: '#f4ebd8'};
/** The first is where the nebula alone is to be seen, the second where the sky of the star system alone is. In pixels per unit. */
const DEEP = [0.24, 0.5];

/** Sky and planets, on two canvases behind the pieces: decoration, painted elsewhere and only copied here. */
export class Backdrop {
  /** @param {HTMLCanvasElement} heaven @param {HTMLCanvasElement} worlds */
  constructor(heaven, worlds) {
    this.heaven = heaven;
    this.worlds = worlds;
    /** What the sky was drawn for: it is large, and drawn anew only when it looks different. */ this.drawn = '';
  }

  /** @param {Sight} sight */
  draw(sight) {
    const scale = scaleOf(sight.box, sight);
    this.sky(sight, scale);
    const pen = opened(this.worlds, sight, sight.density);
    if (!pen) return;
    pen.clearRect(0, 0, this.worlds.width, this.worlds.height);
    const k = sight.density * scale;
    pen.setTransform(k, 0, 0, k, -sight.box.x * k, -sight.box.y * k);
    pen.imageSmoothingQuality = 'medium';
    for (const panel of sight.panels) if (overlap(panel, sight.box)) this.system(pen, sight, panel, scale);
    studio.want(wanted(sight, scale));
  }

  /** @param {Sight} sight @param {number} scale */
  sky(sight, scale) {
    const deep = Math.min(1, Math.max(0, (scale - DEEP[0]) / (DEEP[1] - DEEP[0])));
    const nebula = deep < 1 ? studio.picture(nebulaKey(sight)) : undefined;
    const stars = deep > 0 ? studio.picture(skyKey(sight)) : undefined;
    const name = JSON.stringify([deep < 1 ? sight.box : 0, sight.width, sight.height, nebula && nebulaKey(sight), stars && skyKey(sight), deep, sight.theme]);
    if (name === this.drawn) return;
    this.drawn = name;
    const pen = opened(this.heaven, sight, 1);
    if (!pen) return;
    pen.fillStyle = BASE[sight.theme];
    pen.fillRect(0, 0, sight.width, sight.height);
    if (nebula) {
      const {x, y, width, height} = galaxyBox(sight.panels);
      pen.drawImage(nebula, (x - sight.box.x) * scale, (y - sight.box.y) * scale, width * scale, height * scale);
    }
    if (stars) {
      pen.globalAlpha = deep;
      pen.drawImage(stars, 0, 0, sight.width, sight.height);
      pen.globalAlpha = 1;
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {Sight} sight @param {Panel} panel @param {number} scale */
  system(pen, sight, {x, y, width, planets, grid}, scale) {
    const size = (/** @type {number} */ r) => (levelOf(scale) === 'far' ? farRadius(r, grid) : r);
    if (scale < DEEP[1]) dish(pen, sight, {x: x + width / 2, y: y + planets[0].cy, rx: width / 2, ry: size(planets[0].r) * 1.7}, scale);
    for (const {planet, cx, cy, r: near} of planets) {
      const r = size(near);
      const now = sight.scene.planet.get(planet.id);
      if (now?.state.id === 'rebellion' || now?.state.id === 'rebel-control') glow(pen, x + cx, y + cy, r, now.state.id === 'rebellion');
      const picture = spriteOf(planet.id, r * scale, sight);
      const side = r * 2.5;
      if (picture) pen.drawImage(picture, x + cx - side / 2, y + cy - side / 2, side, side);
      else ball(pen, x + cx, y + cy, r, sight.theme);
    }
  }
}

/** A canvas of the right size with its pen at the origin. @param {HTMLCanvasElement} canvas @param {Sight} sight @param {number} density */
function opened(canvas, {width, height}, density) {
  const wide = Math.round(width * density), high = Math.round(height * density);
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, {width: wide, height: high});
  const pen = canvas.getContext('2d');
  pen?.setTransform(1, 0, 0, 1, 0, 0);
  return pen;
}

/** Until a planet is painted, a ball in the same light. @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} r @param {string} theme */
function ball(pen, x, y, r, theme) {
  const light = pen.createRadialGradient(x - r * 0.4, y - r * 0.4, r * 0.1, x, y, r);
  light.addColorStop(0, theme === 'dark' ? '#5f74b8' : '#c9d6e8');
  light.addColorStop(1, theme === 'dark' ? '#0a0f28' : '#7f8bb0');
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
}

/** The heat of a world that has risen. @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} r @param {boolean} burning */
function glow(pen, x, y, r, burning) {
  const far = r * (burning ? 1.75 : 1.4);
  const heat = pen.createRadialGradient(x, y, r * 0.8, x, y, far);
  heat.addColorStop(0, 'rgba(255,120,50,.85)');
  heat.addColorStop(0.4, 'rgba(255,90,40,.35)');
  heat.addColorStop(1, 'rgba(255,80,30,0)');
  pen.fillStyle = heat;
  pen.fillRect(x - far, y - far, 2 * far, 2 * far);
}

/** What holds the planets of a star together when one looks from far. @param {CanvasRenderingContext2D} pen @param {Sight} sight @param {{x: number, y: number, rx: number, ry: number}} where @param {number} scale */
function dish(pen, {theme}, {x, y, rx, ry}, scale) {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, 7);
  pen.fillStyle = theme === 'dark' ? 'rgba(6,8,24,.34)' : 'rgba(255,252,244,.5)';
  pen.fill();
  pen.strokeStyle = theme === 'dark' ? 'rgba(246,239,224,.22)' : 'rgba(27,33,69,.25)';
  pen.lineWidth = 1 / scale;
  pen.stroke();
}

/** @param {Sight} sight */
const skyKey = ({scene, width, height, theme}) => `sky ${scene.home} ${Math.round(width)} ${Math.round(height)} ${theme}`;
/** @param {Sight} sight */
const nebulaKey = ({scene, theme}) => `galaxy ${theme} ${[...scene.planet.values()].filter(each => heatOf(each.state.id)).map(each => each.id + each.state.id)}`;
/** @param {string} state */
const heatOf = state => (state === 'rebellion' ? 0.9 : state === 'rebel-control' ? 0.5 : 0);

/** The room that the picture of the galaxy fills. @param {Panel[]} panels @returns {Box} */
function galaxyBox(panels) {
  const xs = panels.flatMap(({x, width}) => [x, x + width]), ys = panels.flatMap(({y, height}) => [y, y + height]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = (right - left) * 1.5, height = (bottom - top) * 1.5;
  return {x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height};
}

/** What is to be painted for a sight: what is in the middle of it first. @param {Sight} sight @param {number} scale @returns {import('./art/painter.js').Wanted[]} */
function wanted(sight, scale) {
  const {printed, panels, box, middle, density, theme} = sight;
  const near = (/** @type {{x: number, y: number}} */ p) => Math.hypot(p.x - middle.x - middle.width / 2, p.y - middle.y - middle.height / 2);
  const planets = panels
    .flatMap(({x, y, planets: own}) => own.map(({planet, cx, cy, r}) => ({planet, x: x + cx, y: y + cy, r})))
    .filter(({x, y, r}) => x + r > box.x && x - r < box.x + box.width && y + r > box.y && y - r < box.y + box.height)
    .sort((a, b) => near(a) - near(b))
    .map(({planet, r}) => planetWanted(planet.id, planet.environs.map(id => known(printed.environ, id)), r * scale, {density, theme}));
  return [...planets.slice(0, 3), ...skies(sight, scale), ...planets.slice(3)];
}

/** @param {Sight} sight @param {number} scale @returns {import('./art/painter.js').SkyWanted[]} */
function skies(sight, scale) {
  const {panels, scene, theme} = sight;
  const width = Math.round(sight.width), height = Math.round(sight.height);
  /** @type {import('./art/painter.js').SkyWanted[]} */ const list = [];
  if (scale > DEEP[0]) {
    const sun = [{x: width * 0.16, y: height * 0.15, r: 520, hue: theme === 'dark' ? '#ffb066' : '#ffcf7a'}];
    list.push({what: 'sky', key: skyKey(sight), width, height, how: {theme, seed: (scene.home ?? 7) % 40, sun}});
  }
  if (scale < DEEP[1]) {
    const {x, y, width: wide, height: tall} = galaxyBox(panels);
    const onPicture = (/** @type {Panel} */ panel) => ({x: ((panel.x + panel.width / 2 - x) / wide) * GALAXY.width, y: ((panel.y + panel.planets[0].cy - y) / tall) * GALAXY.height});
    const places = panels.map(panel => ({
      ...onPicture(panel), province: panel.system.province,
      heat: panel.planets.reduce((sum, {planet}) => sum + heatOf(scene.planet.get(planet.id)?.state.id ?? ''), 0),
    }));
    const sun = places.map(each => ({x: each.x, y: each.y, r: 36, hue: theme === 'dark' ? '#6a6f9c' : '#ffffff'}));
    list.push({what: 'sky', key: nebulaKey(sight), ...GALAXY, how: {theme, seed: 5, sun, places}});
  }
  return list;
}
