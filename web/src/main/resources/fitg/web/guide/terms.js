/**
 * The words of the game, each in two or three sentences. `{kind:id|words}` in any text of the guide is something to look up;
 * `{term:loyalty|words}` is another word of this list.
 *
 * @typedef {{name: string, text: string}} Term
 * @type {{[id: string]: Term}}
 */
export const TERMS = {
  loyalty: {
    name: 'Loyalty',
    text: 'How a planet feels: Patriotic, Loyal, Neutral, Dissent, Unrest. The Empire pulls it to the left end, the Rebels to the right one. Only at Unrest can a {term:rebellion|rebellion} begin {case:15.1}.',
  },
  detection: {
    name: 'Detection',
    text: 'Detected characters are known to be there: the enemy may react to them, search for them and try to kill them. A ship that passes an enemy {term:pdb|PDB} is tested with a die; walking to another environ shakes detection off {case:9.3} {case:9.35}.',
  },
  pdb: {
    name: 'PDB',
    text: 'The planetary defense base, one on each planet, of level 0 to 2. While it is Up, whoever controls the planet uses it: it detects enemy ships and, from level 1, fires at enemy military units {case:8.0}.',
  },
  environ: {
    name: 'Environ',
    text: 'A region of a planet; pieces always stand in one. Its size says how many military units a side may have there and how many action cards a mission phase brings, its resources how strong a rebellion will be {case:5.3}.',
  },
  mission: {
    name: 'Mission',
    text: 'What characters do once they are in place: each has a letter, and succeeds when action cards show that letter {case:13.0}.',
  },
  coup: {
    name: 'Coup',
    text: 'Mission {mission:C|C}: shifts {term:loyalty|loyalty} one space for every letter, as many as come. It needs an environ with a coup rating and somebody with Intelligence of 2 or more, and works only once in an environ {case:13.2}.',
  },
  diplomacy: {
    name: 'Diplomacy',
    text: 'Mission {mission:D|D}: shifts {term:loyalty|loyalty} one space for each letter, two at most. It can be tried anywhere and again and again {case:13.2}.',
  },
  rebellion: {
    name: 'Rebellion',
    text: 'A planet at Unrest rises when {mission:R|Start Rebellion} succeeds: every environ gives force points for Rebel units, and the Rebels may attack at once. If no Imperial unit is left on it at the end of a turn and its {term:pdb|PDB} is Up, it comes under Rebel control {case:15.4} {case:15.5}.',
  },
  camp: {
    name: 'Rebel camp',
    text: 'A hiding place on a Patriotic or Loyal planet, made by mission {mission:B|B}. From the next turn on it undertakes a mission of its own every turn and cannot be found; it goes when the planet reaches Dissent or Unrest, or when too many troops stand there {case:13.2}.',
  },
  stack: {
    name: 'Stacks',
    text: 'In an environ a side has one military stack (its units, and characters with them) and one character stack. Only those in the character stack go on missions; those with units are always detected {case:9.5}.',
  },
  search: {
    name: 'Search',
    text: 'Units or characters look for detected enemies: search value against hiding value gives the highest die that finds them. Whoever is found may be attacked at once {case:11.0}.',
  },
  hiding: {
    name: 'Hiding value',
    text: 'The best Intelligence among those who hide, plus the size of the environ, minus one for each who hides. Few hide better than many {case:11.0}.',
  },
  letters: {
    name: 'Letters',
    text: 'An action card shows letters for each kind of environ. A mission whose letter appears has gained one; some succeed with the first, others may collect a second for a bigger effect and lose everything if they are aborted before {case:13.5}.',
  },
  bonus: {
    name: 'Bonus draws',
    text: 'Extra cards for one mission after the ordinary ones, only for their letters. How many depends on the mission and on the ratings of its group. Who stops drawing early gets none {case:13.6}.',
  },
  squad: {
    name: 'Squad',
    text: 'What military units send against characters they have found. Its strength comes from a chart; the units themselves risk nothing {case:12.12}.',
  },
  breakOff: {
    name: 'Breaking off',
    text: 'Defenders may try to slip out of a fight. The stronger the attack, the lower the die has to be; inactive characters get away more easily {case:12.5}.',
  },
  active: {
    name: 'Active',
    text: 'A defender who fights this round: adds Combat, and may be wounded. Inactive ones stay behind the others {case:12.4}.',
  },
  leader: {
    name: 'Leader',
    text: 'A character with Leadership who commands units for one combat or search; makes the odds better, step by step, or adds to the search value {case:10.4}.',
  },
  control: {
    name: 'Control',
    text: 'Who owns a planet now. It follows from its state, the military units on it and its {term:pdb|PDB}; characters do not count {case:15.5}.',
  },
  units: {
    name: 'Military units',
    text: 'Militia (strength 1) stay on their planet. Patrols (1) and Lines (3) fly and lie face down. Rebel units are 1-0 and 2-1; only the latter leave their planet {case:7.0}.',
  },
  reaction: {
    name: 'Reaction',
    text: 'After the enemy has moved, one piece for each environ with his units or detected characters may come over from elsewhere on the same planet {case:9.6}.',
  },
  evasion: {
    name: 'Evasion',
    text: 'How well a ship slips past a base: its maneuver plus the Navigation of its pilot, where neither counts for more than one above the other {case:14.5}.',
  },
  points: {
    name: 'Victory points',
    text: 'Only the Rebels count them, at the end: 9 for a planet they control, 6 for one in rebellion, 3 for one at Unrest, 2 less for one that is Patriotic; some for dead and captured characters {case:16.17}.',
  },
  prisoner: {
    name: 'Prisoner',
    text: 'A captured character, held by units or by a guard. Mission {mission:F|F} frees prisoners, and so does the end of everybody who holds them {case:12.8}.',
  },
  possession: {
    name: 'Possession',
    text: 'A card with a ship, a weapon, an object or a companion for a Rebel character. Unless it is shown, the Empire sees only that there is one {case:14.2}.',
  },
  orbit: {
    name: 'Orbit box',
    text: 'The space over a planet, in the second edition. Starships and spaceships wait there; everybody in it is inside some ship. One has to pass it on the way to and from the planet {case:E3.3.c.4}.',
  },
  interception: {
    name: 'Interception',
    text: 'Starships in an orbit box may stop enemy starships that enter or leave it: a die decides, dispersed ones do it better, and combat follows {case:E2.A.1.2}.',
  },
  tracking: {
    name: 'Tracking',
    text: 'How a spaceship is seen, in the second edition: a base that is Up, or a strong fleet in orbit, rolls when it leaves, arrives or flies low {case:C-TRACK-1}.',
  },
  hits: {
    name: 'Hits',
    text: 'In the second edition everything that fights rolls as many dice as its attack factor. Hits that reach the endurance factor damage a piece: it then rolls half as many dice. The same again eliminates it {case:C-COMBAT-2}.',
  },
  stun: {
    name: 'Stun',
    text: 'Lasers on stun cost each attacker a die. Half of the hits are then stun hits, which go again after the fight; but whose hits of both kinds reach his endurance is out, and captured if the attackers win {case:E5.3.c.3}.',
  },
};
