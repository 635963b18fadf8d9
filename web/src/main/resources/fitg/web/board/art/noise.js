/** Seeded chance and smooth noise: the same name always grows the same planet, the same forest, the same sky. */

/** @param {number} seed */
export function chance(seed) {
  let s = seed >>> 0 || 1;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const table = new Uint8Array(512);
{
  const r = chance(1979);
  const p = Uint8Array.from({length: 256}, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(r() * (i + 1));
    [p[i], p[j]] = [p[j], p[i]];
  }
  for (let i = 0; i < 512; i++) table[i] = p[i & 255];
}
const G = [1,1,0, -1,1,0, 1,-1,0, -1,-1,0, 1,0,1, -1,0,1, 1,0,-1, -1,0,-1, 0,1,1, 0,-1,1, 0,1,-1, 0,-1,-1, 1,1,0, -1,1,0, 0,-1,1, 0,-1,-1];
/** @param {number} t */
const fade = t => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise, about -1 to 1. @param {number} x @param {number} y @param {number} z */
export function noise(x, y, z) {
  const xi = Math.floor(x), yi = Math.floor(y), zi = Math.floor(z);
  const X = xi & 255, Y = yi & 255, Z = zi & 255;
  const fx = x - xi, fy = y - yi, fz = z - zi;
  const u = fade(fx), v = fade(fy), w = fade(fz);
  const g = (/** @type {number} */ h, /** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ c) => { const i = (h & 15) * 3; return G[i] * a + G[i + 1] * b + G[i + 2] * c; };
  const A = table[X] + Y, B = table[X + 1] + Y;
  const AA = table[A] + Z, AB = table[A + 1] + Z, BA = table[B] + Z, BB = table[B + 1] + Z;
  const l = (/** @type {number} */ t, /** @type {number} */ a, /** @type {number} */ b) => a + t * (b - a);
  return l(w,
    l(v, l(u, g(table[AA], fx, fy, fz), g(table[BA], fx - 1, fy, fz)), l(u, g(table[AB], fx, fy - 1, fz), g(table[BB], fx - 1, fy - 1, fz))),
    l(v, l(u, g(table[AA + 1], fx, fy, fz - 1), g(table[BA + 1], fx - 1, fy, fz - 1)), l(u, g(table[AB + 1], fx, fy - 1, fz - 1), g(table[BB + 1], fx - 1, fy - 1, fz - 1))));
}

/** Noise upon finer noise. @param {number} x @param {number} y @param {number} z */
export function fbm(x, y, z, octaves = 5) {
  let sum = 0, amp = 0.5, f = 1;
  for (let i = 0; i < octaves; i++) { sum += amp * noise(x * f, y * f, z * f); f *= 2.03; amp *= 0.5; }
  return sum;
}

/** Sharp crests: mountain chains, canyons, lava cracks. 0 to 1. @param {number} x @param {number} y @param {number} z */
export function ridge(x, y, z, octaves = 4) {
  let sum = 0, amp = 0.55, f = 1;
  for (let i = 0; i < octaves; i++) { sum += amp * (1 - Math.abs(noise(x * f, y * f, z * f)) * 2); f *= 2.1; amp *= 0.5; }
  return sum;
}

/** Cells with borders: city districts. Returns how near the border is (0 on it) and the cell's own number, 0 to 1. @param {number} x @param {number} y @param {number} z */
export function cells(x, y, z) {
  const xi = Math.floor(x), yi = Math.floor(y), zi = Math.floor(z);
  let a = 9, b = 9, own = 0;
  for (let i = -1; i < 2; i++) for (let j = -1; j < 2; j++) for (let k = -1; k < 2; k++) {
    const h = table[table[table[(xi + i) & 255] + ((yi + j) & 255)] + ((zi + k) & 255)], g = table[h + 1], l = table[g + 1];
    const dx = xi + i + h / 255 - x, dy = yi + j + g / 255 - y, dz = zi + k + l / 255 - z, d = dx * dx + dy * dy + dz * dz;
    if (d < a) { b = a; a = d; own = l / 255; } else if (d < b) b = d;
  }
  return [Math.sqrt(b) - Math.sqrt(a), own];
}

/** @param {number} v */
export const clamp = (v, a = 0, b = 1) => Math.min(b, Math.max(a, v));
/** From 0 at a to 1 at b, without a corner. @param {number} a @param {number} b @param {number} v */
export const smooth = (a, b, v) => { const t = clamp((v - a) / (b - a)); return t * t * (3 - 2 * t); };
/** A colour as red, green and blue. @typedef {number[]} Colour */
/** @param {Colour} a @param {Colour} b @param {number} t @returns {Colour} */
export const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
/** @param {string} hex such as #0a2f63 @returns {Colour} */
export const rgb = hex => [1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16));
