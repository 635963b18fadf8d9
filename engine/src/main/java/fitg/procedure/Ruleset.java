package fitg.procedure;

import fitg.content.Area;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.Mission;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitType;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.Segment;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rules of one level of one edition: the pieces that take part, the sequence of play as lists in the rulebook's order, its
 * chapters, and what counts. A level builds on the one below and names what it replaces; no rule asks which game is played.
 */
public abstract class Ruleset {

    private final Edition edition;
    private final GameLevel level;
    private final UnitRoster units;

    protected Ruleset(Edition edition, GameLevel level, UnitRoster units) {
        this.edition = edition;
        this.level = level;
        this.units = units;
    }

    public final Edition edition() {
        return edition;
    }

    public final GameLevel level() {
        return level;
    }

    /** The case of its edition. */
    final String cite(Article article) {
        return article.of(edition);
    }

    /** The case of its edition that a question follows. */
    public final String cite(Question question) {
        return question.ruleCase(edition);
    }

    /** What later versions of these rules read otherwise than earlier ones. */
    public final Set<Correction> corrections() {
        return Correction.of(edition);
    }

    // ---- the pieces

    /** The types of military units that take part. */
    public final UnitRoster units() {
        return units;
    }

    /** How many units of a type there can be at most; for those who wonder what lies face down. */
    public int mostCounters(Scenario scenario, UnitType type) {
        return type.counterMix();
    }

    /** What players can agree on before a game by these rules. */
    public List<HouseRule> houseRules() {
        return List.of();
    }

    /** What was agreed on and is no part of these rules. */
    public final List<HouseRule> strangers(Options options) {
        return Arrays.stream(HouseRule.values())
                .filter(rule -> rule.isAgreedOn(options) && !houseRules().contains(rule))
                .toList();
    }

    /** What is counted up to the last one: "game-turns". */
    public String turnsAreCalled() {
        return "game-turns";
    }

    // ---- the scenarios

    /** A scenario of this level from what is written about it; what these rules do not understand is refused. */
    public final Scenario scenario(ScenarioSheet sheet) {
        return new Scenario(
                this,
                sheet,
                area(sheet),
                reinforcements(sheet),
                Map.of(Side.REBEL, victories(sheet, Side.REBEL), Side.IMPERIAL, victories(sheet, Side.IMPERIAL)),
                further(sheet));
    }

    /** The part of the galaxy it is played in. */
    protected abstract Area area(ScenarioSheet sheet);

    protected Reinforcements reinforcements(ScenarioSheet sheet) {
        return Reinforcements.NONE;
    }

    /** How a side wins at once. */
    protected abstract List<InstantVictory> victories(ScenarioSheet sheet, Side side);

    /** What these rules understand of a sheet besides; null if there is nothing more. */
    protected Object further(ScenarioSheet sheet) {
        return null;
    }

    // ---- the state

    /** The missions that can be undertaken. */
    public abstract List<Mission> missions();

    /**
     * What the pieces without a printed name are called in this position by somebody of a side, or of none; it stays so when
     * the position changes.
     */
    public PieceNames names(Position s, Side reader) {
        return PieceNames.AS_PRINTED;
    }

    /** A state with nothing on the map. */
    public GameState emptyState(Area area) {
        return new GameState(area, units);
    }

    /** The answer it proposes to the question that is asked; null leaves that to what is usual everywhere. */
    public Action suggestion(Resolution r) {
        return null;
    }

    // ---- the sequence of play

    /** What is done once, before the first game-turn. */
    public abstract List<Phase> setUp();

    /** A game-turn, over and over until the game ends. */
    public abstract List<Phase> gameTurn();

    /** The case that gives the sequence of play. */
    public String sequenceCase() {
        return "4.0";
    }

    /** A player-turn. */
    public abstract List<Phase> playerTurn();

    /** Whether a step of the player-turn is under way or still to come; while the pieces are set up all of them are. */
    public final boolean isAhead(Segment step, Segment now) {
        for (Phase phase : setUp()) {
            if (phase.segment() == now) {
                return true;
            }
        }
        for (Phase phase : playerTurn()) {
            if (phase.segment() == now || phase.segment() == step) {
                return phase.segment() == now;
            }
        }
        return false;
    }

    // ---- the chapters

    /** What the chapters call across each other, and what happens besides when something happens. */
    public abstract Chapters chapters();

    /** What each side may not know. */
    public Secrecy secrecy() {
        return Secrecy.NOTHING_HIDDEN;
    }

    // ---- what counts

    /** What a planet adds to the Rebel victory points now, or takes. */
    public int planetPoints(Position s, int planet) {
        return 0;
    }

    /** The Rebel victory points if the game ended now. */
    public abstract int points(Scenario scenario, Position s);

    /** The same item by item; what counts nothing is left out. */
    public abstract List<Scored> scored(Scenario scenario, Position s);

    /** With how many points the Rebel player wins, and when: the higher number first. */
    public List<Enough> enough(Scenario scenario) {
        return List.of(new Enough(scenario.pointsToWin(), Enough.When.AFTER_THE_LAST_TURN));
    }
}
