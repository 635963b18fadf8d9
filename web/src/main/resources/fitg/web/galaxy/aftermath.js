import {lastTurnEnd} from './changes.js';

/** @import {LogEntry} from '../net/documents.js' */
/** @typedef {import('./changes.js').Entry} Entry */

/** What a domino itself asks: whoever answers that is still at it. */
const OF_THE_DOMINO = ['domino-race', 'domino', 'next-rising'];

/** The planets that dominoes have touched, until their reader goes on to something else. */
export class Aftermath {
  constructor() {
    /** The number of the first entry that is news; not known before there is a log. @type {number | undefined} */ this.from = undefined;
    /** As the map names them. @type {Set<string>} */ this.planets = new Set();
  }

  /** @param {LogEntry[]} told @param {string} viewer */
  follow(told, viewer) {
    const log = /** @type {Entry[]} */ (told);
    if (!log.length) return;
    const numberAt = (/** @type {number} */ place) => log[0].number + place; // the log may begin in the midst of the game
    if (viewer === 'spectator') this.from = numberAt(log.findLastIndex(begins)); // who answers nothing goes on with the game
    else this.from ??= numberAt(lastTurnEnd(log, viewer));
    const touched = touchedByDominoes(log, this.from);
    if (touched.join() !== [...this.planets].join()) this.planets = new Set(touched);
  }

  /** The reader answers. @param {string | undefined} question @param {number} length of the log until then */
  answers(question, length) {
    if (!OF_THE_DOMINO.includes(question ?? '')) this.from = length;
  }
}

/**
 * Where a domino began and what it moved: loyalty, and planets that rose for it.
 * @param {Entry[]} log @param {number} from entries before this one are old
 */
function touchedByDominoes(log, from) {
  /** @type {Set<string>} */ const touched = new Set();
  let falling = false;
  for (const entry of log) {
    if (begins(entry)) falling = false;
    if (entry.type === 'DominoBegan') falling = true;
    const moved = entry.type === 'LoyaltyShifted' || entry.type === 'PlanetChanged';
    if (falling && moved && entry.number >= from) touched.add(`planet ${entry.data.planet}`);
  }
  return [...touched];
}

/** @param {Entry} entry whether the game goes on to another part with it */
const begins = ({type}) => type === 'SegmentBegan' || type === 'TurnBegan';
