/** @import {View} from '../net/documents.js' */

/** Advice for the Rebels of Flight to Egrix where it depends on how things stand. */

/** @param {View} view */
function planetOf({board, decision}) {
  const environ = board?.environs.find(each => each.id === decision?.subject?.id);
  return {environ, planet: board?.planets.find(each => each.id === environ?.planet)};
}

/** Which mission makes sense in the environ that is asked about. @param {View} view */
export function missionAdvice(view) {
  const {environ, planet} = planetOf(view);
  if (!environ || !planet) return 'Choose what this environ offers most cards for.';
  if (!planet.loyaltyInUse) {
    return `${planet.name} has risen, so its loyalty no longer counts. What helps now is strength: {mission:T|Subvert Troops} and {mission:S|Sabotage} take Imperial units away, {mission:G|Gain Characters} brings somebody to lead yours. Mind that the base must be Up at the end of the turn for the planet to be yours.`;
  }
  if (planet.loyalty === 'unrest') {
    return `${planet.name} is at Unrest: {mission:R|Start Rebellion}. One R on a card is enough; whoever is not sent along may try {mission:G|Gain Characters} or {mission:S|Sabotage} meanwhile.`;
  }
  if (environ.name === 'Angoff Urban' && !environ.marks.includes('coup')) {
    return '{mission:C|Coup}: the rating of 3 and Boccanegra’s Leadership of 2 give five bonus draws beyond the six cards, and every C moves Angoff one step. It works once only. Whoever is not sent along may try {mission:D|Diplomacy} or {mission:G|Gain Characters} beside it.';
  }
  const quiet = planet.loyalty === 'patriotic' || planet.loyalty === 'loyal';
  const camp = ' A {mission:B|camp} goes on working here when you leave, as long as the planet is Patriotic or Loyal.';
  return `{mission:D|Diplomacy} moves ${planet.name} towards Unrest; Doctor Sontag is best at it, and each companion is a further bonus draw. Somebody left over may try {mission:G|Gain Characters}.${quiet ? camp : ''}`;
}
