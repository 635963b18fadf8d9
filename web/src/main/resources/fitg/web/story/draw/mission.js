import {html, nothing} from 'lit';
import {word} from '../look-up.js';
import {environName, people} from './parts.js';

/** @import {ActionCard} from '../../net/documents.js' */
/** @import {Printed} from '../../net/printed.js' */

/** @typedef {import('../telling.js').Scene} Scene @typedef {import('../telling.js').Data} Data */

const SECTIONS = /** @type {(keyof ActionCard['sections'])[]} */ (['urban', 'special', 'wild']);

/** The section of an action card that counts in an environ. @param {string | undefined} type @returns {keyof ActionCard['sections']} */
export const sectionOf = type => (type === 'urban' || type === 'wild' ? type : 'special');

/**
 * One letter starts rebellions for one side and stops them for the other.
 * @param {Printed} printed @param {string} letter @param {string} [side]
 */
function missionName(printed, letter, side) {
  const name = printed.missions.find(each => each.letter === letter)?.name ?? letter;
  const [rebel, imperial] = name.split(' / ');
  return imperial && side ? (side === 'rebel' ? rebel : imperial) : name;
}

/** @param {Printed} printed @param {string} id */
const eventOf = (printed, id) => printed.actionEvents.find(each => each.id === id);

/** Groups set out. @param {Scene} scene @param {Printed} printed */
export const assigned = ({main, after}, printed) => html`
  <p>In ${word(environName(printed, main.data.environ), 'environ', main.data.environ)}:</p>
  ${[main, ...after].map(({data}) => {
    const side = data.camp ? 'rebel' : printed.character.get(data.members[0])?.side;
    const target = data.target ? html` against ${people([data.target], printed)}` : nothing;
    return html`<p class="result">
      <span class="letter">${data.mission}</span>
      <span>${word(missionName(printed, data.mission, side), 'mission', data.mission)}${target}<br /><small>${data.camp ? 'the camp' : people(data.members, printed)}</small></span>
    </p>`;
  })}
`;

/** A card is turned over, or several at once as bonus draws. @param {Scene} scene @param {Printed} printed */
export function actionCard({main, after}, printed) {
  const cards = [main, ...after.filter(entry => entry.type === 'ActionCardDrawn')];
  const letters = after.filter(entry => entry.type === 'LetterGained').map(entry => entry.data);
  const event = after.find(entry => entry.type === 'ActionEventDrawn')?.data;
  const struck = after.find(entry => entry.type === 'GroupPicked');
  return html`
    ${main.data.bonus ? html`<p>Bonus draws in ${environName(printed, main.data.environ)}; events on them are ignored.</p>` : nothing}
    <div class="cards">${cards.map(entry => card(entry, letters, printed))}</div>
    ${event ? eventText(event, printed) : nothing} ${struck ? html`<p>${struck.text}</p>` : nothing}
    ${letters.map(
      each => html`<p class="result good"><span class="letter">${each.mission}</span> ${missionName(printed, each.mission)}: ${count(each.letters)}</p>`,
    )}
  `;
}

/** @param {number} letters */
const count = letters => (letters === 1 ? 'one success' : `${letters} successes`);

/** @param {import('../telling.js').Entry} entry @param {Data[]} gained @param {Printed} printed */
function card({data}, gained, printed) {
  const known = printed.actionCards.find(each => each.number === data.card);
  const counts = sectionOf(printed.environ.get(Number(data.environ))?.type);
  if (!known) return nothing;
  return html`<div class="action-card">
    <p class="number">${word(`Action card ${data.card}`, 'action-card', data.card)}</p>
    ${(data.bonus ? [counts] : SECTIONS).map(
      section => html`<div class="section ${section === counts ? 'counts' : ''}">
        <small>${section}${section === counts ? html`<span class="visually-hidden"> counts here</span>` : nothing}</small>
        <span class="letters">
          ${known.sections[section].letters.map(
            letter =>
              html`<span class="letter ${section === counts && gained.some(each => each.mission === letter) ? 'gained' : ''}">${letter}</span>`,
          )}
        </span>
        <span class="event">${data.bonus ? '' : eventOf(printed, known.sections[section].event)?.name}</span>
      </div>`,
    )}
  </div>`;
}

/** @param {Data} data @param {Printed} printed */
const eventText = (data, printed) => eventTold(data, eventOf(printed, data.event), 'action-event');

/** What an event does, with its name to be looked up. @param {Data} data @param {{name: string, effect: string} | undefined} event @param {string} kind */
export function eventTold(data, event, kind) {
  if (!event) return nothing;
  if (!data.takesEffect) return html`<p class="soft">${word(event.name, kind, data.event)}: without effect here.</p>`;
  return html`<p><b>${word(event.name, kind, data.event)}.</b> ${event.effect}</p>`;
}

/** An event without its card. @param {Scene} scene @param {Printed} printed */
export const event = ({main, after}, printed) => html`
  ${eventText(main.data, printed)} ${after.filter(entry => entry.type === 'GroupPicked').map(entry => html`<p>${entry.text}</p>`)}
`;

/** Something lives here. @param {Scene} scene @param {Printed} printed */
export function creature({main: {data}, after}, printed) {
  const known = printed.creature.get(data.creature);
  const fight = after.find(entry => entry.type === 'CharacterCombatBegan');
  return html`
    <div class="creature">
      ${maw()}
      <div>
        <p><b>${word(data.creature, 'creature', data.creature)}</b> meets the group on ${word(missionName(printed, data.mission), 'mission', data.mission)}.</p>
        ${known
          ? html`<p class="tags"><span>Strength <b>${known.strength}</b></span><span>Endurance <b>${known.endurance}</b></span></p>
              <p class="soft">${known.text}</p>`
          : nothing}
        ${fight ? html`<p>${people(fight.data.defenders, printed)}</p>` : nothing}
      </div>
    </div>
  `;
}

const maw = () => html`<svg class="maw" width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
  <path d="M4 28C10 12 46 12 52 28 46 46 10 46 4 28Z" />
  <path class="teeth" d="M8 28 14 20 18 28 23 18 28 28 33 18 38 28 42 20 48 28 42 36 38 28 33 38 28 28 23 38 18 28 14 36Z" />
</svg>`;

/** @param {Scene} scene @param {Printed} printed */
export const letter = ({main: {data}}, printed) => html`
  <p class="result good"><span class="letter">${data.mission}</span> ${missionName(printed, data.mission)}: ${count(data.letters)}</p>
`;

const ENDS = {
  completed: {mark: '✔', name: 'completed', tone: 'good'},
  aborted: {mark: '✖', name: 'aborted', tone: 'bad'},
  failed: {mark: '–', name: 'comes to nothing', tone: 'warn'},
};

/** @param {Scene} scene @param {Printed} printed */
export function missionEnd({main: {data}}, printed) {
  const {mark, name, tone} = ENDS[data.end];
  return html`<p class="result ${tone}">
    <span class="letter">${data.mission}</span>
    <span>
      ${word(missionName(printed, data.mission), 'mission', data.mission)} in
      ${word(environName(printed, data.environ), 'environ', data.environ)} ${name}<span aria-hidden="true"> ${mark}</span>
      ${data.letters ? html`<small>(${count(data.letters)})</small>` : nothing}
    </span>
  </p>`;
}
