import {html, nothing} from 'lit';
import {capital, card, facts, link, listing, named, prose, rated, section, sideOf, signed} from './parts.js';
import {clawMark, crownMark, personMark} from './pictograms.js';

/** @import {CharacterFacts, Rating} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** The cards of those who live and act: characters, races, sovereigns, creatures. */

/** @param {Printed} all @param {number} number */
export function characterCard(all, number) {
  import('./person-face.js').catch(() => {}); // without it the card has all its words
  const person = all.character.get(number);
  return (
    person &&
    card(
      {
        mark: personMark(),
        face: html`<person-face .person=${person}></person-face>`,
        kind: `${sideOf(person.side)} character, card ${person.number}`,
        title: person.name,
        subtitle: [person.title, person.knight && person.title !== 'Knight of the Empire' ? 'a Knight' : ''].filter(Boolean).join(', '),
        tone: person.side,
      },
      html`
        ${ratings(all, person)}
        ${facts([
          ['Race', link('race', person.race, person.race)],
          ['Home', homes(all, person.homePlanets)],
          ['Royalty of', person.royaltyPlanet && planetLink(all, person.royaltyPlanet)],
          ['Space leadership', person.spaceLeadership],
          ['Bonus draws', bonusDraws(all, person.bonusDraws)],
        ])}
        ${listing(
          'Abilities',
          person.abilities.map(ability => prose(ability.text)),
        )}
      `,
    )
  );
}

/** @param {Printed} all @param {CharacterFacts} person */
const ratings = (all, person) => html`<dl class="ratings">
  ${all.words.ratings.map(({id, name}) => rated(name, person.ratings[/** @type {Rating} */ (id)]))}
</dl>`;

/** @param {Printed} all @param {number} id */
const planetLink = (all, id) => link('planet', id, all.planet.get(id)?.name ?? id);

/** @param {Printed} all @param {number[]} planets */
const homes = (all, planets) => (planets.length ? planets.map(id => planetLink(all, id)) : nothing);

/** @param {Printed} all @param {Record<string, number>} draws */
function bonusDraws(all, draws) {
  const name = (/** @type {string} */ letter) => all.missions.find(each => each.letter === letter)?.name ?? letter;
  const each = Object.entries(draws);
  return each.length ? each.map(([letter, count]) => link('mission', letter, `${signed(count)} ${name(letter)}`)) : nothing;
}

/** @param {Printed} all @param {string} name */
export function raceCard(all, name) {
  const race = all.races.find(each => each.name === name || each.plural === name);
  if (!race) return undefined;
  const people = all.characters.filter(each => each.race === race.name);
  const places = all.environs.filter(each => each.races.includes(race.name));
  return card(
    {mark: personMark(), kind: race.starFaring ? 'Star-faring race' : 'Race', title: race.plural},
    html`
      ${facts([
        ['Home planet', race.homePlanet && planetLink(all, race.homePlanet)],
        ['Colonies', homes(all, race.colonisedPlanets)],
      ])}
      ${listing('Characters', people.map(each => link('character', each.number, each.name)))}
      ${listing('Lives in', places.map(each => link('environ', each.id, each.name)))}
      ${irateLocals(all, race.name)}
    `,
  );
}

/** @param {Printed} all @param {string} race */
function irateLocals(all, race) {
  const rows = all.irateLocals.filter(each => each.race === race);
  if (!rows.length) return nothing;
  return section(
    'When the locals are irate',
    html`<table>
      <thead>
        <tr><th scope="col">Environ</th><th scope="col">Strength</th><th scope="col">Endurance</th><th scope="col">Firefight</th></tr>
      </thead>
      <tbody>
        ${rows.map(
          row => html`<tr>
            <th scope="row">${named(all.words.environTypes, row.environType)}</th>
            <td>${row.strength}</td><td>${row.endurance}</td><td>${row.firefight ? 'yes' : 'no'}</td>
          </tr>`,
        )}
      </tbody>
    </table>`,
  );
}

/** @param {Printed} all @param {string} name */
export function sovereignCard(all, name) {
  const sovereign = all.sovereigns.find(each => each.name === name);
  return (
    sovereign &&
    card(
      {mark: crownMark(), kind: 'Sovereign', title: sovereign.name, tone: sovereign.allegiance},
      html`
        <dl class="ratings">
          ${rated('Combat', sovereign.combat)} ${rated('Endurance', sovereign.endurance)} ${rated('Leadership', sovereign.leadership)}
        </dl>
        ${facts([
          ['Rules in', link('environ', sovereign.environ, all.environ.get(sovereign.environ)?.name)],
          ['Planet', planetLink(all, sovereign.planet)],
          ['Leans to', sovereign.allegiance ? sideOf(sovereign.allegiance) : 'neither side'],
          ['Space leadership', sovereign.spaceLeadership],
        ])}
      `,
    )
  );
}

/** @type {Record<string, string>} */
const TARGET = {
  'each-character': 'each character of the group',
  group: 'the whole group',
  'one-character-owner-choice': 'one character, chosen by the owner',
  'one-character-random': 'one character, by lot',
  spaceship: 'the spaceship',
};
/** @type {Record<string, string>} */
const BAN = {always: 'not possible', 'first-round': 'not in the first round'};
/** @type {Record<string, string>} */
const BONUS = {'minus-1': 'one fewer', 'no-bonus-draws': 'none'};

/** @param {Printed} all @param {string} name */
export function creatureCard(all, name) {
  const creature = all.creature.get(name);
  if (!creature) return undefined;
  const places = all.environs.filter(each => each.creature === creature.name);
  return card(
    {mark: clawMark(), kind: 'Creature', title: creature.name},
    html`
      ${creature.text ? html`<p>${prose(creature.text)}</p>` : nothing}
      ${facts([
        ['Strength', creature.attackKind === 'none' ? undefined : creature.strength],
        ['Endurance', creature.attackKind === 'none' ? undefined : creature.endurance],
        ['Attacks', creature.attackKind === 'none' ? 'no' : capital(creature.attackKind)],
        ['Attacks whom', TARGET[creature.target]],
        ['Surprise', creature.surpriseShift ? `${creature.surpriseShift} columns` : undefined],
        ['Break-off', BAN[creature.breakOffBan]],
        ['Break-off die', creature.breakOffDieModifier ? signed(creature.breakOffDieModifier) : undefined],
        ['Bonus draws', BONUS[creature.bonusDrawEffect]],
      ])}
      ${listing('Lives in', places.map(each => link('environ', each.id, each.name)))}
    `,
  );
}
