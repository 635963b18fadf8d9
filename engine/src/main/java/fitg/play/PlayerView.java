package fitg.play;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Action.Kind;
import fitg.procedure.Options;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.rules.character.Characters;
import fitg.rules.combat.CharacterCombat;
import fitg.rules.combat.CharacterCombat.BreakOffChances;
import fitg.rules.combat.CharacterCombat.Fight;
import fitg.rules.combat.CharacterCombat.RoundChances;
import fitg.rules.control.Control;
import fitg.rules.possession.Card;
import fitg.rules.scenario.SetUp;
import fitg.rules.scenario.Victory;
import fitg.rules.search.Search;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Ledger;
import fitg.state.Mark;
import fitg.state.Segment;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What one seat, or a spectator, may know of a game (specification 2.8). It starts from a copy of the state in which
 * everything hidden from the viewer has been overwritten, so that nothing can leak that was not granted here:
 * face-down Imperial units are counted as Patrols, face-down possessions are only a number under their owner.
 */
public final class PlayerView {

    /** The questions before and in a round of a character combat. */
    private static final Set<Question> FIGHTING =
            EnumSet.of(Question.WEAPONS, Question.AIM, Question.ACTIVE, Question.BREAK_OFF);

    private final Viewer viewer;
    private final Rules rules;
    /** The game as far as the viewer knows it, with the state below; null when he has nothing to imagine. */
    private final Game known;

    private final FaceUp faceUp;
    private final GameState seen;
    private final int[] faceDown;
    private final Side waitingFor;
    private final Decision decision;
    private final BreakOffChances breakOff;
    private final Map<Kind, RoundChances> rounds;
    private final Fight fight;
    private final int hunted;

    private PlayerView(
            Viewer viewer,
            Rules rules,
            Game known,
            FaceUp faceUp,
            GameState seen,
            int[] faceDown,
            Side waitingFor,
            Decision decision,
            BreakOffChances breakOff,
            Map<Kind, RoundChances> rounds,
            Fight fight,
            int hunted) {
        this.viewer = viewer;
        this.rules = rules;
        this.known = known;
        this.faceUp = faceUp;
        this.seen = seen;
        this.faceDown = faceDown;
        this.waitingFor = waitingFor;
        this.decision = decision;
        this.breakOff = breakOff;
        this.rounds = rounds;
        this.fight = fight;
        this.hunted = hunted;
    }

    static PlayerView of(Game game, Viewer viewer) {
        boolean mine = !game.isOver() && viewer.is(game.resolution().asked());
        return mine ? of(game, viewer, Imagination.knownPart(game, viewer)) : glimpse(game, viewer);
    }

    /** The same, without the means to imagine how it may go on. */
    static PlayerView glimpse(Game game, Viewer viewer) {
        return of(game, viewer, null);
    }

    private static PlayerView of(Game game, Viewer viewer, Game known) {
        FaceUp faceUp = FaceUp.in(game, viewer);
        Side asked = game.isOver() ? null : game.resolution().asked();
        boolean mine = asked != null && viewer.is(asked);
        GameState seen = known != null ? known.state() : game.state().copy();
        int[] faceDown = new int[GameState.CHARACTERS];
        countFaceDown(seen, faceDown);
        if (!viewer.is(Side.IMPERIAL)) {
            seen.turnMobileUnitsFaceDown();
            faceUp.turnUp(seen);
            seen.set(Flag.LINE_TAKEN, false);
            if (isBehindScreen(game)) {
                seen.hideMobileUnits();
            }
        }
        if (!viewer.is(Side.REBEL)) {
            hideCards(seen, viewer);
        }
        Decision decision = mine ? game.pending().orElseThrow() : null;
        return new PlayerView(
                viewer,
                game.resolution().rules(),
                known,
                faceUp,
                seen,
                faceDown,
                asked,
                decision,
                breakOff(game),
                rounds(game),
                fight(game),
                hunted(game));
    }

    /** Case 16.13: where face-down units go is seen when all are placed. */
    private static boolean isBehindScreen(Game game) {
        return !game.isOver() && game.resolution().underWay() instanceof SetUp setUp && setUp.isBehindScreen();
    }

    /** In a character combat all numbers lie open: ratings, shown cards, and the units a squad was sent from. */
    private static BreakOffChances breakOff(Game game) {
        boolean asking = !game.isOver() && game.resolution().question() == Question.BREAK_OFF;
        return asking && game.resolution().underWay() instanceof CharacterCombat combat
                ? combat.breakOffChances(game.state())
                : null;
    }

    /** What the next round of a fight may bring, for each choice that is open before it. */
    private static Map<Kind, RoundChances> rounds(Game game) {
        if (game.isOver() || !(game.resolution().underWay() instanceof CharacterCombat combat)) {
            return Map.of();
        }
        GameState s = game.state();
        return switch (game.resolution().question()) {
            case WEAPONS ->
                Map.of(
                        Kind.HAND_TO_HAND, combat.firstRound(s, Kind.HAND_TO_HAND),
                        Kind.FIREFIGHT, combat.firstRound(s, Kind.FIREFIGHT));
            case AIM ->
                Map.of(
                        Kind.KILL, combat.firstRound(s, Kind.KILL),
                        Kind.CAPTURE, combat.firstRound(s, Kind.CAPTURE));
            case BREAK_OFF -> Map.of(Kind.STAND, combat.roundChances(s));
            default -> Map.of();
        };
    }

    /** The fight in which somebody is being asked to stand, or to run. */
    private static Fight fight(Game game) {
        Question asked = game.isOver() ? null : game.resolution().question();
        if (asked == null || !FIGHTING.contains(asked)) {
            return null;
        }
        return game.resolution().allUnderWay().reversed().stream()
                .filter(CharacterCombat.class::isInstance)
                .map(each -> ((CharacterCombat) each).fight(game.state()))
                .findFirst()
                .orElse(null);
    }

    /** Those a search under way is for; nobody otherwise. */
    private static int hunted(Game game) {
        boolean searching = !game.isOver() && game.resolution().underWay() instanceof Search;
        return searching ? ((Search) game.resolution().underWay()).hiders(game.state()) : 0;
    }

    private static void countFaceDown(GameState s, int[] faceDown) {
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            if (s.owner(card) >= 0 && !s.isRevealed(card)) {
                faceDown[s.owner(card)]++;
            }
        }
    }

    /** The Imperial player knows the cards shown to him and those he took; a spectator only the former. */
    private static void hideCards(GameState s, Viewer viewer) {
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            boolean shown = s.owner(card) >= 0 && s.isRevealed(card);
            boolean taken = s.owner(card) == GameState.IMPERIAL_HANDS && viewer.is(Side.IMPERIAL);
            if (!shown && !taken) {
                s.setOwner(card, GameState.DECK);
                s.setRevealed(card, false);
            }
        }
    }

    public Viewer viewer() {
        return viewer;
    }

    public Scenario scenario() {
        return rules.scenario();
    }

    public Options options() {
        return rules.options();
    }

    /** The side whose decision the game waits for; empty when it is over. */
    public Optional<Side> waitingFor() {
        return Optional.ofNullable(waitingFor);
    }

    /** The pending decision, if it is this viewer's. */
    public Optional<Decision> decision() {
        return Optional.ofNullable(decision);
    }

    public int turn() {
        return seen.turn();
    }

    public Side phasing() {
        return seen.phasing();
    }

    public Segment segment() {
        return seen.segment();
    }

    /** The Rebel victory points if the game ended now (case 16.17). */
    public int points() {
        return Victory.points(scenario(), seen);
    }

    /** What one planet adds to them. */
    public int pointsForPlanet(int planet) {
        return Victory.planetPoints(seen, planet);
    }

    /** What one character, dead or held, adds to them. */
    public int pointsForCharacter(int character) {
        return Victory.characterPoints(seen, character);
    }

    public boolean is(Flag flag) {
        return seen.is(flag);
    }

    public int owedLines() {
        return seen.owedLines();
    }

    // ---- planets and environs

    public Loyalty loyalty(int planet) {
        return seen.loyalty(planet);
    }

    public PlanetState planetState(int planet) {
        return seen.planetState(planet);
    }

    /** The side that controls a planet now; empty if nobody does. */
    public Optional<Side> control(int planet) {
        return Optional.ofNullable(Control.of(seen, planet));
    }

    public int pdbLevel(int planet) {
        return seen.pdbLevel(planet);
    }

    public boolean pdbUp(int planet) {
        return seen.pdbUp(planet);
    }

    public int campSince(int environ) {
        return seen.campSince(environ);
    }

    public boolean has(Mark mark, int environ) {
        return seen.has(mark, environ);
    }

    public int pendingUnits(int environ, int strength) {
        return seen.pending(environ, strength);
    }

    /** Whether this viewer can tell Patrols from Lines wherever they are. */
    public boolean knowsMobileUnits() {
        return viewer.is(Side.IMPERIAL);
    }

    /** Whether he can tell them here, also because they lie open now; if not, {@link #units} counts Patrols only. */
    public boolean knowsMobileUnits(int environ) {
        return knowsMobileUnits() || faceUp.environ() == environ;
    }

    public int units(int environ, UnitKind kind) {
        return seen.units(environ, kind);
    }

    public int units(int environ, Side side) {
        return seen.units(environ, side);
    }

    // ---- characters

    /** The environ a character is in, or one of the places of {@link GameState}. */
    public int at(int character) {
        return seen.at(character);
    }

    public int free() {
        return seen.free();
    }

    public int free(int environ, Side side) {
        return Characters.free(seen, environ, side);
    }

    public int prisoners() {
        return seen.prisoners();
    }

    public int holder(int prisoner) {
        return seen.holder(prisoner);
    }

    /** Those with military units. */
    public int military() {
        return seen.military();
    }

    /** Detected by flag or by the company they keep (case 9.52). */
    public int detected() {
        return Characters.detected(seen);
    }

    public int moved() {
        return seen.moved();
    }

    public int barredFromMissions() {
        return seen.noMission();
    }

    public int disabled() {
        return seen.disabled();
    }

    public int wounds(int character) {
        return seen.wounds(character);
    }

    /** The number of cards under a character that the Empire has not seen. */
    public int faceDownCards(int character) {
        return faceDown[character];
    }

    /** The cards of a character this viewer knows, as a set. */
    public int knownCards(int character) {
        return seen.possessionsOf(character);
    }

    public boolean isShown(int card) {
        return seen.isRevealed(card);
    }

    // ---- ships and missions

    public int shipAt(int ship) {
        return seen.shipAt(ship);
    }

    public int shipHolder(int ship) {
        return seen.shipHolder(ship);
    }

    /** The members of a mission under way in the environ being handled. */
    public int group(int mission) {
        return seen.group(mission);
    }

    public int letters(int mission) {
        return seen.letters(mission);
    }

    public int campMission() {
        return seen.campMission();
    }

    public int noted(Ledger heading) {
        return seen.noted(heading);
    }

    /** The action cards still to be drawn in this environ; those drawn lay open. */
    public int actionDeck() {
        return seen.actionDeck();
    }

    /** The numbers for a break-off, while one is being asked for. */
    public Optional<BreakOffChances> breakOff() {
        return Optional.ofNullable(breakOff);
    }

    /** The next round of a fight if this is chosen, while that is being asked. */
    public Optional<RoundChances> round(Kind choice) {
        return Optional.ofNullable(rounds.get(choice));
    }

    /** What attacks and who defends, while it is asked who stands and whether to break off. */
    public Optional<Fight> fight() {
        return Optional.ofNullable(fight);
    }

    /** The characters a search under way is for. */
    public int hunted() {
        return hunted;
    }

    /**
     * A game that could be the true one as far as this viewer can tell: what is hidden is made up, by the seed, and so are
     * the dice and decks to come. Looked at from the same seat it is the same view. Only for the viewer's own decisions.
     */
    public Game imagine(long seed) {
        if (known == null) {
            throw new IllegalStateException("only who is asked imagines how it may go on");
        }
        return Imagination.of(known, viewer, faceUp, faceDown, seed);
    }

    Rules rules() {
        return rules;
    }

    /** What is under way as far as the viewer knows it, the procedure that asks last; only while he is asked. */
    List<Procedure> underWay() {
        return known == null ? List.of() : known.resolution().allUnderWay();
    }

    /** The redacted state, for the odds. */
    GameState seen() {
        return seen;
    }

    /** Equal for two positions that this viewer cannot tell apart. */
    public long fingerprint() {
        Digest d = new Digest();
        seen.digest(d);
        for (int count : faceDown) {
            d.add(count);
        }
        d.add(waitingFor == null ? -1 : waitingFor.ordinal());
        if (decision != null) {
            d.add(decision.number()).add(decision.act());
            d.add(decision.question().ordinal()).add(decision.subject());
            decision.actions().forEach(action -> d.add(action.key()));
        }
        return d.value();
    }
}
