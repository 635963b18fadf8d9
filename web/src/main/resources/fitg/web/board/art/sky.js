import {chance, fbm, ridge, clamp, smooth, mix, rgb} from './noise.js';

/**
 * The sky behind everything: a warped nebula worked out on a third of the pixels and scaled up, dust lanes, three depths of stars.
 * `places` turns it into the political map: every province has its hue, frontiers are dark lanes, rebellions burn through.
 * In the light theme the same noise is watercolour on paper and the stars are ink.
 */
const DARK = {base: '#060818', deep: '#0d1234', hues: ['#27409c', '#6a2a86', '#137086']};
const LIGHT = {base: '#f4ebd8', deep: '#efe3c9', hues: ['#cfd9e4', '#ecd0c0', '#cfe0d2']};
/** @type {Record<string, Record<number, string>>} */
const PROVINCE_HUES = {
  dark: {1: '#b08a2e', 2: '#1486ac', 3: '#1f9160', 4: '#a0348f', 5: '#5560d8'},
  light: {1: '#e8cf83', 2: '#a3d4de', 3: '#aed8ac', 4: '#e2b2d4', 5: '#bfc2ee'},
};

/**
 * @param {OffscreenCanvas} canvas @param {{theme: 'dark' | 'light', seed?: number, strength?: number, sun?: {x: number, y: number, r: number, hue: string}[],
 *   places?: {x: number, y: number, province: number, heat: number}[]}} how
 */
export function paintSky(canvas, {theme, seed = 7, strength = 1, sun = [], places}) {
  const W = canvas.width, H = canvas.height, step = 3;
  const w = Math.ceil(W / step), h = Math.ceil(H / step);
  const small = new OffscreenCanvas(w, h);
  const image = new ImageData(w, h);
  const look = theme === 'dark' ? DARK : LIGHT;
  const base = rgb(look.base), deep = rgb(look.deep), hues = look.hues.map(rgb);
  const provinceHue = Object.fromEntries(Object.entries(PROVINCE_HUES[theme]).map(([k, v]) => [k, rgb(v)]));
  const s = 1 / 420;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const X = x * step * s + seed * 3.1, Y = y * step * s + seed * 1.7;
      const wx = fbm(X * 1.1, Y * 1.1, 1.5, 3), wy = fbm(X * 1.1 + 5.2, Y * 1.1 + 1.3, 2.5, 3);
      const n = fbm(X + wx * 1.4, Y + wy * 1.4, 0.5, 5), m = fbm(X * 0.7 - wy * 1.1 + 8, Y * 0.7 + wx, 3.7, 4);
      const veil = smooth(-0.28, 0.5, n), second = smooth(-0.12, 0.42, m), lane = smooth(0.62, 0.95, ridge(X * 0.8 + wx, Y * 0.8 + wy, 9.1, 4));
      let c;
      if (places) {
        // the two nearest systems, measured on warped ground, belong to which provinces?
        let best = 1e9, bp = 0, other = 1e9, heat = 0;
        const qx = x * step + wx * 120, qy = y * step + wy * 120;
        for (const p of places) {
          const d = Math.hypot(p.x - qx, p.y - qy);
          if (d < best) { if (p.province !== bp) other = best; best = d; bp = p.province; }
          else if (p.province !== bp && d < other) other = d;
          if (p.heat) heat += p.heat * Math.exp(-Math.pow(Math.hypot(p.x - x * step - wx * 40, p.y - y * step - wy * 40) / 74, 2));
        }
        const frontier = 1 - smooth(0, 26, other - best), near = smooth(340, 40, best);
        if (theme === 'dark') {
          c = mix(base, deep, veil);
          c = mix(c, provinceHue[bp], clamp((0.1 + 0.62 * veil + 0.25 * second) * (0.3 + 0.7 * near) * 0.74));
          c = mix(c, mix(provinceHue[bp], [255, 255, 255], 0.35), smooth(0.12, 0.55, n) * near * 0.34);
          c = mix(c, base, frontier * 0.72);
          c = mix(c, base, lane * 0.55);
          c = mix(c, [255, 98, 48], clamp(heat * (0.42 + veil * 0.4)));
          c = mix(c, [255, 214, 150], clamp(heat * heat * 0.22));
        } else {
          c = mix(base, provinceHue[bp], clamp((0.25 + 0.6 * veil) * (0.2 + 0.8 * near) * 0.95));
          c = mix(c, [120, 98, 66], frontier * 0.3);
          c = mix(c, [226, 84, 40], clamp(heat * 0.5));
        }
      } else {
        c = mix(base, deep, veil);
        const k = theme === 'dark' ? 0.85 : 0.9;
        c = mix(c, hues[0], veil * veil * k * strength);
        c = mix(c, hues[1], second * k * 0.72 * strength);
        c = mix(c, hues[2], smooth(0.05, 0.5, n - m * 0.6) * k * 0.6 * strength);
        c = mix(c, theme === 'dark' ? base : [214, 196, 160], lane * (theme === 'dark' ? 0.65 : 0.28));
        const crest = smooth(0.3, 0.62, n) * strength;
        c = theme === 'dark' ? mix(c, [236, 150, 190], crest * 0.34) : c;
      }
      const i = (y * w + x) * 4;
      image.data[i] = c[0]; image.data[i + 1] = c[1]; image.data[i + 2] = c[2]; image.data[i + 3] = 255;
    }
  }
  small.getContext('2d')?.putImageData(image, 0, 0);
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, 0, 0, w, h, 0, 0, w * step, h * step);
  const r = chance(seed * 101 + 3), many = W * H / 1000;
  for (let i = 0; i < many; i++) {
    const x = r() * W, y = r() * H, big = Math.pow(r(), 9), size = 0.45 + big * 1.7, warm = r();
    ctx.globalAlpha = theme === 'dark' ? 0.25 + r() * 0.6 : 0.16 + r() * 0.3;
    ctx.fillStyle = theme === 'dark' ? (warm < 0.15 ? '#ffd9b0' : warm < 0.35 ? '#a9c8ff' : '#f4f2ff') : '#2b2f55';
    ctx.beginPath(); ctx.arc(x, y, size, 0, 7); ctx.fill();
    if (big > 0.8) flare(ctx, x, y, 4 + big * 8, theme === 'dark' ? '#dfe9ff' : '#2b2f55');
  }
  ctx.globalAlpha = 1;
  for (const star of sun) {
    const g = ctx.createRadialGradient(star.x, star.y, 0, star.x, star.y, star.r);
    const hue = rgb(star.hue).join(',');
    if (theme === 'dark') {
      if (star.r > 100) g.addColorStop(0, 'rgba(255,252,240,1)'); g.addColorStop(0.07, `rgba(${hue},0.95)`); g.addColorStop(0.16, `rgba(${hue},0.42)`); g.addColorStop(0.45, `rgba(${hue},0.13)`); g.addColorStop(1, `rgba(${hue},0)`);
      ctx.globalCompositeOperation = 'screen';
    } else {
      g.addColorStop(0, 'rgba(255,250,230,1)'); g.addColorStop(0.12, `rgba(${hue},0.75)`); g.addColorStop(0.4, `rgba(${hue},0.22)`); g.addColorStop(1, `rgba(${hue},0)`);
    }
    ctx.fillStyle = g;
    ctx.fillRect(star.x - star.r, star.y - star.r, star.r * 2, star.r * 2);
    ctx.globalCompositeOperation = 'source-over';
  }
}

/** @param {OffscreenCanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r @param {string} colour */
function flare(ctx, x, y, r, colour) {
  ctx.strokeStyle = colour; ctx.lineWidth = 0.7; ctx.globalAlpha *= 0.7;
  ctx.beginPath(); ctx.moveTo(x - r, y); ctx.lineTo(x + r, y); ctx.moveTo(x, y - r); ctx.lineTo(x, y + r); ctx.stroke();
}
