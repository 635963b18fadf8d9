/**
 * The documents of the server, in the names of its description (openapi.yaml), which says what each field means. There is
 * nothing here to run: these are types for the checker, and a test of the server keeps them and the description the same.
 * What the description has no name for, such as the parts of the catalogue, gets one here.
 */

/** A player of the game. @typedef {'rebel' | 'imperial'} Side */

/** Whose eyes a document was written for. @typedef {'rebel' | 'imperial' | 'spectator'} Viewer */

/**
 * A step of a player-turn, in the order of play.
 * @typedef {
 *   | 'set-up' | 'start' | 'arrivals' | 'movement' | 'reaction' | 'military-combat' | 'search' | 'missions' | 'end' | 'interphase'
 * } Segment
 */

/**
 * The loyalty track of a planet, from the Empire's end to the Rebels'.
 * @typedef {'patriotic' | 'loyal' | 'neutral' | 'dissent' | 'unrest'} Loyalty
 */

/** The political state of a planet. @typedef {'imperial-control' | 'rebellion' | 'rebel-control' | 'rebellion-stopped'} PlanetState */

/** What kind of place an environ is. @typedef {'urban' | 'wild' | 'subterranean' | 'liquid' | 'air' | 'fire'} EnvironType */

/**
 * One of the ratings printed on a character.
 * @typedef {'combat' | 'endurance' | 'intelligence' | 'leadership' | 'diplomacy' | 'navigation'} Rating
 */

/**
 * A kind of military unit.
 * @typedef {
 *   | 'militia' | 'patrol' | 'line' | 'urban-1-0' | 'wild-1-0' | 'subterranean-1-0' | 'liquid-1-0' | 'air-1-0' | 'fire-1-0' | 'urban-2-1'
 *   | 'wild-2-1' | 'subterranean-2-1' | 'liquid-2-1' | 'air-2-1' | 'fire-2-1' | 'mobile'
 * } UnitKind
 */

/**
 * A type of event on the action cards.
 * @typedef {
 *   | 'creature' | 'creatures-off' | 'irate-locals' | 'stumble' | 'detected' | 'detected-search' | 'no-search' | 'coup-abort'
 *   | 'chicken-out' | 'wrong-soldier' | 'agent' | 'protocol' | 'politics' | 'civil-war' | 'locals-raid' | 'populace-wild' | 'extra-bonus'
 *   | 'no-bonus' | 'accident' | 'atrocity'
 * } ActionEventType
 */

/**
 * What the game can ask.
 * @typedef {
 *   | 'set-up-unit' | 'set-up-characters' | 'set-up-stack' | 'set-up-ship' | 'pending-units' | 'arrival-kind' | 'arrival'
 *   | 'enter-from-space' | 'move' | 'move-destination' | 'move-units' | 'move-character' | 'move-prisoner' | 'move-ship'
 *   | 'flight-destination' | 'flight-passenger' | 'walk-destination' | 'hand-over' | 'pdb-attack' | 'losses' | 'organise' | 'reaction'
 *   | 'reaction-origin' | 'reaction-piece' | 'reaction-leader' | 'reaction-way' | 'reaction-stack' | 'next-combat' | 'declare-combat'
 *   | 'leader' | 'next-search' | 'search-units' | 'search-leader' | 'search-character' | 'search-order' | 'attack-found'
 *   | 'attack-found-with' | 'attacker' | 'weapons' | 'aim' | 'active' | 'break-off' | 'wounds' | 'holder' | 'ship-holder' | 'exchange'
 *   | 'exchange-card' | 'exchange-ship' | 'next-environ' | 'mission' | 'mission-member' | 'target' | 'draw' | 'letter-order' | 'complete'
 *   | 'accident' | 'locals-raid' | 'coup-victim' | 'creature-target' | 'creature-ship' | 'bonus' | 'sabotage' | 'subvert'
 *   | 'free-prisoner' | 'new-possession' | 'overstacked' | 'buy-2-1' | 'buy-1-0' | 'uprising' | 'knight-ship' | 'use-possession'
 *   | 'drug-rating' | 'cervac-victim' | 'gems-ship' | 'gems-holder'
 * } Question
 */

/**
 * What can happen, as the log names it.
 * @typedef {
 *   | 'TurnBegan' | 'SegmentBegan' | 'UnitsPlaced' | 'ReinforcementsLost' | 'CharactersPlaced' | 'ShipAssigned' | 'ShipLost'
 *   | 'StackChanged' | 'UnitsMoved' | 'CharactersMoved' | 'DetectionRolled' | 'StatusChanged' | 'PdbAttacked' | 'PdbChanged'
 *   | 'UnitsLost' | 'UnitsShown' | 'CombatDeclared' | 'LeaderNamed' | 'MilitaryCombatRolled' | 'SearchRolled' | 'CharacterCombatBegan'
 *   | 'BreakOffRolled' | 'RoundFought' | 'Wounded' | 'CombatEnded' | 'Killed' | 'Captured' | 'HolderNamed' | 'Freed' | 'MissionAssigned'
 *   | 'ActionCardDrawn' | 'ActionEventDrawn' | 'GroupPicked' | 'LetterGained' | 'MissionEnded' | 'DieRolled' | 'CreatureMet'
 *   | 'LoyaltyShifted' | 'PlanetChanged' | 'CampPlaced' | 'InformationScored' | 'CharacterGained' | 'PossessionGained'
 *   | 'PossessionPassed' | 'PossessionUsed' | 'PossessionGone' | 'DrugTaken' | 'DrugWoreOff' | 'Disabled' | 'Healed'
 *   | 'ForcePointsReceived' | 'UnitsWaiting' | 'GameEnded'
 * } EventType
 */

/** Names a game; long enough that nobody finds one by trying. @typedef {string} GameId */

/** The secret of a seat link or of an invitation. @typedef {string} Secret */

/**
 * A person's part of the dice: 32 to 128 hexadecimal digits, two for each byte, drawn at random on the person's own machine.
 * @typedef {string} Nonce
 */

/** What others call a player: at most 40 visible characters. A blank one counts as none. @typedef {string} Name */

/** A word of the game: the id a program compares and the name a person reads. @typedef {{id: string, name: string}} Label */

/**
 * A piece or place that something is about.
 * @typedef {{
 *   kind: 'environ' | 'planet' | 'character' | 'possession' | 'ship' | 'unit' | 'units' | 'mission' | 'rating' | 'system' | 'information',
 *   id?: number | string, name: string,
 * }} Piece
 */

/** The house rules of a game. @typedef {{worstDetection: boolean}} Options */

/** Who is to sit in a seat. @typedef {{kind: 'human' | 'open' | 'computer', level?: string, name?: Name}} NewSeat */

/** Both seats; each is needed. @typedef {{rebel: NewSeat, imperial: NewSeat}} NewSeats */

/**
 * A game to open.
 * @typedef {{
 *   scenario: string, options?: {worstDetection?: boolean}, seats: NewSeats, spectators?: boolean,
 *   spectatorDelay?: number,
 * }} NewGame
 */

/**
 * Another way on from a moment of a finished game.
 * @typedef {{action: number, seats: NewSeats, spectators?: boolean, spectatorDelay?: number}} Fork
 */

/** A game from a file. @typedef {{game: SavedGame, seats?: NewSeats, spectators?: boolean, spectatorDelay?: number}} Import */

/** What came of the wish to remove a game. @typedef {{removed: boolean, wishedBy?: Side}} Removal */

/** Taking one's seat. @typedef {{name?: Name, promise?: Promised, nonce?: Nonce}} SitDown */

/** The SHA-256 of a nonce. @typedef {string} Promised */

/** The nonce that was promised. @typedef {{nonce: Nonce}} ShownNonce */

/** An invitation somebody was sent. @typedef {{invitation: string}} InvitationSecret */

/** What an invitation is for. @typedef {{game: Game, side: Side}} Invitation */

/** The moments of a game, each named by the length of the viewer's log. @typedef {{moments: number[]}} Moments */

/** Following an invitation. @typedef {{invitation: string, name?: Name, promise?: Promised, nonce?: Nonce}} Join */

/** The seats somebody holds. @typedef {{tokens: string[]}} Tokens */

/** One or several answers, in order. @typedef {{number: number, actions: string[], socket?: string | null}} Actions */

/**
 * How far to go back: a number of actions, or to the start of the segment.
 * @typedef {{number: number, actions: number} | {number: number, to: 'segment-start'}} Undo
 */

/** How much of the log somebody has read. @typedef {{log: number}} Seen */

/** A line for the chat. @typedef {{text: string}} Say */

/**
 * A seat of a game.
 * @typedef {{
 *   kind: 'human' | 'open' | 'computer', level?: string, computer?: ComputerPlayer, name?: string, joined: boolean, invited: boolean,
 * }} Seat
 */

/** How a game ended. @typedef {{winner: Side, reason: 'instant-victory' | 'points' | 'resignation', points: number}} Verdict */

/**
 * The fair dice of a game.
 * @typedef {{
 *   commitment: string, promises?: {rebel?: Promised, imperial?: Promised}, missing?: Side[],
 *   nonces: {rebel?: Nonce, imperial?: Nonce}, secret?: string, salt?: string,
 * }} Dice
 */

/**
 * What everybody who may look at a game knows of it.
 * @typedef {{
 *   id: GameId, scenario: string, title: string, options: Options, status: 'waiting' | 'running' | 'finished', createdAt: number,
 *   seats: {rebel: Seat, imperial: Seat}, spectators: boolean, spectatorDelay: number, origin: 'new' | 'rematch' | 'fork' | 'import',
 *   originGame?: GameId, turn?: number, waitingFor?: Side, verdict?: Verdict, rematch?: {offeredBy: Side, game?: GameId}, dice: Dice,
 *   removalWish?: Side, misfit?: string,
 * }} Game
 */

/**
 * A new game, with secrets that are shown this once.
 * @typedef {{game: Game, tokens: {rebel?: Secret, imperial?: Secret}, invitations: {rebel?: Secret, imperial?: Secret}}} Opened
 */

/** A seat and its secret. @typedef {{game: Game, side: Side, token: Secret}} Seated */

/** A seat and the invitation to it. @typedef {{game: Game, side: Side, invitation: Secret}} Invited */

/** A game of one of the seats asked for. @typedef {{game: Game, side: Side, yourTurn: boolean}} MyGame */

/** The games of some seats. @typedef {{games: MyGame[]}} MyGames */

/** So many military units of one kind. @typedef {{kind: UnitKind, name: string, side: Side, count: number}} Units */

/**
 * A planet in play.
 * @typedef {{
 *   id: number, name: string, loyalty: Loyalty, loyaltyInUse: boolean, state: Label & {id: PlanetState}, control?: Side,
 *   pdbLevel: number, pdbUp: boolean, points: number,
 * }} Planet
 */

/**
 * An environ in play with its military units.
 * @typedef {{
 *   id: number, planet: number, name: string, type: EnvironType, units: Units[], campSince?: number,
 *   marks: ('coup' | 'populace-wild' | 'done')[], pending: Units[],
 * }} Environ
 */

/** A possession under its owner. @typedef {{number: number, name: string, shown: boolean}} Card */

/**
 * A character in play, or dead.
 * @typedef {{
 *   number: number, name: string, side: Side, place: 'environ' | 'space' | 'dead', environ?: number, prisoner: boolean, holder?: Piece,
 *   stack: 'military' | 'character', detected: boolean, moved: boolean, barred: boolean, disabled: boolean, wounds: number,
 *   cards: Card[], faceDownCards: number, hunted: boolean,
 * }} Character
 */

/**
 * A spaceship in play, or lost for good.
 * @typedef {{key: string, name: string, side: Side, place: 'environ' | 'space' | 'lost', environ?: number, holder?: Piece}} Ship
 */

/**
 * A mission under way.
 * @typedef {{
 *   letter: string, name: string, members: number[], letters: number, camp: boolean, searched: boolean, creatureMet: boolean,
 *   drawsBarred: boolean, drawsReduced: boolean,
 * }} Mission
 */

/**
 * The missions of the environ being handled.
 * @typedef {{environ?: number, actionCardsLeft: number, underWay: Mission[], eventsDrawn: ActionEventType[]}} Missions
 */

/** Something that gives or takes Rebel victory points. @typedef {{source: Piece, points: number}} Points */

/**
 * While break-off is asked: the column, and the highest die with which each part gets away.
 * @typedef {{column: string, active: number, inactive: number, anyInactive: boolean}} BreakOff
 */

/**
 * The whole table as one viewer sees it, so that any position can be drawn without the ones before.
 * @typedef {{
 *   viewer: Viewer, scenario: string, title: string, options: Options, turn: number, lastTurn: number, phasing: Side,
 *   segment: Label & {id: Segment}, waitingFor?: Side, points: number, pointsToWin: number, breakdown: Points[], planets: Planet[],
 *   environs: Environ[], characters: Character[], ships: Ship[], missions: Missions, owedLines: number, pdbRaised: boolean,
 *   lineTaken?: boolean, zopMet: boolean, breakOff?: BreakOff,
 * }} Board
 */

/** What an action may lead to, and how likely. @typedef {{what: string, probability: number}} Outcome */

/**
 * What an action may lead to, as far as the viewer can reckon.
 * @typedef {{ruleCase: string, outcomes: Outcome[], remarks: string[]}} Odds
 */

/** A legal answer. @typedef {{key: string, text: string, piece?: Piece, odds?: Odds}} Action */

/**
 * The question that a seat has to answer, with every legal answer.
 * @typedef {{
 *   number: number, act: number, side: Side, question: Question, point: string, ruleCase: string, prompt: string, subject?: Piece,
 *   soFar: {key: string, text: string}[], actions: Action[], suggested: string,
 * }} Decision
 */

/** How much a seat may take back. @typedef {{actions: number, toSegmentStart: number, reason?: string}} UndoLimits */

/**
 * Everything a seat, or a spectator, may know of a game.
 * @typedef {{
 *   game: Game, viewer: Viewer, number?: number, board?: Board, decision?: Decision, undo?: UndoLimits, log: number,
 * }} View
 */

/** A view, and where in the game it stands. @typedef {{view: View, action?: number}} Moment */

/** What the game waits for. @typedef {{number?: number, waitingFor?: Side, decision?: Decision}} Pending */

/**
 * What came of a request to play.
 * @typedef {{accepted: number, refused?: Problem, view: View, sequence?: number, log?: NewLog}} Played
 */

/** The end of a viewer's log. @typedef {{from: number, entries: LogEntry[]}} NewLog */

/**
 * The numbers behind an event, in printed terms.
 * @typedef {{
 *   environ?: number | string, from?: number | string, to?: number | string, planet?: number, character?: number, prisoner?: number,
 *   leader?: number, owner?: number, target?: number, characters?: number[], members?: number[], attackers?: number[],
 *   defenders?: number[], active?: number[], inactive?: number[], holder?: number | string, ship?: string, card?: number,
 *   units?: Units[], side?: Side, phasing?: Side, searcher?: Side, attacker?: string, segment?: Segment, mission?: string,
 *   event?: string, end?: 'completed' | 'aborted' | 'failed', result?: 'undetected' | 'detected' | 'damaged' | 'eliminated',
 *   fate?: 'back-to-deck' | 'out-of-game' | 'taken-by-empire', rating?: Rating, verdict?: Verdict, what?: string, creature?: string,
 *   baseColumn?: string, column?: string, shown?: boolean, reaction?: boolean, detected?: boolean, military?: boolean,
 *   uprising?: boolean, found?: boolean, firefight?: boolean, capture?: boolean, activeAway?: boolean, inactiveAway?: boolean,
 *   camp?: boolean, bonus?: boolean, takesEffect?: boolean, placed?: boolean, up?: boolean, turn?: number, level?: number,
 *   evasion?: number, shift?: number, die?: number, attackDie?: number, defenceDie?: number, unitsLose?: number, pdbLoses?: number,
 *   attack?: number, defence?: number, leaderShift?: number, homeShift?: number, specialShift?: number, uprisingShift?: number,
 *   defenderLoses?: number, attackerLoses?: number, searchValue?: number, hidingValue?: number, number?: number, round?: number,
 *   attackStrength?: number, defenceStrength?: number, woundsToDefender?: number, woundsToAttacker?: number, wounds?: number,
 *   letters?: number, points?: number, oneToZero?: number, twoToOne?: number,
 * }} LogData
 */

/**
 * Something that happened, as one viewer may know it.
 * @typedef {{number: number, type: EventType, ruleCase: string, text: string, data: LogData}} LogEntry
 */

/**
 * A way to set up, and how to get there from the present question.
 * @typedef {{id: string, name: string, idea: string, actions: string[]}} Deployment
 */

/**
 * What a Captain would do, and what he thinks of the alternatives.
 * @typedef {{number: number, action: string, reason: string, options: {key: string, text: string, worth: number}[]}} Hint
 */

/** The log from one place to its end. @typedef {{from: number, length: number, entries: LogEntry[]}} LogPart */

/** Something a player said. @typedef {{number: number, at: number, side: Side, text: string}} ChatLine */

/** A page of the chat. @typedef {{from: number, length: number, lines: ChatLine[]}} ChatPart */

/** A running game as one viewer knows it. @typedef {{format: 'fitg-seat', view: View, log: LogEntry[]}} SeatExport */

/**
 * Where the dice come from: a plain seed, or fair dice.
 * @typedef {{seed: number} | {
 *   commitment: string, secret?: string, salt?: string, promises?: {rebel?: Promised, imperial?: Promised},
 *   nonces: {rebel?: Nonce, imperial?: Nonce},
 * }} SavedChance
 */

/**
 * One line of a saved game.
 * @typedef {
 *   | {number: number, side: Side, question: string, action: string} | {back: number} | {dice: SavedChance} | {resigned: Side}
 * } JournalEntry
 */

/**
 * A game as a file, with everything it follows from.
 * @typedef {{
 *   format: 'fitg-game', formatVersion: 1, rulesVersion: number, scenario: string, options: Options, chance: SavedChance,
 *   players: {rebel?: string, imperial?: string}, journal: JournalEntry[], finished: boolean,
 *   verdict?: {winner: Side, reason: 'INSTANT_VICTORY' | 'POINTS' | 'RESIGNATION', points: number}, hash: string,
 * }} SavedGame
 */

/**
 * How a planet begins.
 * @typedef {{id: number, name: string, loyalty: Loyalty, rebelControlled: boolean, pdbLevel: number, environs: number[]}} ScenarioPlanet
 */

/** What a side begins with. @typedef {{characters: Piece[], units: Units[], ships: Piece[]}} Forces */

/** A house rule that can be agreed on. @typedef {{id: string, title: string, description: string, standard: boolean}} HouseRule */

/**
 * A scenario as it is offered.
 * @typedef {{
 *   id: string, title: string, edition: string, level: string, summary: string, description: string, goals: string, minutes: number,
 *   balance: {rebelPercent: number, games: number}, system: Piece, armageddon: boolean, lastTurn: number, pointsToWin: number,
 *   planets: ScenarioPlanet[], rebel: Forces, imperial: Forces, options: HouseRule[],
 * }} Scenario
 */

/** All scenarios. @typedef {{scenarios: Scenario[]}} Scenarios */

/** A computer player as people read of it. @typedef {{level: string, name: string, description: string}} ComputerPlayer */

/** The computer players on offer, the weakest level first. @typedef {{players: ComputerPlayer[]}} Players */

/**
 * A case of the rulebook in our words, or a ruling on one.
 * @typedef {{kind: 'case' | 'ruling', number: string, title: string, text: string}} Rule
 */

/** What a search found, the best first. @typedef {{found: Rule[]}} RulesFound */

/** A province with its capital planet. @typedef {{id: number, name: string, capital: number, throne?: number}} Province */

/**
 * A star system; where its star stands is given in percent of the map.
 * @typedef {{id: number, name: string, province: number, x: number, y: number, planets: number[]}} System
 */

/** A route between two star systems, with its navigation stars. @typedef {{from: number, to: number, navigationStars: number}} Route */

/**
 * A planet as it is printed.
 * @typedef {{
 *   id: number, name: string, system: number, kind: string, homeOfRace?: string, startLoyalty: string, armageddonLoyalty: string,
 *   armageddonRebelControlled: boolean, environs: number[],
 * }} PlanetFacts
 */

/**
 * A row of the Irate Locals Chart.
 * @typedef {{race: string, environType: string, strength: number, endurance: number, firefight: boolean}} IrateLocals
 */

/**
 * An environ as it is printed.
 * @typedef {{
 *   id: number, planet: number, name: string, type: string, size: number, resource: number, starred: boolean, races: string[],
 *   creature?: string, irateLocals: IrateLocals, coupRating?: number, sovereign?: string,
 * }} EnvironFacts
 */

/** A race. @typedef {{name: string, plural: string, starFaring: boolean, homePlanet?: number, colonisedPlanets: number[]}} Race */

/**
 * A creature.
 * @typedef {{
 *   name: string, strength: number, endurance: number, attackKind: string, condition: string, target: string, surpriseShift: number,
 *   breakOffBan: string, breakOffDieModifier: number, bonusDrawEffect: string, text: string,
 * }} Creature
 */

/**
 * A sovereign.
 * @typedef {{
 *   name: string, planet: number, environ: number, allegiance?: string, combat: number, endurance: number, leadership: number,
 *   spaceLeadership?: number,
 * }} Sovereign
 */

/** Something a character can do and others cannot. @typedef {{id: string, text: string}} Ability */

/**
 * The ratings printed on a character.
 * @typedef {{combat: number, endurance: number, intelligence: number, leadership: number, diplomacy: number, navigation: number}} Ratings
 */

/**
 * A character as it is printed; bonus draws by mission letter.
 * @typedef {{
 *   number: number, name: string, side: string, race: string, title?: string, royaltyPlanet?: number, knight: boolean, ratings: Ratings,
 *   homePlanets: number[], bonusDraws: Record<string, number>, abilities: Ability[], spaceLeadership?: number,
 * }} CharacterFacts
 */

/** What a possession does. @typedef {{id: string, meaning: string, value?: string}} Effect */

/**
 * A possession.
 * @typedef {{
 *   number: number, name: string, kind: string, owner?: string, durability: string, effects: Effect[], text: string, breaksFrom?: number,
 * }} Possession
 */

/**
 * A spaceship as it is printed.
 * @typedef {{
 *   key: string, name: string, side: string, cannons: number, shields: number, maneuver: number, passengers: number,
 * }} ShipFacts
 */

/**
 * A kind of military unit as it is printed.
 * @typedef {{
 *   kind: string, name: string, side: string, strength: number, mobile: boolean, hidden: boolean, environType?: string,
 * }} UnitFacts
 */

/**
 * A mission as it is printed.
 * @typedef {{
 *   letter: string, number: number, name: string, sides: string[], playable: boolean, canAccumulateLetters: boolean,
 *   restrictions: string, effect: string, bonusDraws: string, notes: string,
 * }} MissionFacts
 */

/** An event of the action cards. @typedef {{id: string, type: string, name: string, effect: string}} ActionEvent */

/** What an action card says in one kind of environ. @typedef {{letters: string[], event: string}} Section */

/** An action card. @typedef {{number: number, sections: {urban: Section, special: Section, wild: Section}}} ActionCard */

/** A row of a printed table. @typedef {{label: string, cells: string[]}} TableRow */

/**
 * A printed table.
 * @typedef {{id: string, title: string, ruleCase: string, corner: string, columns: string[], rows: TableRow[]}} PrintedTable
 */

/**
 * The words of the documents with the names to show for them.
 * @typedef {{segments: Label[], loyalties: Label[], planetStates: Label[], environTypes: Label[], ratings: Label[]}} Words
 */

/**
 * Everything printed that a client needs to draw a board and to explain a piece.
 * @typedef {{
 *   provinces: Province[], systems: System[], routes: Route[], planets: PlanetFacts[], environs: EnvironFacts[], races: Race[],
 *   creatures: Creature[], irateLocals: IrateLocals[], sovereigns: Sovereign[], characters: CharacterFacts[], possessions: Possession[],
 *   ships: ShipFacts[], units: UnitFacts[], missions: MissionFacts[], actionEvents: ActionEvent[], actionCards: ActionCard[],
 *   tables: PrintedTable[], words: Words,
 * }} Catalogue
 */

/** How the server is. @typedef {{status: 'alive' | 'ready'}} Health */

/** The first and only message of a client. @typedef {{game: string, token?: string | null, socket?: string | null}} SocketGreeting */

/** What is new. @typedef {{type: 'update', sequence: number, view: View, log: NewLog, chat: ChatLine[]}} SocketUpdate */

/**
 * What can be wrong with a request.
 * @typedef {
 *   | '/api/problems/malformed' | '/api/problems/no-seat' | '/api/problems/forbidden' | '/api/problems/unknown'
 *   | '/api/problems/wrong-method' | '/api/problems/not-started' | '/api/problems/game-over' | '/api/problems/game-running'
 *   | '/api/problems/not-your-decision' | '/api/problems/stale' | '/api/problems/not-revocable' | '/api/problems/conflict'
 *   | '/api/problems/unfit' | '/api/problems/too-large' | '/api/problems/wrong-type' | '/api/problems/not-legal'
 *   | '/api/problems/not-a-game' | '/api/problems/too-many' | '/api/problems/mistake' | '/api/problems/no-room'
 *   | '/api/problems/storage-away' | '/api/problems/stopping' | '/api/problems/storage-full' | '/api/problems/not-served'
 * } ProblemType
 */

/**
 * Why a request was not granted (RFC 9457).
 * @typedef {{type: ProblemType, title: string, status: number, detail: string, ruleCase?: string, view?: View}} Problem
 */

/**
 * The catalogue with its places and people found by what the other documents call them.
 * @typedef {Catalogue & {
 *   system: Map<number, System>, planet: Map<number, PlanetFacts>, environ: Map<number, EnvironFacts>,
 *   character: Map<number, CharacterFacts>, creature: Map<string, Creature>,
 * }} Printed
 */

export {};
