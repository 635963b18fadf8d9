package fitg.play;

import fitg.content.Area;
import fitg.content.Card;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Action.Kind;
import fitg.procedure.Options;
import fitg.procedure.PieceNames;
import fitg.procedure.Procedure;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.rules.character.Characters;
import fitg.rules.combat.first.BreakOffChances;
import fitg.rules.combat.first.Fight;
import fitg.rules.combat.first.RoundChances;
import fitg.rules.combat.second.Battle;
import fitg.rules.mission.Drawing;
import fitg.rules.scenario.first.SetUp;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.Forces;
import fitg.state.GameState;
import fitg.state.Gear;
import fitg.state.Holder;
import fitg.state.MissionsUnderWay;
import fitg.state.Part;
import fitg.state.People;
import fitg.state.Places;
import fitg.state.Planets;
import fitg.state.Position;
import fitg.state.Turn;
import java.util.List;
import java.util.Optional;

/**
 * What one seat, or a spectator, may know of a game (specification 2.8). It starts from a copy of the state in which
 * everything hidden from the viewer has been overwritten, so that nothing can leak that was not granted here:
 * face-down Imperial units are counted as one type, face-down possessions are only a number under their owner.
 */
public final class PlayerView implements Position {

    private final Viewer viewer;
    private final Rules rules;
    /** The game as far as the viewer knows it, with the state below; null when he has nothing to imagine. */
    private final Game known;

    private final FaceUp faceUp;
    private final GameState seen;
    private final int[] faceDown;
    private final Side waitingFor;
    private final Decision decision;
    private final Fray fray;

    private PlayerView(
            Viewer viewer,
            Rules rules,
            Game known,
            FaceUp faceUp,
            GameState seen,
            int[] faceDown,
            Side waitingFor,
            Decision decision,
            Fray fray) {
        this.viewer = viewer;
        this.rules = rules;
        this.known = known;
        this.faceUp = faceUp;
        this.seen = seen;
        this.faceDown = faceDown;
        this.waitingFor = waitingFor;
        this.decision = decision;
        this.fray = fray;
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
        int[] faceDown = new int[Cast.COUNT];
        countFaceDown(game.state(), faceDown);
        GameState seen = known == null ? positionSeenBy(game, viewer) : known.state();
        if (known != null) {
            hide(game, viewer, faceUp, seen);
        }
        Decision decision = mine ? game.pending().orElseThrow() : null;
        return new PlayerView(
                viewer, game.resolution().rules(), known, faceUp, seen, faceDown, asked, decision, Fray.in(game));
    }

    /** The position alone as a viewer knows it; for what is said about a question before there is a view of it. */
    public static GameState positionSeenBy(Game game, Viewer viewer) {
        if (game.sight() != null) {
            return game.sight().of(game, viewer);
        }
        GameState seen = game.state().copy();
        hide(game, viewer, FaceUp.in(game, viewer), seen);
        return seen;
    }

    static void hide(Game game, Viewer viewer, FaceUp faceUp, GameState seen) {
        if (areUnitsHidden(game.scenario(), seen, viewer)) {
            turnUnitsFaceDown(seen, isBehindScreen(game));
            faceUp.turnUp(seen);
        }
        if (!viewer.is(Side.REBEL)) {
            hideCards(seen, viewer);
        }
        game.scenario().ruleset().secrecy().conceal(seen, viewer.side());
        if (!game.isOver() && !viewer.is(game.resolution().asked())) {
            game.scenario()
                    .ruleset()
                    .secrecy()
                    .concealAct(
                            seen, game.resolution().asked(), game.resolution().question());
        }
    }

    /** Whether a viewer cannot tell units apart that lie face down; their owner can, and everybody where nothing is hidden. */
    static boolean areUnitsHidden(Scenario scenario, Position s, Viewer viewer) {
        return !viewer.is(Side.IMPERIAL) && scenario.ruleset().secrecy().hidesUnits(s);
    }

    private static void turnUnitsFaceDown(GameState seen, boolean behindScreen) {
        for (int place : seen.area().places()) {
            seen.forces().turnFaceDown(place);
            if (behindScreen) {
                seen.forces().hide(place);
            }
        }
        seen.turn().set(Flag.LINE_TAKEN, false);
    }

    /** Case 16.13: where face-down units go is seen when all are placed. */
    private static boolean isBehindScreen(Game game) {
        return !game.isOver() && game.resolution().underWay() instanceof SetUp setUp && setUp.isBehindScreen();
    }

    private static void countFaceDown(Position s, int[] faceDown) {
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            if (s.gear().owner(card) >= 0 && !s.gear().isRevealed(card)) {
                faceDown[s.gear().owner(card)]++;
            }
        }
    }

    /** The Imperial player knows the cards shown to him and those he took; a spectator only the former. */
    private static void hideCards(GameState s, Viewer viewer) {
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            boolean shown = s.gear().owner(card) >= 0 && s.gear().isRevealed(card);
            boolean taken = s.gear().owner(card) == Holder.IMPERIAL_HANDS && viewer.is(Side.IMPERIAL);
            if (!shown && !taken) {
                s.gear().setOwner(card, Holder.DECK);
                s.gear().setRevealed(card, false);
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

    // ---- the position as this viewer knows it

    @Override
    public Area area() {
        return seen.area();
    }

    @Override
    public Turn turn() {
        return seen.turn();
    }

    @Override
    public Planets planets() {
        return seen.planets();
    }

    @Override
    public Places places() {
        return seen.places();
    }

    /** Who cannot tell face-down units apart finds all of them counted as one type ({@link UnitType#toldAs}). */
    @Override
    public Forces forces() {
        return seen.forces();
    }

    @Override
    public People people() {
        return seen.people();
    }

    /** Cards this viewer does not know of are in the deck; {@link #faceDownCards} says how many somebody has. */
    @Override
    public Gear gear() {
        return seen.gear();
    }

    @Override
    public MissionsUnderWay missions() {
        return seen.missions();
    }

    @Override
    public Part further() {
        return seen.further();
    }

    @Override
    public Part wider() {
        return seen.wider();
    }

    @Override
    public <T> T further(Class<T> kind) {
        return seen.further(kind);
    }

    /** Whether this viewer can tell face-down units apart wherever they are. */
    public boolean knowsMobileUnits() {
        return !areUnitsHidden(scenario(), seen, viewer);
    }

    /** Whether he can tell them apart here, also because they lie open now. */
    public boolean knowsMobileUnits(int environ) {
        return knowsMobileUnits() || faceUp.environ() == environ && faceUp.all();
    }

    /** The units here that others see face down and he can tell apart, all of them or those that lie open now. */
    public UnitSet mobileUnitsKnown(int environ) {
        return knowsMobileUnits() ? seen.forces().in(environ, Side.IMPERIAL).onlyHidden() : faceUp.in(environ);
    }

    /** The number of cards under a character that the Empire has not seen; sovereigns have none. */
    public int faceDownCards(int character) {
        return character < faceDown.length ? faceDown[character] : 0;
    }

    // ---- what the rules say of it

    /** What the pieces without a printed name are called. */
    public PieceNames names() {
        return rules.ruleset().names(seen, viewer.side());
    }

    /** The Rebel victory points if the game ended now (case 16.17). */
    public int points() {
        return scenario().ruleset().points(scenario(), seen);
    }

    /** The side that controls a planet now; empty if nobody does. */
    public Optional<Side> control(int planet) {
        return Optional.ofNullable(rules.ruleset().chapters().controller(seen, planet));
    }

    public long free(int environ, Side side) {
        return Characters.free(seen, environ, side);
    }

    /** Detected by flag or by the company they keep (case 9.52). */
    public long detected() {
        return Characters.detected(seen);
    }

    /** The numbers for a break-off, while one is being asked for. */
    public Optional<BreakOffChances> breakOff() {
        return Optional.ofNullable(fray.breakOff());
    }

    /** The next round of a fight if this is chosen, while that is being asked. */
    public Optional<RoundChances> round(Kind choice) {
        return Optional.ofNullable(fray.rounds().get(choice));
    }

    /** What attacks and who defends, while it is asked who stands and whether to break off. */
    public Optional<Fight> fight() {
        return Optional.ofNullable(fray.fight());
    }

    /** The combat of 2002 under way, whose dice and targets lie open. */
    public Optional<Battle> battle() {
        return Optional.ofNullable(fray.battle());
    }

    /** The characters a search under way is for. */
    public long hunted() {
        return fray.hunted();
    }

    /** Where the stack is that is on its way in a wider game of 1979; -1 if none is. */
    public int moving() {
        return fray.moving();
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

    public Rules rules() {
        return rules;
    }

    /**
     * How many cards can still be drawn, or rolls made, for the missions of the environ at hand; the bonus comes after
     * them. Told to whoever is asked.
     */
    public int drawsLeft() {
        for (Procedure procedure : underWay()) {
            if (procedure instanceof Drawing drawing) {
                return drawing.drawsLeft();
            }
        }
        return 0;
    }

    /** What is under way as far as the viewer knows it, the procedure that asks last; only while he is asked. */
    public List<Procedure> underWay() {
        return known == null ? List.of() : known.resolution().allUnderWay();
    }

    /** The redacted state, for the odds. */
    public GameState seen() {
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
            d.add(decision.question().name()).add(decision.subject());
            decision.actions().forEach(action -> d.add(action.key()));
        }
        return d.value();
    }
}
