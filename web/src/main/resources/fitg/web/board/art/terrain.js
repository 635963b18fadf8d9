import {chance} from './noise.js';

/**
 * An environ is a stage: sky, far, middle and near silhouettes and one glow, each a single path, so a scene is six to nine elements.
 * Colours come from the tokens --<type>-a, -b (sky), -far, -mid, -near, -glow; the shapes never change with the theme.
 */
export const TYPES = ['urban', 'wild', 'liquid', 'subterranean', 'air', 'fire'];

export const terrainDefs = TYPES.map(t => `
  <linearGradient id="sky-${t}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="stop-${t}-a"/><stop offset="1" class="stop-${t}-b"/></linearGradient>
  <radialGradient id="glow-${t}"><stop offset="0" class="stop-${t}-glow"/><stop offset="1" class="stop-${t}-glow out"/></radialGradient>`).join('');

/** @param {number} n */
const f = n => n.toFixed(1);

/** @param {string} type @param {number} w @param {number} h @param {number} seed */
export function terrain(type, w, h, seed) {
  const r = chance(seed * 31 + 7);
  const sky = `<rect width="${w}" height="${h}" fill="url(#sky-${type})"/>`;
  const halo = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ rx, ry = rx) => `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="url(#glow-${type})"/>`;
  return `<g class="terrain ${type}" aria-hidden="true">${sky}${SCENES[type](w, h, r, halo)}</g>`;
}

/**
 * @typedef {() => number} Luck
 * @typedef {(x: number, y: number, rx: number, ry?: number) => string} Halo
 * @type {Record<string, (w: number, h: number, r: Luck, halo: Halo) => string>}
 */
const SCENES = {
  urban(w, h, r, halo) {
    const far = towers(w, h, r, {foot: h, low: h * 0.3, high: h * 0.62, thin: 7, thick: 16, spire: 0.15});
    const mid = towers(w, h, r, {foot: h, low: h * 0.2, high: h * 0.66, thin: 11, thick: 24, spire: 0.35});
    let lit = '';
    for (const t of mid.list) for (let y = t.top + 5; y < h - 8; y += 5) for (let x = t.x + 2.5; x < t.x + t.w - 3; x += 4.2) if (r() < 0.4) lit += `M${f(x)} ${f(y)}h1.8v2.2h-1.8z`;
    const near = towers(w, h, r, {foot: h, low: h * 0.06, high: h * 0.17, thin: 16, thick: 40, spire: 0});
    const cx = w * (0.3 + r() * 0.4);
    return halo(cx, h * 0.72, w * 0.5, h * 0.6) + `<path class="far" d="${far.d}"/>` +
      `<path class="beam" d="M${f(cx - 3)} ${f(h * 0.7)}L${f(cx - 40)} 0h14zM${f(cx + 60)} ${f(h * 0.7)}L${f(cx + 96)} 0h-10z"/>` +
      `<path class="mid" d="${mid.d}"/><path class="lite" d="${lit}"/>` +
      `<path class="rail" d="M0 ${f(h * 0.77)}Q${f(w / 2)} ${f(h * 0.67)} ${w} ${f(h * 0.79)}"/><path class="near" d="${near.d}"/>`;
  },
  wild(w, h, r, halo) {
    const sx = w * (0.25 + r() * 0.5);
    return halo(sx, h * 0.42, w * 0.42, h * 0.62) + `<circle class="sun" cx="${f(sx)}" cy="${f(h * 0.36)}" r="${f(h * 0.12)}"/>` +
      `<path class="far" d="${peaks(w, h, r, h * 0.44, h * 0.2, 46)}"/><path class="haze" d="${peaks(w, h, r, h * 0.62, h * 0.09, 60)}"/>` +
      `<path class="mid" d="${firs(w, h, r, h * 0.74, Math.min(h * 0.26, 44), 10)}"/><path class="near" d="${firs(w, h, r, h * 0.97, Math.min(h * 0.4, 68), 19)}"/>`;
  },
  liquid(w, h, r, halo) {
    const sx = w * (0.55 + r() * 0.25), hz = h * 0.36;
    let glint = '';
    for (let i = 0; i < 16; i++) { const y = hz + 3 + i * (h - hz) / 17, l = 6 + i * 2.4 * (0.5 + r()); glint += `M${f(sx - l / 2 + (r() - 0.5) * 14)} ${f(y)}h${f(l)}`; }
    return halo(sx, hz, w * 0.36, h * 0.5) + `<circle class="sun" cx="${f(sx)}" cy="${f(hz - h * 0.03)}" r="${f(h * 0.13)}"/>` +
      `<path class="rock" d="M${f(w * 0.12)} ${f(hz)}l8 -${f(h * 0.2)}l5 4l6 -${f(h * 0.1)}l11 ${f(h * 0.24)}zM${f(w * 0.25)} ${f(hz)}l4 -9l7 9z"/>` +
      `<rect class="far" y="${f(hz)}" width="${w}" height="${f(h - hz)}"/><path class="glint" d="${glint}"/>` +
      `<path class="mid" d="${waves(w, h, h * 0.56, 26, 4.5, r() * 20)}"/><path class="crest" d="${waves(w, 0, h * 0.56, 26, 4.5, 0, true)}"/>` +
      `<path class="near" d="${waves(w, h, h * 0.78, 40, 7, r() * 30)}"/><path class="crest" d="${waves(w, 0, h * 0.77, 40, 7, 11, true)}"/>` +
      `<path class="dome" d="${[0.47, 0.6, 0.685].map((q, i) => { const x = w * q, rr = h * [0.15, 0.1, 0.07][i], y = h * 0.9; return `M${f(x - rr)} ${f(y)}A${f(rr)} ${f(rr)} 0 0 1 ${f(x + rr)} ${f(y)}Z`; }).join('')}"/>`;
  },
  subterranean(w, h, r, halo) {
    const cx = w * (0.35 + r() * 0.3);
    let gems = '', side = '';
    for (let i = 0; i < 9; i++) {
      const x = r() * w, y = h * (0.8 + r() * 0.12), t = 9 + r() * 16, lean = (r() - 0.5) * 9, wd = 3 + r() * 3;
      gems += `M${f(x - wd)} ${f(y)}L${f(x - wd + lean)} ${f(y - t * 0.7)}L${f(x + lean)} ${f(y - t)}L${f(x + lean)} ${f(y)}z`;
      side += `M${f(x + lean)} ${f(y - t)}L${f(x + wd + lean)} ${f(y - t * 0.66)}L${f(x + wd)} ${f(y)}L${f(x + lean)} ${f(y)}z`;
    }
    return halo(cx, h * 0.62, w * 0.44, h * 0.55) + `<path class="far" d="${teeth(w, h, r, h * 0.3, h * 0.26, 17, true)}${teeth(w, h, r, h * 0.76, h * 0.14, 22, false)}"/>` +
      `<path class="pool" d="M${f(cx - w * 0.3)} ${f(h * 0.8)}q${f(w * 0.3)} -${f(h * 0.1)} ${f(w * 0.6)} 0q-${f(w * 0.3)} ${f(h * 0.1)} -${f(w * 0.6)} 0z"/>` +
      `<path class="mid" d="${teeth(w, h, r, h * 0.14, h * 0.34, 26, true)}${teeth(w, h, r, h * 0.9, h * 0.2, 34, false)}"/>` +
      `<path class="gem" d="${gems}"/><path class="gem-side" d="${side}"/>` +
      `<path class="near" d="M0 ${h}V${f(h * 0.93)}Q${f(w * 0.25)} ${f(h * 0.86)} ${f(w * 0.5)} ${f(h * 0.93)}T${w} ${f(h * 0.9)}V${h}z"/>`;
  },
  air(w, h, r, halo) {
    const sx = w * (0.3 + r() * 0.4), tx = w * (0.55 + r() * 0.2), ty = h * 0.52;
    return halo(sx, h * 0.5, w * 0.45, h * 0.7) + `<circle class="sun" cx="${f(sx)}" cy="${f(h * 0.42)}" r="${f(h * 0.14)}"/>` +
      `<path class="far" d="${clouds(w, h, r, h * 0.62, 17)}"/>` +
      `<path class="tower" d="M${f(tx - 34)} ${f(ty)}h68l-9 8h-50zM${f(tx - 6)} ${f(ty + 8)}h12l-6 22zM${f(tx - 24)} ${f(ty)}v-12h8v12zm12 0v-22l5 -7l5 7v22zm14 0v-16h7v16zm10 0v-9h8v9zM${f(tx - 9.5)} ${f(ty - 28)}v-12h1v12z"/>` +
      `<path class="mid" d="${clouds(w, h, r, h * 0.78, 24)}"/><path class="near" d="${clouds(w, h, r, h * 0.95, 30)}"/>`;
  },
  fire(w, h, r, halo) {
    const vx = w * (0.35 + r() * 0.3), top = h * 0.28;
    let ember = '';
    for (let i = 0; i < 26; i++) { const s = 0.6 + r() * 1.4; ember += `M${f(r() * w)} ${f(r() * h * 0.8)}m-${f(s)} 0a${f(s)} ${f(s)} 0 1 0 ${f(2 * s)} 0a${f(s)} ${f(s)} 0 1 0 -${f(2 * s)} 0`; }
    return halo(vx, top, w * 0.4, h * 0.6) + `<path class="far" d="${peaks(w, h, r, h * 0.62, h * 0.16, 30)}"/>` +
      `<path class="plume" d="M${f(vx - 9)} ${f(top + 2)}C${f(vx - 26)} ${f(top - 16)} ${f(vx - 20)} 6 ${f(vx - 44)} 0H${f(vx + 40)}C${f(vx + 20)} 8 ${f(vx + 24)} ${f(top - 14)} ${f(vx + 9)} ${f(top + 2)}z"/>` +
      `<path class="mid" d="M${f(vx - w * 0.34)} ${h}L${f(vx - 11)} ${f(top)}l5 4l6 -2l6 3l5 -5L${f(vx + w * 0.34)} ${h}z"/>` +
      `<path class="lava" d="M${f(vx - 5)} ${f(top + 3)}l3 ${f(h * 0.2)}l-9 ${f(h * 0.16)}l4 ${f(h * 0.36)}h9l2 -${f(h * 0.3)}l7 -${f(h * 0.16)}l-5 -${f(h * 0.26)}z"/>` +
      `<path class="near" d="${peaks(w, h, r, h * 0.9, h * 0.09, 22)}"/><path class="lava" d="M0 ${f(h * 0.96)}q${f(w * 0.2)} -5 ${f(w * 0.42)} 1t${f(w * 0.58)} -3v2q-${f(w * 0.3)} 1 -${f(w * 0.56)} 3t-${f(w * 0.44)} -1z"/><path class="ember" d="${ember}"/>`;
  },
};

/** @param {number} w @param {number} _h @param {Luck} r @param {{foot: number, low: number, high: number, thin: number, thick: number, spire: number}} how */
function towers(w, _h, r, {foot, low, high, thin, thick, spire}) {
  let x = -4, d = '';
  const list = [];
  while (x < w) {
    const wd = thin + r() * (thick - thin), tall = low + r() * (high - low), top = foot - tall, cut = r();
    list.push({x, w: wd, top});
    d += `M${f(x)} ${f(foot)}V${f(top)}`;
    if (cut < 0.25) d += `L${f(x + wd)} ${f(top + wd * 0.45)}`;
    else if (cut < 0.45) d += `Q${f(x + wd / 2)} ${f(top - wd * 0.7)} ${f(x + wd)} ${f(top)}`;
    else if (cut < 0.6) d += `h${f(wd * 0.25)}v-4h${f(wd * 0.5)}v4h${f(wd * 0.25)}`;
    else d += `H${f(x + wd)}`;
    d += `V${f(foot)}z`;
    if (r() < spire) d += `M${f(x + wd / 2 - 0.8)} ${f(top)}v-${f(8 + r() * 14)}h1.6V${f(top)}z`;
    x += wd + (r() < 0.3 ? 3 + r() * 6 : 0.5);
  }
  return {d, list};
}
/** @param {number} w @param {number} h @param {Luck} r @param {number} y @param {number} rise @param {number} stepTo */
function peaks(w, h, r, y, rise, stepTo) {
  let x = -10, d = `M-10 ${h}L-10 ${f(y)}`;
  let up = r() < 0.5;
  while (x < w + 10) { x += stepTo * (0.4 + r() * 0.8); d += `L${f(x)} ${f(y + (up ? -rise * (0.4 + r() * 0.8) : rise * r() * 0.5))}`; up = !up; }
  return `${d}L${f(x)} ${h}z`;
}
/** @param {number} w @param {number} h @param {Luck} r @param {number} foot @param {number} tall @param {number} step */
function firs(w, h, r, foot, tall, step) {
  let d = `M0 ${h}V${f(foot - 3)}H${w}V${h}z`;
  for (let x = -6; x < w + 6; x += step * (0.35 + r() * 0.75)) {
    const t = tall * (0.45 + r() * 0.6), b = t * 0.26;
    if (r() < 0.22) { // a broad crown among the firs
      d += `M${f(x - 1)} ${f(foot)}v-${f(t * 0.5)}q-${f(b * 1.3)} 0 -${f(b * 1.2)} -${f(t * 0.2)}q1 -${f(t * 0.26)} ${f(b * 1.3)} -${f(t * 0.26)}t${f(b * 1.3)} ${f(t * 0.24)}q0 ${f(t * 0.22)} -${f(b)} ${f(t * 0.22)}v${f(t * 0.5)}z`;
    } else {
      d += `M${f(x)} ${f(foot - t)}l${f(b * 0.6)} ${f(t * 0.36)}h-${f(b * 0.22)}l${f(b * 0.5)} ${f(t * 0.3)}h-${f(b * 0.25)}l${f(b * 0.45)} ${f(t * 0.34)}h-${f(b * 2.16)}l${f(b * 0.45)} -${f(t * 0.34)}h-${f(b * 0.25)}l${f(b * 0.5)} -${f(t * 0.3)}h-${f(b * 0.22)}z`;
    }
  }
  return d;
}
/** @param {number} w @param {number} h @param {number} y @param {number} long @param {number} high @param {number} shift */
function waves(w, h, y, long, high, shift, line = false) {
  let d = `M${f(-long + (shift % long))} ${f(y)}`;
  for (let x = -long; x < w + long; x += long) d += `q${f(long * 0.3)} -${f(high * 1.5)} ${f(long * 0.62)} -${f(high * 0.3)}q${f(long * 0.14)} ${f(high * 0.5)} ${f(long * 0.38)} ${f(high * 0.3)}`;
  return line ? d : `${d}V${h}H-${long}z`;
}
/** @param {number} w @param {number} h @param {Luck} r @param {number} y @param {number} long @param {number} step @param {boolean} down */
function teeth(w, h, r, y, long, step, down) {
  let d = down ? `M-5 -5V${f(y * 0.5)}` : `M-5 ${h + 5}V${f(y)}`;
  for (let x = -5; x < w + 5;) {
    const s = step * (0.5 + r()), tip = long * (0.35 + r() * 0.9), base = down ? y * (0.5 + r() * 0.5) : y + (r() - 0.5) * 5;
    d += `Q${f(x + s * 0.42)} ${f(base)} ${f(x + s * 0.5)} ${f(down ? base + tip : base - tip)}Q${f(x + s * 0.58)} ${f(base)} ${f(x + s)} ${f(base)}`;
    x += s;
  }
  return d + (down ? `V-5z` : `V${h + 5}z`);
}
/** @param {number} w @param {number} h @param {Luck} r @param {number} y @param {number} size */
function clouds(w, h, r, y, size) {
  let d = `M-20 ${h + 4}V${f(y)}`, x = -20;
  while (x < w + 20) { const s = size * (0.6 + r() * 0.9); d += `a${f(s * 0.62)} ${f(s * 0.55)} 0 0 1 ${f(s)} ${f((r() - 0.5) * size * 0.3)}`; x += s; }
  return `${d}V${h + 4}z`;
}

/** The sign of a terrain in a box of 20 by 20, for the far distances and for counters. @type {Record<string, string>} */
export const TYPE_SIGN = {
  urban: 'M2 18V9h4V5h3V2h3v5h2v4h4v7zM4.2 11v1.6h1.4V11zm4 -3v1.6h1.4V8zm0 4v1.6h1.4V12zm6 1.4v1.6h1.4v-1.6z',
  wild: 'M7 1l4.4 7H9.6l4 6H8v5H6v-5H.4l4 -6H2.6zM15 7l3.6 6h-1.4l2.4 3.6H16V19h-2v-2.4h-1.2L15 14l-2 -3z',
  liquid: 'M1 4q3 -4 6 0t6 0t6 0v3.6q-3 -4 -6 0t-6 0t-6 0zM1 12q3 -4 6 0t6 0t6 0v3.6q-3 -4 -6 0t-6 0t-6 0z',
  subterranean: 'M1 19V10Q1 1 10 1T19 10V19H15V12L13 16L10.5 9L8 15L6 11V19z',
  air: 'M5 12a4 4 0 0 1 1 -7.8a5 5 0 0 1 9 1.3a3.3 3.3 0 0 1 .5 6.5zM3 14.5h12v1.8H3zM7 17.5h10v1.8H7z',
  fire: 'M10 1C11 5 16 7 16 13A6 6 0 0 1 4 13C4 10 6 9 6.5 6C8 7 8.5 8 8.5 9.5C10 7.5 10.5 4 10 1zM10 11C8 13 7.5 14 7.5 15.2A2.5 2.5 0 0 0 12.5 15.2C12.5 13.5 11 13 10 11z',
};
/** @param {string} type @param {number} x @param {number} y @param {number} size */
export const typeSign = (type, x, y, size, cls = 'type-sign') => `<path class="${cls} ${type}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${size / 20})" d="${TYPE_SIGN[type]}"/>`;
