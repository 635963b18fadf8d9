import {keptAs} from '../ui/kept.js';

/** Of so many tables; who comes back to an older one plays on from its position. */
const TABLES = 20;

/**
 * @typedef {{game: string, exercise: string, answer?: string}} Table the answer that was given there
 * @typedef {{solved: string[], tables: Table[]}} Kept
 */

/** Which exercises have been solved, and which tables are exercises and no games. */
const {all, keep} = keptAs('fitg.exercises', /** @type {Kept} */ ({solved: [], tables: []}));

/** The exercise that a table is for. @param {string} game */
export const exerciseAt = game => all().tables.find(each => each.game === game);

/** @param {Table} table */
export const keepExerciseAt = table => keep({tables: [table, ...all().tables.filter(({game}) => game !== table.game)].slice(0, TABLES)});

/** From now on it is a game like others. @param {string} game */
export const dropExerciseAt = game => keep({tables: all().tables.filter(each => each.game !== game)});

/** @returns {string[]} */
export const solved = () => all().solved;

/** @param {string} exercise */
export const keepSolved = exercise => keep({solved: [...new Set([...all().solved, exercise])]});
