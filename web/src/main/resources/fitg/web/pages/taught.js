import {exerciseAt} from '../exercises/kept.js';
import {lessonAt} from '../lessons/kept.js';

/** @typedef {import('../lessons/lesson.js').Lesson | import('../exercises/practice.js').Practice} Taught */

/**
 * What is taught or asked at a table, if anything; fetched only there.
 * @param {string} game @param {import('../net/table.js').Table} table @returns {Promise<Taught | null> | undefined}
 */
export function taughtAt(game, table) {
  const lesson = lessonAt(game);
  if (lesson) return import('../lessons/lesson.js').then(({Lesson}) => new Lesson(lesson));
  const exercise = exerciseAt(game);
  return exercise && import('../exercises/practice.js').then(({practiceAt}) => practiceAt(exercise, table));
}

/** Whether a table is one to learn at, and no game to come back to. @param {string} game */
export const isForLearning = game => Boolean(lessonAt(game) || exerciseAt(game));
