import {beginPosition, putAway} from '../lessons/prepared.js';
import {dropExerciseAt, keepExerciseAt} from './kept.js';

/** @import {Exercise} from './reading.js' */

/** @param {Exercise} exercise */
export const beginExercise = ({id, side, position}) => beginPosition(position, side, game => keepExerciseAt({game, exercise: id}));

/** @param {string} game */
export async function putExerciseAway(game) {
  await putAway(game);
  dropExerciseAt(game);
}
