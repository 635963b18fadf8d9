import {isHeading, sidesOf} from './chapters.js';

/** @import {EventType, LogData, LogEntry} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/**
 * How a log becomes a story: what is worth a card, what belongs together, what is told in passing. Nothing here draws.
 *
 * @typedef {Required<LogData>} Data the fields of an entry; a drawing reads those that its type of event has
 * @typedef {LogEntry & {data: Data}} Entry
 * @typedef {object} Scene
 * @property {string} kind how it is drawn: 'lines' for what is told in passing
 * @property {Entry} main what it is about
 * @property {Entry[]} before what led to it
 * @property {Entry[]} after what came of it
 * @property {Entry | undefined} fight the fight it is a part of
 */

/** What each kind of card begins with. @type {{[type in EventType]?: string}} */
const KINDS = {
  DetectionRolled: 'detection',
  SearchRolled: 'search',
  CharacterCombatBegan: 'fight',
  BreakOffRolled: 'break-off',
  RoundFought: 'round',
  PdbAttacked: 'pdb-attack',
  MilitaryCombatRolled: 'military',
  ActionCardDrawn: 'action-card',
  ActionEventDrawn: 'event',
  MissionAssigned: 'missions',
  CreatureMet: 'creature',
  LetterGained: 'letter',
  MissionEnded: 'mission-end',
  DieRolled: 'die',
  LoyaltyShifted: 'loyalty',
  PlanetChanged: 'planet',
  PdbChanged: 'pdb',
  UnitsLost: 'losses',
  Wounded: 'fate',
  Killed: 'fate',
  Captured: 'fate',
  Freed: 'fate',
  ShipLost: 'fate',
  CharacterGained: 'fate',
  PossessionGained: 'possession',
  PossessionUsed: 'possession',
  PossessionGone: 'possession',
  CampPlaced: 'camp',
  InformationScored: 'information',
  GameEnded: 'end',
  Jumped: 'jump',
  RoundBegan: 'volleys',
  Volley: 'volleys',
  BreakOffTried: 'getting-away',
  Searched: 'searched',
  Tracked: 'tracked',
  Intercepted: 'intercepted',
  Raked: 'raked',
  PodTried: 'pod',
  RepairTried: 'repair',
  FateOfPrisoner: 'prisoner-fate',
  EventRolled: 'event-roll',
  RandomEvent: 'event-roll',
  SuccessRolled: 'success-roll',
  CountersLost: 'losses',
};

/** @type {EventType[]} */
const FATE = ['Wounded', 'Killed', 'Captured', 'Freed', 'ShipLost', 'HolderNamed', 'ShipAssigned', 'PossessionGone'];

/** What is told on the card of what caused it. @type {{[kind: string]: EventType[]}} */
const CONSEQUENCES = {
  detection: ['StatusChanged', 'ShipLost', 'Killed', 'PossessionGone'],
  search: ['StatusChanged', 'StackChanged'],
  'break-off': ['CombatEnded'],
  round: [...FATE, 'CombatEnded'],
  'pdb-attack': ['UnitsShown', 'UnitsLost', 'PdbChanged', 'StatusChanged'],
  military: ['UnitsLost', 'StackChanged', 'StatusChanged'],
  'action-card': ['ActionEventDrawn', 'GroupPicked', 'LetterGained', 'StatusChanged', 'UnitsLost', 'PdbChanged'],
  event: ['GroupPicked', 'StatusChanged', 'UnitsLost', 'PdbChanged'],
  'mission-end': ['DieRolled', 'StatusChanged'],
  die: ['StatusChanged'],
  creature: ['CharacterCombatBegan'],
  missions: ['MissionAssigned'],
  planet: ['ForcePointsReceived', 'UnitsPlaced', 'UnitsWaiting'],
  fate: [...FATE, 'CombatEnded'],
  jump: ['CountersMoved', 'CharactersMoved', 'CountersLost', 'SpaceshipChanged', 'PodTried', 'StatusChanged', 'ShipLost', 'Killed'],
  volleys: ['LasersSet', 'Volley', 'HitsTaken', 'BattleEnded', 'SpaceshipChanged', 'PdbHit', 'CountersLost', 'EscortPassed', ...FATE],
  'getting-away': ['BattleEnded'],
  searched: ['StatusChanged', 'PatrolSent'],
  tracked: ['StatusChanged', 'SpaceshipChanged', 'ShipLost', 'Killed'],
  raked: ['Volley', 'HitsTaken', 'CountersLost'],
  'event-roll': ['RandomEvent', 'GroupPicked', 'StatusChanged'],
  'success-roll': ['LetterGained'],
};

/** What leads to a card is told on it, if nothing else came between. @type {{[kind: string]: EventType[]}} */
const PRELUDES = {
  military: ['CombatDeclared', 'LeaderNamed', 'UnitsShown', 'StackChanged'],
  search: ['UnitsShown', 'LeaderNamed', 'StatusChanged', 'StackChanged'],
  fight: ['StackChanged'],
  volleys: ['BattleBegan', 'LeaderNamed', 'LasersSet'],
};

/**
 * The entries from a place on, as scenes in their order. Turns and segments make none: the table tells them all the time. What came before is read only to know which fight a round
 * belongs to.
 * @param {Entry[]} log
 * @param {number} from
 * @returns {Scene[]}
 */
export function scenes(log, from = 0) {
  /** @type {Scene[]} */ const told = [];
  let fight = log.slice(0, from).findLast(entry => entry.type === 'CharacterCombatBegan');
  for (const entry of log.slice(from)) {
    if (entry.type === 'CharacterCombatBegan') fight = entry;
    if (isHeading(entry)) continue;
    const last = told.at(-1);
    const kind = KINDS[entry.type];
    if (last && belongs(entry, last)) last.after.push(entry);
    else if (kind) told.push(begun(kind, entry, told, fight));
    else if (last?.kind === 'lines') last.after.push(entry);
    else told.push({kind: 'lines', main: entry, before: [], after: [], fight: undefined});
  }
  return told;
}

/** @param {Entry} entry @param {Scene} scene */
function belongs(entry, scene) {
  const furtherDraw = scene.kind === 'action-card' && entry.type === 'ActionCardDrawn';
  if (furtherDraw) return entry.data.bonus && scene.main.data.bonus && entry.data.environ === scene.main.data.environ;
  return CONSEQUENCES[scene.kind]?.includes(entry.type) ?? false;
}

/** @param {string} kind @param {Entry} entry @param {Scene[]} told @param {Entry | undefined} fight @returns {Scene} */
function begun(kind, entry, told, fight) {
  const fights = ['fight', 'break-off', 'round', 'fate'].includes(kind);
  return {kind, main: entry, before: prelude(kind, told), after: [], fight: fights ? fight : undefined};
}

/** Takes what led to a card out of the lines told last. @param {string} kind @param {Scene[]} told */
function prelude(kind, told) {
  const last = told.at(-1);
  const wanted = PRELUDES[kind];
  if (!wanted || last?.kind !== 'lines') return [];
  const lines = [last.main, ...last.after];
  const start = lines.findLastIndex(line => !wanted.includes(line.type)) + 1;
  const taken = lines.slice(start);
  if (start === 0) told.pop();
  else last.after = lines.slice(1, start);
  return taken;
}

/** Every entry of a scene in its order. @param {Scene} scene */
export const entriesOf = scene => [...scene.before, scene.main, ...scene.after];

/**
 * What one has just done oneself needs no telling, as long as nothing came of it.
 * @param {Scene} scene @param {string} viewer @param {Printed | undefined} printed
 */
export function isOwnRoutine(scene, viewer, printed) {
  if (scene.kind !== 'lines' && scene.kind !== 'missions') return false;
  return entriesOf(scene).every(entry => {
    const sides = sidesOf(entry, printed);
    return sides.length > 0 && sides.every(side => side === viewer);
  });
}

/** Milliseconds a letter takes to read, and the most that a scene stays. */
const READING = 32;
const LONGEST = 8000;

/** Milliseconds a scene deserves at normal speed: a look at it, longer where dice roll or a card is turned, and time to read. @param {Scene} scene */
export function deserves(scene) {
  const {kind} = scene;
  if (kind === 'end') return LONGEST;
  const letters = (kind === 'beat' ? [scene.main, scene.main] : entriesOf(scene)).reduce((sum, {text}) => sum + text.length, 0);
  const rolls = diceOf(scene.main).length > 0 || kind === 'action-card' || kind === 'creature';
  const look = kind === 'lines' ? 1000 : rolls ? 2200 : 1600;
  return Math.min(LONGEST, look + READING * letters);
}

/** How much longer or shorter each speed is. */
const PACE = {off: 0, slow: 1.8, normal: 1, fast: 0.45};

/**
 * How long a scene stays. When many wait behind it, each gets less.
 * @param {Scene} scene @param {'off' | 'slow' | 'normal' | 'fast'} speed @param {number} waiting
 */
export const duration = (scene, speed, waiting) => deserves(scene) * PACE[speed] * (waiting > 8 ? 0.6 : 1);

/**
 * Where two states of a log part: entries before it are the same in both. An undo takes entries away, a connection that
 * was lost brings the same ones again.
 * @param {Entry[]} before @param {Entry[]} now
 */
export function parting(before, now) {
  let place = Math.min(before.length, now.length);
  while (place > 0 && !same(before[place - 1], now[place - 1])) place--;
  return place;
}

/** @param {Entry} one @param {Entry} other */
const same = (one, other) => one === other || (one.type === other.type && one.text === other.text);

/** What is rolled with a die of ten faces. @type {EventType[]} */
const TEN_SIDED = ['BreakOffTried', 'Intercepted', 'Searched'];

/**
 * The dice of an entry, in the order they are thrown. A die of 0 was not needed.
 * @param {Entry} entry
 * @returns {{value: number, whose: string, faces: number}[]}
 */
export function diceOf({type, data}) {
  const faces = TEN_SIDED.includes(type) ? 10 : 6;
  return [
    {value: data.die, whose: '', faces},
    {value: data.attackDie, whose: 'attacker', faces},
    {value: data.defenceDie, whose: 'defender', faces},
    {value: data.firstDie, whose: 'first', faces},
    {value: data.secondDie, whose: 'second', faces},
    {value: data.tens, whose: 'tens', faces},
    {value: data.ones, whose: 'ones', faces},
    ...(data.dice ?? []).map(value => ({value, whose: '', faces})),
  ].filter(die => die.value > 0);
}

/** Where an entry happened, for the map. @param {Entry} entry @returns {{kind: string, id: number} | undefined} */
export function placeOf({type, data}) {
  const places = [data.environ, data.place, type.endsWith('Moved') ? data.to : undefined];
  const environ = places.find(each => typeof each === 'number');
  if (environ) return {kind: 'environ', id: environ};
  const orbit = places.map(each => /^orbit-(\d+)$/.exec(String(each))).find(Boolean);
  if (orbit) return {kind: 'planet', id: Number(orbit[1])};
  return Number.isInteger(data.planet) ? {kind: 'planet', id: data.planet} : undefined;
}

/** Where a scene happened. @param {Scene} scene */
export const scenePlace = scene =>
  [scene.main, ...scene.after, ...scene.before, scene.fight].map(entry => entry && placeOf(entry)).find(Boolean);

/** The marks of a new segment read as headings, not as sentences. @param {Entry} entry */
export const sentence = entry => entry.text.replace(/^-- /, '');
