import {html, nothing} from 'lit';
import {sideMark, sideName} from '../../ui/shared.js';
import {die} from '../dice.js';
import {word} from '../look-up.js';
import {eventTold} from './mission.js';
import {environName, people, planetName, strip, thrown} from './parts.js';

/** @import {Printed} from '../../net/printed.js' */
/** @typedef {import('../telling.js').Scene} Scene @typedef {import('../telling.js').Entry} Entry @typedef {import('../telling.js').Data} Data */

/** What happens in the second edition, drawn. */

/** A table of the second edition. @param {Printed} printed @param {string} id */
const table = (printed, id) => printed.second.tables.find(each => each.id === id);

/** Dice in a row; of a volley those that hit are marked. @param {number[]} dice @param {(value: number) => boolean} [marked] @param {number} [size] */
export const row = (dice, marked = () => true, size = 26) =>
  html`<span class="volley">${dice.map(value => html`<span class=${marked(value) ? 'hit' : 'miss'}>${die(value, {size})}</span>`)}</span>`;

/** High dice hit, and how many of them did comes with the event: so which they are follows from it, whatever the rule says. @param {Data} data */
export function hitting({dice, hits}) {
  const least = [...dice].sort((a, b) => b - a)[hits - 1];
  return (/** @type {number} */ value) => least !== undefined && value >= least;
}

/** A ship or a stack of starships jumps. @param {Scene} scene @param {Printed} printed */
export function jump({main: {data, text}}, printed) {
  const tone = data.disaster || data.damage ? 'bad' : data.drift ? 'warn' : 'good';
  const where = data.disaster ? 'Disaster' : data.drift ? `Drift ${data.drift}` : 'Safe arrival';
  return html`
    <p>
      ${data.jumper.name} jumps to ${printed.system.get(data.toStar)?.name}${data.emergency ? ' in an emergency' : html`: distance ${data.distance}, navigation ${data.navigation}`}.
    </p>
    ${strip(table(printed, 'hyperjump-2002')?.columns ?? [], data.column, data.column, 'How far beyond navigation')}
    <div class="dice">
      ${thrown(data.firstDie, '')} ${thrown(data.secondDie, '')} ${data.added ? html`<b>+ ${data.added}</b>` : nothing}
      <p class="result ${tone}"><span aria-hidden="true">${data.disaster ? '✖' : data.drift ? '◌' : '●'}</span> ${where}${data.damage ? ', damaged' : ''}</p>
    </div>
    <p class="visually-hidden">${text}</p>
  `;
}

/** A round of combat: each volley with its dice, and what it did. @param {Scene} scene */
export function volleys(scene) {
  const all = [scene.main, ...scene.after];
  const shots = all.filter(entry => entry.type === 'Volley');
  const taken = all.filter(entry => entry.type === 'HitsTaken');
  const lasers = [...scene.before, ...all].find(entry => entry.type === 'LasersSet');
  return html`
    ${scene.before.filter(entry => entry.type === 'BattleBegan').map(entry => html`<p>${entry.text}</p>`)}
    <p class="tags">
      ${scene.main.type === 'RoundBegan' ? html`<span>Round ${scene.main.data.round}</span>` : nothing}
      ${lasers ? html`<span>${lasers.data.stun ? 'Lasers on stun' : 'Lasers to kill'}</span>` : nothing}
    </p>
    <ul class="volleys">
      ${shots.map(({data}) => html`<li><span>${data.shooter.name} → ${data.aim.name}</span>${row(data.dice, hitting(data))}<b>${data.hits}</b></li>`)}
    </ul>
    ${taken.map(entry => html`<p class="result ${FATES[entry.data.fate] ?? 'warn'}"><span aria-hidden="true">✸</span><span>${entry.text}</span></p>`)}
  `;
}

/** @type {Record<string, string>} */
const FATES = {unharmed: 'warn', damaged: 'bad', stunned: 'bad', 'stunned-and-damaged': 'bad', fled: 'warn', eliminated: 'bad'};

/** Somebody tries to get away. @param {Scene} scene */
export const getting = ({main: {data, text}}) => html`
  <p class="soft">
    Difference of attack ${data.differential}: the active get away with ${data.activeNumber} or less, the inactive with ${data.inactiveNumber} or less.
    ${data.modifier ? `The die counts ${data.modifier > 0 ? '+' : '−'}${Math.abs(data.modifier)}.` : ''}
  </p>
  <div class="dice">
    <span class="tumble">${die(data.die, {size: 52, side: data.side, faces: 10})}</span>
    <p class="result ${data.activeAway || data.inactiveAway ? 'good' : 'bad'}">
      <span aria-hidden="true">${data.activeAway || data.inactiveAway ? '↗' : '✖'}</span>
      ${data.activeAway ? 'They get away' : data.inactiveAway ? 'Only those behind the line get away' : 'In vain'}
    </p>
  </div>
  <p class="visually-hidden">${text}</p>
`;

/** @param {Scene} scene @param {Printed} printed */
export const searched = ({main: {data}}, printed) => html`
  <p>
    ${data.characters.length ? people(data.characters, printed) : `${sideMark(data.side)} Units of the ${sideName(data.side)}`} search
    ${word(environName(printed, data.environ), 'environ', data.environ)}.
  </p>
  <div class="versus">
    <div><b>${data.searchValue}</b><small>search value</small></div>
    <span>against</span>
    <div><b>${data.hidingValue}</b><small>hiding value</small></div>
  </div>
  <div class="dice">
    ${data.die ? html`<span class="tumble">${die(data.die, {size: 52, side: data.side, faces: 10})}</span>` : nothing}
    <p class="result ${data.found ? 'bad' : 'good'}"><span aria-hidden="true">${data.found ? '◉' : '○'}</span> ${data.found ? 'Found' : 'Nobody found'} <small>(${data.number} or less)</small></p>
  </div>
`;

/** @param {Scene} scene */
export const tracked = ({main: {data, text}}) => html`
  <p>${text}</p>
  <div class="dice">${thrown(data.die, '')}<p class="result ${data.result === 'undetected' ? 'good' : 'bad'}"><span aria-hidden="true">${data.result === 'undetected' ? '○' : '◉'}</span> ${RESULTS[data.result]}</p></div>
`;

const RESULTS = {undetected: 'Slips through unseen', detected: 'Detected', damaged: 'Detected and damaged', eliminated: 'Shot down'};

/** @param {Scene} scene @param {Printed} printed */
export const intercepted = ({main: {data}}, printed) => html`
  <p>Starships over ${word(planetName(printed, data.planet), 'planet', data.planet)} try to intercept: ${data.number} or less.</p>
  <div class="dice">${thrown(data.die, data.side)}<p class="result ${data.success ? 'bad' : 'good'}"><span aria-hidden="true">${data.success ? '◎' : '○'}</span> ${data.success ? 'Intercepted' : 'They pass'}</p></div>
`;

/** A PDB fires at what passes. @param {Scene} scene @param {Printed} printed */
export const raked = ({main: {data}}, printed) => html`
  <p>The PDB of ${word(planetName(printed, data.planet), 'planet', data.planet)} fires at what passes.</p>
  <div class="dice">${row(data.dice)}</div>
`;

/** One die and the sentence of what it brought. @param {Scene} scene */
export const oneDie = ({main: {data, text}}) => html`<div class="dice">${thrown(data.die, '')}<p>${text}</p></div>`;

/** Two dice told apart: the first counts tens. @param {Scene} scene */
export const rolled = ({main: {data, text}}) => html`<div class="dice">${thrown(data.tens, '')} ${thrown(data.ones, '')}<p>${text}</p></div>`;

/** What befalls the groups of an environ. @param {Scene} scene @param {Printed} printed */
export const eventRoll = (scene, printed) => html`
  ${scene.main.type === 'EventRolled' ? rolled(scene) : nothing}
  ${[scene.main, ...scene.after]
    .filter(entry => entry.type === 'RandomEvent')
    .map(({data}) => eventTold(data, printed.second.randomEvents.find(each => each.id === data.event), 'random-event'))}
  ${scene.after.filter(entry => entry.type === 'GroupPicked').map(entry => html`<p>${entry.text}</p>`)}
`;
