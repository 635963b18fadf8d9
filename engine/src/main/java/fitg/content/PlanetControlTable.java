package fitg.content;

import java.util.Arrays;

/** Cases 15.51 to 15.54: who controls a planet, by its state, the military units on it and its PDB. */
public final class PlanetControlTable {

    private static final int COLUMNS = 8;
    static final int CASES = PlanetState.values().length * COLUMNS;

    private final Side[] controllers;
    private final PlanetState[][] statesOf = new PlanetState[Side.values().length][];

    PlanetControlTable(Side[] controllers) {
        this.controllers = controllers;
        for (Side side : Side.values()) {
            statesOf[side.ordinal()] = Arrays.stream(PlanetState.values())
                    .filter(state -> isEverHeldBy(side, state))
                    .toArray(PlanetState[]::new);
        }
    }

    private boolean isEverHeldBy(Side side, PlanetState state) {
        int row = place(state, false, false, false);
        return Arrays.asList(controllers).subList(row, row + COLUMNS).contains(side);
    }

    /** The states in which a side may be in control of a planet; not to be changed. */
    public PlanetState[] statesOf(Side side) {
        return statesOf[side.ordinal()];
    }

    /** The side in control, or null when nobody is: this is asked all the time, so no wrapper. */
    public Side controller(PlanetState state, boolean imperialUnits, boolean rebelUnits, boolean pdbUp) {
        return controllers[place(state, imperialUnits, rebelUnits, pdbUp)];
    }

    static int place(PlanetState state, boolean imperialUnits, boolean rebelUnits, boolean pdbUp) {
        return state.ordinal() * COLUMNS + (imperialUnits ? 4 : 0) + (rebelUnits ? 2 : 0) + (pdbUp ? 1 : 0);
    }
}
