/** What "done" leaves undone, by the question: a word alone makes a newcomer stop. @type {Record<string, string>} */
const LEFT = {
  move: 'no more moves',
  interplanetary: 'the other starships stay',
  'planetary-move': 'no more moves',
  'character-move': 'no more moves',
  reaction: 'no reaction',
  exchange: 'nothing changes hands',
  search: 'no more searches',
  'next-environ': 'no more missions in this turn',
  'mission-place': 'no more missions in this turn',
  mission: 'no more missions here',
  bonus: 'the other bonus draws lapse',
  'imperial-purchase': 'the rest is kept',
  'rebel-purchase': 'the rest is kept',
};

/** @param {string} question @param {string} answer */
export const leftUndone = (question, answer) => (/^(done|end this)$/.test(answer) ? LEFT[question] : undefined);
