import {unmarked} from './marked-text.js';

/** @import {Board, Side} from '../net/documents.js' */

/** What a game is about, by its level and its scenario. */

const OPENINGS = {
  rebel: [
    'The Empire holds every planet here, and you have a handful of people and a ship. You cannot beat its troops; you win by turning planets against it. Your characters go on {term:mission|missions} that push the {term:loyalty|loyalty} of a planet towards Unrest, and at Unrest start a {term:rebellion|rebellion} that gives you troops of your own. Meanwhile the garrison looks for you, so mind {term:detection|detection} and hide well. In each turn you move, they react and search, you do missions; then it is their turn.',
  ],
  imperial: [
    'Every planet here is yours, and a few Rebels have come to take them. Their missions push the {term:loyalty|loyalty} of a planet towards Unrest, and at Unrest they start a {term:rebellion|rebellion}. You win by holding out: keep loyalty up, keep troops where they work, and find them. Detected Rebels can be {term:search|searched} for by anybody who stands beside them, and killed or captured. In each turn they move, you react and search, they do missions; then you do the same, with the sides changed.',
  ],
};

/** The same where fleets and Force Points come in. */
const PROVINCE_OPENINGS = {
  rebel: [
    'A province has several stars, and above each planet an {term:orbit|orbit box}. Your people turn planets with {term:mission|missions} as ever, but here you buy troops and ships with Force Points, and fleets from beyond the map come to your help. Whoever lands passes the base of the planet; whoever stays above it can be stopped and fought there.',
  ],
  imperial: [
    'A province has several stars, and above each planet an {term:orbit|orbit box}. You buy your garrisons and fleets with Force Points before the first turn, and a few more in each. The Rebels see how many units you have and where, not which. Keep {term:loyalty|loyalty} up: a planet that rises pulls its neighbours with it.',
  ],
};

/** The same of the second edition. */
const SECOND_OPENINGS = {
  rebel: [
    'This is the second edition: every soldier, ship and starship is a piece of its own, planets have {term:orbit|orbit boxes} above them, and fights are rolled with as many dice as somebody is strong. One of yours is a prisoner. Fly to where he is held, go on the mission that frees him, and stay out of the hands of those who look for you. In each round you move fleets, people and units, they react and search, you do missions; then it is their turn.',
  ],
  imperial: [
    'This is the second edition: every soldier, ship and starship is a piece of its own, planets have {term:orbit|orbit boxes} above them, and fights are rolled with as many dice as somebody is strong. You hold a Rebel, and his friends are coming. Watch the orbits, {term:tracking|track} their ship, {term:search|search} where they land, and {term:stun|stun} to take prisoners: they count more than the dead.',
  ],
};

/** The same of the war. */
const CAMPAIGN_OPENINGS = {
  rebel: [
    'This is the war for the galaxy. Go on {term:mission|missions} far from the fleets of the Empire, push the {term:loyalty|loyalty} of planets to Unrest and raise them: a planet that rises pays you {term:units|force points} for troops and starships, and planets in your hands win the game. Your secret base is safe as long as nobody finds it. In each game-turn come an event, money and assignments, and then two rounds in which both sides move.',
  ],
  imperial: [
    'This is the war for the galaxy. You tax province by province, pay upkeep, and buy troops and fleets with the rest; heavy taxes push planets towards Unrest, and the Rebels do the rest. Keep {term:loyalty|loyalty} up where they work, hunt them where they are {term:detection|detected}, and look for their secret base. In each game-turn come an event, money and assignments, and then two rounds in which both sides move.',
  ],
};

const SCENARIOS = {
  'flight-to-egrix':
    'In Flight to Egrix the Rebels win at once when any planet comes under their control, or with 12 points after six turns: two planets in rebellion, for instance. The Empire wins at once when no Rebel is left free and all three planets are its own {case:16.2}.',
  'varu-powderkeg':
    'In The Varu Powderkeg the Rebels already hold Cercis. They win at once with Cercis and another planet, or with 20 points after seven turns. The Empire wins at once when it controls all three planets and three Rebels are dead or captured {case:16.3}.',
  'breakout-at-egrix':
    'In Breakout at Egrix Ly Mantok sits in a cell on Quibron. The Rebels win with 3 points after the last round, or at once when they have them with Mantok free outside Egrix: Mantok free counts 3, and 2 more outside Egrix; an Imperial character taken 2, killed 1; a Rebel taken costs 2, killed 1.',
  'starlight-affair':
    'In The Starlight Affair Adam Starlight is held in the caves of Lysenda. The Rebels win with 3 points after three rounds: Starlight free counts 3, an Imperial character taken 2, killed 1; a Rebel taken costs 2, killed 1. The Empire wins otherwise, or at once when no Rebel is free.',
  'senators-peace':
    "In The Senator's Peace the Rebels win at once when Senator Dermond is their prisoner or two planets are theirs, or with 9 points after six turns. The Empire wins at once when it controls all three planets and each is Loyal or Patriotic, or when no Rebel is left free.",
  'empires-backdoor':
    "In The Empire's Backdoor the Rebels win with 15 points after seven turns, or at once when Orning, Cieson and a third planet are theirs at the end of a turn. The Empire wins otherwise, or at once from the third turn on when no planet is in rebellion or free and no Rebel unit is left. A fleet of the Rebels comes in turn 2.",
  'orlog-besieged':
    'In Orlog Besieged the Rebels win with 35 points after ten turns, or at once when Diomas and Orlog are theirs at the end of a turn. The Empire wins otherwise. Five hidden camps and two fleets, in turn 2, are on the side of the Rebels.',
  'campaign-2002':
    'In the campaign the Rebels win with 26 points for planets that are theirs after any pair of turns: Orlog and Diomas count 5, other capitals 4, home planets 3, all others 1. The Empire wins by holding out for twenty months, by catching or killing all twenty Rebels, or at once when the secret base is known and no planet is in Rebel hands.',
  'campaign-2002-short':
    'In Two Provinces the Rebels win at once with 13 points for planets that are theirs after a pair of turns, or with 9 after the sixth month: capitals count 4, home planets 3, all others 1. The Empire wins otherwise, and at once when no Rebel is left at large, when the base is known and no planet is in Rebel hands, or when from the third month on no planet is free or in rebellion.',
};

/** @param {Board} board @param {Side} side @returns {string[]} */
export function openingOf(board, side) {
  const scenario = SCENARIOS[/** @type {keyof typeof SCENARIOS} */ (board.scenario)];
  const openings = board.realm ? CAMPAIGN_OPENINGS : board.theatre ? SECOND_OPENINGS : board.province ? PROVINCE_OPENINGS : OPENINGS;
  return [...openings[side], ...(scenario ? [scenario] : [])];
}

/** What one wants to know before the first answer: how it is won here, or what is to be done. @param {Board} board @param {Side} side */
export const briefing = (board, side) => unmarked(openingOf(board, side).at(-1) ?? '');
