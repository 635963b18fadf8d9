import {html, nothing} from 'lit';
import {card, facts, link, listing, prose, section, signed} from './parts.js';
import {cardMark, missionMark} from './pictograms.js';

/** @import {ActionCard, MissionFacts} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/** The cards around missions: missions, action cards and their events. */

/** @param {Printed} all @param {string} letter */
export function missionCard(all, letter) {
  const mission = all.missions.find(each => each.letter === letter);
  if (!mission) return undefined;
  const good = all.characters.filter(each => each.bonusDraws[letter]);
  return card(
    {
      mark: missionMark(),
      kind: `Mission ${mission.letter}, card ${mission.number}`,
      title: mission.name,
      subtitle: sides(mission),
    },
    html`
      ${mission.playable ? nothing : html`<p class="note">It is not played in the scenarios of this server.</p>`}
      ${section('What comes of it', html`<p>${prose(mission.effect)}</p>`)}
      ${facts([
        ['Only where', mission.restrictions && prose(mission.restrictions)],
        ['Bonus draws', mission.bonusDraws && prose(mission.bonusDraws)],
        ['Letters', mission.canAccumulateLetters ? 'can be saved up' : 'cannot be saved up'],
        ['Notes', mission.notes && prose(mission.notes)],
      ])}
      ${listing(
        'Who is good at it',
        good.map(each => html`${link('character', each.number, each.name)} ${signed(each.bonusDraws[letter])}`),
      )}
      ${chances(all, letter)}
    `,
  );
}

/** @param {MissionFacts} mission */
const sides = ({sides}) => (sides.length === 2 ? 'for both sides' : sides[0] === 'rebel' ? 'for the Rebels' : 'for the Empire');

/** On how many action cards a letter stands, for each kind of environ. @param {Printed} all @param {string} letter */
function chances(all, letter) {
  const count = (/** @type {keyof ActionCard['sections']} */ part) =>
    all.actionCards.filter(each => each.sections[part].letters.includes(letter)).length;
  return section(
    'On the action cards',
    html`<table>
      <thead><tr>${SECTIONS.map(([, name]) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody><tr>${SECTIONS.map(([id]) => html`<td>${count(id)} of ${all.actionCards.length}</td>`)}</tr></tbody>
    </table>`,
  );
}

/** @type {Array<[keyof ActionCard['sections'], string]>} */
const SECTIONS = [
  ['urban', 'Urban'],
  ['special', 'Special'],
  ['wild', 'Wild'],
];

/** @param {Printed} all @param {number} number */
export function actionCard(all, number) {
  const found = all.actionCards.find(each => each.number === number);
  return (
    found &&
    card(
      {mark: cardMark(), kind: 'Action card', title: `Card ${found.number}`},
      html`<table>
        <thead><tr><th scope="col">Section</th><th scope="col">Letters</th><th scope="col">Event</th></tr></thead>
        <tbody>
          ${SECTIONS.map(
            ([id, name]) => html`<tr>
              <th scope="row">${name}</th>
              <td>${letters(all, found.sections[id].letters)}</td>
              <td>${eventLink(all, found.sections[id].event)}</td>
            </tr>`,
          )}
        </tbody>
      </table>`,
    )
  );
}

/** @param {Printed} all @param {string[]} found */
const letters = (all, found) =>
  found.length
    ? found.map(letter => link('mission', letter, `${letter} ${all.missions.find(each => each.letter === letter)?.name ?? ''}`))
    : '–';

/** @param {Printed} all @param {string} id */
const eventLink = (all, id) =>
  id ? link('action-event', id, all.actionEvents.find(each => each.id === id)?.name ?? id) : '–';

/** @param {Printed} all @param {string} id */
export function actionEventCard(all, id) {
  const event = all.actionEvents.find(each => each.id === id);
  return (
    event &&
    card(
      {mark: cardMark(), kind: 'Event of the action cards', title: event.name},
      html`
        <p>${prose(event.effect)}</p>
        ${listing('On', places(all, id))}
      `,
    )
  );
}

/** @param {Printed} all @param {string} id */
const places = (all, id) =>
  all.actionCards.flatMap(each =>
    SECTIONS.filter(([part]) => each.sections[part].event === id).map(
      ([, name]) => html`${link('action-card', each.number, `card ${each.number}`)} <span class="soft">${name}</span>`,
    ),
  );

/** The same of the second edition, where two dice bring it. @param {Printed} all @param {string} id */
export function randomEventCard(all, id) {
  const event = all.second.randomEvents.find(each => each.id === id);
  return (
    event &&
    card(
      {mark: cardMark(), kind: 'Random event, second edition', title: event.name},
      html`
        <p>${prose(event.effect)}</p>
        ${facts(SECTIONS.map(([part, name]) => [`Rolls, ${name.toLowerCase()}`, event.rolls[part].join(', ')]))}
      `,
    )
  );
}
