/** @import {Board, EventType, Side} from '../net/documents.js' */

/**
 * Things that deserve a word when they happen for the first time. `when` looks at what has happened so far.
 *
 * @typedef {object} Known
 * @property {Board} board
 * @property {Side} side the reader's
 * @property {(type: EventType, is?: (data: import('../story/telling.js').Data) => boolean) => boolean} happened
 * @property {(character: number) => boolean} isMine
 *
 * @typedef {object} Situation
 * @property {string} id
 * @property {string} title
 * @property {(known: Known) => boolean} when
 * @property {string} text
 * @property {string} [imperial] what the Imperial player reads instead
 */

/** @type {Situation[]} */
export const SITUATIONS = [
  {
    id: 'detection-rolled',
    title: 'The first detection',
    when: ({happened}) => happened('DetectionRolled'),
    text: 'A ship has passed a {term:pdb|PDB}. How well it slips past ({term:evasion|evasion}: ship and pilot together) and how strong the base is give the odds, and a die decides: unseen, detected, damaged (the ship is lost when it lands, the people are not), or shot down {case:9.3}.',
  },
  {
    id: 'we-are-detected',
    title: 'You are seen',
    when: ({happened, isMine}) => happened('StatusChanged', data => data.detected && data.characters.some(isMine)),
    text: 'Some of your characters are {term:detection|detected} now. That is a danger, not a disaster: they work as before, but the enemy may come for them. Walking to another environ of the planet, or leaving it where no base watches, shakes it off {case:9.4}.',
  },
  {
    id: 'they-are-detected',
    title: 'They are seen',
    when: ({happened, isMine}) => happened('StatusChanged', data => data.detected && !data.characters.some(isMine)),
    text: 'Enemy characters are {term:detection|detected}: you may react to them, search for them where you have anybody beside them, and name them for an {mission:A|assassination}.',
  },
  {
    id: 'searched-for',
    title: 'They look for you',
    when: ({happened, side}) => happened('SearchRolled', data => data.searcher !== side),
    text: 'Search value is their strength and leader, or the Intelligence of searching characters; your {term:hiding|hiding value} is the best Intelligence, plus the size of the environ, minus one a head. The table gives the highest die that finds you {case:11.0}.',
  },
  {
    id: 'found',
    title: 'Found',
    when: ({happened}) => happened('SearchRolled', data => data.found),
    text: 'Whoever is found may be attacked at once, by those who found them; if nobody attacks, the moment passes {case:11.34}.',
  },
  {
    id: 'fight',
    title: 'The first fight',
    when: ({happened}) => happened('CharacterCombatBegan'),
    text: 'A fight goes in rounds: the defender says who fights ({term:active|active}) and who stays behind, may try to {term:breakOff|break off}, then both sides roll; the stronger side rolls at better odds. A character dies when wounds reach Endurance. The attacker never leaves; the fight ends when one side is gone {case:12.0}.',
  },
  {
    id: 'creature',
    title: 'Something lives here',
    when: ({happened}) => happened('CreatureMet'),
    text: 'Many environs have a creature of their own, and some action cards set it upon a mission group. Look it up: each has its own way to fight. Survivors go on with their mission {case:13.45}.',
  },
  {
    id: 'wounded',
    title: 'Wounds',
    when: ({happened, isMine}) => happened('Wounded', data => isMine(data.character)),
    text: 'Each wound lowers Combat by one until it is healed. A character who does nothing for a whole player-turn of yours is healed of everything {case:13.71}.',
  },
  {
    id: 'we-lost-somebody',
    title: 'A loss',
    when: ({happened, isMine}) => happened('Killed', data => isMine(data.character)),
    text: 'The dead do not come back, and their weapons, objects and companions are gone with them. New characters come with mission {mission:G|G} {case:12.73}.',
  },
  {
    id: 'captured',
    title: 'A prisoner',
    when: ({happened}) => happened('Captured'),
    text: 'A {term:prisoner|prisoner} stays with those who hold him. At the end he counts more than a dead one, so freeing him is worth a mission {mission:F|F} {case:12.8}.',
  },
  {
    id: 'first-mission',
    title: 'The first mission',
    when: ({happened, isMine}) => happened('MissionAssigned', data => data.members.some(isMine)),
    text: 'Now cards are drawn, as many as the environ is large. Only the section for this kind of environ counts: Urban, Wild, or Special for all others. First the event, then the {term:letters|letters} {case:13.3}.',
  },
  {
    id: 'mission-aborted',
    title: 'Aborted',
    when: ({happened}) => happened('MissionEnded', data => data.end === 'aborted'),
    text: 'An aborted mission loses the letters it had collected and gets nothing more this phase. That is the price of waiting for a second letter {case:13.52}.',
  },
  {
    id: 'loyalty-shifted',
    title: 'Loyalty moves',
    when: ({happened}) => happened('LoyaltyShifted'),
    text: 'The {term:loyalty|loyalty} of a planet has changed. It also helps or hinders the next {mission:D|Diplomacy} there: the further it is on your side, the more bonus draws {case:15.1}.',
  },
  {
    id: 'unrest',
    title: 'Unrest',
    when: ({board}) =>
      board.planets.some(planet => planet.loyalty === 'unrest' && /imperial-control|rebellion-stopped/.test(planet.state.id)),
    text: 'A planet is at Unrest: three points already if it stays so to the end, and ripe for {mission:R|Start Rebellion}. One R on a card, after the planet has got there, is enough {case:15.2}.',
    imperial: 'A planet is at Unrest: a single R may set it alight. {mission:D|Diplomacy} or a {mission:C|Coup} pulls it back; troops there make the rising bloody {case:15.2}.',
  },
  {
    id: 'rebellion',
    title: 'Rebellion',
    when: ({happened}) => happened('PlanetChanged', data => data.to === 'rebellion'),
    text: 'A planet has risen. Nobody controls it now and its {term:loyalty|loyalty} stands still. Each environ gave force points for Rebel units. If no Imperial unit is on the planet at the end of the turn and its base is Up, it comes under Rebel control {case:15.4} {case:15.5}.',
    imperial: 'A planet has risen. Keep a unit on it, or put its base Down: either keeps it from Rebel control at the end of the turn. {mission:R|Stop Rebellion} with two letters ends the rising {case:15.3}.',
  },
  {
    id: 'line-owed',
    title: 'The Empire answers',
    when: ({board}) => board.owedLines > 0,
    text: 'Every planet that rises brings the Empire a Line, strength 3, at its next arrivals {case:16.24}.',
  },
  {
    id: 'rebellion-stopped',
    title: 'A rising is stopped',
    when: ({happened}) => happened('PlanetChanged', data => data.to === 'rebellion-stopped'),
    text: 'The rising is over, but Rebel units remain where they are. Once only Imperial units are on the planet it is the Empire’s again; until then it is nobody’s. It may rise again, though normally without new units {case:15.3} {case:15.48}.',
  },
  {
    id: 'military-combat',
    title: 'The first battle',
    when: ({happened}) => happened('MilitaryCombatRolled'),
    text: 'Strength against strength gives the odds; {term:leader|leaders}, Rebels at home in their environ, and special environs without an Imperial leader make them better or worse. Each die says what the other side must lose, as nearly as whole units allow {case:10.2}.',
  },
  {
    id: 'pdb-fired',
    title: 'A base fires',
    when: ({happened}) => happened('PdbAttacked'),
    text: 'A base of level 1 or 2 may fire at enemy units that leave or enter its planet, at odds of 1 to 1 or 3 to 1. The return die may put it Down {case:9.2}.',
  },
  {
    id: 'pdb-down',
    title: 'A base is Down',
    when: ({board}) => board.planets.some(planet => !planet.pdbUp),
    text: 'A Down base neither sees nor fires. In the movement segment one may be put Up again by whoever controls its planet: by the Rebels in odd turns, by the Empire in even ones {case:16.16}.',
  },
  {
    id: 'camp',
    title: 'A camp',
    when: ({happened}) => happened('CampPlaced', data => data.placed),
    text: 'A {term:camp|camp} works from the next Rebel player-turn on, by itself, and no event touches it. It gets no bonus draws {case:13.2}.',
  },
  {
    id: 'ship-lost',
    title: 'A ship is lost',
    when: ({happened}) => happened('ShipLost'),
    text: 'Without a ship characters stay on their planet, unless military units that can fly take them along. {mission:P|Scavenging} may bring another ship to the Rebels; a Knight may receive a new one for the Empire {case:14.5}.',
  },
  {
    id: 'somebody-joined',
    title: 'A new character',
    when: ({happened}) => happened('CharacterGained'),
    text: 'New characters join undetected, unless their friends are known already, and go on missions from the next phase on. Look at the ratings: what can they do that the others cannot?',
  },
  {
    id: 'possession',
    title: 'A possession',
    when: ({happened}) => happened('PossessionGained'),
    text: 'The Rebels have found something. A {term:possession|possession} lies face down until it is used; ships are always known {case:14.2}.',
  },
  {
    id: 'last-turn',
    title: 'The last turn',
    when: ({board}) => board.turn === board.lastTurn,
    text: 'This is the last turn. Count the {term:points|points}: what can still change them? A planet at Unrest is three, one in rebellion six; a Patriotic one costs two, a prisoner in enemy hands two more.',
    imperial: 'This is the last turn. Count the Rebel {term:points|points}: what can still lower them? Pull a planet from Unrest, make one Patriotic, stop a rising, free a prisoner.',
  },
];
