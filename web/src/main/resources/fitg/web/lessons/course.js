/** @import {EventType, Question, Side} from '../net/documents.js' */

/**
 * A lesson: one idea, a position, and what to do there.
 *
 * @typedef {object} Step
 * @property {string[]} keys the answers, the first of which says at which question the step is due
 * @property {string} does what one does, in words
 * @property {string} say why
 *
 * @typedef {object} Course
 * @property {string} id also of its position
 * @property {'first' | 'fleets' | 'campaign'} part
 * @property {string} title
 * @property {Side} side
 * @property {string} idea
 * @property {Step[]} steps
 * @property {EventType} until what happens when the idea has been put to use
 * @property {number} [times] so often
 * @property {Question[]} [besides] questions that still belong to it
 * @property {string} learned
 */

/** The parts of the course, in their order. @type {{id: Course['part'], title: string, about: string}[]} */
export const PARTS = [
  {id: 'first', title: 'The first game', about: 'Five ideas, a minute or two each. Then the guided game.'},
  {id: 'fleets', title: 'Fleets', about: 'What is new in the second edition: starships above the planets.'},
  {id: 'campaign', title: 'The campaign', about: 'What is new in the great war: provinces, taxes and a treasury.'},
];

/** @type {Course[]} */
export const COURSE = [
  {
    id: 'land', part: 'first', title: 'Land', side: 'rebel',
    idea: 'A ship can land anywhere, and every enemy {term:pdb|base} that is Up looks for it. A quick ship with a good pilot slips past a weak base.',
    steps: [
      {keys: ['fly:36'], does: 'Fly the Planetary Privateer', say: 'Boccanegra holds a fast ship. On foot he could not leave this planet.'},
      {keys: ['environ:2211'], does: 'Fly to Quibron Wild', say: 'Its base is Up, but weak: the answer says how likely you slip past. The base of Charkhan is Down, so nobody would look for you there.'},
      {keys: ['take'], does: 'Take Doctor Sontag along', say: 'It makes no difference to the base how many are aboard.'},
    ],
    until: 'CharactersMoved',
    learned: 'Unseen. The base rolled a die against ship and pilot together, and found nothing. Whoever is seen is {term:detection|detected}, which is the next lesson.',
  },
  {
    id: 'hide', part: 'first', title: 'Hide', side: 'rebel',
    idea: 'Who is {term:detection|detected} can be searched for. Walking to another environ of the same planet shakes it off.',
    steps: [
      {keys: ['walk:14'], does: 'Boccanegra walks', say: 'Two units of the Empire stand beside him, and they know that he is there.'},
      {keys: ['walk:12'], does: 'Doctor Sontag walks too', say: 'Whoever stays behind is searched for when you have moved.'},
    ],
    until: 'CharactersMoved', times: 2, besides: ['move'],
    learned: 'The marks are gone, and the Empire had nobody to {term:search|search} for. Walk away whenever you are seen beside enemies, before you do anything else.',
  },
  {
    id: 'mission', part: 'first', title: 'Go on a mission', side: 'rebel',
    idea: 'Missions do the work of a revolt. For each you draw action cards, as many as the {term:environ|environ} is large. Each card helps some missions and not others: where it helps yours, that is a success.',
    steps: [
      {keys: ['environ:2232'], does: 'Charkhan Wild', say: 'Your people stand there.'},
      {keys: ['mission:D', 'take', 'take'], does: 'Diplomacy with Zina Adora and Doctor Sontag', say: 'Each success of {mission:D|Diplomacy} moves the planet one step away from the Empire. The more of your people help, the more cards.'},
      {keys: ['draw'], does: 'Draw the next card', say: 'The first card did not help Diplomacy. Two more belong to this environ.'},
      {keys: ['complete'], does: 'Complete it', say: 'One success is one step. The next card could undo the mission, so take what you have.'},
    ],
    until: 'LoyaltyShifted',
    learned: 'Charkhan is no longer Patriotic but only Loyal. Step by step, mission by mission, it comes to Unrest, and there it may rise.',
  },
  {
    id: 'fight', part: 'first', title: 'Fight', side: 'rebel',
    idea: 'Where {term:units|units} of both sides stand you may attack. What counts is strength against strength, a {term:leader|leader}, and being at home.',
    steps: [
      {keys: ['attack'], does: 'Attack in Angoff Urban', say: 'Two units of strength 2 against whatever lies face down there. The odds are beside the answer.'},
      {keys: ['character:14'], does: 'Boccanegra leads', say: 'With a leader the same units do more: compare what the defender would lose.'},
    ],
    until: 'MilitaryCombatRolled',
    learned: 'A Patrol, of strength 1, against 4 with a leader who is at home: it had no chance. Attack where the odds are good, and leave where they are not.',
  },
  {
    id: 'rise', part: 'first', title: 'Rise', side: 'rebel',
    idea: 'A planet at Unrest can be raised. The {term:rebellion|rebellion} pays in {term:units|units}: each environ as many force points as it is worth.',
    steps: [
      {keys: ['environ:2232'], does: 'Charkhan Wild', say: 'Charkhan is at Unrest, and Boccanegra and Doctor Sontag are there.'},
      {keys: ['mission:R', 'take', 'take'], does: 'Start Rebellion with both', say: 'One success is enough, so send whoever can help.'},
      {keys: ['draw'], does: 'Draw the next card', say: 'The first card did not help. Two more belong to this environ.'},
      {keys: ['count:2'], does: 'Two of them', say: 'As many as the points allow: a 2-1 is stronger and may leave the planet, a 1-0 takes what is left.'},
      {keys: ['count:1'], does: 'One of them', say: 'As many as the points allow: a 2-1 is stronger and may leave the planet, a 1-0 takes what is left.'},
    ],
    until: 'PlanetChanged', besides: ['buy-2-1', 'buy-1-0'],
    learned: 'Charkhan has risen and has an army. When no unit of the Empire is left there and its base is yours and Up, the planet is yours too, and that wins the first game.',
  },
  {
    id: 'cross', part: 'fleets', title: 'Cross to another planet', side: 'rebel',
    idea: 'Starships live in {term:orbit|orbit} above the planets. A transport carries ground units from one to the next and comes down with them.',
    steps: [
      {keys: ['move-ships:orbit-222', 'counter:0', 'counter:1', 'planet:223'], does: 'Transport and Cruiser from Angoff to Charkhan', say: 'The Wild Irregular is aboard the transport. The Cruiser goes along for the case that somebody waits there.'},
      {keys: ['descend:orbit-223', 'place:2232'], does: 'Come down to Charkhan Wild', say: 'An Irregular is at home in the wild, and no base of the Empire rakes the transport on its way down.'},
    ],
    until: 'CountersMoved', times: 2,
    learned: 'Orbit to orbit with the fleets, orbit to ground with the units: two segments of the same turn, and the transport does both.',
  },
  {
    id: 'orbit', part: 'fleets', title: 'Fight in orbit', side: 'rebel',
    idea: 'Starships of both sides in one orbit box fight, round after round. Each rolls as many dice as it attacks with. Then the base below is next.',
    steps: [
      {keys: ['go-on'], does: 'Go on fighting', say: 'Their Cruiser is damaged, yours is not. Another round finishes it.'},
      {keys: ['attack'], does: 'Attack the base', say: 'A base that is Down tracks nobody, rakes nobody and holds nobody up.'},
    ],
    until: 'PdbHit',
    learned: 'The orbit is yours and the base is Down. It cost the small ship: a base shoots back. Who wants to land is glad of both.',
  },
  {
    id: 'purse', part: 'campaign', title: 'Fill the treasury', side: 'imperial',
    idea: 'In the war the Empire lives on taxes. Half angers nobody. All of it moves the planet towards Unrest, and none at all calms it.',
    steps: [
      {keys: ['tax-nothing:221', 'half-for-all'], does: 'Spare Quibron; half from all others', say: 'Quibron is at Unrest and could rise this turn. One turn without taxes brings it back a step.'},
    ],
    until: 'Taxed', besides: ['tax'],
    learned: 'Thirty points, and Quibron is calmer. The treasury pays for upkeep first and then for what you buy; what you do not spend you keep.',
  },
  {
    id: 'uprising', part: 'campaign', title: 'Raise a planet of the war', side: 'rebel',
    idea: 'The Rebels have no taxes. Their force points come from planets that rise, and they are what the war is won with.',
    steps: [
      {keys: ['place:2211'], does: 'Quibron Wild', say: 'Quibron is at Unrest, and two of your people are there.'},
      {keys: ['mission:R', 'take', 'take', 'character:14'], does: 'Start Rebellion with both; Boccanegra leads', say: 'One success is enough, and you roll as often as the place is large.'},
      {keys: ['roll'], does: 'Roll', say: 'Each roll is an event first, and then perhaps the success.'},
    ],
    until: 'PlanetChanged',
    learned: 'Quibron has risen, and its points are yours to spend at once: on troops there, and on starships. Hold it to the end of the turn without an enemy, and it counts for you.',
  },
];

/** @param {string} id */
export const lessonNamed = id => COURSE.find(each => each.id === id);

/** The next of the same part. @param {Course} lesson */
export const nextAfter = lesson => {
  const next = COURSE[COURSE.indexOf(lesson) + 1];
  return next?.part === lesson.part ? next : undefined;
};
