import {charactersOf} from './chapters.js';

/** @import {Printed} from '../net/printed.js' */

/**
 * Which words of a sentence name something that can be looked up.
 *
 * @typedef {import('./telling.js').Entry} Entry
 * @typedef {{text: string, kind?: string, id?: string | number}} Part
 */

/** @param {Entry} entry @param {Printed} printed @returns {{name: string, kind: string, id: string | number}[]} */
function names(entry, printed) {
  const {type, data} = entry;
  const named = (/** @type {string} */ kind, /** @type {string | number} */ id, /** @type {string | undefined} */ name) =>
    name ? [{kind, id, name}] : [];
  const places = [data.environ, data.from, data.to].filter(each => typeof each === 'number');
  return [
    ...charactersOf(entry).flatMap(number => named('character', number, printed.character.get(number)?.name)),
    ...places.flatMap(id => named('environ', id, printed.environ.get(id)?.name)),
    ...named('planet', data.planet, printed.planet.get(data.planet)?.name),
    ...named('creature', data.creature, data.creature),
    ...named('creature', data.attacker, printed.creature.get(data.attacker)?.name),
    ...named('ship', data.ship, printed.ships.find(ship => ship.key === data.ship)?.name),
    ...(type === 'ActionCardDrawn'
      ? named('action-card', data.card, `Action card ${data.card}`)
      : named('possession', data.card, printed.possessions.find(card => card.number === data.card)?.name)),
    ...missionNames(data.mission, printed),
  ];
}

/** @param {string | undefined} letter @param {Printed} printed */
function missionNames(letter, printed) {
  if (!letter) return [];
  const mission = printed.missions.find(each => each.letter === letter);
  return [`mission ${letter}`, `Mission ${letter}`, ...(mission?.name.split(' / ') ?? [])]
    .map(name => ({kind: 'mission', id: letter, name}));
}

/** The sentence of an entry in parts; those with a kind can be looked up. @param {Entry} entry @param {Printed | undefined} printed */
export function parts(entry, printed) {
  /** @type {Part[]} */ let told = [{text: entry.text.replace(/^-- /, '')}];
  if (!printed) return told;
  const longestFirst = names(entry, printed).sort((one, other) => other.name.length - one.name.length);
  for (const {name, kind, id} of longestFirst) {
    told = told.flatMap(part => (part.kind ? [part] : cut(part.text, name, kind, id)));
  }
  return told;
}

/** @param {string} text @param {string} name @param {string} kind @param {string | number} id @returns {Part[]} */
function cut(text, name, kind, id) {
  const at = text.indexOf(name);
  if (at < 0) return [{text}];
  const around = [{text: text.slice(0, at)}, {text: name, kind, id}, {text: text.slice(at + name.length)}];
  return around.filter(part => part.text);
}
