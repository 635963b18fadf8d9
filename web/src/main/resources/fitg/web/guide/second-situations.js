/** @typedef {import('./situations.js').Situation} Situation */

/** Things of the second edition that deserve a word when they happen for the first time. @type {Situation[]} */
export const SECOND_SITUATIONS = [
  {
    id: 'tracked',
    title: 'Tracked',
    when: ({happened}) => happened('Tracked'),
    text: 'A spaceship passed a base or a fleet. How well it slips past (its evasion) gives the odds, a die decides: unseen, detected, damaged or shot down. Starships that take part may go after it {case:C-TRACK-1}.',
  },
  {
    id: 'we-are-detected-2002',
    title: 'You are seen',
    when: ({happened, isMine}) => happened('StatusChanged', data => data.detected && data.characters.some(isMine)),
    text: 'Some of your characters are {term:detection|detected} now. They work as before, but the other side may react to them and {term:search|search} for them in its part of your turn {case:E2.B.1}.',
  },
  {
    id: 'intercepted',
    title: 'Interception',
    when: ({happened}) => happened('Intercepted'),
    text: 'Starships in an {term:orbit|orbit box} tried to stop others that entered or left it. If the die is low enough there is combat at once; otherwise they pass {case:E2.A.1.2}.',
  },
  {
    id: 'raked',
    title: 'Raked',
    when: ({happened}) => happened('Raked'),
    text: 'A base fires once at what passes between its planet and orbit. It does not stop anybody {case:E2.A.1.3}.',
  },
  {
    id: 'searched',
    title: 'A search',
    when: ({happened}) => happened('Searched'),
    text: 'Search value against hiding value gives a number; a ten-sided die that is not higher finds them. Whoever is found may be attacked at once, by a patrol of soldiers or by those who searched {case:C-SEARCH-1}.',
  },
  {
    id: 'first-battle',
    title: 'Dice and hits',
    when: ({happened}) => happened('Volley'),
    text: 'Everybody rolls as many dice as the attack factor says, at one target, and all at the same time. When {term:hits|hits} reach the endurance factor, a piece is damaged and rolls half as many dice; the same again, and it is gone {case:C-COMBAT-2}.',
  },
  {
    id: 'stunned',
    title: 'Stunned',
    when: ({happened}) => happened('HitsTaken', data => String(data.fate).startsWith('stunned')),
    text: 'A {term:stun|stunned} character is out of this fight. If the attackers win he is captured, if the defenders win he gets up again; friends who break off leave him behind {case:E5.3.c.5}.',
  },
  {
    id: 'broke-off',
    title: 'Breaking off',
    when: ({happened}) => happened('BreakOffTried'),
    text: 'One die for all who try: the active get away with the first number or less, those behind the line with the second. Each further attempt of a side is easier by one {case:E5.3.a.4}.',
  },
  {
    id: 'captured-2002',
    title: 'A prisoner',
    when: ({happened}) => happened('Captured'),
    text: 'A prisoner stays with his guards and moves with them. If they are gone, he is free; {mission:F|Free Prisoners} gets him out in the same environ {case:E5.5.a.6}.',
  },
  {
    id: 'freed-2002',
    title: 'Free',
    when: ({happened}) => happened('Freed'),
    text: 'Somebody is free again. Keep it so: the other side will look for all of you now. Points are counted after the last round {case:E5.5.c.1}.',
    imperial: 'The prisoner is free. There is still time: search for him, set lasers on {term:stun|stun}, and take him again {case:E5.5.a.1}.',
  },
  {
    id: 'wounded-2002',
    title: 'Wounded',
    when: ({happened}) => happened('HitsTaken', data => data.fate === 'damaged' || data.fate === 'stunned-and-damaged'),
    text: 'A damaged character is wounded: half the dice, one point of navigation less, no command. Who goes on no mission, leads nobody and pilots nothing in a player-turn of his is well again at its end {case:E5.4.b.1}.',
  },
  {
    id: 'jumped',
    title: 'A jump',
    when: ({happened}) => happened('Jumped'),
    text: 'Between stars one jumps: distance against navigation gives the odds, two dice the result. A bad jump ends in Drift 1 or 2 of the star, and one has to go on from there {case:E3.2.c.3}.',
  },
  {
    id: 'last-round',
    title: 'The last round',
    when: ({board}) => board.turn === board.lastTurn,
    text: 'This is the last round. Count the points: what can still change them?',
  },
];
