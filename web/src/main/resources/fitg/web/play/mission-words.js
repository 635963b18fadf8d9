/** What a mission is for, in one line beside its name. The card has the whole of it. @type {Record<string, string>} */
export const MISSION_EFFECT = {
  S: 'Destroy a unit or hit the base',
  D: 'Loyalty moves towards you',
  R: 'The planet rises, or is calmed',
  P: 'Draw a possession',
  G: 'Draw a new character',
  I: 'See who is on the planet',
  F: 'Free captives of yours here',
  A: 'Kill a named enemy',
  B: 'A camp that goes on by itself',
  T: 'Imperial units change sides',
  C: 'Loyalty moves by force, once',
  E: 'The sovereign brings units',
  J: 'Free captives from a ship',
  H: 'Take enemy resources',
  Q: 'Learn a secret',
};

/** How many chances the missions at hand still have; the bonus comes after them. @param {import('../net/documents.js').View | null} view */
export function drawsLeft(view) {
  const left = view?.board?.missions.drawsLeft ?? 0;
  const what = view?.board?.theatre ? 'roll' : 'draw';
  return left ? `${left} ${what}${left === 1 ? '' : 's'} left and any bonus ${what}s` : `any bonus ${what}s are still to come`;
}
