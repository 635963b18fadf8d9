import {BEARD, GEAR, HAIR} from './dress.js';
import {HEADS, both, two} from './heads.js';
import {PEOPLE} from './people.js';

/**
 * A character medallion in a box of 100 by 100. The race gives the head, the side gives the frame (Rebels: a disc with three points;
 * Empire: a cut square with four studs), the ratings give the dress: Combat 5 and more a rifle or a blade over the shoulder, Leadership 3
 * and more epaulettes, Diplomacy 3 and more a high collar. A row of `people.js` adds what makes each person himself. Faces are front views in
 * two tones: the shadow tone is the same path clipped by one slanting half.
 */

/** Somebody the table of people does not know. @type {import('./people.js').Features} */
const STRANGER = {coat: ['#555555', '#333333']};

/** Shapes used by reference; put once into the page. */
export const portraitDefs = `
  <clipPath id="dusk"><path d="M53 0C60 26 47 46 55 66L51 100H100V0Z"/></clipPath>
  <clipPath id="in-disc"><circle cx="50" cy="50" r="42"/></clipPath>
  <clipPath id="in-cut"><path d="M22 8H78L92 22V78L78 92H22L8 78V22Z"/></clipPath>
  <radialGradient id="back-rebel" cx=".42" cy=".3" r=".85"><stop offset="0" stop-color="#2f7f8c"/><stop offset=".55" stop-color="#164a63"/><stop offset="1" stop-color="#0a1f38"/></radialGradient>
  <radialGradient id="back-empire" cx=".42" cy=".3" r=".85"><stop offset="0" stop-color="#7a5a7a"/><stop offset=".55" stop-color="#43305a"/><stop offset="1" stop-color="#191230"/></radialGradient>
  <linearGradient id="rim-rebel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffb08c"/><stop offset=".45" stop-color="#ff6a3d"/><stop offset="1" stop-color="#b8330f"/></linearGradient>
  <linearGradient id="rim-empire" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0bd"/><stop offset=".45" stop-color="#f0bf47"/><stop offset="1" stop-color="#9a6d10"/></linearGradient>`;

/** What a portrait needs to know of a person. @typedef {{name: string, race: string, side: string, ratings: {combat: number, diplomacy: number, leadership: number}}} Person */

/** @type {Map<string, string>} */
const drawn = new Map();

/** The picture without its frame, made once. @param {Person} person */
function bust(person) {
  const known = drawn.get(person.name) ?? paint(person);
  drawn.set(person.name, known);
  return known;
}

/** @param {Person} person */
function paint(person) {
  const look = PEOPLE[person.name] ?? STRANGER;
  const [a, b] = look.coat, gear = look.gear ?? [];
  const rebel = person.side === 'rebel';
  const behind = person.ratings.combat >= 5 && !gear.includes('tool')
    ? rebel ? '<g transform="rotate(24 76 60)"><path d="M73 22H77V30H79V66H84V96H76V66H72V30H73Z" fill="#2b2f3a"/><path d="M79 34h4v12h-4z" fill="#59606e"/></g>'
      : '<g transform="rotate(-22 24 60)"><path d="M21.5 98V52H17V48H31V52H26.5V98Z" fill="#c79a2c"/><path d="M21.5 48L24 2L26.5 48Z" fill="#e6ecf6"/><path d="M24 2L26.5 48H24Z" fill="#98a2b6"/></g>' : '';
  const cloak = gear.includes('cloak') ? `<path d="M6 100C8 78 22 66 36 66H64C78 66 92 78 94 100Z" fill="${b}"/>` : '';
  const body = two('M14 100C15 84 26 77 39 74L50 82L61 74C74 77 85 84 86 100Z', a, b);
  const collar = person.ratings.diplomacy >= 3 ? both(two('M50 84L36 64C30 70 28 76 30 82L44 96Z', rebel ? '#f3ead6' : '#e9dcc0', '#a89a7c'))
    : rebel ? `<path d="M39 74L50 90L61 74L66 77L50 99L34 77Z" fill="${b}"/>` : `<path d="M38 73L50 83L62 73V80L50 92L38 80Z" fill="${b}"/><path d="M50 92V100" stroke="#f0c552" stroke-width="1.8"/>`;
  const shoulder = person.ratings.leadership >= 3 ? both(rebel ? '<path d="M17 88L23 78L30 86Z" fill="#ff6a3d"/>' : '<path d="M14 84L32 77L34 82L15 90Z" fill="#f0c552"/><path d="M16 90v4M20 88.5v4M24 87v4M28 85.5v4" stroke="#f0c552" stroke-width="1.5"/>') : '';
  const badge = rebel ? '<path d="M36 95L39.5 88.5L43 95Z" fill="#ffb08c"/>' : '<rect x="61" y="87" width="6" height="6" fill="#f0c552"/>';
  return behind + cloak + body + collar + shoulder + badge + (HEADS[person.race] ?? HEADS.Rhone)(look) +
    (look.hair && !gear.some(g => g === 'turban' || g === 'flight' || g === 'cap') ? HAIR[look.hair[1]](look.hair[0]) : look.hair ? HAIR.sides(look.hair[0]) : '') +
    (look.beard ? BEARD[look.beard[1]](look.beard[0]) : '') + gear.map(g => GEAR[g]()).join('');
}

const CUT = 'M22 8H78L92 22V78L78 92H22L8 78V22Z', CUT_OUT = 'M18 0H82L100 18V82L82 100H18L0 82V18Z';
/** The frame and the ground for a side. @type {Record<string, (inner: string) => string>} */
const frames = {
  rebel: inner => `<g class="ground">${rays()}</g>${inner}<circle cx="50" cy="50" r="44" fill="none" stroke="url(#rim-rebel)" stroke-width="5"/><circle cx="50" cy="50" r="41" fill="none" stroke="#2a0900" stroke-opacity=".55" stroke-width="1.4"/>
    <path d="M50 -4L56.5 8H43.5ZM-1.5 78L8 67.5L14.5 80ZM101.5 78L92 67.5L85.5 80Z" fill="url(#rim-rebel)" stroke="#2a0900" stroke-width="1.2"/>`,
  empire: inner => `<g class="ground">${steps()}</g>${inner}<path d="${CUT}" fill="none" stroke="url(#rim-empire)" stroke-width="5"/><path d="M23.5 11.5H76.5L88.5 23.5V76.5L76.5 88.5H23.5L11.5 76.5V23.5Z" fill="none" stroke="#1f1602" stroke-opacity=".6" stroke-width="1.4"/>
    <path d="M8 8h9v9H8zM83 8h9v9h-9zM8 83h9v9H8zM83 83h9v9h-9z" fill="url(#rim-empire)" stroke="#1f1602" stroke-width="1.2"/>`,
};
function rays() {
  let d = '';
  for (let i = 0; i < 12; i++) { const a = i * Math.PI / 6, b = a + 0.2; d += `M50 44L${(50 + 70 * Math.cos(a)).toFixed(1)} ${(44 + 70 * Math.sin(a)).toFixed(1)}L${(50 + 70 * Math.cos(b)).toFixed(1)} ${(44 + 70 * Math.sin(b)).toFixed(1)}Z`; }
  return `<circle cx="50" cy="50" r="43" fill="url(#back-rebel)"/><path d="${d}" fill="#8fd8d8" opacity=".16" clip-path="url(#in-disc)"/>`;
}
const steps = () => `<path d="${CUT}" fill="url(#back-empire)"/><g clip-path="url(#in-cut)" fill="none" stroke="#f0c552" stroke-opacity=".2" stroke-width="3"><rect x="24" y="16" width="52" height="52"/><rect x="15" y="7" width="70" height="70"/><rect x="33" y="25" width="34" height="34"/></g>`;

/** The signs around the rim. Each has its own place and its own shape, so that five can be read at once without colour. */
const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s, /** @type {string} */ inner) => `<g transform="translate(${x} ${y}) scale(${s.toFixed(2)})">${inner}</g>`;
const BADGES = {
  detected: (/** @type {number} */ s) => at(84, 14, s, '<circle r="12" class="b-plate"/><path d="M-9 0Q0 -9 9 0Q0 9 -9 0Z" class="b-line"/><circle r="3.2" class="b-fill"/>'),
  wounds: (/** @type {number} */ s, /** @type {number} */ n) => at(15, 16, s, `<path d="M0 -15C7 -6 11 -1 11 4A11 10.5 0 0 1 -11 4C-11 -1 -7 -6 0 -15Z" class="b-wound"/><text y="8.5" class="b-num">${n}</text>`),
  leads: (/** @type {number} */ s) => at(50, 93, s, '<path d="M-15 -8H15V4L0 13L-15 4Z" class="b-plate"/><path d="M-9 -3L0 3L9 -3M-9 2L0 8L9 2" class="b-line thick"/>'),
  ship: (/** @type {number} */ s) => at(87, 84, s, '<circle r="12" class="b-plate"/><path d="M0 -9L6.5 7L0 3.5L-6.5 7Z" class="b-fill"/>'),
  mission: (/** @type {number} */ s, /** @type {string} */ letter) => at(13, 84, s, `<rect x="-11" y="-11" width="22" height="22" rx="5" class="b-plate bright"/><text y="6.5" class="b-num dark">${letter}</text>`),
  cards: (/** @type {number} */ s, /** @type {number} */ n) => at(12, 50, s, `<rect x="-9" y="-12" width="18" height="24" rx="3" class="b-plate"/><text y="6" class="b-num card">${n}</text>`),
  escorts: (/** @type {number} */ s, /** @type {number} */ n) => at(88, 50, s, `<path d="M-11 -9H11V3Q11 11 0 14Q-11 11 -11 3Z" class="b-plate"/><text y="6.5" class="b-num card">${n}</text>`),
  stunned: (/** @type {number} */ s) => at(50, 8, s, '<circle r="12" class="b-plate"/><path d="M2 -8L-5 1H1L-2 8L6 -2H0Z" class="b-fill"/>'),
  disabled: (/** @type {number} */ s) => at(88, 50, s, '<circle r="12" class="b-plate"/><path d="M-5 -6H5L-5 6H5" class="b-line thick"/>'),
};

/** A bandage: the damaged side is up. */
const BANDAGE = '<path d="M0 44L100 12V30L0 62Z" class="bandage"/><path d="M44 24L58 44M58 24L44 44" class="bandage-cross"/>';
const BARS = '<path d="M22 0V100M36 0V100M50 0V100M64 0V100M78 0V100" class="bar-shade"/><path d="M22 0V100M36 0V100M50 0V100M64 0V100M78 0V100M0 30H100M0 72H100" class="bar"/>';

/**
 * What is to be seen of somebody at a glance, each sign at its own place of the rim.
 * @typedef {{
 *   detected?: boolean, wounds?: number, prisoner?: boolean, leads?: boolean, ship?: boolean, mission?: string, cards?: number,
 *   disabled?: boolean, dim?: boolean, hurt?: boolean, stunned?: boolean, escorts?: number,
 * }} Signs
 */

/**
 * Around the origin at the top left.
 * @param {Person} person @param {number} size @param {Signs} [state] @param {number} [onScreen] the size in pixels where it differs
 */
export function medallion(person, size, state = {}, onScreen = size) {
  const side = person.side === 'rebel' ? 'rebel' : 'empire';
  const shape = side === 'rebel' ? 'in-disc' : 'in-cut';
  const picture = `<g clip-path="url(#${shape})">${bust(person)}${state.hurt ? BANDAGE : ''}${state.prisoner ? BARS : ''}</g>`;
  const veil = state.dim ? `<path d="${side === 'rebel' ? 'M50 6A44 44 0 1 1 49.9 6Z' : CUT}" class="veil"/>` : '';
  const cls = `medal ${side} ${state.prisoner ? 'captive' : ''}`;
  return `<g class="${cls}" transform="scale(${(size / 100).toFixed(4)})">${frames[side](picture)}${veil}${signs(state, onScreen)}</g>`;
}

/** Signs grow as the medallion shrinks, so that their numbers never fall under 12 pixels. @param {Signs} state @param {number} onScreen */
function signs(state, onScreen) {
  const s = Math.min(2, Math.max(1, 71 / onScreen));
  return (
    (state.detected ? BADGES.detected(s) : '') +
    (state.wounds ? BADGES.wounds(s, state.wounds) : '') +
    (state.leads ? BADGES.leads(s) : '') +
    (state.ship ? BADGES.ship(s) : '') +
    (state.mission ? BADGES.mission(s, state.mission) : '') +
    (state.cards ? BADGES.cards(s, state.cards) : '') +
    (state.escorts ? BADGES.escorts(s, state.escorts) : '') +
    (state.stunned ? BADGES.stunned(s) : '') +
    (state.disabled ? BADGES.disabled(s) : '')
  );
}

/** How far a frame reaches, for the ring of what can be chosen. @param {string} side */
export const outline = side => (side === 'rebel' ? 'M50 -3A53 53 0 1 1 49.9 -3Z' : CUT_OUT);
