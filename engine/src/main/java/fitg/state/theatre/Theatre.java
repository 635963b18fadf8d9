package fitg.state.theatre;

import fitg.content.Area;
import fitg.state.Position;

/** What a game of 2002 keeps besides what every game keeps: military counters, hits, ships, and the hits of PDBs. */
public class Theatre {

    private static final Counters NO_COUNTERS = new CountersState(Area.galaxy(), 0);

    final Area area;
    final CountersState counters;
    final CompanyState company;
    final byte[] pdbHits;
    boolean cellLeft;
    long unguarded;
    long neverFreed;

    Theatre(Area area, CountersState counters, CompanyState company) {
        this.area = area;
        this.counters = counters;
        this.company = company;
        this.pdbHits = new byte[area.planets().length];
    }

    /** Of any position of a game of 2002. */
    public static Theatre of(Position s) {
        return (TheatreState) s.further();
    }

    public static Counters counters(Position s) {
        return of(s).counters;
    }

    /** Of any position: there are none where units have no numbers. */
    public static Counters countersIfAny(Position s) {
        Theatre part = s.further(Theatre.class);
        return part == null ? NO_COUNTERS : part.counters;
    }

    public static Company company(Position s) {
        return of(s).company;
    }

    /** Hits on the PDB of a planet since the last interphase. */
    public int pdbHits(int planet) {
        return pdbHits[area.planetSlot(planet)];
    }

    /** Whether the prisoner of the scenario has been taken out of his cell (4a, 3.3). */
    public boolean cellLeft() {
        return cellLeft;
    }

    /** Those who began as prisoners and have not been free since. */
    public long neverFreed() {
        return neverFreed;
    }
}
