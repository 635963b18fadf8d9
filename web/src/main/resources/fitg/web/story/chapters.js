/** @import {EventType} from '../net/documents.js' */
/** @import {Printed} from '../net/printed.js' */

/**
 * The log as chapters: which turn and segment an entry belongs to, what it is about, whom it concerns.
 *
 * @typedef {import('./telling.js').Entry} Entry
 * @typedef {{key: number, turn: number, side: string, segment: string, entries: Entry[]}} Chapter
 * @typedef {{topics: string[], mine: string, words: string}} Filter topics: none for all; mine: a side, or '' for both
 */

export const TOPICS = [
  {id: 'combat', name: 'Dice & combat'},
  {id: 'missions', name: 'Missions'},
  {id: 'movement', name: 'Movement'},
  {id: 'planets', name: 'Planets & loyalty'},
  {id: 'galaxy', name: 'Galaxy & treasury'},
];

/** What each kind of entry is about. @type {{[type in EventType]?: string[]}} */
const ABOUT = {
  UnitsPlaced: ['movement'],
  ReinforcementsLost: ['movement'],
  CharactersPlaced: ['movement'],
  ShipAssigned: ['movement'],
  ShipLost: ['movement', 'combat'],
  StackChanged: ['movement'],
  UnitsMoved: ['movement'],
  CharactersMoved: ['movement'],
  StatusChanged: ['movement'],
  UnitsWaiting: ['movement'],
  DetectionRolled: ['combat', 'movement'],
  PdbAttacked: ['combat', 'movement'],
  UnitsLost: ['combat'],
  UnitsShown: ['combat'],
  CombatDeclared: ['combat'],
  LeaderNamed: ['combat'],
  MilitaryCombatRolled: ['combat'],
  SearchRolled: ['combat'],
  CharacterCombatBegan: ['combat'],
  BreakOffRolled: ['combat'],
  RoundFought: ['combat'],
  Wounded: ['combat'],
  CombatEnded: ['combat'],
  Killed: ['combat'],
  Captured: ['combat'],
  HolderNamed: ['combat'],
  Freed: ['combat', 'missions'],
  DieRolled: ['combat', 'missions'],
  CreatureMet: ['combat', 'missions'],
  MissionAssigned: ['missions'],
  ActionCardDrawn: ['missions'],
  ActionEventDrawn: ['missions'],
  GroupPicked: ['missions'],
  LetterGained: ['missions'],
  MissionEnded: ['missions'],
  CharacterGained: ['missions'],
  PossessionGained: ['missions'],
  PossessionPassed: ['missions'],
  PossessionUsed: ['missions'],
  PossessionGone: ['missions'],
  DrugTaken: ['missions'],
  DrugWoreOff: ['missions'],
  Disabled: ['missions'],
  Healed: ['missions'],
  CampPlaced: ['missions', 'planets'],
  InformationScored: ['missions', 'planets'],
  LoyaltyShifted: ['planets'],
  PlanetChanged: ['planets'],
  PdbChanged: ['planets'],
  ForcePointsReceived: ['planets'],
  CountersPlaced: ['movement'],
  CountersMoved: ['movement'],
  Boarded: ['movement'],
  Debarked: ['movement'],
  Jumped: ['combat', 'movement'],
  Intercepted: ['combat', 'movement'],
  Raked: ['combat', 'movement'],
  BattleBegan: ['combat'],
  RoundBegan: ['combat'],
  LasersSet: ['combat'],
  Volley: ['combat'],
  HitsTaken: ['combat'],
  BreakOffTried: ['combat'],
  BattleEnded: ['combat'],
  PodTried: ['combat'],
  CountersLost: ['combat'],
  FormationChanged: ['movement'],
  Tracked: ['combat', 'movement'],
  SpaceshipChanged: ['combat'],
  RepairTried: ['combat'],
  PdbHit: ['combat', 'planets'],
  Searched: ['combat'],
  PatrolSent: ['combat'],
  EscortJoined: ['movement'],
  EscortPassed: ['movement'],
  FateOfPrisoner: ['combat'],
  EventRolled: ['missions', 'combat'],
  RandomEvent: ['missions'],
  SuccessRolled: ['missions', 'combat'],
  CountersShown: ['combat'],
  SovereignLeads: ['combat'],
  SovereignMoved: ['movement'],
  CounterRepaired: ['galaxy'],
  EventDrawn: ['galaxy'],
  EventEnded: ['galaxy'],
  PointsChanged: ['galaxy'],
  Taxed: ['galaxy', 'planets'],
  UpkeepUnpaid: ['galaxy'],
  SecretShown: ['galaxy', 'planets'],
  PlanetDestroyed: ['galaxy', 'planets'],
  BaseChosen: ['galaxy'],
  BaseRevealed: ['galaxy', 'planets'],
  NotTheBase: ['galaxy'],
  AssignmentTurned: ['galaxy', 'movement'],
  AssignmentSeen: ['galaxy'],
  DominoBegan: ['galaxy', 'planets'],
  HypnosisChanged: ['galaxy', 'planets'],
  AtrocityCommitted: ['galaxy', 'combat'],
  SovereignChanged: ['galaxy'],
  SquadSpent: ['combat'],
  UnitsSeen: ['galaxy'],
  PointsCounted: ['planets'],
  GameEnded: ['combat', 'missions', 'movement', 'planets'],
};

const HEADINGS = /** @type {EventType[]} */ (['TurnBegan', 'SegmentBegan']);

/** @param {Entry} entry */
export const isHeading = entry => HEADINGS.includes(entry.type);

/** @param {Entry} entry @param {string} topic */
export const isAbout = (entry, topic) => ABOUT[entry.type]?.includes(topic) ?? false;

/** The log in its turns and segments; segments in which nothing happened are left out. @param {Entry[]} log */
export function chapters(log) {
  /** @type {Chapter[]} */ const all = [];
  let now = chapter(0, 0, '', 'set-up');
  for (const entry of log) {
    if (isHeading(entry)) {
      if (now.entries.length) all.push(now);
      now = heading(entry, now);
    } else {
      if (!now.entries.length) now.key = entry.number;
      now.entries.push(entry);
    }
  }
  if (now.entries.length) all.push(now);
  return all;
}

/** @param {number} key @param {number} turn @param {string} side @param {string} segment @returns {Chapter} */
const chapter = (key, turn, side, segment) => ({key, turn, side, segment, entries: []});

/** @param {Entry} entry @param {Chapter} before */
function heading({type, number, data}, before) {
  return type === 'TurnBegan'
    ? chapter(number, data.turn, '', 'start')
    : chapter(number, before.turn, data.segment === 'interphase' ? '' : data.phasing, data.segment);
}

/** The numbers of the characters an entry names. @param {Entry} entry @returns {number[]} */
export function charactersOf({type, data}) {
  const passed = type === 'PossessionPassed' ? [data.from, data.to] : [];
  const single = [data.character, data.prisoner, data.leader, data.owner, data.target, data.holder, ...passed];
  const several = [data.characters, data.members, data.attackers, data.defenders, data.active, data.inactive].flat();
  return [...single, ...several].filter(each => typeof each === 'number');
}

/** The sides an entry concerns. @param {Entry} entry @param {Printed | undefined} printed @returns {string[]} */
export function sidesOf(entry, printed) {
  const {data} = entry;
  const told = [data.side, data.attacker, data.searcher, ...(data.units ?? []).map(unit => unit.side)];
  const persons = charactersOf(entry).map(number => printed?.character.get(number)?.side);
  return [...told, ...persons].filter(side => side === 'rebel' || side === 'imperial');
}

/**
 * Whether a reader who asked for these topics and words sees an entry. What names nobody counts for whose turn it is.
 * @param {Entry} entry @param {Chapter} within @param {Filter} filter @param {Printed | undefined} printed
 */
export function passes(entry, within, {topics, mine, words}, printed) {
  if (topics.length && !topics.some(topic => isAbout(entry, topic))) return false;
  if (words && !entry.text.toLowerCase().includes(words.toLowerCase())) return false;
  if (!mine) return true;
  const sides = sidesOf(entry, printed);
  return sides.length ? sides.includes(mine) : within.side === mine;
}

/** @param {Chapter[]} all @param {Filter} filter @param {Printed | undefined} printed @returns {Chapter[]} */
export function filtered(all, filter, printed) {
  if (!filter.topics.length && !filter.mine && !filter.words) return all;
  return all
    .map(each => ({...each, entries: each.entries.filter(entry => passes(entry, each, filter, printed))}))
    .filter(each => each.entries.length);
}

/**
 * The last chapters with so many entries, or as many more as it takes to reach a moment.
 * @param {Chapter[]} all @param {number} most @param {number | undefined} moment the number of an entry
 */
export function recent(all, most, moment = Infinity) {
  let from = all.length;
  for (let count = 0; from > 0 && (count < most || (all[from]?.key ?? 0) > moment); ) count += all[--from].entries.length;
  return all.slice(from);
}

/** Where the stories of two segments stand under one turn. @param {Chapter} one @param {Chapter | undefined} before */
export const newTurn = (one, before) => !before || one.turn !== before.turn || one.side !== before.side;
