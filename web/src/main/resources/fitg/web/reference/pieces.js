import {html, nothing} from 'lit';
import {capital, card, facts, link, listing, named, pips, prose, rated, sideOf} from './parts.js';
import {bagMark, bladesMark, environMark, personMark, shieldMark, shipMark} from './pictograms.js';

/** @import {ShipFacts} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** The cards of what is carried, flown and commanded: possessions, ships, units. */

/** @type {Record<string, () => import('./pictograms.js').Mark>} */
const MARK = {weapon: bladesMark, companion: personMark, spaceship: shipMark, object: bagMark};
/** @type {Record<string, string>} */
const DURABILITY = {
  'lost-after-one-use': 'gone after one use',
  'may-become-inoperative': 'may break when it is used',
  'never-needs-repair': 'does not break',
  'spaceship-damage-rules': 'can be damaged and repaired as a ship',
};

/** @param {Printed} all @param {number} number */
export function possessionCard(all, number) {
  const possession = all.possessions.find(each => each.number === number);
  if (!possession) return undefined;
  const owner = all.characters.find(each => each.name === possession.owner);
  const ship = all.ships.find(each => each.key === String(number));
  return card(
    {
      mark: (MARK[possession.kind] ?? bagMark)(),
      kind: `${capital(possession.kind)}, card ${possession.number}`,
      title: possession.name,
    },
    html`
      <p>${prose(possession.text)}</p>
      ${ship ? flying(ship) : nothing}
      ${facts([
        ['Comes with', owner && link('character', owner.number, owner.name)],
        ['Lasts', DURABILITY[possession.durability] ?? possession.durability],
        ['Breaks', possession.breaksFrom && `on a die of ${possession.breaksFrom} or more`],
      ])}
      ${listing(
        'In detail',
        possession.effects.map(
          effect =>
            html`${prose(effect.meaning)} ${effect.value ? html`<b>${valueOf(effect.value)}</b>` : nothing}`,
        ),
      )}
    `,
  );
}

/** @param {string} value such as '+2' or 'A=2,C=1' */
const valueOf = value => value.replaceAll('_', ' ').replaceAll('=', ' +').replaceAll(',', ', ');

/** @param {ShipFacts} ship */
const flying = ship => html`<dl class="ratings">
  ${rated('Cannons', ship.cannons)} ${rated('Shields', ship.shields)} ${rated('Maneuver', ship.maneuver)}
  ${rated('Passengers', ship.passengers, Math.max(8, ship.passengers))}
</dl>`;

/** @param {Printed} all @param {string} key */
export function shipCard(all, key) {
  const ship = all.ships.find(each => each.key === String(key));
  if (!ship) return undefined;
  const possession = all.possessions.find(each => String(each.number) === ship.key);
  return card(
    {mark: shipMark(), kind: `${sideOf(ship.side)} spaceship`, title: ship.name, tone: ship.side},
    html`
      ${flying(ship)} ${possession ? html`<p>${prose(possession.text)}</p>` : nothing}
      ${possession ? listing('Its card', [link('possession', possession.number, `${possession.number} ${possession.name}`)]) : nothing}
    `,
  );
}

/** @param {Printed} all @param {string} kind */
export function unitCard(all, kind) {
  if (kind === 'mobile') return faceDown(all);
  const unit = all.units.find(each => each.kind === kind);
  return (
    unit &&
    card(
      {
        mark: unit.environType ? environMark(unit.environType) : shieldMark(),
        kind: `${sideOf(unit.side)} military unit`,
        title: unit.name,
        tone: unit.side,
      },
      facts([
        ['Strength', pips(unit.strength)],
        ['Mobile', unit.mobile ? 'yes' : 'no'],
        ['At home in', unit.environType && `${named(all.words.environTypes, unit.environType)} environs`],
        ['Lies', unit.hidden ? 'face down: only its owner can tell it from others' : undefined],
      ]),
    )
  );
}

/** A Patrol or a Line that lies face down for the reader. @param {Printed} all */
function faceDown(all) {
  const kinds = all.units.filter(each => each.hidden);
  return card(
    {mark: shieldMark(), kind: '■ Imperial military unit', title: 'Face-down unit', tone: 'imperial'},
    listing('It is one of', kinds.map(each => link('unit', each.kind, each.name))),
  );
}

/** A type of military counter of the second edition. @param {Printed} all @param {string} name */
export function counterCard(all, name) {
  const type = all.second.counters.find(each => each.name === name);
  if (!type) return undefined;
  const soldier = all.second.soldiers.find(each => each.key === type.soldier);
  return card(
    {
      mark: type.branch === 'ground' ? (type.environType ? environMark(type.environType) : shieldMark()) : shipMark(),
      kind: `${sideOf(type.side)} ${BRANCH[type.branch]}, second edition`,
      title: type.name,
      tone: type.side,
    },
    html`<dl class="ratings">${rated('Attack', type.attack, 8)} ${rated('Endurance', type.endurance, 8)}</dl>
      ${facts([
        ['At home in', type.environType && `${named(all.words.environTypes, type.environType)} environs`],
        ['Moves', type.garrison ? 'never leaves its planet' : undefined],
        ['Carries', type.branch === 'transport' ? 'one ground unit' : undefined],
        ['Lands', type.branch === 'cruiser' || type.branch === 'heavy' ? 'never' : type.branch === 'ground' ? undefined : 'in environs'],
        ['Navigation', type.branch === 'ground' ? undefined : all.second.starshipNavigation],
        ['Sends', soldier && `${soldier.name.toLowerCase()} soldiers: attack ${soldier.attack}, endurance ${soldier.endurance}`],
        ['Values', 'our completion: the chapter that prints them is not at hand'],
      ])}`,
  );
}

const BRANCH = {ground: 'ground unit', transport: 'transport', light: 'light starship', cruiser: 'cruiser', heavy: 'heavy starship', atrocity: 'weapon'};
