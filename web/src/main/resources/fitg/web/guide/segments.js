/** @import {Segment} from '../net/documents.js' */

/**
 * What each segment is for: seen by the player whose turn it is, and by the other one.
 *
 * @typedef {{title: string, mine: string, theirs: string}} SegmentLesson
 * @type {Record<Segment, SegmentLesson>}
 */
export const SEGMENTS = {
  'set-up': {
    title: 'Setting up',
    mine: 'Place your pieces. The Empire sets up first, so the Rebels choose their landing place knowing where the garrison stands {case:16.14}.',
    theirs: 'The other side is placing its pieces. Look at the map: where are many {term:units|units}, where few?',
  },
  start: {
    title: 'A player-turn begins',
    mine: 'Your wounded are healed now if Doctor Sontag is with them or somebody uses a Medi-kit {case:13.7}.',
    theirs: 'The other player-turn begins. First come arrivals and movement; you may react afterwards.',
  },
  arrivals: {
    title: 'Arrivals',
    mine: 'Units that were promised come into play now: on a planet you control, or on one that nobody controls, where no enemy stands {case:16.15}.',
    theirs: 'The other side receives the units it is owed.',
  },
  movement: {
    title: 'Movement',
    mine: 'Every piece may move once, to any lawful {term:environ|environ}: distance does not matter. On foot one stays on the planet and shakes off {term:detection|detection}; a ship goes anywhere but is tested by every enemy {term:pdb|PDB} that is Up {case:9.0}.',
    theirs: 'The other side moves. Your base, if you have one, may fire at {term:units|military units} that leave or arrive.',
  },
  reaction: {
    title: 'Reaction',
    mine: 'You have moved; now the other side may bring one piece into each environ where you have units or detected characters {case:9.6}. Undetected characters call nobody.',
    theirs: 'Your answer to the move: into each environ with enemy {term:units|units} or detected characters you may bring one piece from the same planet {case:9.6}.',
  },
  'military-combat': {
    title: 'Military combat',
    mine: 'Where {term:units|units} of both sides stand you may attack. Strength against strength gives the odds, {term:leader|leaders} and terrain change them, two dice decide {case:10.0}.',
    theirs: 'The other side may attack where units of both stand; where it does not, you may.',
  },
  search: {
    title: 'Search',
    mine: 'The other side now {term:search|searches} for your detected characters, wherever it has units or characters beside them {case:11.1}.',
    theirs: 'You may {term:search|search} for detected enemies wherever you have units or characters beside them. Searching characters give themselves away {case:11.31}.',
  },
  missions: {
    title: 'Missions',
    mine: 'The heart of the game. Environ by environ you form groups, give each a {term:mission|mission}, and draw as many action cards as the environ is large. On each card an event comes first, then the {term:letters|letters} {case:13.0}.',
    theirs: 'The other side is on {term:mission|missions}. Some events let you search or attack in between.',
  },
  'interplanetary-movement': {
    title: 'Interplanetary movement',
    mine: 'Starships go to other planets, with ground units in transports and whoever is aboard. To another star they jump; starships in their way may intercept, and a {term:pdb|PDB} may rake what takes off or lands {case:E2.A.1.1}.',
    theirs: 'The other side moves its starships. You may intercept what enters or leaves an orbit box of yours, and your bases may rake what passes {case:E2.A.1.2}.',
  },
  'space-combat': {
    title: 'Space combat',
    mine: 'In every orbit box with starships of both sides there is combat, and you attack. Afterwards either side may turn on the base of the planet {case:E2.A.2.1}.',
    theirs: 'In every orbit box with starships of both sides there is combat, and the other side attacks. You may break off by impulse or jump away {case:E2.A.2.1}.',
  },
  'character-movement': {
    title: 'Character movement',
    mine: 'Characters walk on their planet, or fly with a spaceship wherever it can go. Bases and starships may track the ship {case:E2.A.3.2}.',
    theirs: 'The other side moves its characters. Your bases and starships may track their ships {case:E2.A.3.5}.',
  },
  'planetary-movement': {
    title: 'Planetary movement',
    mine: 'Ground units march on their planet; transports and light starships come down, or go up if no enemy starship is in orbit {case:E2.A.4.1}.',
    theirs: 'The other side moves on the planets. Your bases may rake what passes between environ and orbit {case:E2.A.4.2}.',
  },
  'environs-combat': {
    title: 'Environs combat',
    mine: 'Where ground units of both sides stand you may attack: every unit rolls as many dice as its attack factor {case:E2.A.6.1}.',
    theirs: 'The other side may attack where ground units of both stand; where it does not, you may {case:E2.A.6.2}.',
  },
  'orbit-organisation': {
    title: 'Orbit organisation',
    mine: 'Your starships in each orbit box are one stack: in battle formation, or dispersed to intercept better {case:E2.A.7.2}.',
    theirs: 'Both sides put their starships in order. Dispersed ones intercept better and fight worse at first {case:E2.A.7.2}.',
  },
  'galactic-event': {
    title: 'A galactic event',
    mine: 'A card is turned for the whole galaxy. Some act at once, others all through this game-turn {case:E2.1.A.1}.',
    theirs: 'A card is turned for the whole galaxy. Some act at once, others all through this game-turn {case:E2.1.A.1}.',
  },
  resources: {
    title: 'Resources',
    mine: 'The Empire taxes a province and pays its upkeep; then both sides spend their force points {case:E2.1.B.3}.',
    theirs: 'The Empire taxes a province and pays its upkeep; then both sides spend their force points {case:E2.1.B.3}.',
  },
  'strategic-assignment': {
    title: 'Strategic assignment',
    mine: 'The card that is turned names two provinces: elsewhere the Empire hardly moves in this game-turn {case:E2.1.C.1}.',
    theirs: 'The card that is turned names two provinces: elsewhere the Empire hardly moves in this game-turn {case:E2.1.C.1}.',
  },
  end: {
    title: 'The player-turn ends',
    mine: 'Characters who did nothing at all in this player-turn rest and are healed {case:13.71}.',
    theirs: 'The other player-turn ends; their idle wounded are healed.',
  },
  interphase: {
    title: 'Between the turns',
    mine: 'Planets in {term:rebellion|rebellion} without Imperial units, and with their {term:pdb|PDB} Up, come under Rebel control now; then the next turn begins {case:15.5}.',
    theirs: 'Planets in {term:rebellion|rebellion} without Imperial units, and with their {term:pdb|PDB} Up, come under Rebel control now; then the next turn begins {case:15.5}.',
  },
};

/** What is otherwise in the second edition. @type {Partial<Record<Segment, SegmentLesson>>} */
export const SECOND_SEGMENTS = {
  'set-up': {
    title: 'Setting up',
    mine: 'Most pieces are placed already. You say who begins with units, who guards, and how starships stand.',
    theirs: 'The other side says who begins with units, who guards, and how its starships stand.',
  },
  start: {
    title: 'A player-turn begins',
    mine: 'Seven segments of operations, then the other side searches, then your missions {case:E2.A.1.1}.',
    theirs: 'The other player-turn begins. You may intercept, track, react and search in it.',
  },
  reaction: {
    title: 'Reaction',
    mine: 'You have moved; now the other side may bring one piece into each environ where you have ground units or detected characters {case:E2.A.5.1}.',
    theirs: 'Your answer to the move: into each environ with enemy ground units or detected characters you may bring one piece, from the same planet or its orbit {case:E2.A.5.2}.',
  },
  search: {
    title: 'Search',
    mine: 'The other side now {term:search|searches} for your detected characters, wherever it has units or characters beside them {case:E2.B.1}.',
    theirs: 'You may {term:search|search} for detected enemies who are not with units, wherever you have units or characters beside them {case:E2.B.1}.',
  },
  missions: {
    title: 'Missions',
    mine: 'Environ by environ you form groups and give each a {term:mission|mission}. Then you roll as often as the environ is large: each time an event first, then whether a mission succeeds; bonus rolls come last {case:E2.C.3.1}.',
    theirs: 'The other side is on {term:mission|missions}. Some events let you attack in between.',
  },
  end: {
    title: 'The player-turn ends',
    mine: 'Whoever went on no mission, led nobody and piloted nothing is well again {case:E5.4.b.1}.',
    theirs: 'The other player-turn ends; those of them who rested are well again.',
  },
  interphase: {
    title: 'Between the player-turns',
    mine: 'Damaged ships may be repaired, doctors heal, bases go Up again, and all hits are taken off; what is damaged stays so {case:E2.4.3}.',
    theirs: 'Damaged ships may be repaired, doctors heal, bases go Up again, and all hits are taken off; what is damaged stays so {case:E2.4.3}.',
  },
};
