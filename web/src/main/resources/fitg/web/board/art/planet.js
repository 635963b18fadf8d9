import {chance, cells, fbm, ridge, noise, clamp, smooth, mix, rgb} from './noise.js';

/**
 * A planet is shaded once, pixel by pixel, and from then on only copied. Its environs decide what it is made of:
 * each type gets a share of the surface by its size. Light comes from the upper left; the night side shows cities and lava.
 */
const SEAS = [['#0a2f63', '#2b86bf'], ['#05404a', '#2fa79c'], ['#14265e', '#4a78c8'], ['#0c3450', '#4a9fc0']];
const PLANTS = [['#1c4a30', '#76954c'], ['#0f4a4a', '#5fa58a'], ['#2b5528', '#989c4e'], ['#1a4636', '#78a05e']];
const ROCK = [['#4a2c2a', '#b98a62'], ['#3d3040', '#a58a8e'], ['#463524', '#bd9a66']];
const CITIES = [['#4e5260', '#b4b0aa'], ['#5a4a44', '#c9ab8c'], ['#3f5060', '#9fb6bf'], ['#5c4c5a', '#c0a6b0'], ['#55553f', '#b9b38a']];
const GAS = [['#8a4f3a', '#e9b98a', '#fff0d8', '#b5714f'], ['#3a5a8a', '#8cc0dd', '#eef7ff', '#5a86b5'], ['#6a4a86', '#c79ccf', '#fbe8f2', '#8d6aa8']];

/** @param {{type: string, size: number}[]} environs */
export function shares(environs) {
  const all = environs.reduce((sum, e) => sum + e.size, 0);
  /** @type {Record<string, number>} */
  const share = {urban: 0, wild: 0, liquid: 0, subterranean: 0, air: 0, fire: 0};
  for (const e of environs) share[e.type] += e.size / all;
  return share;
}

/**
 * @param {number} seed the planet's number @param {{type: string, size: number}[]} environs @param {number} r radius in device pixels
 * @param {'dark' | 'light'} theme @param {boolean} far whether it is to be looked at small
 * @returns {ImageData} a square of side 2.5 r with the planet in its middle and its air around it
 */
export function planetPixels(seed, environs, r, theme, far) {
  const low = theme === 'dark' ? [0.045, 0.05, 0.085] : [0.27, 0.3, 0.4];
  const side = Math.ceil(r * 2.5), c = side / 2;
  const image = new ImageData(side, side);
  const share = shares(environs);
  const pick = (/** @type {string[][]} */ list, /** @type {number} */ k) => list[Math.floor(chance(seed * 131 + k * 977)() * list.length)].map(rgb);
  const sea = pick(SEAS, 1), plant = pick(PLANTS, 5), rock = pick(ROCK, 2), gas = pick(GAS, 3), city = pick(CITIES, 4);
  const gassy = share.air >= 0.5, burning = share.fire >= 0.5;
  const seaLevel = gassy || burning ? -9 : share.liquid > 0.9 ? 0.27 : -0.16 + share.liquid * 0.42 - share.subterranean * 0.5 - share.fire * 0.4;
  const air = burning ? [255, 120, 60] : gassy ? gas[2] : share.subterranean > 0.8 ? [225, 170, 130] : share.liquid > 0.5 ? [120, 220, 255] : [140, 190, 255];
  const L = [-0.655, -0.575, 0.49];
  // craters for worlds that live under their ground: places on the sphere with a radius
  /** @type {number[][]} */ const craters = [];
  const chancer = chance(seed);
  if (share.subterranean > 0.35 || burning) for (let i = 0; i < 46; i++) { const u = chancer() * 2 - 1, a = chancer() * 6.283, q = Math.sqrt(1 - u * u); craters.push([q * Math.cos(a), u, q * Math.sin(a), 0.03 + Math.pow(chancer(), 3) * 0.2]); }
  const ox = (seed % 97) * 1.37, oy = (seed % 53) * 2.11, oz = (seed % 29) * 3.3;
  const fine = far ? 0.28 : clamp(r / 100, 0.3, 1); // less detail on a small disc, or it sparkles
  const detail = far ? 3 : r > 60 ? 6 : r > 24 ? 4 : 3;
  const tilt = ((seed % 7) - 3) * 0.09, ct = Math.cos(tilt), st = Math.sin(tilt);

  for (let py = 0; py < side; py++) {
    for (let px = 0; px < side; px++) {
      const x = (px + 0.5 - c) / r, y = (py + 0.5 - c) / r, d2 = x * x + y * y, i = (py * side + px) * 4;
      const d = Math.sqrt(d2);
      if (d > 1.0) {
        const lit = clamp((x * L[0] + y * L[1]) / d * 0.62 + 0.5);
        const glow = Math.pow(clamp(1 - (d - 1) / 0.22), 3.2) * (0.12 + 0.75 * lit * lit);
        image.data[i] = air[0]; image.data[i + 1] = air[1]; image.data[i + 2] = air[2];
        image.data[i + 3] = glow * 200;
        if (d > 1 + 1.2 / r) continue;
      }
      const nz = Math.sqrt(Math.max(0, 1 - d2));
      const X = x * ct - y * st, Y = x * st + y * ct, Z = nz;
      const sx = X + ox, sy = Y + oy, sz = Z + oz;
      let col, glow = [0, 0, 0], shine = 0, bump = 0;
      if (gassy) {
        const swirl = fbm(sx * 1.6, sy * 3.2, sz * 1.6, detail);
        const band = Math.sin((Y * 7.5 + swirl * 1.9 + (seed % 5)) * 1.7) * 0.5 + 0.5;
        const thin = fbm(sx * 2, sy * 13 + swirl * 3, sz * 2, 4) * 0.7;
        col = band < 0.5 ? mix(gas[0], gas[1], smooth(0, 0.5, band + thin * 0.3)) : mix(gas[1], gas[2], smooth(0.5, 1, band + thin * 0.4));
        col = mix(col, gas[3], clamp(thin));
        const ex = (X - 0.22) / 0.24, ey = (Y - 0.3) / 0.1, spot = ex * ex + ey * ey;
        if (spot < 1.6) col = mix(col, mix(gas[0], gas[2], 0.5 + 0.5 * Math.sin(spot * 7 + swirl * 6)), 1 - smooth(0.7, 1.6, spot));
      } else if (burning) {
        const crack = ridge(sx * 2.1, sy * 2.1, sz * 2.1, 4), h = fbm(sx * 3, sy * 3, sz * 3, detail);
        col = mix([34, 20, 26], [112, 66, 54], smooth(-0.35, 0.4, h));
        bump = h;
        const hot = smooth(0.62, 0.98, crack + h * 0.2);
        glow = mix([0, 0, 0], mix([210, 40, 8], [255, 214, 110], hot), hot);
        col = mix(col, [60, 12, 8], hot);
      } else {
        const h = fbm(sx * 1.55, sy * 1.55, sz * 1.55, detail) + 0.06;
        const lx = fbm((sx + L[0] * 0.03) * 1.55, (sy + L[1] * 0.03) * 1.55, (sz + L[2] * 0.03) * 1.55, detail) + 0.06;
        if (h < seaLevel) {
          const shelf = smooth(seaLevel - 0.28, seaLevel, h);
          const ripple = fbm(sx * 3, sy * 7, sz * 3, 3);
          col = mix(mix(sea[0], sea[1], 0.25 + ripple * 0.5), sea[1], shelf * shelf);
          shine = 1;
          if (share.liquid > 0.9) {
            const reef = ridge(sx * 2.2, sy * 2.8, sz * 2.2, 4);
            col = mix(col, [168, 240, 222], smooth(0.66, 1.0, reef) * 0.55);
          }
        } else {
          // which kind of country: a slow noise cut into the shares
          const t = clamp(fbm(sx * 1.1 + 31, sy * 1.1, sz * 1.1, 3) * 1.25 + 0.5);
          const up = smooth(seaLevel, seaLevel + 0.55, h);
          const green = mix(plant[0], plant[1], clamp(up * 0.9 + noise(sx * 7, sy * 7, sz * 7) * 0.35 + 0.15));
          const canyon = ridge(sx * 3.1, sy * 3.1, sz * 3.1, 3);
          let stone = mix(rock[0], rock[1], clamp(up * 1.1 + 0.1 + noise(sx * 9, sy * 9, sz * 9) * 0.3));
          stone = mix(stone, [30, 16, 34], smooth(0.72, 0.95, canyon) * 0.75);
          const many = far ? 5 : 3 + 17 * fine, [border, own] = share.urban ? cells(sx * many, sy * many, sz * many) : [1, 0];
          const road = 1 - smooth(0.03, 0.13, border);
          const block = mix(mix(city[0], city[1], own * 0.75 + noise(sx * 30 * fine, sy * 30 * fine, sz * 30 * fine) * 0.2 + 0.1), [52, 46, 56], road * 0.6);
          /** @type {Record<string, number>} */ const solid = {urban: share.urban, subterranean: share.subterranean, wild: share.wild + share.liquid * 0.6 + share.air * 0.6, fire: share.fire};
          const sum = solid.urban + solid.subterranean + solid.wild + solid.fire || 1;
          let edge = 0;
          col = green;
          for (const [kind, colour] of /** @type {[string, number[]][]} */ ([['subterranean', stone], ['wild', green], ['urban', block], ['fire', [70, 30, 28]]])) {
            if (!solid[kind]) continue;
            col = edge === 0 ? colour : mix(col, colour, smooth(edge - 0.05, edge + 0.05, t));
            edge += solid[kind] / sum;
            if (kind === 'urban') {
              const inside = smooth(edge - solid.urban / sum - 0.02, edge - solid.urban / sum + 0.08, t);
              const lamps = (1 - smooth(0.01, 0.07, border)) * (0.35 + own * 0.75) + Math.pow(clamp(noise(sx * 26 * fine, sy * 26 * fine, sz * 26 * fine) * 2.2 - 0.35), 1.2) * 0.9;
              glow = mix(glow, [255 * lamps, 205 * lamps, 120 * lamps], inside);
            }
          }
          if (share.fire) { const hot = smooth(0.7, 1, ridge(sx * 2.6, sy * 2.6, sz * 2.6, 3)) * smooth(0.55, 0.7, t); glow = mix(glow, [255, 110, 30], hot); }
          col = mix(col, mix(sea[1], [235, 225, 190], 0.6), (1 - smooth(seaLevel, seaLevel + 0.035, h)) * (seaLevel > -1 ? 0.8 : 0));
          bump = (h - lx) * 11;
          const rocky = smooth(0, 0.08, t < (solid.subterranean / sum) ? solid.subterranean / sum - t : 0);
          if (rocky) for (const [ax, ay, az, rad] of craters) {
            const dx = X - ax, dy = Y - ay, dz = Z - az, far = Math.sqrt(dx * dx + dy * dy + dz * dz) / rad;
            if (far < 1.25) { bump += rocky * (dx * L[0] + dy * L[1]) / rad * (far < 1 ? -0.5 : 0.5) * smooth(1.25, 0.9, far); if (far < 1) col = mix(col, [44, 26, 30], rocky * 0.28); }
          }
        }
        const pole = Math.abs(Y) + fbm(sx * 4, sy * 4, sz * 4, 3) * 0.16;
        if (share.subterranean < 0.8) col = mix(col, [240, 246, 252], smooth(0.86, 0.94, pole) * 0.9);
      }
      // clouds over everything that breathes
      let cloud = 0;
      if (!gassy && !burning) {
        const wx = fbm(sx * 1.2 + 9, sy * 1.2, sz * 1.2, 3);
        const k = fbm(sx * 2.3 + wx * 1.6, sy * 4.1 + wx, sz * 2.3, detail - 1);
        cloud = smooth(0.1, 0.42, k) * (share.subterranean > 0.8 ? 0.18 : share.air ? 0.95 : 0.72);
      }
      const sun = x * L[0] + y * L[1] + nz * L[2];
      const day = smooth(-0.16, 0.5, sun + clamp(bump, -0.25, 0.25) * 0.5);
      const dusk = Math.exp(-Math.pow((sun - 0.05) / 0.16, 2));
      const limb = 0.62 + 0.38 * Math.pow(nz, 0.5);
      col = mix(col, [248, 248, 252], cloud);
      let R = col[0] * (low[0] + 1.16 * day * limb), Gc = col[1] * (low[1] + 1.12 * day * limb), B = col[2] * (low[2] + 1.08 * day * limb);
      R += dusk * 46 * (1 - cloud * 0.4); Gc += dusk * 10; B += dusk * 4;
      const night = (theme === 'dark' ? 1 : 0.6) * (burning ? 0.55 + 0.45 * (1 - day) : 1 - smooth(-0.1, 0.32, sun));
      R += glow[0] * night * (1 - cloud * 0.8); Gc += glow[1] * night * (1 - cloud * 0.8); B += glow[2] * night * (1 - cloud * 0.8);
      if (shine) {
        const hz = 2 * sun * nz - L[2], spec = Math.pow(clamp(hz), 14) * 0.42 * (1 - cloud);
        R += 255 * spec; Gc += 245 * spec; B += 225 * spec;
      }
      const rim = Math.pow(1 - nz, 2.6) * (0.16 + 0.95 * smooth(-0.35, 0.6, sun));
      R += air[0] * rim * 0.8; Gc += air[1] * rim * 0.8; B += air[2] * rim * 0.85;
      const cover = clamp((1 - d) * r + 0.5);
      const was = image.data[i + 3] / 255;
      image.data[i] = clamp(R, 0, 255); image.data[i + 1] = clamp(Gc, 0, 255); image.data[i + 2] = clamp(B, 0, 255);
      image.data[i + 3] = Math.max(cover, was * (1 - cover)) * 255;
    }
  }
  return image;
}
