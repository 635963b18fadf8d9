/** @import {Question} from '../net/documents.js' */
/** @typedef {import('./questions.js').QuestionLesson} QuestionLesson */

/** What each question of the second edition asks and what a sensible answer looks like. @type {Partial<Record<Question, QuestionLesson>>} */
export const SECOND_QUESTIONS = {
  // ---- before the first round
  'set-up-stack': {
    asks: 'Whether this character begins with the units or apart from them.',
    wise: 'With the units one is safer and can lead them, but is detected and goes on no missions {case:E3.3.b.5}.',
  },
  'set-up-holder': {asks: 'Who guards the prisoner.', wise: 'Units: a prisoner whose guards walk away is free {case:E5.5.a.6}.'},
  'set-up-formation': {
    asks: 'Whether your starships over this planet begin in battle formation or dispersed.',
    wise: 'Dispersed they {term:interception|intercept} better; in battle formation they fight better {case:E2.A.7.2}.',
  },

  // ---- fleets
  interplanetary: {
    asks: 'Which starships go to another planet, with the ground units and characters they carry.',
    wise: 'Send a transport only where no enemy starships wait in {term:orbit|orbit}: they may {term:interception|intercept} it, and then there is combat.',
    starlight: 'Your transport and its irregulars can stay where they are: over Lysenda two light starships wait for them. Boccanegra’s own ship goes later, in the segment for characters.',
  },
  'starship-joins': {asks: 'Which further starship goes along.', wise: 'Together they fight together; what stays behind guards the place.'},
  cargo: {asks: 'Which ground unit the transport takes aboard.', wise: 'An empty transport helps nobody; but the unit is missing where it leaves.'},
  board: {asks: 'Whether this character rides on a starship.', wise: 'Passengers do not pilot, so they may rest; but they share the fate of the ship.'},
  dock: {asks: 'Whether a spaceship rides inside a starship.', wise: 'Then nobody has to fly it, and it cannot be {term:tracking|tracked} on its own.'},
  destination: {
    asks: 'To which planet the starships go. To another star they jump; every result is shown beside the answer with its chance.',
    wise: 'Near stars are safe for a good navigator. Within the star system there is no roll at all.',
  },
  rake: {asks: 'Whether your base fires at what passes.', wise: 'It costs nothing: yes, as a rule {case:E2.A.1.3}.', leans: ['rake']},
  passing: {asks: 'Whether anybody changes ships while they pass through this orbit box.', wise: 'Usually nobody has to.'},
  intercept: {
    asks: 'Whether your starships stop what passes their {term:orbit|orbit box}.',
    wise: 'Intercept what is weaker than you, or carries what must not arrive. A success brings {term:hits|combat} at once {case:E2.A.1.2}.',
  },
  arrival: {asks: 'Whether the starships stay in orbit or land.', wise: 'Land what shall fight on the ground; a base that is Up rakes on the way down {case:E2.A.4.2}.'},
  'transfer-to': {asks: 'Where this character goes: into another ship, or down by shuttle.', wise: 'Whoever debarks into an environ is detected {case:E5.2.a.13}.'},
  'hand-over-to': {asks: 'Who takes over the prisoner.', wise: 'Units guard best; a guard among characters takes seats and goes on no missions.'},

  // ---- combat in space
  'next-space-battle': {asks: 'Which orbit box comes next; in each with starships of both sides there is combat.', wise: 'First where you are surest.'},
  leader: {asks: 'Who leads your forces here.', wise: 'The best leader who is not wounded; his leadership gives extra dice.'},
  'battle-transfer': {asks: 'Whether passengers change ships before the round.', wise: 'Out of the ship that will be shot at first {case:E5.2.b.1}.'},
  'press-on': {
    asks: 'Whether you go on attacking. It is asked before every round but the first.',
    wise: 'Go on while you are the stronger. Calling it off ends the fight, and whoever stands then stands {case:E5.3.a.1}.',
  },
  line: {asks: 'Whether this starship fights in the line.', wise: 'In the line it fires and is fired at; hold back what carries people or cargo.'},
  'fleet-break-off': {asks: 'Whether your starships try to get away.', wise: 'Against a stronger fleet, at once: each further try is easier by one {case:E5.3.a.7}.'},
  'break-off-goal': {asks: 'Where they flee.', wise: 'By impulse one stays near. By warp it is two easier to get away, and riskier to arrive {case:E5.3.a.7}.'},
  'aim-counter': {asks: 'At which enemy this counter fires.', wise: 'Together at one until it is damaged or gone: half hits on two do nothing {case:C-COMBAT-2}.'},
  'aim-extra-dice': {asks: 'At what the dice of the leader fire.', wise: 'At what the others fire at.'},
  'attack-pdb': {asks: 'Whether your starships attack the base of the planet.', wise: 'If you outgun it and mean to land or stay.'},
  'pdb-target': {asks: 'At which starship the base fires.', wise: 'At the weakest that matters, until it is out.'},

  // ---- characters
  'character-move': {
    asks: 'Who moves: on foot between environs of one planet, or with a spaceship anywhere.',
    wise: 'Move whoever has a mission to go on; who stays and does nothing rests and heals.',
    starlight: 'Fly the Privateer to Lysenda: only where Adam Starlight is held can he be freed. The base there is of level 2 and will try to {term:tracking|track} you, but you cannot win from orbit.',
    imperial: 'Keep Jon Kidu where the prisoner is. Alone he is what the Rebels would like to take.',
  },
  'walk-to': {asks: 'Where this character walks.', wise: 'Walking needs no ship and cannot be tracked {case:E5.2.c.1}.'},
  crew: {
    asks: 'Whether this character comes aboard.',
    wise: 'A mission wants company: more members fight better when something goes wrong. A wounded one had better rest.',
    starlight: 'The Doctor is one more to help, and he heals whoever is with him between the rounds {case:E5.4.b.2}.',
  },
  'fly-to-planet': {
    asks: 'To which planet the ship flies.',
    wise: 'Bases that are Up and strong fleets in orbit track it, leaving and arriving; the odds say how likely you are seen.',
    starlight: 'To Lysenda: Adam Starlight sits there, in the caves.',
  },
  'fly-to-box': {
    asks: 'Whether the ship stays in orbit or goes down, and into which environ.',
    wise: 'Missions are done in environs. In {term:orbit|orbit} one waits, out of reach of searches.',
    starlight: 'Straight into Lysenda Subterranean, to the prisoner. From another environ you would have to walk first.',
  },
  track: {
    asks: 'Whether your starships in orbit help the base to {term:tracking|track} the ship.',
    wise: 'Yes: it costs them nothing, and what they see they may go after {case:E2.A.3.5}.',
    leans: ['track'],
  },
  pursuer: {asks: 'Which starship goes after the spaceship.', wise: 'The one that hits hardest.'},
  evade: {
    asks: 'Whether the spaceship fights on or tries to break off.',
    wise: 'Break off: a spaceship is small, and whoever is aboard goes down with it unless a pod saves him.',
    leans: ['break-off-all', 'impulse', 'warp'],
  },

  // ---- on the planets
  'planetary-move': {
    asks: 'Which units march on their planet, lift off or come down.',
    wise: 'Leave a guard with every prisoner. Lifting off works only under an orbit box without enemy starships {case:E2.A.4.3}.',
    starlight: 'Your irregulars may stay on Pronox: this game is decided by people, not by troops.',
    imperial: 'Bring the Line of Lysenda to the prisoner: more units there search better and send larger patrols.',
  },
  'unit-joins': {asks: 'Which further unit goes along.', wise: 'Leave behind what the place needs: a prisoner without a guard is free.'},
  'march-leader': {asks: 'Who leads them.', wise: 'Whoever goes with units is safer, but detected and on no mission.'},
  'take-prisoner': {asks: 'Whether the prisoner goes along.', wise: 'Away from his friends; but on the way they may meet you.'},
  'march-to': {asks: 'Where they go.', wise: 'Where your units are needed before the search.'},
  escort: {asks: 'Who takes a soldier as an escort.', wise: 'Somebody who is going to fight. You may have as many as you have lost characters {case:E5.6.a.3}.'},
  'escort-kind': {asks: 'Which soldier goes along.', wise: 'The one with the most dice.'},
  stack: {asks: 'Whether this character stands with the units or apart.', wise: 'Apart for a mission; with the units to be safe or to lead.'},
  reaction: {
    asks: 'Into which environ you bring something, after the other side has moved.',
    wise: 'Where enemies stand whom you want to {term:search|search} for, or where your own need help {case:E2.A.5.1}.',
  },
  'reaction-piece': {asks: 'Who comes.', wise: 'The strongest unit that is not needed where it is.'},
  'reaction-leader': {asks: 'Whether a leader comes with the unit.', wise: 'His leadership adds to a search.', leans: ['character']},
  'reaction-stack': {asks: 'Whether the character joins the units.', wise: 'With them he is safe; apart he can be found himself.'},
  'next-environs-battle': {asks: 'Which environ with units of both sides comes next.', wise: 'First where you are surest.'},
  'environs-battle': {asks: 'Whether your units attack here.', wise: 'Count the dice on both sides; the odds show where it leads.'},
  formation: {
    asks: 'How your starships over this planet stand until you are asked again.',
    wise: 'Dispersed to {term:interception|intercept} who passes, in battle formation when a fleet may come.',
  },

  // ---- search
  search: {
    asks: 'Where you look for detected characters.',
    wise: 'Wherever you have units beside them: trying costs units nothing {case:E2.B.1}.',
    leans: ['search'],
  },
  'search-units': {asks: 'Whether your units search here, and who leads them.', wise: 'With the best leader: his leadership adds to the search value {case:C-SEARCH-1}.'},
  'search-character': {asks: 'Whether this character searches, and is detected by it.', wise: 'Only if he can stand the fight that may follow.'},
  'search-order': {asks: 'Who searches first.', wise: 'Whoever you would rather have fight: finders attack at once or never.'},
  found: {
    asks: 'How you attack those you have found.',
    wise: 'A patrol risks nobody of yours. With characters on your side you may call off later, and take prisoners {case:E2.B.2}.',
  },

  // ---- character combat
  lasers: {
    asks: 'Whether you shoot to kill or to {term:stun|stun}.',
    wise: 'On stun every unit has one die less, but whoever is stunned when you win is your prisoner, and counts more than a dead one {case:E5.3.c.1}.',
  },
  'line-up': {
    asks: 'Whether this one is active in the round: fires, and is fired at.',
    wise: 'Put the strong in front. Who is inactive cannot be hit while somebody stands before him, and gets away more easily {case:E5.3.a.4}.',
    starlight: 'Boccanegra is your fighter; the Doctor is soon hurt, and you will need him.',
  },
  'break-off': {
    asks: 'Whether you try to get away before this round.',
    wise: 'The table compares the dice of both sides; the chance stands beside the answer. Who fails has one die less in this round. Each further try is easier by one {case:E5.3.a.4}.',
    starlight: 'Against a patrol of stormtroopers there is nothing to win in a fight, and who is {term:stun|stunned} is taken.',
  },
  aim: {
    asks: 'At whom this one fires.',
    wise: 'All at one until he is out: hits that do not reach his endurance change nothing. Holding fire keeps it for those behind the line.',
  },
  'return-fire': {asks: 'At whom this one fires back.', wise: 'At the one who is nearest to being out.'},
  'released-fire': {asks: 'At whom the fire goes that was held until now.', wise: 'The line is broken: at whoever matters most behind it.'},
  'patrol-kind': {asks: 'Which soldiers go after those who were left behind.', wise: 'Those with the most dice.'},
  holder: {asks: 'Who guards the new prisoner.', wise: 'Units if there are any: then nobody is bound {case:E5.5.a.2}.', leans: ['units']},
  'ship-holder': {asks: 'Who takes over the ship.', wise: 'The best navigator.'},

  // ---- missions
  exchange: {asks: 'Whether a spaceship changes hands.', wise: 'Give it to whoever shall fly away with it.'},
  'exchange-to': {asks: 'Who gets the ship.', wise: 'The best navigator who is not wounded.'},
  'mission-place': {
    asks: 'Where you undertake missions next; each environ comes once.',
    wise: 'Any order will do; first where the most depends on it.',
  },
  mission: {
    asks: 'Which mission is undertaken here. Afterwards you name who goes.',
    wise: 'The number beside each is the chance that it succeeds. {mission:F|Free Prisoners} works only where the prisoner is.',
    starlight: '{mission:F|Free Prisoners}: Adam Starlight free is three points, and three are enough. It is tried with as many rolls as the environ is large, and bonus rolls on top.',
    imperial: '{mission:I|Gather Information} finds Rebels on the planet; {mission:A|Assassination} of a detected one counts a point.',
  },
  'mission-member': {
    asks: 'Whether this character goes on the mission.',
    wise: 'Together you fight better when something attacks. Who stays behind and did not fly rests and loses his wounds {case:E5.4.b.1}.',
  },
  'exchange-card': {asks: 'Which possession changes hands; the other side sees only from whom to whom.', wise: 'A card serves best with whoever goes where it is needed.'},
  'exchange-card-to': {asks: 'Who gets it.', wise: 'Whoever fights or leads where you mean to use it.'},
  'quest-aim': {asks: 'What the ship is after: a prisoner, or a unit made for atrocities.', wise: 'A prisoner takes one success, such a unit two.'},
  questioning: {asks: 'Whether the prisoner is only questioned, or tortured.', wise: 'Torture gives more rolls against the simple and may kill the weak.'},
  'mission-leader': {asks: 'Who leads the mission.', wise: 'The one with the best rating for it: bonus rolls go by the leader {case:C-MISS-5}.'},
  'mission-target': {asks: 'Who is the target.', wise: 'Whoever counts most.'},
  'event-roll': {
    asks: 'Whether you roll again: first for an event, then for success.',
    wise: 'Roll on: stopping forgoes the bonus rolls. You can order it once for all, below the answers.',
    leans: ['roll'],
  },
  complete: {
    asks: 'Whether the mission ends now with what it has.',
    wise: 'What you have is safe now; a later event may cost it. Go on only if another letter is worth that.',
    starlight: 'One letter frees Adam Starlight, and he is all you came for.',
  },
  'locals-raid': {asks: 'What you give up to the raiding locals.', wise: 'Whatever you can best do without.'},
  sabotage: {asks: 'What is sabotaged.', wise: 'The base, if you want to fly away past it.'},
  subvert: {asks: 'Which of your units goes over.', wise: 'The weakest.'},
  'free-prisoner': {asks: 'Who is freed.', wise: 'Whoever the points name first.'},
  'creature-target': {asks: 'Who faces the creature.', wise: 'The one with most dice and fewest hits.'},
  'creature-ship': {asks: 'Which ship is wrecked.', wise: 'The one you need least for the way home.'},
  bonus: {asks: 'Whose bonus rolls come next.', wise: 'They cause no events: take them all {case:E2.C.4.2}.'},

  // ---- between the player-turns
  repair: {asks: 'Which damaged ship somebody tries to repair.', wise: 'Any: trying costs nothing.', leans: ['repair']},
  'card-repairer': {asks: 'Who tries to mend the possession.', wise: 'The cleverest: the die must not be above his intelligence.'},
  repairer: {asks: 'Who tries.', wise: 'Whoever is not wounded; wounded ones may not {case:E5.4.a.3}.'},
  'pdb-up': {asks: 'Which base is put up again.', wise: 'All you may: they watch and fire for nothing.', leans: ['pdb-up']},
};
