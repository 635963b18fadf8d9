import {conditionWords, strength} from './theatre.js';

/** @import {Environ, EnvironFacts, Planet, Side} from '../net/documents.js' */

/** The board in words: short ones for the counters, sentences for those who do not see it. */

/** The loyalty track, from the Empire's end to the Rebels'. */
export const LOYALTIES = /** @type {const} */ (['patriotic', 'loyal', 'neutral', 'dissent', 'unrest']);

/** What people are called where there is little room: by the last name, and a princess by her first. @param {string} name */
export const givenName = name => (name === 'Zina Adora' ? 'Zina' : (name.split(' ').at(-1) ?? name));

const WHOSE = {imperial: 'Imperial', rebel: 'Rebel'};

/** @param {string} side */
const whose = side => WHOSE[/** @type {keyof typeof WHOSE} */ (side)];

/** Who has a planet now. Its state is one thing; whether anybody is there to hold it, another. @param {Planet} now */
export function heldBy({control, state}) {
  if (control) return control === 'rebel' ? 'Rebels' : 'Empire';
  return state.id.endsWith('-control') ? 'Unguarded' : 'Contested';
}

/** @param {Planet} now */
export function describePlanet(now) {
  const held = now.control ? `in the hands of ${now.control === 'rebel' ? 'the Rebels' : 'the Empire'}` : heldBy(now).toLowerCase();
  const state = now.state.name.toLowerCase();
  const base = now.base?.hits ? `, ${now.base.hits} of ${now.base.endurance} hits` : '';
  return `${now.name}: ${now.loyalty}, ${state}, ${held}, PDB level ${now.pdbLevel} ${now.pdbUp ? 'up' : 'down'}${base}`;
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

/** @param {import('./scene.js').Counter & {name: string, side: Side, mission?: string}} token @param {import('./theatre.js').Inmate[]} [inside] */
export function describeToken({name, side, kind, state, mission}, inside = []) {
  const within = inside.length ? `. Inside: ${inside.map(each => each.name).join(', ')}` : '';
  if (kind === 'units') return `${whose(side)} units: ${name}`;
  if (kind === 'counter') {
    const marks = [state.moved ? 'has moved' : '', state.dispersed ? 'dispersed for a blockade' : ''].filter(Boolean);
    if (state.unseen) return `${whose(side)} ground unit, face down${within}`;
    return `${[`${name}, ${whose(side)} ${state.branch === 'ground' ? 'ground unit' : 'starship'}`, strength(state), state.faceDown ? 'unknown to the Rebels' : '', ...marks].filter(Boolean).join(', ')}${within}`;
  }
  if (kind === 'ship') return `${name}, ${whose(side)} spaceship${state.holder ? ` of ${state.holder.name}` : ''}${state.damaged ? ', damaged' : ''}${within}`;
  return [
    `${name}, ${whose(side)} character`,
    state.prisoner ? `prisoner${state.holder ? ` of ${state.holder.name}` : ''}` : '',
    state.detected ? 'detected' : 'undetected',
    state.stack === 'military' ? 'with the military units' : '',
    state.condition ? conditionWords(state.condition) : '',
    state.wounds ? `${state.wounds} ${state.wounds === 1 ? 'wound' : 'wounds'}` : '',
    mission ? `on mission ${mission}` : '',
    state.disabled ? 'disabled' : '',
    state.faceDownCards ? `${state.faceDownCards} face-down cards` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
