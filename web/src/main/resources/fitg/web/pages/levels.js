/**
 * What we call the computer players. A level we have no name for is shown by its own word.
 *
 * @type {Record<string, {name: string, words: string}>}
 */
const LEVELS = {
  random: {name: 'Drifter', words: 'does anything that is allowed, without a plan'},
  recruit: {name: 'Recruit', words: 'forgives mistakes; the one to learn with'},
  captain: {name: 'Captain', words: 'knows the game and thinks ahead'},
  marshal: {name: 'Marshal', words: 'takes its time and forgives little'},
};

/** @param {string | undefined} level */
export const levelName = level => (level ? (LEVELS[level]?.name ?? level) : 'computer');

/** @param {string} level */
export const levelWords = level => LEVELS[level]?.words ?? '';

/** A good first opponent. @param {string[]} levels the weakest first */
export const gentleLevel = levels => (levels.includes('recruit') ? 'recruit' : levels[0]);
