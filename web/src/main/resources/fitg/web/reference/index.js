import {known} from '../net/api.js';
import {named, sideOf} from './parts.js';
import {bagMark, cardMark, clawMark, environMark, missionMark, personMark, planetMark, shieldMark, shipMark, tableMark} from './pictograms.js';

/**
 * @import {
 *   ActionEvent, CharacterFacts, Creature, EnvironFacts, MissionFacts, PlanetFacts, Possession, PrintedTable, Race, RandomEvent, ShipFacts,
 *   UnitFacts,
 * } from '../net/documents.js'
 */
/** @import {Printed} from '../net/printed.js' */

/**
 * Everything printed as a list to leaf through and to search: what it is, its name, and a few words about it.
 *
 * @typedef {import('./pictograms.js').Mark} Mark
 * @typedef {{kind: string, id: string | number, name: string, words: string, mark: Mark, side?: string, more?: string}} Entry
 * @typedef {{id: string, title: string, entries: Entry[]}} Shelf
 */

/** @param {Printed} all the printed facts @returns {Shelf[]} */
export function shelves(all) {
  return [
    {id: 'tables', title: 'Tables', entries: all.tables.map(table)},
    {id: 'missions', title: 'Missions', entries: all.missions.map(mission)},
    {id: 'characters', title: 'Characters', entries: all.characters.filter(each => each.race).map(character)},
    {id: 'possessions', title: 'Possessions', entries: all.possessions.map(possession)},
    {id: 'ships', title: 'Ships', entries: all.ships.map(ship)},
    {id: 'units', title: 'Military units', entries: all.units.map(unit)},
    {id: 'creatures', title: 'Creatures', entries: all.creatures.map(creature)},
    {id: 'races', title: 'Races', entries: all.races.map(race)},
    {id: 'planets', title: 'Planets', entries: all.planets.map(each => planet(all, each))},
    {id: 'environs', title: 'Environs', entries: all.environs.map(each => environ(all, each))},
    {id: 'events', title: 'Action events', entries: all.actionEvents.map(event)},
    {id: 'random-events', title: 'Random events, 2002', entries: all.second.randomEvents.map(randomEvent)},
  ];
}

/** The entries that contain every word, those with them in the name first. @param {Shelf[]} all @param {string} text */
export function find(all, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (/** @type {string} */ where) => words.every(word => where.toLowerCase().includes(word));
  const found = all
    .flatMap(shelf => shelf.entries)
    .filter(entry => holds(`${entry.name} ${entry.words} ${entry.more ?? ''}`));
  return words.length ? found.sort((a, b) => Number(holds(b.name)) - Number(holds(a.name))) : [];
}

/** @param {PrintedTable} each @returns {Entry} */
function table(each) {
  const [name, ...rest] = each.title.split(': ');
  return {kind: 'table', id: each.id, name, words: rest.join(': '), mark: tableMark()};
}

/** @param {MissionFacts} each @returns {Entry} */
const mission = each => ({
  kind: 'mission',
  id: each.letter,
  name: each.name,
  words: each.effect,
  more: `${each.restrictions} ${each.notes}`,
  mark: missionMark(),
});

/** @param {CharacterFacts} each @returns {Entry} */
const character = each => ({
  kind: 'character',
  id: each.number,
  name: each.name,
  words: [sideOf(each.side), each.race, each.title].filter(Boolean).join(', '),
  more: each.abilities.map(ability => ability.text).join(' '),
  mark: personMark(),
  side: each.side,
});

/** @param {Possession} each @returns {Entry} */
const possession = each => ({kind: 'possession', id: each.number, name: each.name, words: each.text, mark: bagMark()});

/** @param {ShipFacts} each @returns {Entry} */
const ship = each => ({
  kind: 'ship',
  id: each.key,
  name: each.name,
  words: `cannons ${each.cannons}, shields ${each.shields}, maneuver ${each.maneuver}, passengers ${each.passengers}`,
  mark: shipMark(),
  side: each.side,
});

/** @param {UnitFacts} each @returns {Entry} */
const unit = each => ({
  kind: 'unit',
  id: each.kind,
  name: each.name,
  words: `${sideOf(each.side)}, strength ${each.strength}`,
  mark: shieldMark(),
  side: each.side,
});

/** @param {Creature} each @returns {Entry} */
const creature = each => ({kind: 'creature', id: each.name, name: each.name, words: each.text, mark: clawMark()});

/** @param {Race} each @returns {Entry} */
const race = each => ({
  kind: 'race',
  id: each.name,
  name: each.plural,
  words: each.starFaring ? 'star-faring' : '',
  mark: personMark(),
});

/** @param {Printed} all @param {PlanetFacts} each @returns {Entry} */
const planet = (all, each) => ({
  kind: 'planet',
  id: each.id,
  name: each.name,
  words: `${known(all.system, each.system).name} system${each.homeOfRace ? `, home of the ${each.homeOfRace}` : ''}`,
  mark: planetMark(),
});

/** @param {Printed} all @param {EnvironFacts} each @returns {Entry} */
const environ = (all, each) => ({
  kind: 'environ',
  id: each.id,
  name: each.name,
  words: [named(all.words.environTypes, each.type), ...each.races, each.creature, each.sovereign].filter(Boolean).join(', '),
  mark: environMark(each.type),
});

/** @param {ActionEvent} each @returns {Entry} */
const event = each => ({kind: 'action-event', id: each.id, name: each.name, words: each.effect, mark: cardMark()});

/** @param {RandomEvent} each @returns {Entry} */
const randomEvent = each => ({kind: 'random-event', id: each.id, name: each.name, words: each.effect, mark: cardMark()});
