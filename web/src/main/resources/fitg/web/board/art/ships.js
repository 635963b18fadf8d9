import {cls, many} from './pieces.js';

/** Ships grow from their cards: holds make the hull wide, maneuver sweeps the wings, cannons are barrels, shields ring the stern. */

/**
 * A ship from above, nose up, in a box of 40 by 48: holds make the hull wide, cannons stand on the wings, maneuver sweeps the wings, shields ring the stern.
 * @param {{cannons: number, shields: number, maneuver: number, passengers: number, side: string}} s
 */
function shipShape({cannons, shields, maneuver, passengers, side}) {
  const cx = 20, half = 2.6 + Math.min(16, passengers) * 0.56, slow = maneuver < 2;
  const tip = Math.min(19.5, half + 3 + maneuver * 2.6), back = 22 + maneuver * 3.2;
  const hull = side !== 'rebel' ? `M${cx} 0L${cx + half} 15V38L${cx + half * 0.6} 43H${cx - half * 0.6}L${cx - half} 38V15Z`
    : slow ? `M${cx - half * 0.5} 4H${cx + half * 0.5}Q${cx + half} 6 ${cx + half} 13V36Q${cx + half} 43 ${cx + half * 0.5} 43H${cx - half * 0.5}Q${cx - half} 43 ${cx - half} 36V13Q${cx - half} 6 ${cx - half * 0.5} 4Z`
      : `M${cx} 0C${cx + half * 1.3} 12 ${cx + half * 1.1} 30 ${cx + half * 0.7} 43H${cx - half * 0.7}C${cx - half * 1.1} 30 ${cx - half * 1.3} 12 ${cx} 0Z`;
  const wing = (/** @type {number} */ s) => slow ? `M${cx + s * half} 16h${s * 3.5}q${s * 2} 0 ${s * 2} 3v16q0 3 ${-s * 2} 3h${-s * 3.5}z`
    : `M${cx + s * half * 0.7} ${22 - maneuver * 1.5}L${cx + s * tip} ${back}V${back + 7}L${cx + s * half * 0.6} ${Math.min(42, 36 + maneuver)}Z`;
  let guns = '', rings = '', seams = '';
  for (let i = 0; i < cannons; i++) { const s = i % 2 ? -1 : 1, x = i === 2 ? cx : cx + s * (tip - 1.4), y = i === 2 ? -5 : back - 11; guns += `M${x - 1.1} ${y}h2.2v14h-2.2z`; }
  for (let i = 0; i < shields; i++) rings += `M${cx - half - 4} ${43 - i * 3.4}q${half + 4} 7 ${2 * half + 8} 0`;
  if (slow) for (let y = 17; y < 38; y += 7) seams += `M${cx - half} ${y}h${2 * half}`;
  return `<path d="${guns}" class="s-gun"/><path d="${wing(1)}${wing(-1)}" class="s-wing"/><path d="${hull}" class="s-hull"/><path d="${seams}" class="s-seam"/><path d="M${cx} 8L${cx + 2.4} 15L${cx} 19L${cx - 2.4} 15Z" class="s-glass"/><path d="M${cx - half * 0.55} 43h${half * 1.1}l-${half * 0.3} 5h-${half * 0.5}z" class="s-jet"/><path d="${rings}" class="s-ring"/>`;
}

/** A character's ship. @param {Parameters<typeof shipShape>[0]} facts @param {number} size height */
export function spaceship(facts, size, damaged = false) {
  const crack = damaged ? '<path d="M8 12L17 21L13 25L24 34L20 37L31 47" class="s-crack"/>' : '';
  return `<g class="ship ${cls(facts.side)}" transform="scale(${(size / 48).toFixed(4)})">${shipShape(facts)}${crack}</g>`;
}

/** Starships of the second edition, from the side, in a box of 64 by 26; length and batteries grow with the class. @type {Record<string, Record<string, string>>} */
const STARSHIPS = {
  empire: {
    transport: 'M8 8H42L50 12V18L42 21H8L5 18V11ZM14 4h8v4h-8zM26 4h8v4h-8z', light: 'M6 15L40 9L56 14L40 18L12 19Z', cruiser: 'M3 16L30 10L32 5H38L40 9L60 15L40 20L8 20Z', heavy: 'M1 17L22 11L25 3H35L37 7H42L43 10L63 15L43 22L6 23Z',
  },
  rebel: {
    transport: 'M6 14C6 6 18 4 30 6C44 6 52 10 54 14C52 18 44 22 30 22C18 24 6 22 6 14ZM12 3l8 3h-10z', light: 'M6 14C16 8 36 8 56 14C36 18 16 19 6 14ZM10 13L4 5L20 10Z', cruiser: 'M4 14C14 7 40 6 60 14C40 21 14 21 4 14ZM10 12L2 3L24 8ZM10 16L2 25L24 20Z', heavy: 'M2 14C12 4 42 3 63 14C42 24 12 24 2 14ZM12 9L2 0L30 5ZM12 19L2 27L30 22Z',
  },
};
/** @type {Record<string, string>} */
const PORTS = {transport: 'M14 13h3v3h-3zM22 13h3v3h-3zM30 13h3v3h-3z', light: 'M36 12.5l6 1.5l-6 1.5z', cruiser: 'M22 14h26v1.6H22zM33 11h2v2h-2z', heavy: 'M16 15h34v1.6H16zM22 18.5h22v1.4H22zM29 8h2v4h-2z'};

/** So many starships of one class. @param {string} side @param {string} kind what has no hull of its own has that of the heavy ones @param {number} count @param {number} wide */
export function starship(side, kind, count, wide) {
  const own = cls(side);
  return `<g class="starship ${own}" transform="scale(${(wide / 64).toFixed(4)})"><path d="M${kind === 'transport' ? 5 : 4} 14l-9 -2.5v5z" class="s-jet"/><path d="${STARSHIPS[own][kind] ?? STARSHIPS[own].heavy}" class="s-hull" fill-rule="evenodd"/><path d="${PORTS[kind] ?? PORTS.heavy}" class="s-port"/>${count > 1 ? many(56, 2, count) : ''}</g>`;
}
