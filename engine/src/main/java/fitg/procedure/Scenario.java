package fitg.procedure;

import fitg.content.Area;
import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.List;

/** What a scenario sets: its star system, forces, length and ends. The rules ask it; it decides nothing else. */
public abstract class Scenario {

    private final Ruleset ruleset;
    private final Area area;
    private final long[] casts = new long[Side.values().length];

    protected Scenario(Ruleset ruleset, Area area) {
        this.ruleset = ruleset;
        this.area = area;
    }

    /** The rules it is played by. */
    public final Ruleset ruleset() {
        return ruleset;
    }

    /** The name used on the command line and in saved games. */
    public abstract String id();

    public abstract String title();

    /** Case 16.11: loyalty starts on A and marked planets are Rebel-controlled; otherwise on S. */
    public abstract boolean armageddon();

    public abstract int lastTurn();

    public abstract int pdbLevel(Planet planet);

    public abstract List<String> characters(Side side);

    /** Starting military units in the order they are placed. */
    public abstract List<UnitType> units(Side side);

    /** Starting spaceships by their place in the catalogue. */
    public abstract List<Integer> ships(Side side);

    public abstract int pointsToWin();

    /** What the owner may bring on at the start of this movement segment. */
    public abstract Reinforcement reinforcement(Position position, Side side);

    /** Case 16.24: called each time a planet goes into rebellion. */
    public void rebellionStarted(GameState state) {}

    /** The side that has won at this very moment, or null. */
    public abstract Side instantWinner(Position position);

    /** The starting characters of a side as a set. */
    public final long cast(Side side) {
        long cast = casts[side.ordinal()];
        if (cast == 0) {
            for (String name : characters(side)) {
                cast |= PieceSet.only(Catalogue.standard().characterNamed(name).index());
            }
            casts[side.ordinal()] = cast;
        }
        return cast;
    }

    /** A military unit by its printed name. */
    protected static UnitType unit(String name) {
        return Catalogue.standard().unitNamed(name);
    }

    /** The part of the galaxy that is played in. */
    public final Area area() {
        return area;
    }

    /** A state of this scenario's size with nothing on the map. */
    public final GameState emptyState() {
        return ruleset.emptyState(area);
    }

    public final int[] planets() {
        return area.planets();
    }

    public final int[] environs() {
        return area.environs();
    }

    /**
     * Reinforcements that come now (case 16.15): so many units of one of these types. Who may choose and takes the first
     * puts no PDB Up in this turn (case 16.34).
     */
    public record Reinforcement(int count, List<UnitType> types) {

        public static final Reinforcement NONE = new Reinforcement(0, List.of());

        public boolean isChoice() {
            return types.size() > 1;
        }
    }
}
