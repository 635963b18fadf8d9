import {keptAs} from '../ui/kept.js';

/** Of so many tables; who comes back to an older one plays on from its position. */
const TABLES = 20;

/** @typedef {{learned: string[], tables: [string, string][]}} Kept */

/** Which lessons have been learned, and which tables are lessons and no games. */
const {all, keep} = keptAs('fitg.lessons', /** @type {Kept} */ ({learned: [], tables: []}));

/** The lesson that a table is for; empty at every other table. @param {string} game */
export const lessonAt = game => all().tables.find(([id]) => id === game)?.[1] ?? '';

/** @param {string} game @param {string} lesson */
export const keepLessonAt = (game, lesson) => keep({tables: /** @type {[string, string][]} */ ([[game, lesson], ...all().tables].slice(0, TABLES))});

/** From now on it is a game like others. @param {string} game */
export const dropLessonAt = game => keep({tables: all().tables.filter(([id]) => id !== game)});

/** @returns {string[]} */
export const learned = () => all().learned;

/** @param {string} lesson */
export const keepLearned = lesson => keep({learned: [...new Set([...all().learned, lesson])]});
