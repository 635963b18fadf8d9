/**
 * The documents of the server, in the names of its description, which says what each field means. Written by `./fitg api --renew`
 * from the records of the server: change those.
 */

/** All scenarios. @typedef {{scenarios: Scenario[]}} Scenarios */

/**
 * A scenario as it is offered.
 * @typedef {{
 *   id: string, title: string, edition: Edition, level: GameLevel, summary: string, description: string, goals: string,
 *   minutes: number, balance?: Balance, system: Piece, systems: Piece[], armageddon: boolean, lastTurn: number, turns: string,
 *   pointsToWin: number, enough: string, planets: ScenarioPlanet[], rebel: Forces, imperial: Forces, options: HouseRule[],
 * }} Scenario
 */

/** The year of an edition of the game. @typedef {'1979' | '2002'} Edition */

/** One of the games of the box. @typedef {'star-system' | 'province' | 'galactic'} GameLevel */

/**
 * How many of so many games between equal Captains the Rebels won, in percent.
 * @typedef {{rebelPercent: number, games: number}} Balance
 */

/** A piece or place that something is about. @typedef {{kind: PieceKind, id?: number | string, name: string}} Piece */

/**
 * What kind of piece or place something is.
 * @typedef {
 *   | 'environ' | 'planet' | 'character' | 'possession' | 'ship' | 'unit' | 'mission' | 'rating' | 'place' | 'counter' | 'soldier'
 *   | 'counter-type' | 'assignment' | 'sovereign' | 'fighter' | 'units' | 'system' | 'information' | 'pdb' | 'extra-dice'
 * } PieceKind
 */

/**
 * How a planet begins.
 * @typedef {{
 *   id: number, name: string, loyalty: Loyalty, rebelControlled: boolean, pdbLevel: number, environs: number[],
 * }} ScenarioPlanet
 */

/**
 * The loyalty track of a planet, from the Empire's end to the Rebels'.
 * @typedef {'patriotic' | 'loyal' | 'neutral' | 'dissent' | 'unrest'} Loyalty
 */

/** What a side begins with. @typedef {{characters: Piece[], units: Units[], ships: Piece[], counters?: Counters[]}} Forces */

/** So many military units of one kind. @typedef {{kind: UnitKind, name: string, side: Side, count: number}} Units */

/**
 * A type of military unit. `mobile` is one that lies face down for the reader.
 * @typedef {
 *   | 'militia' | 'patrol' | 'line' | 'urban-1-0' | 'wild-1-0' | 'subterranean-1-0' | 'liquid-1-0' | 'air-1-0' | 'fire-1-0'
 *   | 'urban-2-1' | 'wild-2-1' | 'subterranean-2-1' | 'liquid-2-1' | 'air-2-1' | 'fire-2-1' | 'veteran' | 'elite-army'
 *   | 'elite-navy' | 'suicide-squad' | 'urban-2-3' | 'wild-2-3' | 'subterranean-2-3' | 'liquid-2-3' | 'air-2-3' | 'fire-2-3'
 *   | 'urban-4-3' | 'urban-4-4-elite' | 'wild-4-3' | 'wild-4-4-elite' | 'subterranean-4-3' | 'liquid-4-3' | 'air-4-3'
 *   | 'resolution' | 'peacemaker' | 'planet-stabilizer' | 'mobile'
 * } UnitKind
 */

/** A player of the game. @typedef {'rebel' | 'imperial'} Side */

/** So many military counters of one type. @typedef {{type: string, count: number}} Counters */

/** A house rule that can be agreed on. @typedef {{id: string, title: string, description: string, standard: boolean}} HouseRule */

/** The computer players on offer, the weakest level first. @typedef {{players: ComputerPlayer[]}} Players */

/** A computer player as people read of it. @typedef {{level: string, name: string, description: string}} ComputerPlayer */

/** What a search found, the best first. @typedef {{found: Rule[]}} RulesFound */

/**
 * A rule in our words, a ruling on one, or our completion where the second edition points to pages that are not at hand.
 * @typedef {{
 *   kind: 'case' | 'ruling' | 'completion', edition: Edition, editionName: string, number: string, title?: string, text: string,
 * }} Rule
 */

/**
 * Everything printed that a client needs to draw a board and to explain a piece. The same for every game.
 * @typedef {{
 *   editions: EditionFacts[], provinces: Province[], systems: System[], routes: Route[], planets: PlanetFacts[],
 *   environs: EnvironFacts[], races: Race[], creatures: Creature[], irateLocals: IrateLocals[], sovereigns: Sovereign[],
 *   characters: CharacterFacts[], possessions: Possession[], ships: ShipFacts[], units: UnitFacts[], missions: MissionFacts[],
 *   actionEvents: ActionEvent[], actionCards: ActionCard[], tables: PrintedTable[], words: Words, second: SecondEdition,
 * }} Catalogue
 */

/** An edition of the game, of which there are scenarios. @typedef {{id: Edition, name: string, differs: string}} EditionFacts */

/** A province with its capital planet. @typedef {{id: number, name: string, capital: number, throne?: number}} Province */

/** A star system. @typedef {{id: number, name: string, province: number, x: number, y: number, planets: number[]}} System */

/**
 * A route between two star systems, with the navigation stars printed on it.
 * @typedef {{from: number, to: number, navigationStars: number}} Route
 */

/**
 * A planet as it is printed.
 * @typedef {{
 *   id: number, name: string, system: number, kind: string, homeOfRace?: string, startLoyalty: string, armageddonLoyalty: string,
 *   armageddonRebelControlled: boolean, environs: number[],
 * }} PlanetFacts
 */

/**
 * An environ as it is printed.
 * @typedef {{
 *   id: number, planet: number, name: string, type: string, size: number, resource: number, starred: boolean, coupRating?: number,
 *   races: string[], creature?: string, sovereign?: string, irateLocals: IrateLocals,
 * }} EnvironFacts
 */

/**
 * A row of the Irate Locals Chart.
 * @typedef {{race: string, environType: string, strength: number, endurance: number, firefight: boolean}} IrateLocals
 */

/** A race. @typedef {{name: string, plural: string, starFaring: boolean, homePlanet?: number, colonisedPlanets: number[]}} Race */

/**
 * A creature. What it does in a fight that figures cannot say is in its text.
 * @typedef {{
 *   name: string, strength: number, endurance: number, attackKind: string, condition: string, target: string,
 *   surpriseShift: number, breakOffBan: string, breakOffDieModifier: number, bonusDrawEffect: string, text: string,
 * }} Creature
 */

/**
 * A sovereign.
 * @typedef {{
 *   name: string, planet: number, environ: number, allegiance?: string, combat: number, endurance: number, leadership: number,
 *   spaceLeadership?: number,
 * }} Sovereign
 */

/**
 * A character as it is printed.
 * @typedef {{
 *   number: number, name: string, side: string, race: string, title?: string, royaltyPlanet?: number, knight: boolean,
 *   ratings: {combat: number, endurance: number, intelligence: number, leadership: number, diplomacy: number, navigation: number},
 *   spaceLeadership?: number, homePlanets: number[], bonusDraws: Record<string, number>, abilities: Ability[],
 * }} CharacterFacts
 */

/** Something a character can do and others cannot. @typedef {{id: string, text: string}} Ability */

/**
 * A possession.
 * @typedef {{
 *   number: number, name: string, kind: string, owner?: string, durability: string, breaksFrom?: number, effects: Effect[],
 *   text: string,
 * }} Possession
 */

/** What a possession does. @typedef {{id: string, value?: string, meaning: string}} Effect */

/**
 * A spaceship as it is printed.
 * @typedef {{
 *   key: string, name: string, side: string, cannons: number, shields: number, maneuver: number, passengers: number,
 * }} ShipFacts
 */

/**
 * A type of military unit as it is printed.
 * @typedef {{
 *   kind: string, name: string, side: string, environType?: string, strength: number, spaceStrength: number, cost: number,
 *   mobile: boolean, hidden: boolean,
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

/**
 * An action card with what it says in each kind of environ.
 * @typedef {{number: number, sections: {urban: Section, special: Section, wild: Section}}} ActionCard
 */

/** What an action card says in one kind of environ. @typedef {{letters: string[], event: string}} Section */

/**
 * A printed table, to be shown and not to be reckoned with.
 * @typedef {{id: string, title: string, ruleCase: string, corner: string, columns: string[], rows: TableRow[]}} PrintedTable
 */

/** A row of a printed table, with a cell for each column. @typedef {{label: string, cells: string[]}} TableRow */

/**
 * The words of the documents with the names to show for them.
 * @typedef {{segments: Label[], loyalties: Label[], planetStates: Label[], environTypes: Label[], ratings: Label[]}} Words
 */

/** A word of the game: the id a program compares and the name a person reads. @typedef {{id: string, name: string}} Label */

/**
 * What the second edition (2002) prints besides. Values that our sources do not give are our completions.
 * @typedef {{
 *   counters: CounterType[], soldiers: Soldier[], starshipNavigation: number, tables: PrintedTable[], randomEvents: RandomEvent[],
 *   differences: EditionDifference[],
 * }} SecondEdition
 */

/**
 * A type of military counter.
 * @typedef {{
 *   name: string, side: Side, branch: Branch, environType?: EnvironType, attack: number, endurance: number, garrison: boolean,
 *   soldier?: string,
 * }} CounterType
 */

/**
 * What a military counter of the second edition is for.
 * @typedef {'ground' | 'transport' | 'light' | 'cruiser' | 'heavy' | 'atrocity'} Branch
 */

/** What kind of place an environ is. @typedef {'urban' | 'wild' | 'subterranean' | 'liquid' | 'air' | 'fire'} EnvironType */

/**
 * A kind of soldier, as a patrol sends them and as they go along as escorts.
 * @typedef {{key: string, name: string, attack: number, endurance: number}} Soldier
 */

/**
 * A random event of the second edition: one of the action cards, by the units and rolls of 2002.
 * @typedef {{
 *   id: ActionEventId, name: string, effect: string, rolls: {urban: number[], special: number[], wild: number[]},
 * }} RandomEvent
 */

/**
 * An event on the action cards.
 * @typedef {
 *   | 'creature-or-nothing' | 'creature-or-one-sentry' | 'creature-or-two-sentries' | 'locals-raid' | 'locals-shelter' | 'weather'
 *   | 'characters-detected' | 'detected-and-search' | 'irate-locals' | 'rebels-chicken-out' | 'political-matters' | 'atrocity'
 *   | 'wrong-soldier' | 'enemy-agent' | 'populace-wild' | 'local-connections' | 'delayed-by-rumors' | 'disagreeable-food'
 *   | 'civil-war' | 'local-protocol' | 'stumble-on-squad' | 'accident' | 'creature-off-season' | 'coup-aborted-1'
 *   | 'coup-aborted-2' | 'coup-aborted-3' | 'coup-aborted-4' | 'coup-aborted-5' | 'coup-aborted-6' | 'coup-aborted-7'
 * } ActionEventId
 */

/**
 * What is so in the first edition and what in the second.
 * @typedef {{topic: string, first: string, second: string, rule: string, completed: boolean}} EditionDifference
 */

/** What can be said in a language. @typedef {{tongue: string, title: string, sentences: Record<string, string>}} Sentences */

/**
 * A game to open.
 * @typedef {{
 *   scenario?: string, options?: ChosenOptions, position?: string, seats: NewSeats, spectators?: boolean, spectatorDelay?: number,
 * }} NewGame
 */

/** The house rules of a new game; what is not named is off. @typedef {{worstDetection?: boolean}} ChosenOptions */

/** Both seats; each is needed. @typedef {{rebel: NewSeat, imperial: NewSeat}} NewSeats */

/** Who is to sit in a seat. @typedef {{kind: SeatKind, level?: string, name?: Name}} NewSeat */

/** Who sits in a seat. @typedef {'human' | 'computer' | 'open'} SeatKind */

/** What others call a player: at most 40 visible characters. A blank one counts as none. @typedef {string} Name */

/**
 * A game from a file. A finished game needs no seats: nobody sits down in it any more.
 * @typedef {{game: SavedGame, seats?: NewSeats, spectators?: boolean, spectatorDelay?: number}} Import
 */

/**
 * A game as a file, with everything it follows from. `fitg verify` checks it.
 * @typedef {{
 *   format: 'fitg-game', formatVersion: number, rulesVersion: number, scenario: string, edition?: Edition, options: Options,
 *   chance: SavedChance, players: {rebel?: string, imperial?: string}, journal: JournalEntry[], finished: boolean,
 *   verdict?: SavedVerdict, hash: string, evidence?: DiceEvidence,
 * }} SavedGame
 */

/** The house rules of a game. @typedef {{worstDetection: boolean}} Options */

/**
 * Where the dice come from: a plain seed, or fair dice.
 * @typedef {
 *   | {seed: number}
 *   | {commitment: string, secret?: string, salt?: string, promises?: {rebel?: Promised, imperial?: Promised}, nonces: {rebel?: Nonce, imperial?: Nonce}}
 * } SavedChance
 */

/** The SHA-256 of a nonce (of the bytes its digits stand for). @typedef {string} Promised */

/**
 * A person's part of the dice: 32 to 128 hexadecimal digits, two for each byte, drawn at random on the person's own machine.
 * @typedef {string} Nonce
 */

/**
 * One line of a saved game.
 * @typedef {
 *   | {position: string} | {number: number, side: Side, question: string, action: string} | {back: number} | {dice: SavedChance}
 *   | {resigned: Side}
 * } JournalEntry
 */

/**
 * How a saved game ended: as in Verdict, with the reason in capitals.
 * @typedef {{winner: Side, reason: 'INSTANT_VICTORY' | 'POINTS' | 'RESIGNATION', points: number}} SavedVerdict
 */

/**
 * What a player's browser was told of the dice before it showed its nonce. `fitg verify` compares.
 * @typedef {{origin: string, commitment: string, promises: {rebel?: Promised, imperial?: Promised}}} DiceEvidence
 */

/**
 * Another way on from a moment of a finished game.
 * @typedef {{action: number, seats: NewSeats, spectators?: boolean, spectatorDelay?: number}} Fork
 */

/** The seats somebody holds. @typedef {{tokens: string[]}} Tokens */

/** An invitation somebody was sent. @typedef {{invitation: string}} InvitationSecret */

/** Following an invitation. @typedef {{invitation: string, name?: Name, promise?: Promised, nonce?: Nonce}} Join */

/**
 * Taking one's seat. Until the game has begun, a promise or a nonce is needed; afterwards both are ignored.
 * @typedef {{name?: Name, promise?: Promised, nonce?: Nonce}} SitDown
 */

/** The nonce that was promised. @typedef {{nonce: Nonce}} ShownNonce */

/** One or several answers, in order. @typedef {{number: number, actions: string[], socket?: string | null}} Actions */

/** Answers to be tried without being given. @typedef {{number: number, actions: string[]}} Trial */

/** A standing order. @typedef {{answer: string, until?: OrderUntil, below?: number, socket?: string | null}} NewOrder */

/**
 * How long an order holds: the whole game, this player-turn, or this place in this segment (a fight).
 * @typedef {'game' | 'turn' | 'place'} OrderUntil
 */

/** The usual orders hold from now on, but for some. @typedef {{off: string[], socket?: string | null}} UsualOrders */

/** Which forms are wanted. @typedef {{number: number, actions: string[], after?: string[]}} WantedForms */

/**
 * Orders for this player-turn: each is given when the game comes to its question.
 * @typedef {{number: number, entries: NewEntry[], socket?: string | null}} NewSheet
 */

/**
 * What is answered to a question, once for each key.
 * @typedef {{question: string, about?: string | null, actions: string[]}} NewEntry
 */

/**
 * How to go on in the fights of a place.
 * @typedef {{
 *   number: number, about?: string, press: FightPress, below?: number, prisoners?: boolean, socket?: string | null,
 * }} NewFight
 */

/**
 * When to leave off: never, when it is worse than even, when the odds are below a limit, or when half of those who were there are
 * lost.
 * @typedef {'end' | 'even' | 'odds' | 'half'} FightPress
 */

/**
 * How far to go back: a number of actions, or to the start of the segment.
 * @typedef {
 *   | {number: number, actions: number, socket?: string | null} | {number: number, to: 'segment-start', socket?: string | null}
 * } Undo
 */

/** How much of the log somebody has read. @typedef {{log: number}} Seen */

/** A line for the chat. @typedef {{text: string}} Say */

/**
 * The first and only message of a client.
 * @typedef {{
 *   game: string, token?: string | null, socket?: string | null, presence?: boolean | null, turns?: number | null,
 * }} SocketGreeting
 */

/**
 * A new game, with secrets that are shown this once.
 * @typedef {{game: Game, tokens: {rebel?: Secret, imperial?: Secret}, invitations: {rebel?: Secret, imperial?: Secret}}} Opened
 */

/**
 * What everybody who may look at a game knows of it.
 * @typedef {{
 *   id: GameId, scenario: string, title: string, options: Options, status: GameStatus, createdAt: number,
 *   seats: {rebel: Seat, imperial: Seat}, spectators: boolean, spectatorDelay: number,
 *   origin: 'new' | 'rematch' | 'fork' | 'import' | 'position', originGame?: GameId, turn?: number, waitingFor?: Side,
 *   verdict?: Verdict, rematch?: RematchOffer, dice: Dice, removalWish?: Side, misfit?: string,
 * }} Game
 */

/** Names a game; long enough that nobody finds one by trying. @typedef {string} GameId */

/** How far a game has come. @typedef {'waiting' | 'running' | 'finished'} GameStatus */

/**
 * A seat of a game.
 * @typedef {{kind: SeatKind, level?: string, computer?: ComputerPlayer, name?: string, joined: boolean, invited: boolean}} Seat
 */

/** How a game ended. @typedef {{winner: Side, reason: VerdictReason, points: number}} Verdict */

/** Why a game ended. @typedef {'instant-victory' | 'points' | 'resignation'} VerdictReason */

/** A rematch that was offered after the game. @typedef {{offeredBy: Side, game?: GameId}} RematchOffer */

/**
 * The fair dice of a game.
 * @typedef {{
 *   commitment: string, promises?: {rebel?: Promised, imperial?: Promised}, missing?: Side[],
 *   nonces: {rebel?: Nonce, imperial?: Nonce}, secret?: string, salt?: string,
 * }} Dice
 */

/** The secret of a seat link or of an invitation. The server keeps only its hash and shows it once. @typedef {string} Secret */

/** A seat and its secret. @typedef {{game: Game, side: Side, token: Secret}} Seated */

/** What an invitation is for. @typedef {{game: Game, side: Side}} Invitation */

/** A seat and the invitation to it. @typedef {{game: Game, side: Side, invitation: Secret}} Invited */

/** The games of some seats. @typedef {{games: MyGame[]}} MyGames */

/** A game of one of the seats asked for. @typedef {{game: Game, side: Side, yourTurn: boolean}} MyGame */

/** What came of the wish to remove a game. @typedef {{removed: boolean, wishedBy?: Side}} Removal */

/** A view, and where in the game it stands. @typedef {{view: View, action?: number}} Moment */

/**
 * Everything a seat, or a spectator, may know of a game.
 * @typedef {{
 *   game: Game, viewer: Viewer, number?: number, board?: Board, decision?: Decision, undo?: UndoLimits, orders?: Order[],
 *   sheet?: Sheet, fights?: FightOrder[], log: number,
 * }} View
 */

/** Whose eyes a document was written for. @typedef {'rebel' | 'imperial' | 'spectator'} Viewer */

/**
 * The whole table as one viewer sees it, so that any position can be drawn without the ones before.
 * @typedef {{
 *   viewer: Viewer, scenario: string, title: string, options: Options, turn: number, lastTurn: number, phasing: Side,
 *   segment: Label & {id: Segment}, waitingFor?: Side, points: number, pointsToWin: number, enough: string, breakdown: Points[],
 *   planets: Planet[], environs: Environ[], characters: Character[], ships: Ship[], missions: Missions, owedLines: number,
 *   pdbRaised: boolean, lineTaken?: boolean, zopMet: boolean, breakOff?: BreakOff, theatre?: Theatre, province?: ProvinceTable,
 *   realm?: Realm,
 * }} Board
 */

/**
 * A step of a player-turn, in the order of play.
 * @typedef {
 *   | 'set-up' | 'start' | 'arrivals' | 'movement' | 'reaction' | 'military-combat' | 'search' | 'missions' | 'end' | 'interphase'
 *   | 'interplanetary-movement' | 'space-combat' | 'character-movement' | 'planetary-movement' | 'environs-combat'
 *   | 'orbit-organisation' | 'galactic-event' | 'resources' | 'strategic-assignment'
 * } Segment
 */

/** Something that gives or takes Rebel victory points. @typedef {{source: Piece, what: string, points: number}} Points */

/**
 * A planet in play.
 * @typedef {{
 *   id: number, name: string, loyalty: Loyalty, loyaltyInUse: boolean, state: Label & {id: PlanetState}, control?: Side,
 *   pdbLevel: number, pdbUp: boolean, points: number, base?: Base,
 * }} Planet
 */

/**
 * The political state of a planet.
 * @typedef {'imperial-control' | 'rebellion' | 'rebel-control' | 'rebellion-stopped'} PlanetState
 */

/** A planetary defence base of the second edition. @typedef {{attack: number, endurance: number, hits: number}} Base */

/**
 * An environ in play with its military units. Characters and ships say themselves where they are.
 * @typedef {{
 *   id: number, planet: number, name: string, type: EnvironType, units: Units[], campSince?: number, marks: Mark[],
 *   pending: Units[],
 * }} Environ
 */

/**
 * A marker that lies on an environ.
 * @typedef {'coup' | 'populace-wild' | 'done' | 'risen' | 'drugged' | 'drugged-companions' | 'drugged-bonuses'} Mark
 */

/**
 * A character in play, or dead.
 * @typedef {{
 *   number: number, name: string, side: Side, place: 'environ' | 'orbit' | 'drift' | 'space' | 'dead', environ?: number,
 *   at?: string, prisoner: boolean, holder?: Piece, stack: 'military' | 'character', detected: boolean, moved: boolean,
 *   barred: boolean, disabled: boolean, wounds: number, cards: Card[], faceDownCards: number, hunted: boolean,
 *   condition?: Condition,
 * }} Character
 */

/** A possession under its owner. @typedef {{number: number, name: string, shown: boolean}} Card */

/**
 * How a character of the second edition fares, with the factors as they stand.
 * @typedef {{
 *   attack: number, endurance: number, navigation: number, hits: number, stunHits: number, wounded: boolean, stunned: boolean,
 *   aboard?: Piece, escorts: string[],
 * }} Condition
 */

/**
 * A spaceship in play, or lost for good.
 * @typedef {{
 *   key: string, name: string, side: Side, place: 'environ' | 'orbit' | 'drift' | 'space' | 'lost', environ?: number, at?: string,
 *   holder?: Piece, damaged?: boolean, aboard?: number[], dockedTo?: Piece,
 * }} Ship
 */

/**
 * The missions of the environ being handled.
 * @typedef {{
 *   environ?: number, actionCardsLeft: number, drawsLeft: number, underWay: Mission[], eventsDrawn: ActionEventType[],
 * }} Missions
 */

/**
 * A mission under way.
 * @typedef {{
 *   letter: string, name: string, members: number[], letters: number, camp: boolean, searched: boolean, creatureMet: boolean,
 *   drawsBarred: boolean, drawsReduced: boolean,
 * }} Mission
 */

/**
 * A type of event on the action cards.
 * @typedef {
 *   | 'creature' | 'creatures-off' | 'irate-locals' | 'stumble' | 'detected' | 'detected-search' | 'no-search' | 'coup-abort'
 *   | 'chicken-out' | 'wrong-soldier' | 'agent' | 'protocol' | 'politics' | 'civil-war' | 'locals-raid' | 'populace-wild'
 *   | 'extra-bonus' | 'no-bonus' | 'accident' | 'atrocity'
 * } ActionEventType
 */

/**
 * While break-off is asked: the column, and the highest die with which each part gets away.
 * @typedef {{column: string, active: number, inactive: number, anyInactive: boolean}} BreakOff
 */

/**
 * What else is on the table in games of the second edition: places in space, military counters one by one, escorts, and the combat
 * under way.
 * @typedef {{
 *   systems: number[], places: SpacePlace[], distances: Distance[], counters: MilitaryCounter[], escorts: Escort[],
 *   battle?: Battle,
 * }} Theatre
 */

/**
 * An orbit box or a drift area.
 * @typedef {{key: string, name: string, kind: 'orbit' | 'drift' | 'far-drift', system: number, planet?: number}} SpacePlace
 */

/**
 * How far it is from one star to another, in navigation stars along the shortest way.
 * @typedef {{from: number, to: number, distance: number}} Distance
 */

/**
 * A military counter of the second edition: a ground unit or a starship.
 * @typedef {{
 *   number: number, name: string, type: string, branch: Branch, side: Side, place: number | string, attack: number,
 *   endurance: number, hits: number, damaged: boolean, moved: boolean, dispersed: boolean, faceDown: boolean, inLine: boolean,
 *   chosen: boolean, carrier?: number, aboard: number[],
 * }} MilitaryCounter
 */

/**
 * A soldier who goes with a character.
 * @typedef {{
 *   key: string, name: string, soldier: string, of: number, attack: number, endurance: number, hits: number, wounded: boolean,
 * }} Escort
 */

/**
 * The combat of the second edition that is under way, all of which lies open. In `environs` and `space` the counters fight, which
 * say themselves where they are; `fighters` are those of a character combat.
 * @typedef {{
 *   kind: BattleKind, place: number | string, placeName: string, attacker: Side, round: number, stun: boolean, opponent?: string,
 *   fighters: Fighter[],
 * }} Battle
 */

/** What fights in a combat of the second edition. @typedef {'characters' | 'environs' | 'space' | 'spaceship'} BattleKind */

/**
 * Somebody in a character combat.
 * @typedef {{
 *   piece: Piece, attacks: boolean, active: boolean, able: boolean, attack: number, endurance: number, hits: number,
 *   stunHits: number, wounded: boolean, stunned: boolean,
 * }} Fighter
 */

/**
 * What else is on the table in the wider games of 1979: places in space, the units there, and what is being bought.
 * @typedef {{
 *   systems: number[], places: SpacePlace[], distances: Distance[], stacks: StackInSpace[], purchase?: PurchaseUnderWay,
 * }} ProvinceTable
 */

/**
 * The military units of one side in one place off the ground, or on their way.
 * @typedef {{place: number | string, underWay: boolean, units: Units[]}} StackInSpace
 */

/**
 * What a side buys, which the other sees when it is done.
 * @typedef {{funds: number, left: number, ordered: StackInSpace[], counters: CounterStock[]}} PurchaseUnderWay
 */

/** How many counters of a kind are still in the box. @typedef {{kind: UnitKind, left: number}} CounterStock */

/**
 * What else lies on the table in a galaxy-wide game: treasuries, the event, secrets, the base, assignments.
 * @typedef {{
 *   round: number, rebelPoints: number, imperialPoints: number, debt: number, event?: GalacticEventCard, eventsLeft: number,
 *   secrets: PlanetSecretOfGame[], base: SecretBase, assignment?: Assignment, assignmentsToCome: Assignment[], destroyed: number[],
 *   hypnotised: number[], sovereigns: SovereignOfGame[],
 * }} Realm
 */

/** A galactic event card. @typedef {{number: number, title: string, effect: string}} GalacticEventCard */

/**
 * The secret of a planet.
 * @typedef {{planet: number, name?: string, effect?: string, revealed: boolean, ended: boolean}} PlanetSecretOfGame
 */

/**
 * The secret base of the rebels.
 * @typedef {{planet?: number, revealed: boolean, destroyed: boolean, named: number[], secretsLearned: number}} SecretBase
 */

/** A Strategic Assignment card. @typedef {{number: number, provinces: number[]}} Assignment */

/**
 * What has become of a sovereign.
 * @typedef {{name: string, environ: number, side?: Side, wounded: boolean, hits: number, inOrbit: boolean}} SovereignOfGame
 */

/**
 * The question that a seat has to answer, with every legal answer.
 * @typedef {{
 *   number: number, act: number, side: Side, question: Question, point: string, ruleCase: string, prompt: string, said?: Said,
 *   subject?: Piece, soFar: Answer[], actions: Action[], suggested: string, run?: Act, orders?: OfferedOrder[], fight?: boolean,
 * }} Decision
 */

/**
 * What the game can ask. A client needs none of these names to play: the answers are always listed.
 * @typedef {
 *   | 'set-up-unit' | 'set-up-characters' | 'set-up-stack' | 'set-up-ship' | 'pending-units' | 'arrival-kind' | 'arrival'
 *   | 'enter-from-space' | 'move' | 'move-destination' | 'move-units' | 'move-character' | 'move-prisoner' | 'move-ship'
 *   | 'flight-destination' | 'flight-passenger' | 'walk-destination' | 'hand-over' | 'pdb-attack' | 'losses' | 'organise'
 *   | 'reaction' | 'reaction-origin' | 'reaction-piece' | 'reaction-leader' | 'reaction-way' | 'reaction-stack' | 'next-combat'
 *   | 'declare-combat' | 'leader' | 'next-search' | 'search-units' | 'search-leader' | 'search-character' | 'search-order'
 *   | 'attack-found' | 'attack-found-with' | 'attacker' | 'weapons' | 'aim' | 'active' | 'break-off' | 'wounds' | 'holder'
 *   | 'ship-holder' | 'exchange' | 'exchange-card' | 'exchange-ship' | 'next-environ' | 'mission' | 'mission-member' | 'target'
 *   | 'draw' | 'letter-order' | 'complete' | 'accident' | 'locals-raid' | 'coup-victim' | 'creature-target' | 'creature-ship'
 *   | 'bonus' | 'sabotage' | 'subvert' | 'free-prisoner' | 'new-possession' | 'overstacked' | 'buy-2-1' | 'buy-1-0' | 'uprising'
 *   | 'knight-ship' | 'use-possession' | 'drug-rating' | 'cervac-victim' | 'gems-ship' | 'gems-holder' | 'set-up-purchase'
 *   | 'set-up-place' | 'set-up-where' | 'set-up-ship-place' | 'set-up-crew' | 'set-up-holder' | 'set-up-card' | 'set-up-camp'
 *   | 'purchase' | 'purchase-place' | 'entry-stars' | 'waiting-units' | 'navigation-two' | 'fleet' | 'stack-units' | 'stack-loads'
 *   | 'stack-character' | 'stack-prisoner' | 'stack-ship' | 'rake' | 'intercept' | 'course' | 'lost-by-jump' | 'join-interception'
 *   | 'ship-joins-interception' | 'next-orbit' | 'declare-space-combat' | 'attack-pdb' | 'aid-pdb' | 'aiding-units'
 *   | 'space-leader' | 'pdb-aid' | 'determined-assault' | 'travel' | 'flight-to' | 'watch' | 'watching-units' | 'evade' | 'surface'
 *   | 'surface-to' | 'reaction-load' | 'repair' | 'repairer' | 'quest-prisoner' | 'raised-units' | 'imperial-levy' | 'next-control'
 *   | 'reveal-at-camp' | 'coming-down' | 'quest-ship' | 'quest-crew' | 'maintenance' | 'maintenance-unit' | 'questioner'
 *   | 'questioned' | 'questioning' | 'quest-aim' | 'stay-above' | 'garrison' | 'garrison-place' | 'set-up-formation'
 *   | 'interplanetary' | 'starship-joins' | 'cargo' | 'board' | 'dock' | 'destination' | 'passing' | 'transfer-to' | 'hand-over-to'
 *   | 'next-space-battle' | 'battle-transfer' | 'press-on' | 'line' | 'fleet-break-off' | 'break-off-goal' | 'aim-counter'
 *   | 'aim-extra-dice' | 'pdb-target' | 'character-move' | 'walk-to' | 'crew' | 'fly-to-planet' | 'fly-to-box' | 'track'
 *   | 'pursuer' | 'planetary-move' | 'unit-joins' | 'march-leader' | 'take-prisoner' | 'march-to' | 'escort' | 'escort-kind'
 *   | 'stack' | 'next-environs-battle' | 'environs-battle' | 'formation' | 'search' | 'found' | 'lasers' | 'line-up'
 *   | 'return-fire' | 'released-fire' | 'patrol-kind' | 'exchange-to' | 'exchange-card-to' | 'mission-place' | 'mission-leader'
 *   | 'mission-target' | 'event-roll' | 'card-repairer' | 'pdb-up' | 'assignment-order' | 'base' | 'deployment' | 'where' | 'barca'
 *   | 'knight' | 'knights-box' | 'possession-holder' | 'cruiser-holder' | 'group-place' | 'event-choice' | 'tax' | 'show-secret'
 *   | 'keep-secrets' | 'show-android' | 'upkeep' | 'reveal-base' | 'imperial-purchase' | 'rebel-purchase' | 'base-combat'
 *   | 'last-assignments' | 'rebel-units' | 'imperial-units' | 'uprising-combat' | 'domino-race' | 'domino' | 'next-rising'
 *   | 'medikit' | 'blockade' | 'atrocity' | 'lift-hypnosis' | 'name-planet' | 'learn' | 'secret-to-see' | 'squad-carrier'
 *   | 'cloning' | 'second-mission'
 * } Question
 */

/**
 * Something that is said, before it is in any language: a sentence of `/api/words/{tongue}` by its key, or a name.
 * @typedef {{key?: string, parts?: Said[], name?: string}} Said
 */

/** An answer given earlier in the same act. @typedef {{key: string, text: string}} Answer */

/**
 * A legal answer.
 * @typedef {{key: string, text: string, said?: Said, piece?: Piece, odds?: Odds, jump?: Jump, leadsTo?: Act}} Action
 */

/**
 * What an action may lead to, as far as the viewer can reckon.
 * @typedef {{ruleCase: string, outcomes: Outcome[], remarks: string[], assumed: Said[], warning?: string, inVain?: Said}} Odds
 */

/**
 * What an action may lead to, and how likely.
 * @typedef {{what: string, said: Said, measure?: string, amount?: number, probability: number}} Outcome
 */

/**
 * The hyperjump of the second edition that an answer leads to, before it is rolled.
 * @typedef {{
 *   from: number, to: number, distance: number, navigation: number, column: string, added: number, emergency: boolean,
 *   results: JumpResult[],
 * }} Jump
 */

/**
 * A result of a hyperjump.
 * @typedef {{what: string, drift: number, damage: boolean, disaster: boolean, probability: number}} JumpResult
 */

/**
 * A run of questions about one piece after the other, to be answered at once: give each line one of its answers and send `choose:`
 * with the names of the pieces. Every choice within these limits is legal, and there is no other.
 * @typedef {{
 *   question: Question, ruleCase: string, lines: ActLine[], least?: number, most?: number, oneOf: string[],
 *   conflicts: ActConflict[],
 * }} Act
 */

/**
 * A piece, and what may be answered about it.
 * @typedef {{name: string, piece: Piece, weight: number, answers: ActAnswer[], suggested: string}} ActLine
 */

/** What may be answered about a piece. @typedef {{key: string, choose: string, text: string, value: number}} ActAnswer */

/**
 * Two answers that exclude each other.
 * @typedef {{line: string, answer: string, other: string, otherAnswer: string, ruleCase: string}} ActConflict
 */

/**
 * A standing order that this question can get. Send `answer` to `PUT /orders/{kind}`; another `until` and, where there is an
 * `otherwise`, a limit (`below`) may be added.
 * @typedef {{kind: string, answer: string, until: OrderUntil, text: string, otherwise?: string}} OfferedOrder
 */

/** How much a seat may take back. @typedef {{actions: number, toSegmentStart: number, reason?: string}} UndoLimits */

/**
 * A standing order of a seat that holds now. Nobody else can see it.
 * @typedef {{kind: string, answer: string, until: OrderUntil, text: string, below?: number, otherwise?: string}} Order
 */

/**
 * Orders of a seat that wait for their questions. Nobody else can see them.
 * @typedef {{entries: SheetEntry[], stopped?: string}} Sheet
 */

/** What is answered to a question. @typedef {{question: Question, about?: string, actions: string[]}} SheetEntry */

/**
 * How the seat goes on in the fights of a place, until the step is over. Nobody else can see it.
 * @typedef {{place: Piece, press: FightPress, below?: number, prisoners?: boolean}} FightOrder
 */

/** What can be learned from a finished game. @typedef {{curve: ReviewPoint[], costly: CostlyDecision[]}} Review */

/** How it stood at a decision. @typedef {{at: number, rebels: number}} ReviewPoint */

/**
 * A decision after which a side stood worse than it could have.
 * @typedef {{
 *   side: Side, turn: number, action: number, at: number, prompt: string, played: string, better: string, chance: number,
 *   without: number, reason?: string,
 * }} CostlyDecision
 */

/** What the game waits for. @typedef {{number?: number, waitingFor?: Side, decision?: Decision}} Pending */

/**
 * What came of a request to play.
 * @typedef {{accepted: number, refused?: Problem, view: View, sequence?: number, log?: NewLog}} Played
 */

/**
 * Why a request was not granted (RFC 9457). Nothing was changed, unless the problem says otherwise.
 * @typedef {{type: ProblemType, title: string, status: number, detail: string, ruleCase?: string, view?: View}} Problem
 */

/**
 * What can be wrong with a request.
 * @typedef {
 *   | '/api/problems/malformed' | '/api/problems/no-seat' | '/api/problems/forbidden' | '/api/problems/unknown'
 *   | '/api/problems/not-started' | '/api/problems/game-over' | '/api/problems/game-running' | '/api/problems/not-your-decision'
 *   | '/api/problems/stale' | '/api/problems/not-revocable' | '/api/problems/conflict' | '/api/problems/unfit'
 *   | '/api/problems/not-legal' | '/api/problems/not-a-game' | '/api/problems/too-large' | '/api/problems/wrong-type'
 *   | '/api/problems/too-many' | '/api/problems/no-room' | '/api/problems/wrong-method' | '/api/problems/mistake'
 *   | '/api/problems/storage-away' | '/api/problems/storage-full' | '/api/problems/stopping' | '/api/problems/not-served'
 * } ProblemType
 */

/**
 * A page of a viewer's log that is new to it. Replace everything from `from` on: an undo can shorten the log. The first is its end,
 * as many game-turns as the greeting asked for or as much as fits a page; of what is new later the rest follows at once if it does
 * not fit.
 * @typedef {{from: number, entries: LogEntry[]}} NewLog
 */

/**
 * Something that happened, as one viewer may know it.
 * @typedef {{number: number, type: EventType, ruleCase: string, text: string, data: LogData}} LogEntry
 */

/**
 * What can happen, as the log names it.
 * @typedef {
 *   | 'TurnBegan' | 'SegmentBegan' | 'UnitsPlaced' | 'ReinforcementsLost' | 'CharactersPlaced' | 'ShipAssigned' | 'ShipLost'
 *   | 'StackChanged' | 'UnitsMoved' | 'CharactersMoved' | 'DetectionRolled' | 'StatusChanged' | 'PdbAttacked' | 'PdbChanged'
 *   | 'UnitsLost' | 'UnitsShown' | 'CombatDeclared' | 'LeaderNamed' | 'MilitaryCombatRolled' | 'SearchRolled'
 *   | 'CharacterCombatBegan' | 'BreakOffRolled' | 'RoundFought' | 'Wounded' | 'CombatEnded' | 'Killed' | 'Captured' | 'HolderNamed'
 *   | 'Freed' | 'MissionAssigned' | 'ActionCardDrawn' | 'ActionEventDrawn' | 'GroupPicked' | 'LetterGained' | 'MissionEnded'
 *   | 'DieRolled' | 'CreatureMet' | 'LoyaltyShifted' | 'PlanetChanged' | 'PossessionBroken' | 'CampPlaced' | 'InformationScored'
 *   | 'CharacterGained' | 'PossessionGained' | 'PossessionPassed' | 'PossessionUsed' | 'PossessionGone' | 'DrugTaken'
 *   | 'DrugWoreOff' | 'Disabled' | 'Healed' | 'ForcePointsReceived' | 'UnitsWaiting' | 'GameEnded' | 'CountersPlaced'
 *   | 'CountersShown' | 'SovereignLeads' | 'SovereignMoved' | 'CountersMoved' | 'Boarded' | 'Debarked' | 'Jumped' | 'Intercepted'
 *   | 'Raked' | 'BattleBegan' | 'RoundBegan' | 'LasersSet' | 'Volley' | 'HitsTaken' | 'BreakOffTried' | 'BattleEnded' | 'PodTried'
 *   | 'CountersLost' | 'FormationChanged' | 'Tracked' | 'SpaceshipChanged' | 'CounterRepaired' | 'RepairTried' | 'PdbHit'
 *   | 'Searched' | 'PatrolSent' | 'EscortJoined' | 'EscortPassed' | 'FateOfPrisoner' | 'EventRolled' | 'RandomEvent'
 *   | 'SuccessRolled' | 'EventDrawn' | 'EventEnded' | 'PointsChanged' | 'Taxed' | 'UpkeepUnpaid' | 'SecretShown'
 *   | 'PlanetDestroyed' | 'BaseChosen' | 'BaseRevealed' | 'NotTheBase' | 'AssignmentTurned' | 'AssignmentSeen' | 'DominoBegan'
 *   | 'HypnosisChanged' | 'AtrocityCommitted' | 'SovereignChanged' | 'SquadSpent' | 'UnitsSeen' | 'PointsCounted'
 *   | 'NavigationDeclared' | 'StackRaked' | 'StackIntercepted' | 'InterceptionJoined' | 'HyperspaceCrossed' | 'SpaceCombatDeclared'
 *   | 'SpaceCombatRolled' | 'AssaultDetermined' | 'PdbAssaulted' | 'Watched' | 'FleetDetached' | 'ShipDamaged' | 'SquadStruck'
 *   | 'Purchased' | 'UnitsHeldBack' | 'SovereignSummoned' | 'SovereignLost' | 'Mended' | 'QuestDrawn'
 * } EventType
 */

/**
 * The numbers behind an event, in printed terms. Each type of event has its own few of these fields; what names nobody and nothing
 * is absent.
 * @typedef {{
 *   turn?: number, phasing?: Side, segment?: Segment, side?: Side, environ?: number | string, units?: Units[], shown?: boolean,
 *   characters?: number[], ship?: string, holder?: number | string, military?: boolean, from?: number | string,
 *   to?: number | string, reaction?: boolean, planet?: number, level?: number, evasion?: number, baseColumn?: string,
 *   shift?: number, levelShift?: number, knownShift?: number, column?: string, die?: number,
 *   byDie?: ('undetected' | 'detected' | 'damaged' | 'eliminated')[],
 *   result?: 'undetected' | 'detected' | 'damaged' | 'eliminated', detected?: boolean, attacker?: string, attackDie?: number,
 *   unitsLose?: number, defenceDie?: number, pdbLoses?: number, goesDown?: boolean, losesLevel?: boolean, up?: boolean,
 *   uprising?: boolean, leader?: number, attack?: number, defence?: number, leaderShift?: number, homeShift?: number,
 *   specialShift?: number, uprisingShift?: number, defenderLoses?: number, attackerLoses?: number, searcher?: Side,
 *   searchValue?: number, hidingValue?: number, number?: number, found?: boolean, attackers?: number[], defenders?: number[],
 *   firefight?: boolean, capture?: boolean, active?: number[], activeAway?: boolean, inactive?: number[], inactiveAway?: boolean,
 *   round?: number, attackStrength?: number, defenceStrength?: number, woundsToDefender?: number, woundsToAttacker?: number,
 *   character?: number, wounds?: number, prisoner?: number, mission?: string, members?: number[], camp?: boolean, target?: number,
 *   card?: number, bonus?: boolean, event?: ActionEventId, takesEffect?: boolean, letters?: number,
 *   end?: 'completed' | 'aborted' | 'failed', what?: string, creature?: string, owner?: number, broken?: boolean, placed?: boolean,
 *   fate?: string, rating?: Rating, points?: number, oneToZero?: number, twoToOne?: number, verdict?: Verdict,
 *   place?: number | string, counters?: Piece[], sovereign?: string, vessel?: Piece, jumper?: Piece, fromStar?: number,
 *   toStar?: number, distance?: number, navigation?: number, firstDie?: number, secondDie?: number, added?: number, drift?: number,
 *   damage?: boolean, disaster?: boolean, emergency?: boolean, success?: boolean, dice?: number[], stun?: boolean | number,
 *   shooter?: Piece, aim?: Piece, hits?: number, piece?: Piece, differential?: number, modifier?: number, activeNumber?: number,
 *   inactiveNumber?: number, ending?: 'attacker-won' | 'defender-won' | 'called-off' | 'undecided', survived?: boolean,
 *   dispersed?: boolean, fleet?: number, pursued?: boolean, damaged?: boolean, counter?: Piece, repairer?: number,
 *   soldier?: 'conscript' | 'militia' | 'line' | 'regular' | 'stormtrooper' | 'elite' | 'marine', count?: number, escort?: string,
 *   executed?: boolean, tens?: number, ones?: number, lettersShown?: string[], change?: number, track?: number,
 *   reason?: 'taxes' | 'secret-income' | 'upkeep' | 'purchases' | 'rebellion' | 'event' | 'stolen' | 'base-lost' | 'grant' | 'track-full' | 'repairs',
 *   rate?: number, secret?: string, assignment?: number, kind?: number, favour?: Side, asleep?: boolean,
 *   atrocity?: 'sneak-attack' | 'strafe' | 'chemicals' | 'hypnosis' | 'halt-rotation', sent?: boolean, province?: number,
 *   seen?: string[], needed?: number, two?: boolean, fromPlace?: number | string, toPlanet?: number, severe?: boolean,
 *   intercepted?: boolean, pdbShift?: number, determined?: boolean, downShift?: number, strength?: number, asterisk?: boolean,
 *   shields?: number, breakOffDie?: number, spent?: number, lost?: number, possession?: number, done?: boolean,
 *   orbit?: number | string, draws?: number, letter?: boolean,
 * }} LogData
 */

/**
 * One of the ratings printed on a character.
 * @typedef {'combat' | 'endurance' | 'intelligence' | 'leadership' | 'diplomacy' | 'navigation'} Rating
 */

/** Where the game stands now, for whoever has named his socket. @typedef {{view: View, sequence?: number, log?: NewLog}} Told */

/**
 * A page of the log: never more than 64 KB of it, before it is compressed.
 * @typedef {{from: number, length: number, entries: LogEntry[], next?: string, leftOut?: number}} LogPart
 */

/** The moments of a game, each named by the length of the viewer's log. @typedef {{moments: number[]}} Moments */

/**
 * A page of the chat, at most 100 lines. Of a long one only the last 1000 lines are kept.
 * @typedef {{from: number, length: number, lines: ChatLine[]}} ChatPart
 */

/** Something a player said. @typedef {{number: number, at: number, side: Side, text: string}} ChatLine */

/**
 * A running game as one viewer knows it. It cannot be played on, but it can be kept.
 * @typedef {{format: 'fitg-seat', view: View, log: LogEntry[]}} SeatExport
 */

/**
 * A way to set up, and how to get there from the present question.
 * @typedef {{id: string, name: string, idea: string, actions: string[]}} Deployment
 */

/**
 * What a Captain would do, and what he thinks of the alternatives.
 * @typedef {{number: number, action: string, preset?: string, reason: string, act: Answer[], options: HintOption[]}} Hint
 */

/** A legal action with what it seems worth. @typedef {{key: string, text: string, worth: number}} HintOption */

/**
 * What actions would lead to, as far as neither chance nor the other player comes in. Nothing was played, and nobody hears of it.
 * @typedef {{number: number, legal: boolean, tried: TriedAction[], refused?: Misfit, reached: Reached, next?: Decision}} Tentative
 */

/** An action, or a choice, that fits. @typedef {{key: string, actions: string[], odds?: Odds}} TriedAction */

/** Why something cannot be answered. @typedef {{detail: string, ruleCase: string}} Misfit */

/** @typedef {'question' | 'chance' | 'other-side' | 'end'} Reached */

/**
 * What can be ordered at once at the seat's question: whole acts that begin there, and the same question about further places. It
 * goes by what this seat knows; nothing was played, and nobody hears of it.
 * @typedef {{number: number, goings: Going[], agenda: Decision[], proposed: SheetEntry[], purse?: number}} Forms
 */

/**
 * A whole act that can be ordered at once: send `go:` and the answer it begins with, `>` and where it leads, `+` and who comes,
 * between commas. What is not said is as suggested; who is not named by `+` stays.
 * @typedef {{
 *   key: string, text: string, piece?: Piece, members: GoingMember[], goals: GoingGoal[], to?: string, actions: string[],
 *   odds?: Odds, refused?: string,
 * }} Going
 */

/** A piece that may come along. @typedef {{name: string, piece: Piece, most: number, comes: number}} GoingMember */

/** A place an act may lead to. @typedef {{key: string, text: string, place: Piece}} GoingGoal */

/** The standing orders of a seat that hold now. @typedef {{orders: Order[], usual: OrderSwitch[]}} Orders */

/**
 * One of the usual orders: answers that most players would give, as one switch.
 * @typedef {{id: string, text: string, does: string, never: string, on: boolean}} OrderSwitch
 */

/** What is new. @typedef {{type: 'update', sequence: number, view: View, log: NewLog, chat: ChatLine[]}} SocketUpdate */

/**
 * Who is at the table. Comes to whoever asked for it in the greeting, at first and whenever it changes.
 * @typedef {{type: 'presence', seats: {rebel?: SeatPresence, imperial?: SeatPresence}}} SocketPresence
 */

/** Whether somebody is at the table. @typedef {{here: boolean, lastSeen?: number}} SeatPresence */

/** How the server is. @typedef {{status: 'alive' | 'ready'}} Health */

export {};
