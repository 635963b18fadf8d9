package fitg.content;

/** Cases 15.51 to 15.54: who controls a planet, by its state, the military units on it and its PDB. */
public final class PlanetControlTable {

    static final int CASES = PlanetState.values().length * 8;

    private final Side[] controllers;

    PlanetControlTable(Side[] controllers) {
        this.controllers = controllers;
    }

    /** The side in control, or null when nobody is: this is asked all the time, so no wrapper. */
    public Side controller(PlanetState state, boolean imperialUnits, boolean rebelUnits, boolean pdbUp) {
        return controllers[place(state, imperialUnits, rebelUnits, pdbUp)];
    }

    static int place(PlanetState state, boolean imperialUnits, boolean rebelUnits, boolean pdbUp) {
        return state.ordinal() * 8 + (imperialUnits ? 4 : 0) + (rebelUnits ? 2 : 0) + (pdbUp ? 1 : 0);
    }
}
