import {html} from 'lit';
import {gist} from '../beats.js';
import {scenePlace} from '../telling.js';
import {breakOff, fight, military, round, search} from './battle.js';
import {detection, pdbAttack} from './flight.js';
import {actionCard, assigned, creature, event, letter, missionEnd} from './mission.js';
import {eventRoll, getting, intercepted, jump, oneDie, raked, rolled, searched, tracked, volleys} from './second.js';
import {end, fate, lines, loyalty, pdb, planet, plainDie, possession, told} from './world.js';

/** @import {EventType} from '../../net/documents.js' */
/** @import {Printed} from '../../net/printed.js' */

/**
 * @typedef {import('../telling.js').Scene} Scene
 * @typedef {object} Drawing
 * @property {string} title
 * @property {(scene: Scene, printed: Printed) => unknown} draw
 * @property {EventType[]} [tells] what came of it and is in the drawing already
 */

/** What each kind of scene is called and how it is drawn. @type {{[kind: string]: Drawing}} */
const DRAWINGS = {
  detection: {title: 'Detection', draw: detection, tells: ['StatusChanged']},
  'pdb-attack': {title: 'Defense base', draw: pdbAttack},
  search: {title: 'Search', draw: search},
  military: {title: 'Military combat', draw: military, tells: ['UnitsLost']},
  fight: {title: 'A fight begins', draw: fight},
  round: {title: 'Fight', draw: round, tells: ['CombatEnded']},
  'break-off': {title: 'Breaking off', draw: breakOff, tells: ['CombatEnded']},
  'action-card': {title: 'Action card', draw: actionCard, tells: ['ActionCardDrawn', 'ActionEventDrawn', 'GroupPicked', 'LetterGained']},
  event: {title: 'Event', draw: event, tells: ['GroupPicked']},
  creature: {title: 'Creature', draw: creature, tells: ['CharacterCombatBegan']},
  missions: {title: 'Missions begin', draw: assigned, tells: ['MissionAssigned']},
  letter: {title: 'Mission', draw: letter},
  'mission-end': {title: 'Mission', draw: missionEnd},
  die: {title: 'A die', draw: plainDie},
  loyalty: {title: 'Loyalty', draw: loyalty},
  planet: {title: 'A planet changes', draw: planet, tells: ['ForcePointsReceived', 'UnitsPlaced', 'UnitsWaiting']},
  pdb: {title: 'Defense base', draw: pdb},
  losses: {title: 'Losses', draw: fate},
  fate: {title: 'Fate', draw: fate},
  possession: {title: 'Possession', draw: possession},
  camp: {title: 'Rebel camp', draw: fate},
  information: {title: 'Information', draw: fate},
  end: {title: 'The end', draw: end},
  jump: {title: 'Hyperjump', draw: jump, tells: ['CountersMoved', 'CharactersMoved']},
  volleys: {title: 'Combat', draw: volleys, tells: ['Volley', 'HitsTaken', 'LasersSet']},
  'getting-away': {title: 'Breaking off', draw: getting, tells: ['BattleEnded']},
  searched: {title: 'Search', draw: searched},
  tracked: {title: 'Tracking', draw: tracked},
  intercepted: {title: 'Interception', draw: intercepted},
  raked: {title: 'Raking fire', draw: raked, tells: ['Volley']},
  pod: {title: 'Escape pod', draw: oneDie},
  repair: {title: 'Repair', draw: oneDie},
  'prisoner-fate': {title: 'Prisoner', draw: oneDie},
  'event-roll': {title: 'Event roll', draw: eventRoll, tells: ['RandomEvent', 'GroupPicked']},
  'success-roll': {title: 'Success roll', draw: rolled},
  lines: {title: 'Meanwhile', draw: lines},
  beat: {title: 'Meanwhile', draw: beat},
};

/** The sentences a beat comes to. @param {Scene} scene @param {Printed} printed */
function beat(scene, printed) {
  return html`${gist(scene).map(entry => told(entry, printed))}`;
}

/** Several things that happened in one place are called by it. @param {Scene} scene @param {Printed} [printed] */
export function titleOf(scene, printed) {
  const place = (scene.kind === 'beat' || scene.kind === 'lines') && scenePlace(scene);
  const name = place && (place.kind === 'planet' ? printed?.planet.get(place.id)?.name : printed?.environ.get(place.id)?.name);
  return name || DRAWINGS[scene.kind].title;
}

/** A scene with whatever came of it. @param {Scene} scene @param {Printed} printed */
export function drawn(scene, printed) {
  const {draw, tells} = DRAWINGS[scene.kind];
  const further = draw === fate || draw === lines || draw === beat ? [] : scene.after.filter(entry => !tells?.includes(entry.type));
  return html`${draw(scene, printed)}${further.map(entry => told(entry, printed))}`;
}
