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

/** What an answer takes away, by its question and the beginning of its key. @type {Record<string, string>} */
const TAKEN = {
  'declare-combat decline': 'no battle here unless they attack',
  'leader none': 'the fight is without a leader',
  'draw stop': 'the cards that are left and all bonus draws lapse',
  'event-roll stop': 'the rolls that are left and all bonus rolls lapse',
  'complete complete': 'no further success for it',
  'attack-pdb decline': 'the base goes on watching',
  'reveal-base decline': 'it stays secret',
};

/** What follows from an answer that does not say so itself: what it leaves undone, or takes away. @param {string} question @param {{key: string, text: string}} answer */
export const consequence = (question, {key, text}) => (/^(done|end this)$/.test(text) ? LEFT[question] : TAKEN[`${question} ${key.split(':')[0]}`]);
