import {both, two} from './heads.js';

/** Hair, beards and what people wear, drawn over a head. */
/** @type {Record<string, (colour: string) => string>} */
export const HAIR = {
  buns: c => both(`<circle cx="28" cy="38" r="8.5" fill="${c}"/><path d="M24 38a4 4 0 0 1 8 0" stroke="#7a5038" stroke-width="1.3" fill="none"/>`) + `<path d="M34 42C30 22 42 15 50 16C58 15 70 22 66 42C64 32 58 27 50 28C42 27 36 32 34 42Z" fill="${c}"/>`,
  swept: c => `<path d="M33 42C28 24 38 13 52 14C64 14 71 22 67 42C66 34 64 30 58 29C50 31 42 28 38 26C36 30 34 34 33 42Z" fill="${c}"/>`,
  short: c => `<path d="M33 40C30 22 40 16 50 16C60 16 70 22 67 40C65 30 60 26 50 26C40 26 35 30 33 40Z" fill="${c}"/>`,
  crest: c => `<path d="M44 26C40 12 46 4 50 2C56 4 60 12 56 26C52 23 48 23 44 26Z" fill="${c}"/><path d="M34 36Q35 26 43 24L40 32ZM66 36Q65 26 57 24L60 32Z" fill="${c}" opacity=".5"/>`,
  long: c => `<path d="M32 44C27 22 40 13 50 14C60 13 73 22 68 44L72 74C66 74 64 66 65 50C65 36 60 28 50 27C40 28 35 36 35 50C36 66 34 74 28 74Z" fill="${c}"/>`,
  braids: c => `<path d="M33 40C29 20 42 16 50 17C58 16 71 20 67 40C65 30 58 28 50 30C42 28 35 30 33 40Z" fill="${c}"/>` + both(`<path d="M33 42C27 48 29 56 26 62C30 66 27 72 29 80L35 78C32 70 36 64 33 58C36 52 34 46 35 42Z" fill="${c}"/><path d="M27 60l7 -3M27 70l7 -3" stroke="#6a3f16" stroke-width="1.6"/>`),
  sides: c => both(`<path d="M33 48C29 40 30 30 36 26C35 34 36 40 34.5 48Z" fill="${c}"/>`),
  tail: c => `<path d="M60 20C76 14 82 30 76 48C74 40 72 32 62 28Z" fill="${c}"/><path d="M34 40C31 22 42 16 50 16C58 16 69 22 66 40C64 30 58 26 50 26C42 26 36 30 34 40Z" fill="${c}"/>`,
};
/** @type {Record<string, (colour: string) => string>} */
export const BEARD = {
  full: c => `<path d="M33.5 44C33 60 40 73 50 74C60 73 67 60 66.5 44C64 54 60 55 55 54Q50 52 45 54C40 55 36 54 33.5 44ZM45 58Q50 56.5 55 58Q50 62 45 58Z" fill-rule="evenodd" fill="${c}"/>`,
  goatee: c => `<path d="M44 56Q50 53 56 56L55 68Q50 75 45 68ZM46 59.5H54V61H46Z" fill-rule="evenodd" fill="${c}"/>`,
  moustache: c => `<path d="M50 54C46 53 41 56 38 61C43 61 47 60 50 57C53 60 57 61 62 61C59 56 54 53 50 54Z" fill="${c}"/>`,
  braid: c => `<path d="M35 50C38 58 44 56 50 55C56 56 62 58 65 50C64 62 58 68 54 70L52 86H48L46 70C42 68 36 62 35 50ZM44 59.5H56V61.5H44Z" fill-rule="evenodd" fill="${c}"/><path d="M46.5 74h7M47 80h6" stroke="#f0bf47" stroke-width="1.8"/>`,
  point: c => `<path d="M36 50C38 57 44 55 50 54C56 55 62 57 64 50C63 62 57 68 50 84C43 68 37 62 36 50ZM45 58.5Q50 57 55 58.5Q50 61.5 45 58.5Z" fill-rule="evenodd" fill="${c}"/>`,
};
const GOLD = '#f0c552';
const STEEL = /** @type {const} */ (['#aeb6c6', '#6b7286']);
/** @type {Record<string, () => string>} */
export const GEAR = {
  tiara: () => `<path d="M36 28Q50 20 64 28L60 24L56 14L53 21L50 9L47 21L44 14L40 24Z" fill="${GOLD}"/><circle cx="50" cy="20.5" r="2.3" fill="#e0483c"/>`,
  diadem: () => `<path d="M33 33Q50 25 67 33L66 29Q58 25 55 24.5L50 15L45 24.5Q42 25 34 29Z" fill="${GOLD}"/><path d="M50 20L52.5 25L50 29L47.5 25Z" fill="#3fb6c9"/>`,
  crown: () => `<path d="M31 27L27 3L39 13L50 -1L61 13L73 3L69 27Q50 19 31 27Z" fill="${GOLD}"/><path d="M32 26Q50 18 68 26L68.5 22Q50 14 31.5 22Z" fill="#9a6d10"/><path d="M50 5L54 11L50 17L46 11Z" fill="#e0483c"/><circle cx="37" cy="17" r="2" fill="#fff"/><circle cx="63" cy="17" r="2" fill="#fff"/>`,
  turban: () => two('M31 36C26 16 40 8 52 9C68 9 73 22 69 36C60 29 42 28 31 36Z', '#d9c9a4', '#9c8a62') + '<path d="M32 32C42 22 56 20 68 22M36 20C46 16 58 24 69 32" stroke="#8a774e" stroke-width="1.6" fill="none"/><circle cx="50" cy="22" r="3" fill="#3fb6c9"/>',
  bandana: () => '<path d="M32 33C34 23 66 23 68 33L67 27C62 17 38 17 33 27Z" fill="#c23a2a"/><path d="M67 29l11 -4l-3 8z" fill="#8f2418"/>',
  patch: () => '<path d="M34 33L66 47" stroke="#120d0b" stroke-width="1.8"/><path d="M36 40Q42 37 47 42Q46 49 41 49Q36 47 36 40Z" fill="#120d0b"/>',
  scar: () => '<path d="M60 34L57 52" stroke="#f7d6c2" stroke-width="1.6"/><path d="M56.5 38l5 2M56 44l5 2" stroke="#f7d6c2" stroke-width="1.2"/>',
  spectacles: () => '<g fill="#bfe6ea" fill-opacity=".5" stroke="#2a3a40" stroke-width="1.7"><circle cx="42" cy="43.5" r="5.8"/><circle cx="58" cy="43.5" r="5.8"/></g><path d="M47.5 43H52.5" stroke="#2a3a40" stroke-width="1.7"/>',
  monocle: () => `<circle cx="58" cy="43" r="6.4" fill="#d6f4ff" fill-opacity=".35" stroke="${GOLD}" stroke-width="2"/><path d="M63 47Q67 60 62 74" stroke="${GOLD}" stroke-width="1.2" fill="none"/>`,
  'goggles-up': () => '<path d="M31 33Q50 23 69 33L68 27Q50 18 32 27Z" fill="#3a2a20"/>' + both('<circle cx="41.5" cy="27.5" r="6.4" fill="#c9a14a"/><circle cx="41.5" cy="27.5" r="4.3" fill="#7fd0e0"/><path d="M39 26.5a3 3 0 0 1 3 -2" stroke="#fff" stroke-width="1.2" fill="none"/>'),
  flight: () => two('M30 50C26 22 38 10 50 10C62 10 74 22 70 50L66 52C68 34 62 27 50 27C38 27 32 34 34 52Z', '#e8e2d4', '#a59c8a') + '<path d="M50 10V27" stroke="#ff6a3d" stroke-width="5"/><path d="M31 52Q33 62 44 63" stroke="#2a2a30" stroke-width="2.4" fill="none"/><circle cx="45" cy="63" r="2.4" fill="#2a2a30"/>' + both('<rect x="28" y="42" width="7" height="13" rx="3" fill="#3a3d48"/>'),
  cap: () => two('M30 27C30 14 42 9 50 9C58 9 70 14 70 27L66 31H34Z', '#2b3046', '#161a2a') + '<path d="M32 31Q50 24 68 31L66 36Q50 30 34 36Z" fill="#0d0f1a"/><path d="M31 27Q50 20 69 27V31Q50 24 31 31Z" fill="#c79a2c"/><rect x="46" y="13" width="8" height="8" transform="rotate(45 50 17)" fill="#f0c552"/>',
  hood: () => '<path d="M50 6C74 6 84 30 82 60L88 100H12L18 60C16 30 26 6 50 6ZM50 16C36 16 29 30 30 46C31 60 39 71 50 72C61 71 69 60 70 46C71 30 64 16 50 16Z" fill-rule="evenodd" fill="#25312b"/><path d="M50 6C74 6 84 30 82 60L88 100H74L70 46C71 30 64 16 50 16Z" fill="#141c18"/>',
  'helm-full': () => '<path d="M38 62H62L66 82L50 90L34 82Z" fill="#0d0c14"/>' + two('M50 8C66 8 74 22 73 42L70 62L58 72H42L30 62L27 42C26 22 34 8 50 8Z', '#3a3a48', '#17161f') + '<path d="M46 6H54L53 30H47Z" fill="#c8321e"/><path d="M31 38L48 43V48L33 46ZM69 38L52 43V48L67 46Z" fill="#ff5a36"/><path d="M50 30L53 43L52 70H48L47 43Z" fill="#55556a"/><path d="M36 56L45 60M64 56L55 60M37 61L45 65M63 61L55 65" stroke="#0a0a10" stroke-width="1.8"/>',
  'helm-brow': () => two('M29 50C25 20 38 9 50 9C62 9 75 20 71 50L66 58L66 40Q58 32 50 36Q42 32 34 40L34 58Z', ...STEEL) + '<path d="M50 3L54 14L52 36H48L46 14Z" fill="#c79a2c"/><path d="M34 40Q42 32 50 36Q58 32 66 40" stroke="#3a4052" stroke-width="1.8" fill="none"/>',
  'helm-open': () => two('M28 46C25 20 38 9 50 9C62 9 75 20 72 46L69 66L61 70L62 44Q56 36 50 40Q44 36 38 44L39 70L31 66Z', ...STEEL) + '<path d="M49 40H51V54H49Z" fill="#8a92a4"/>' + both('<path d="M31 26L12 12C14 24 18 32 29 38Z" fill="#e8ecf4"/><path d="M29 32L15 20" stroke="#8a92a4" stroke-width="1.5"/>'),
  warpaint: () => '<path d="M37 49L46 51M63 49L54 51" stroke="#f0c552" stroke-width="2.4"/>',
  ermine: () => two('M22 88C26 72 38 68 50 78C62 68 74 72 78 88L72 98H28Z', '#fbf6ea', '#c9c2b0') + '<path d="M34 82l1 4M43 84l1 4M57 84l-1 4M66 82l-1 4M50 88v4" stroke="#1d1a1a" stroke-width="2"/>',
  bandolier: () => '<path d="M26 80L66 100H54L24 86Z" fill="#3a2616"/><path d="M30 82l3 5M37 86l3 5M44 90l3 5" stroke="#e0b04a" stroke-width="2.4"/>',
  plates: () => both(two('M12 100C12 80 22 72 34 76L38 100Z', '#9aa0ae', '#5a606e') + '<path d="M15 88Q24 80 36 84" stroke="#3a404c" stroke-width="1.8" fill="none"/>'),
  chain: () => `<path d="M33 76Q38 94 50 96Q62 94 67 76" stroke="${GOLD}" stroke-width="2.6" fill="none" stroke-dasharray="3.5 1.5"/><rect x="45.5" y="90" width="9" height="9" transform="rotate(45 50 94.5)" fill="${GOLD}"/>`,
  sash: () => '<path d="M36 74L74 100H58L32 82Z" fill="#7c2a86"/>',
  stripe: () => '<path d="M47 80H53V100H47Z" fill="#3fae8f"/><path d="M30 88h10v3H30zM33.5 84.5h3v10h-3z" fill="#3fae8f"/>',
  tool: () => '<path d="M74 58L84 48M80 46a6 6 0 1 0 8 8" stroke="#c9d2de" stroke-width="4" fill="none"/><path d="M76 56L62 84" stroke="#8a93a4" stroke-width="5"/>',
  cloak: () => '',
};

