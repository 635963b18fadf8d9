import {missionAdvice} from './egrix.js';
import {SECOND_QUESTIONS} from './second-questions.js';

/** @import {Decision, Hint, Question, View} from '../net/documents.js' */

/**
 * What each question asks and what a sensible answer looks like. `wise` holds for everybody unless a side has words of its own;
 * `egrix` and `starlight` are for the Rebels of the scenarios to learn by, and may look at how things stand.
 *
 * @typedef {object} QuestionLesson
 * @property {string} asks
 * @property {string} wise
 * @property {string} [imperial]
 * @property {string | ((view: View) => string)} [egrix]
 * @property {string | ((view: View) => string)} [starlight]
 * @property {string[]} [leans] the kinds of answers that the words speak for
 */

/** Those of the first edition. @type {Partial<Record<Question, QuestionLesson>>} */
export const QUESTIONS = {
  'set-up-unit': {
    asks: 'Where a military unit stands at the beginning.',
    wise: 'Rebel units start only in environs of their own type; put them where they are at home, because they fight better there {case:10.5}.',
    imperial: 'Cover the places worth most to the Rebels: large environs, those with a coup rating, planets already near Unrest. {term:units|Militia} cannot leave their planet, so put them where you want to stay; mobile units may hang back and follow.',
  },
  'set-up-characters': {
    asks: 'The one environ in which all your characters and ships begin.',
    wise: 'A central place among your own units, with a ship, lets them go anywhere in the first turn.',
  },
  'set-up-stack': {
    asks: 'Whether this character begins with the military units.',
    wise: 'With the units somebody can lead them but does no missions. Put good Leadership there, keep good Diplomacy and Intelligence free {case:9.57}.',
  },
  'set-up-ship': {
    asks: 'Who gets this spaceship.',
    wise: 'Somebody with high Navigation: the pilot’s Navigation is half of the {term:evasion|evasion}.',
  },
  'pending-units': {
    asks: 'Which of the waiting Rebel units come now, since not all fit.',
    wise: 'A 2-1 is stronger and may leave the planet; take as many as you can.',
  },
  'arrival-kind': {
    asks: 'Which reinforcement you take: a Line, or a Patrol together with the right to put a PDB Up this turn.',
    wise: 'The Line has three times the strength. The Patrol is right only if a Down base hurts you now {case:16.34}.',
  },
  arrival: {
    asks: 'Where the new unit arrives.',
    wise: 'Where it is needed next turn. On a planet in rebellion it can stand only where no enemy is.',
    imperial: 'A planet in {term:rebellion|rebellion} that is free of your units at the end of the turn, with its base Up, is lost. Arrive where you can move there at once.',
  },
  'enter-from-space': {
    asks: 'In which environ your characters come down. All land together; the base of the planet tests the ship on its way in {case:16.12}.',
    wise: 'Weigh the base against what you want to do on the planet: the odds under each answer tell how likely you are seen.',
    egrix:
      'Angoff Urban is where this game is usually decided: Neutral, so only two steps from Unrest; the one environ with a coup rating, which gives extra cards; six cards a turn, and nine force points if it rises. But its base is of level 2 and sees two landings in three. Quibron Wild is quieter (level 1, Loyal). Charkhan is Patriotic and far from rising; its base of level 0 can detect but not harm.',
  },
  move: {
    asks: 'What you move next. You may move as many pieces as you like, one after another, and end when you are content.',
    wise: 'Before you end, look at every environ: who will be {term:search|searched} for there? Who is wanted for a mission elsewhere?',
    egrix:
      'Detected characters beside a strong garrison are in danger. If the planet has another environ, walking there shakes off {term:detection|detection}; flying to another planet does too when no base is Up behind you, but the base ahead tests you. If you stand well, simply end: your missions are what counts.',
    imperial: 'Go where the Rebels work. Units that stand beside detected Rebels may search for them in their turn, and troops on a restless planet keep a rising from being free of them.',
  },
  'move-destination': {
    asks: 'Where the units go.',
    wise: 'Militia and Rebel 1-0 stay on the planet; the others may go to any. Leaving or entering a planet under an enemy {term:pdb|PDB} may cost strength {case:9.2}.',
  },
  'move-units': {
    asks: 'How many of this kind go along.',
    wise: 'Leave enough behind: a planet without your units may change hands, a prisoner without a guard is free.',
  },
  'move-character': {
    asks: 'Whether this character goes along with the units.',
    wise: 'With units no base can test one, but one is detected and does no mission this turn if one stays with them {case:9.34}.',
  },
  'move-prisoner': {
    asks: 'Whether the prisoner is taken along.',
    wise: 'Take prisoners away from their friends: mission {mission:F|Free Prisoners} works only in the same environ.',
  },
  'move-ship': {
    asks: 'Whether this ship goes along with the units.',
    wise: 'A ship left with nobody beside it is lost {case:14.59}.',
  },
  'flight-destination': {
    asks: 'Where the ship flies.',
    wise: 'Each enemy base that is Up tests you, once leaving and once arriving. The odds beside the answers tell what that means.',
  },
  'flight-passenger': {
    asks: 'Whether this character comes aboard.',
    wise: 'Together you do more missions in one place, apart you are harder to find: each further person in hiding lowers the {term:hiding|hiding value} by one. Remember who needs Doctor Sontag.',
    imperial: 'Somebody with Leadership should stay with the units; the others can go where the Rebels are.',
  },
  'walk-destination': {
    asks: 'Where this character walks, on the same planet.',
    wise: 'Whoever walks arrives undetected, unless detected friends are there already {case:9.35}.',
  },
  'hand-over': {
    asks: 'Who takes over the prisoner.',
    wise: 'Let units hold prisoners: a guard does no missions.',
    leans: ['units'],
  },
  'pdb-attack': {
    asks: 'Whether your base fires at the moving units.',
    wise: 'It usually pays. The risk is the return die: a loss of two puts the base Down, three or more costs a level too {case:9.25}.',
    leans: ['attack'],
  },
  losses: {
    asks: 'Which units you lose.',
    wise: 'How much strength goes is fixed; you choose only among sets that weigh the same. Keep those that can leave the planet {case:10.3}.',
  },
  organise: {
    asks: 'Who stands with the units and who in the character {term:stack|stack}.',
    wise: 'Those with the units can lead them, but are detected and do no missions this turn. Keep those free who shall work.',
  },
  reaction: {
    asks: 'Into which environ you react.',
    wise: 'React where the piece changes something: one more unit for a battle, a leader for those already there. Staying where you are is often right.',
    imperial: 'Bring units to detected Rebels: the search that follows needs searchers, and their strength is the search value.',
  },
  'reaction-origin': {asks: 'From where the reaction comes.', wise: 'From where the piece is missed least.'},
  'reaction-piece': {
    asks: 'Who reacts.',
    wise: 'A strong unit, with a leader if one stands beside it; characters who come become part of what happens there.',
  },
  'reaction-leader': {asks: 'Whether a leader goes along with the unit.', wise: 'Leadership adds to a search and shifts a combat. Only leave him if he is needed where he is.', leans: ['character']},
  'reaction-way': {asks: 'Whether this character walks or flies.', wise: 'Walking shakes off detection. Flying keeps the ship with its pilot.'},
  'reaction-stack': {asks: 'Which stack this character joins.', wise: 'The military one to lead, the character one to stay out of military combat.'},
  'next-combat': {asks: 'Which contested environ comes next.', wise: 'Begin where you are surest: its result may free a leader or shake a planet.'},
  'declare-combat': {
    asks: 'Whether you attack here. All units of both sides take part, once {case:10.1}.',
    wise: 'Compare the strengths and count the shifts. At even odds the attacker still loses more on average; from 2-1 on it is the defender. The odds say it in numbers.',
  },
  leader: {
    asks: 'Who leads your units in this combat.',
    wise: 'The best Leadership: each point of difference makes the odds one step better. Whoever leads does no mission this turn and is attacked if all his units fall {case:10.4}.',
  },
  'next-search': {
    asks: 'Where you search, if at all.',
    wise: 'Search wherever there is a chance at all: units risk nothing by trying.',
    leans: ['search'],
  },
  'search-units': {
    asks: 'Whether your units search here.',
    wise: 'Yes, as a rule: trying costs them nothing.',
    imperial: 'Yes, as a rule. They are shown for a moment, which tells the Rebels Patrols from Lines {case:7.22}.',
    leans: ['units'],
  },
  'search-leader': {asks: 'Who leads the search of the units.', wise: 'The best Leadership counts fully towards the search value {case:11.22}.', leans: ['character']},
  'search-character': {
    asks: 'Whether this character searches too.',
    wise: 'Characters who search are detected, success or not. Worth it for good Intelligence and a fight they can win {case:11.31}.',
  },
  'search-order': {asks: 'Who searches first.', wise: 'The group you would rather have fight: the first that finds them attacks first.'},
  'attack-found': {
    asks: 'Whether you attack those you found. They are found only for this moment {case:11.34}.',
    wise: 'A {term:squad|squad} risks nothing of yours: attack. Characters should count their Combat first.',
    leans: ['attack'],
  },
  'attack-found-with': {asks: 'With whom you attack: a squad or characters.', wise: 'The squad, unless your characters are clearly stronger.', leans: ['squad']},
  attacker: {asks: 'Whether this character takes part in the attack.', wise: 'Everybody who joins adds Combat, and can be hurt.'},
  weapons: {
    asks: 'Hand to hand or firefight, for the whole fight.',
    wise: 'A firefight doubles all wounds, on both sides {case:12.3}. Good for the stronger side, bad for the weaker.',
  },
  aim: {
    asks: 'Whether you fight to kill or to capture.',
    wise: 'Capturing makes the odds two steps worse, but a prisoner is worth more at the end than a dead enemy and can neither hide nor heal {case:12.8}.',
  },
  active: {
    asks: 'Whether this character fights in this round.',
    wise: '{term:active|Active} ones fight and are hurt; inactive ones get away more easily. Put the strong in front and the weak behind.',
    egrix: 'Boccanegra and Frun Sentel (Combat 5, Endurance 5) are your fighters. Two wounds kill Doctor Sontag, who heals the others at the start of your next turn.',
  },
  'break-off': {
    asks: 'Whether you try to slip out of the fight before this round {case:12.5}.',
    wise: 'Against something stronger: yes, everybody. If it fails for those who fight, the round goes one step worse. Against something weak, stand and be rid of it.',
  },
  wounds: {
    asks: 'How many of the wounds this character takes.',
    wise: 'Spread them so that nobody reaches his Endurance. Wounds lower Combat until they are healed; Doctor Sontag or a turn of rest removes them all.',
  },
  holder: {asks: 'Who holds the prisoner.', wise: 'Units, if there are any: a guard does no missions.', leans: ['units']},
  'ship-holder': {asks: 'Who takes over the ship.', wise: 'Somebody with Navigation; without it a ship stands still.'},
  exchange: {
    asks: 'Where possessions or ships change hands before the missions begin. A ship alone is enough for the question, so it comes up before anybody has found a card.',
    wise: 'What is not given now stays where it is for this phase {case:14.12}. You can order it once for all, below the answers.',
  },
  'exchange-card': {asks: 'Who holds this card from now on.', wise: 'The one whose rating it raises in the mission to come, or who will fight.'},
  'exchange-ship': {asks: 'Who holds this ship from now on.', wise: 'The best navigator who will not stay behind.'},
  'next-environ': {
    asks: 'Where you undertake missions next; each environ comes once in a phase.',
    wise: 'Any order will do, unless one success helps another: first make a planet ripe, then the next.',
  },
  mission: {
    asks: 'Which mission is undertaken here; afterwards you name who goes. Several groups may work at once, each with a mission of its own.',
    wise: 'Look at three things: is the mission possible, how many cards show its letter, and how many {term:bonus|bonus draws} does the group bring?',
    egrix: missionAdvice,
    imperial:
      '{mission:D|Diplomacy} and {mission:C|Coup} pull a restless planet back. {mission:R|Stop Rebellion} needs two letters and gets no bonus draws, so try it every turn. {mission:I|Gather Information} finds every Rebel on the planet; {mission:A|Assassination} of a detected one is a gamble.',
  },
  'mission-member': {
    asks: 'Whether this character goes on the mission.',
    wise: 'For Diplomacy each further member is a further bonus draw; for most others only the best rating of one counts, and somebody left over may try a second mission. Larger groups also fight better when something attacks; the odds below count all of it.',
  },
  target: {asks: 'Who is to be assassinated.', wise: 'Whoever hurts you most. If no A appears, a die decides: with 4 or 5 your group is captured, with 6 killed {mission:A}.'},
  draw: {
    asks: 'Whether you turn over another action card. You may draw as many as the environ is large.',
    wise: 'Draw on, usually: stopping forgoes the {term:bonus|bonus draws} of every group here. Stop when you have what you wanted, or when the next event could cost more than the letters are worth. “Draw on until something needs me”, under the answers, says it once for all.',
    leans: ['draw'],
  },
  'letter-order': {asks: 'Which mission takes its letter first.', wise: 'The one whose success helps the other: loyalty before rebellion.'},
  complete: {
    asks: 'Whether the mission ends now with the letters it has.',
    wise: 'Now is safe. Going on may bring a second letter, but if the mission is aborted before the end, all of them are lost {case:13.52}.',
    egrix: 'If one letter already brings the planet to Unrest, take it. With many bonus draws to come, waiting for a second is often worth the risk.',
  },
  accident: {asks: 'Who has the accident and takes a wound.', wise: 'Whoever has most Endurance left; two wounds kill Doctor Sontag.'},
  'locals-raid': {asks: 'What you give up to the raiding locals: a unit here, or the base goes Down.', wise: 'A weak unit is cheap. A Down base lets ships pass and may cost you control of the planet.'},
  'coup-victim': {asks: 'Who of the group is killed.', wise: 'Whoever you need least for what is still to do.'},
  'creature-target': {asks: 'Who faces the creature.', wise: 'The one with most Combat and fewest wounds, unless its text attacks something else.'},
  'creature-ship': {asks: 'Which ship is wrecked.', wise: 'The slower one, or the one you need least.'},
  bonus: {
    asks: 'Whose {term:bonus|bonus draws} come next.',
    wise: 'Take them all; events on them do not count. Loyalty first, then what needs it.',
  },
  sabotage: {
    asks: 'What is sabotaged: a unit or the base.',
    wise: 'Put the base Down before your ship has to leave, or take a unit away where a rebellion is to come.',
  },
  subvert: {asks: 'Which of your units go over to the Rebels.', wise: 'The weakest that the rule allows.'},
  'free-prisoner': {asks: 'Who is freed.', wise: 'Each prisoner in enemy hands counts two at the end; free whoever can do most.'},
  'new-possession': {asks: 'Who receives the new card.', wise: 'Whoever uses it best; cards can change hands again at the start of your next mission phase.'},
  overstacked: {asks: 'Which unit goes, since there is room for fewer.', wise: 'The weakest.'},
  'buy-2-1': {
    asks: 'How many 2-1 units rise here, for three points each.',
    wise: 'A 2-1 may leave the planet; three 1-0 for the same price are stronger together but stay. If you will attack at once, count strength; the room is limited by the size of the environ.',
  },
  'buy-1-0': {asks: 'How many 1-0 units rise here, for one point each.', wise: 'All you can pay and place: points that are left over are lost {case:15.41}.'},
  uprising: {
    asks: 'Where the new units attack at once.',
    wise: 'This attack is a gift: a Rebel side without a leader gets better odds for nothing, and only you may attack. A planet without Imperial units, with its base Up, is yours at the end of the turn.',
    egrix: 'If you clear Angoff of Imperial units and its base is Up when the turn ends, you win at once. The Empire has its player-turn before that, and a Line is on its way.',
  },
  'knight-ship': {asks: 'Which Knight receives a new spaceship.', wise: 'The best navigator without one.'},
  'use-possession': {
    asks: 'Whether you use a possession now. You are asked at every moment at which you could, so that the question itself tells nothing.',
    wise: 'A shown card is known from then on, and some are lost after use. Use it when the die that follows matters.',
  },
  'drug-rating': {asks: 'Which rating the drug raises by two.', wise: 'The one that the next die or draw depends on.'},
  'cervac-victim': {asks: 'Whom Cervac disables for this phase.', wise: 'The one who would search, lead or go on a mission now.'},
  'gems-ship': {asks: 'Which ship the gems buy.', wise: 'High maneuver slips past bases; a high passenger rating takes everybody along.'},
  'gems-holder': {asks: 'Who gets the ship.', wise: 'Your best navigator without one.'},
};

/** What the guide says about a question. @param {Decision | undefined} decision @returns {QuestionLesson | undefined} */
export const lessonOn = decision => (decision && (FAMILIES[String(decision.point).split('-')[0]] ?? QUESTIONS)[decision.question]);

/** Questions of one name can mean another thing in another edition; the names of their decision points begin differently. @type {Record<string, Partial<Record<Question, QuestionLesson>>>} */
const FAMILIES = {S: SECOND_QUESTIONS};

/**
 * What is wise for whoever reads it, in one voice with the hint: words that speak for another answer than a Captain would give are not said.
 * @param {QuestionLesson} told @param {View} view @param {Hint | null} [hint] @returns {string}
 */
export function wisdom(told, view, hint) {
  const {viewer, board} = view;
  /** @type {Record<string, QuestionLesson['egrix']>} */ const learning = {'flight-to-egrix': told.egrix, 'starlight-affair': told.starlight};
  const own = viewer === 'rebel' ? learning[board?.scenario ?? ''] : undefined;
  const texts = [typeof own === 'function' ? own(view) : own, viewer === 'imperial' ? (told.imperial ?? told.wise) : told.wise];
  return texts.find(text => text && (!hint || agrees(text, told, view, hint))) ?? '';
}

/** Whether words speak for the advised answer, or for none: of the answers that they name, the first must be that one. @param {string} text @param {QuestionLesson} told @param {View} view @param {Hint} hint */
function agrees(text, {leans}, {decision}, {action}) {
  if (leans) return leans.includes(action.split(':')[0]);
  const at = (/** @type {string} */ words) => (/^[A-Z]/.test(words) && text.includes(words) ? text.indexOf(words) : Infinity);
  const named = (decision?.actions ?? []).filter(each => at(each.text) < Infinity).sort((one, other) => at(one.text) - at(other.text));
  return !named.length || named[0].key === action;
}
