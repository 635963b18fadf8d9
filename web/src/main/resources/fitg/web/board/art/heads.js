import {SKINS} from './people.js';

/** The heads of the fifteen races, front views in a box of 100 by 100. */

/** A drawing and its mirror image. @param {string} d */
export const both = d => `${d}<g transform="matrix(-1 0 0 1 100 0)">${d}</g>`;
/** The same path in two tones: the shadow falls over one slanting half. @param {string} path @param {string} light @param {string} dark */
export const two = (path, light, dark) => `<path d="${path}" fill="${light}"/><path d="${path}" fill="${dark}" clip-path="url(#dusk)"/>`;
/** @param {number} y @param {number} gap @param {'plain' | 'slit' | 'beast' | 'dark' | 'small'} look */
const eyes = (y, gap, look = 'plain') => {
  const one = {
    plain: `<ellipse cx="${50 - gap}" cy="${y}" rx="3.3" ry="1.9" fill="#fff6e6"/><circle cx="${50 - gap + 0.3}" cy="${y}" r="1.7" fill="#20140f"/><path d="M${50 - gap - 4.4} ${y - 3.6}Q${50 - gap} ${y - 5.6} ${50 - gap + 4} ${y - 3.4}" stroke="#20140f" stroke-width="1.5" fill="none"/>`,
    slit: `<ellipse cx="${50 - gap}" cy="${y}" rx="4" ry="3" fill="#ffd95e"/><path d="M${50 - gap} ${y - 2.8}V${y + 2.8}" stroke="#1c1208" stroke-width="1.6"/>`,
    beast: `<path d="M${50 - gap - 4} ${y - 1.5}Q${50 - gap} ${y - 3.4} ${50 - gap + 4} ${y + 1}Q${50 - gap} ${y + 2.6} ${50 - gap - 4} ${y - 1.5}Z" fill="#ffd27a"/><circle cx="${50 - gap + 0.6}" cy="${y - 0.3}" r="1.5" fill="#1a0f08"/>`,
    dark: `<path d="M${50 - gap - 6} ${y - 3}Q${50 - gap} ${y - 5} ${50 - gap + 4.5} ${y + 3}Q${50 - gap - 4} ${y + 4} ${50 - gap - 6} ${y - 3}Z" fill="#0e0b1c"/><circle cx="${50 - gap - 2}" cy="${y - 1}" r="1" fill="#fff"/>`,
    small: `<circle cx="${50 - gap}" cy="${y}" r="1.8" fill="#140d0b"/><circle cx="${50 - gap - 0.6}" cy="${y - 0.6}" r=".6" fill="#fff"/>`,
  }[look];
  return both(one);
};

/** @param {string} a @param {string} b */
const neck = (a, b) => two('M42 58H58V76L50 82L42 76Z', a, b);


/** @type {Record<string, (p: import('./people.js').Features) => string>} */
export const HEADS = {
  Rhone: p => {
    const [a, b] = SKINS[p.skin ?? 'tan'];
    const d = p.wide ? 'M50 21C64 21 69 31 68.5 43C68 56 61 66 50 68C39 66 32 56 31.5 43C31 31 36 21 50 21Z'
      : p.fem ? 'M50 22C61 22 65.5 31 65 42C64.5 53 58 62 50 67C42 62 35.5 53 35 42C34.5 31 39 22 50 22Z'
        : 'M50 21C62 21 67 30 66.5 42C66.3 50 64 56 60 61L54 67H46L40 61C36 56 33.7 50 33.5 42C33 30 38 21 50 21Z';
    return neck(a, b) + both(`<ellipse cx="33.5" cy="45" rx="3" ry="5" fill="${a}"/>`) + two(d, a, b) + eyes(43, 8) +
      `<path d="M50 44L48 52H51.5" stroke="${b}" stroke-width="1.6" fill="none"/>` +
      (p.fem ? '<path d="M45.5 57.5Q50 55.5 54.5 57.5Q50 61 45.5 57.5Z" fill="#a83a3a"/>' : `<path d="M45 58.5Q50 57 55 58.5" stroke="#5a2a22" stroke-width="1.8" fill="none"/>`);
  },
  Kayn: () => neck('#8a7568', '#54453e') + both(two('M33 40L27 6L47 26Z', '#8f7a6c', '#5a4a42') + '<path d="M34 33L31 15L41 26Z" fill="#c98d86"/>') +
    two('M50 23C61 23 68 30 69 41L65 51C62 55 58 55 57.5 59L55 68C53 71 47 71 45 68L42.5 59C42 55 38 55 35 51L31 41C32 30 39 23 50 23Z', '#a8917f', '#6a584c') +
    two('M44 47Q50 42 56 47L56 64Q50 71 44 64Z', '#e0d0bc', '#a8937e') + '<path d="M46 60Q50 57.5 54 60L50 65Z" fill="#1c1412"/><path d="M50 65V68M46 68Q50 71 54 68" stroke="#1c1412" stroke-width="1.4" fill="none"/>' + eyes(42, 9, 'beast'),
  Piorad: () => neck('#b98a78', '#74503f') + two('M50 20C65 20 70 30 69 43C68.5 54 64 62 58 67H42C36 62 31.5 54 31 43C30 30 35 20 50 20Z', '#c99a86', '#85604f') +
    both('<path d="M37 27C28 25 20 18 21 5C25 14 33 17 42 19Z" fill="#efe2c4"/><path d="M37 27C30 26 24 21 22 13C26 19 33 20 40 22Z" fill="#b39f78"/>') +
    `<path d="M34 38Q42 33 49 40H51Q58 33 66 38L64 42Q57 39 51 43H49Q43 39 36 42Z" fill="#7d5546"/>` + eyes(45, 8.5, 'small') + '<path d="M47 44L45 54H55L53 44Z" fill="#a87665"/><path d="M43 60H57" stroke="#4a261e" stroke-width="2"/>',
  Saurian: () => neck('#5c8a4e', '#35572f') + both('<path d="M36 28L28 16L42 22ZM32 38L20 31L34 32ZM33 49L22 48L33 43Z" fill="#3d6636"/>') + two('M50 17C61 17 69 28 70 40C70 47 63 51 61 58C59 66 55 70 50 70C45 70 41 66 39 58C37 51 30 47 30 40C31 28 39 17 50 17Z', '#7fae62', '#487539') +
    '<path d="M50 17L53 38L50 52L47 38Z" fill="#a9cf80"/><path d="M41 61Q50 66 59 61" stroke="#274420" stroke-width="1.8" fill="none"/><path d="M46 55h2M52 55h2" stroke="#1c3016" stroke-width="2"/><path d="M37 51l3 2M36 47l3 1M63 51l-3 2M64 47l-3 1M44 24l2 3M56 24l-2 3" stroke="#3d6636" stroke-width="1.6"/>' + eyes(40, 11, 'slit'),
  Segunden: () => neck('#7f86c9', '#4d528a') + two('M50 6C61 6 67 20 66 35C65.5 50 58 62 50 69C42 62 34.5 50 34 35C33 20 39 6 50 6Z', '#a3abe6', '#6468aa') +
    '<path d="M50 8C52 16 52 24 50 32C48 24 48 16 50 8ZM42 12C41 20 42 26 45 32C40 28 39 19 42 12ZM58 12C59 20 58 26 55 32C60 28 61 19 58 12Z" fill="#7b80c4"/>' + eyes(44, 9, 'dark') + '<path d="M49 52h-1M52 52h-1M46 60H54" stroke="#3b3f78" stroke-width="1.6"/>',
  Suvan: () => neck('#3f9d9a', '#22635f') + both(two('M34 33L12 22C17 33 14 43 15 56C24 58 30 56 35 52Z', '#2f8a92', '#1d5c66') + '<path d="M33 37L17 29M33 43L16 42M34 49L18 53" stroke="#8fe0d8" stroke-width="1.3"/>') +
    '<path d="M50 24C44 14 46 8 50 3C54 8 56 14 50 24Z" fill="#2f8a92"/>' + two('M50 20C65 20 70 33 68 46C66 58 59 68 50 68C41 68 34 58 32 46C30 33 35 20 50 20Z', '#7fd3c4', '#3d9490') +
    eyes(41, 10, 'dark') + '<path d="M40 58Q50 63 60 58" stroke="#1c5a58" stroke-width="2" fill="none"/><path d="M44 62q6 3 12 0" stroke="#1c5a58" stroke-width="1" fill="none"/><circle cx="44" cy="28" r="1.6" fill="#c9f4e8"/><circle cx="50" cy="26" r="1.6" fill="#c9f4e8"/><circle cx="56" cy="28" r="1.6" fill="#c9f4e8"/>',
  Xanthon: () => '<path d="M42 60H58L62 80H38Z" fill="#3a2a30"/>' + two('M50 13L64 20L72 37L67 55L57 69H43L33 55L28 37L36 20Z', '#6d5560', '#3f2f3c') + '<path d="M50 13L45 30L36 20ZM64 20L55 30L50 13ZM28 37L45 30L36 20ZM72 37L55 30L64 20Z" fill="#8a6e74" opacity=".7"/>' +
    '<path d="M45 30L50 40L55 30M50 40V50M33 55L43 52L50 50L57 52L67 55M43 52L46 69M57 52L54 69" stroke="#ff8a3c" stroke-width="2" fill="none"/><path d="M36 41L46 44L37 46ZM64 41L54 44L63 46Z" fill="#ffd76a"/><path d="M44 61L50 58L56 61L50 63Z" fill="#ff8a3c"/>',
  Yester: () => neck('#d8d2e6', '#9089a8') + '<path d="M50 24C40 10 30 8 22 9C30 14 32 20 36 28C28 22 22 22 16 25C26 28 30 34 34 40L66 40C70 34 74 28 84 25C78 22 72 22 64 28C68 20 70 14 78 9C70 8 60 10 50 24Z" fill="#5f6fc0"/>' + two('M50 22C61 22 67 30 66 41C65 52 58 60 50 66C42 60 35 52 34 41C33 30 39 22 50 22Z', '#f1edf7', '#b0a8c9') + eyes(41, 9, 'slit') + two('M44 46Q50 42 56 46L50 66Z', '#f0a83c', '#a8661a'),
  Leonid: () => two('M50 6L58 13L69 12L73 22L83 28L81 39L87 49L80 58L80 69L70 73L62 82L50 79L38 82L30 73L20 69L20 58L13 49L19 39L17 28L27 22L31 12L42 13Z', '#b4622a', '#743a16') + two('M50 14L60 20L70 24L74 36L76 48L70 60L62 70L50 73L38 70L30 60L24 48L26 36L30 24L40 20Z', '#8a4520', '#562810') +
    two('M50 25C60 25 66 32 65 42C64 50 60 54 58 60C56 66 53 68 50 68C47 68 44 66 42 60C40 54 36 50 35 42C34 32 40 25 50 25Z', '#e2b26a', '#a87a3c') + '<path d="M45 54Q50 50 55 54L50 59Z" fill="#4a2414"/><path d="M50 59V62M44 63Q47 65 50 62Q53 65 56 63" stroke="#4a2414" stroke-width="1.5" fill="none"/>' + eyes(43, 8, 'beast'),
  Calma: () => neck('#8f7f8a', '#5a4d57') + both('<circle cx="25" cy="33" r="15" fill="#8a7a86"/><circle cx="26" cy="34" r="10" fill="#d3a3a8"/>') + two('M50 20C63 20 69 31 68 44C67 57 59 67 50 67C41 67 33 57 32 44C31 31 37 20 50 20Z', '#a898a4', '#6b5d68') +
    both('<circle cx="40" cy="41" r="7.5" fill="#2a2430"/><circle cx="40" cy="41" r="5.6" fill="#f3d27a"/><circle cx="40" cy="41" r="3.4" fill="#120d12"/><circle cx="38.5" cy="39.5" r="1.2" fill="#fff"/>') + '<path d="M46 52Q50 48 54 52Q50 57 46 52Z" fill="#d98a93"/><path d="M45 60Q50 63 55 60" stroke="#4a3a44" stroke-width="1.6" fill="none"/>',
  Theshian: () => '<path d="M45 60H55L57 80H43Z" fill="#4d6a2a"/>' + both('<path d="M44 24C38 14 32 10 24 8" stroke="#87a83f" stroke-width="2.4" fill="none"/><circle cx="23.5" cy="8" r="3" fill="#d7ea7a"/>') + two('M50 19C60 19 68 26 67 36C66 46 60 52 58 60L54 68H46L42 60C40 52 34 46 33 36C32 26 40 19 50 19Z', '#a5c552', '#647f28') +
    both('<path d="M46 34C42 28 34 28 31 34C31 43 37 49 43 48C46 45 47 39 46 34Z" fill="#3a1430"/><path d="M43 35C40 32 36 33 34 36" stroke="#e27ab0" stroke-width="2" fill="none"/><path d="M44 60C40 63 42 68 47 69" stroke="#41561a" stroke-width="2.6" fill="none"/>') + '<path d="M46 56H54" stroke="#41561a" stroke-width="1.6"/>',
  Illias: () => neck('#8a6a44', '#573f26') + '<path d="M50 22C44 6 34 2 26 4C30 10 32 16 38 24C30 16 22 16 16 20C24 24 28 30 34 34H66C72 30 76 24 84 20C78 16 70 16 62 24C68 16 70 10 74 4C66 2 56 6 50 22Z" fill="#4f9a4a"/><path d="M50 24L50 6M40 26L28 8M60 26L72 8M36 32L20 22M64 32L80 22" stroke="#2c6a30" stroke-width="1.4"/>' +
    two('M50 20C61 20 66 30 65 42C64.5 53 58 64 50 68C42 64 35.5 53 35 42C34 30 39 20 50 20Z', '#b58a5a', '#77552f') + '<path d="M40 26Q42 34 40 36M60 26Q58 34 60 36M50 22V34M41 60Q44 56 44 52M59 60Q56 56 56 52" stroke="#6a4a28" stroke-width="1.5" fill="none"/>' + eyes(43, 8, 'small') + '<path d="M45 58Q50 60 55 58" stroke="#4a3016" stroke-width="1.8" fill="none"/>',
  Henone: () => both('<path d="M38 50C34 64 40 70 34 86M44 54C42 66 47 74 43 90M49 54C48 68 51 76 49 92" stroke="#e6a8d8" stroke-width="3" fill="none" stroke-linecap="round"/>') + two('M50 12C68 12 76 26 75 42C75 50 70 53 66 50C62 56 57 56 54 52C52 56 48 56 46 52C43 56 38 56 34 50C30 53 25 50 25 42C24 26 32 12 50 12Z', '#c79be0', '#7f5aa6') +
    '<path d="M50 16C62 16 69 25 69 36C62 30 56 28 50 28C44 28 38 30 31 36C31 25 38 16 50 16Z" fill="#f2d6f4" opacity=".55"/>' + eyes(41, 9, 'dark') + '<circle cx="50" cy="22" r="2.5" fill="#fff3b0"/><circle cx="41" cy="25" r="1.7" fill="#fff3b0"/><circle cx="59" cy="25" r="1.7" fill="#fff3b0"/>',
  Ursi: () => neck('#6a4a36', '#412c1f') + both('<circle cx="31" cy="23" r="9.5" fill="#6f4d38"/><circle cx="31" cy="24" r="5" fill="#b98a6a"/>') + two('M50 17C66 17 73 30 71 44C69 58 61 69 50 69C39 69 31 58 29 44C27 30 34 17 50 17Z', '#86604a', '#553a2b') + two('M50 44C59 44 62 51 61 57C59 64 55 67 50 67C45 67 41 64 39 57C38 51 41 44 50 44Z', '#d3ae8a', '#96745a') + '<path d="M45 50Q50 46 55 50L50 56Z" fill="#1d120d"/><path d="M50 56V60M45 61Q50 64 55 61" stroke="#1d120d" stroke-width="1.5" fill="none"/>' + eyes(40, 10, 'small'),
  Charkhan: () => neck('#8a4f46', '#57302a') + '<path d="M36 22L40 8L45 18L50 3L55 18L60 8L64 22Z" fill="#2c1c22"/>' + two('M50 17C64 17 70 28 69 41C68.5 51 66 57 61 64H39C34 57 31.5 51 31 41C30 28 36 17 50 17Z', '#b06a58', '#733f36') + both('<path d="M33 36L20 28L26 44L33 46Z" fill="#9a5a4c"/><path d="M40 62C36 56 36 50 37 46L43 60Z" fill="#fff4d6"/>') + '<path d="M42 50Q50 45 58 50V58Q50 62 42 58Z" fill="#8a4a40"/><path d="M46 53v3M54 53v3" stroke="#3a1714" stroke-width="2.6"/><path d="M35 36L47 41M65 36L53 41" stroke="#3a1714" stroke-width="2.6"/>' + eyes(43, 9.5, 'small'),
};
