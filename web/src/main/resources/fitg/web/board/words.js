/** @import {Environ, EnvironFacts, Planet, Side} from '../net/documents.js' */

/** The board in words: short ones for the counters, sentences for those who do not see it. */

/** The loyalty track, from the Empire's end to the Rebels'. */
export const LOYALTIES = /** @type {const} */ (['patriotic', 'loyal', 'neutral', 'dissent', 'unrest']);

/** @param {string} name */
export function initials(name) {
  const words = name.split(/[\s-]+/);
  return words.length === 1 ? name.slice(0, 2) : words.map(word => word[0]).join('').slice(0, 2);
}

/** "Frun Sentel" is "F. Sentel" where there is little room. @param {string} name */
export function shortName(name) {
  if (name.length <= 11) return name;
  const words = name.split(' ');
  const short = words.length > 1 ? `${words[0][0]}. ${words.slice(1).join(' ')}` : name;
  return short.length <= 12 ? short : `${short.slice(0, 11)}…`;
}

const WHOSE = {imperial: 'Imperial', rebel: 'Rebel'};

/** @param {string} side */
const whose = side => WHOSE[/** @type {keyof typeof WHOSE} */ (side)];

/** @param {Planet} now */
export function describePlanet(now) {
  const held = now.control ? `controlled by ${now.control === 'rebel' ? 'the Rebels' : 'the Empire'}` : 'controlled by nobody';
  const state = now.state.name.toLowerCase();
  return `${now.name}: ${now.loyalty}, ${state}, ${held}, PDB level ${now.pdbLevel} ${now.pdbUp ? 'up' : 'down'}`;
}

/** @param {EnvironFacts} facts @param {Environ | undefined} now @param {import('./scene.js').Token[]} tokens */
export function describeEnviron(facts, now, tokens) {
  const units = now?.units.map(unit => `${unit.count} ${whose(unit.side)} ${unit.name.replace(/^Rebel /, '')}`) ?? [];
  const there = [...units, ...tokens.map(token => token.name)];
  const lives = [
    facts.races.length ? `home of ${facts.races.join(' and ')}` : '',
    facts.creature ? `creature ${facts.creature}` : '',
    facts.sovereign ? `sovereign ${facts.sovereign}` : '',
    facts.coupRating ? `coup rating ${facts.coupRating}` : '',
    now?.campSince ? 'a Rebel camp' : '',
  ].filter(Boolean);
  return `${facts.name}, size ${facts.size}${lives.length ? `, ${lives.join(', ')}` : ''}. ${there.length ? `Here: ${there.join(', ')}` : 'Nobody here'}`;
}

/** @param {import('./scene.js').Counter & {name: string, side: Side, mission?: string}} token */
export function describeToken({name, side, kind, state, mission}) {
  if (kind === 'ship') return `${name}, ${whose(side)} spaceship${state.holder ? ` of ${state.holder.name}` : ''}`;
  return [
    `${name}, ${whose(side)} character`,
    state.prisoner ? `prisoner${state.holder ? ` of ${state.holder.name}` : ''}` : '',
    state.detected ? 'detected' : 'undetected',
    state.stack === 'military' ? 'with the military units' : '',
    state.wounds ? `${state.wounds} ${state.wounds === 1 ? 'wound' : 'wounds'}` : '',
    mission ? `on mission ${mission}` : '',
    state.disabled ? 'disabled' : '',
    state.faceDownCards ? `${state.faceDownCards} face-down cards` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
