/**
 * Words of the tables in plain ones, for whoever asks how a chance was reckoned.
 * @type {[RegExp, string][]}
 */
const PLAIN = [
  [/\bcolumn\b/, 'The column is where the table of the rules is read: the stronger side minus the weaker one, or what is flown against what guards. Farther to the right is better for who attacks or fires.'],
  [/\bdifferential\b/, 'The differential is how far the two sides lie apart; the table of breaking off is read there.'],
  [/\b(active|inactive)\b/i, 'The active fight, the inactive stand behind them and are not hurt while the active last.'],
  [/\bevasion\b/i, 'Evasion is how well a ship slips past what guards the planet: its own value and its pilot’s.'],
  [/\bnavigation\b/i, 'Navigation is how well a ship finds its way between the stars.'],
  [/\bhiding\b/i, 'Hiding is the best Intelligence among them plus the size of the place, less one for each of them: few hide better than many.'],
  [/\bplayed to its end\b/, 'Nobody can reckon a whole fight: it was tried out so often with fresh dice, both sides choosing sensibly.'],
];

/** The plain words for what stands in some sentences, each once. @param {string[]} sentences */
export function inPlainWords(sentences) {
  const all = sentences.join(' ');
  return PLAIN.filter(([word]) => word.test(all)).map(([, plain]) => plain);
}
