package fitg.state;

import fitg.content.Area;
import fitg.content.Loyalty;
import fitg.content.PlanetState;

/** Loyalty, political state and defence base of each planet. */
public class Planets {

    static final int LOYALTY = 0;
    static final int STATE = 1;
    static final int PDB_LEVEL = 2;
    static final int PDB_UP = 3;
    static final int FACTS = 4;

    final Area area;
    final byte[] facts;

    /** For each political state the planets in it; kept because every settlement of a campaign asks for some of them. */
    final long[] inState;

    /** The planets whose PDB is Down; kept because every move asks which could be put Up. */
    long pdbsDown;

    Planets(Area area, byte[] facts, long[] inState) {
        this.area = area;
        this.facts = facts;
        this.inState = inState;
    }

    final int row(int planet) {
        return area.planetSlot(planet) * FACTS;
    }

    public Loyalty loyalty(int planet) {
        return Loyalty.at(facts[row(planet) + LOYALTY]);
    }

    public PlanetState state(int planet) {
        return PlanetState.at(facts[row(planet) + STATE]);
    }

    /** The planets in a political state, as a {@link fitg.content.PieceSet}. */
    public long in(PlanetState state) {
        return inState[state.ordinal()];
    }

    public int pdbLevel(int planet) {
        return facts[row(planet) + PDB_LEVEL];
    }

    /** The planets whose PDB is Down, as a {@link fitg.content.PieceSet}. */
    public long pdbsDown() {
        return pdbsDown;
    }

    public boolean pdbUp(int planet) {
        return facts[row(planet) + PDB_UP] != 0;
    }
}
