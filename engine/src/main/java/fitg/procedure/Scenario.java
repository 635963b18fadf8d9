package fitg.procedure;

import fitg.content.Catalogue;
import fitg.content.Environ;
import fitg.content.Planet;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.state.GameState;
import java.util.List;

/** What a scenario sets: its star system, forces, length and ends. The rules ask it; it decides nothing else. */
public abstract class Scenario {

    private final int[] planets;
    private final int[] environs;
    private final int[] casts = new int[Side.values().length];

    protected Scenario(int systemId) {
        Catalogue catalogue = Catalogue.standard();
        planets = catalogue.system(systemId).planets().stream()
                .mapToInt(Integer::intValue)
                .toArray();
        environs = catalogue.environs().stream()
                .filter(environ -> catalogue.planet(environ.planet()).systemId() == systemId)
                .mapToInt(Environ::index)
                .toArray();
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
    public abstract List<UnitKind> units(Side side);

    /** Starting spaceships by their place in the catalogue. */
    public abstract List<Integer> ships(Side side);

    public abstract int pointsToWin();

    /** What the owner may bring on at the start of this movement segment. */
    public abstract Reinforcement reinforcement(GameState state, Side side);

    /** Case 16.24: called each time a planet goes into rebellion. */
    public void rebellionStarted(GameState state) {}

    /** The side that has won at this very moment, or null. */
    public abstract Side instantWinner(GameState state);

    /** The starting characters of a side as a set. */
    public final int cast(Side side) {
        int cast = casts[side.ordinal()];
        if (cast == 0) {
            for (String name : characters(side)) {
                cast |= 1 << Catalogue.standard().characterNamed(name).index();
            }
            casts[side.ordinal()] = cast;
        }
        return cast;
    }

    public final int[] planets() {
        return planets;
    }

    public final int[] environs() {
        return environs;
    }

    /** How reinforcements come (case 16.15). */
    public enum Reinforcement {
        NONE,
        /** The Lines owed since the last segment. */
        LINES_OWED,
        /** Case 16.34: a Line, or a Patrol and the right to put a PDB Up. */
        LINE_OR_PATROL
    }
}
