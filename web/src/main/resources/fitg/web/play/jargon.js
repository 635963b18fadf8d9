/** @import {Said} from '../net/documents.js' */

/**
 * Words of the tables in plain ones, for whoever asks how a chance was reckoned; by the keys of the sentences they stand in.
 * @type {[RegExp, string][]}
 */
const PLAIN = [
  [/^odds\.(column|fight\.column-if-all|battle\.strengths)$/, 'The column is where the table of the rules is read: the stronger side minus the weaker one, or what is flown against what guards. Farther to the right is better for who attacks or fires.'],
  [/^odds\.break-off\.(differential|die)$/, 'The differential is how far the two sides lie apart; the table of breaking off is read there.'],
  [/^odds\.fight\.column-if-all$/, 'The active fight, the inactive stand behind them and are not hurt while the active last.'],
  [/^odds\.(flight\.test|watch\.evasion)/, 'Evasion is how well a ship slips past what guards the planet: its own value and its pilot’s.'],
  [/^odds\.jump\.(distance|far|emergency)$/, 'Navigation is how well a ship finds its way between the stars.'],
  [/^odds\.search\.values$/, 'Hiding is the best Intelligence among them plus the size of the place, less one for each of them: few hide better than many.'],
  [/^odds\.played\.times$/, 'Nobody can reckon a whole fight: it was tried out so often with fresh dice, both sides choosing sensibly.'],
];

/** The plain words for what is said in some sentences, each once. @param {Said[]} sentences */
export function inPlainWords(sentences) {
  return PLAIN.filter(([key]) => sentences.some(said => key.test(said.key ?? ''))).map(([, plain]) => plain);
}
