package fitg.state;

import fitg.content.Area;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.PlanetState;

/** The {@link Planets} of a game under way. */
public final class PlanetsState extends Planets implements Part {

    PlanetsState(Area area) {
        super(area, new byte[area.planets().length * FACTS], new long[PlanetState.values().length]);
        inState[0] = area.planetSet();
        pdbsDown = area.planetSet();
    }

    private PlanetsState(PlanetsState other) {
        super(other.area, other.facts.clone(), other.inState.clone());
        pdbsDown = other.pdbsDown;
    }

    public void setLoyalty(int planet, Loyalty loyalty) {
        facts[row(planet) + LOYALTY] = (byte) loyalty.ordinal();
    }

    public void setState(int planet, PlanetState state) {
        long self = PieceSet.only(planet);
        inState[facts[row(planet) + STATE]] &= ~self;
        inState[state.ordinal()] |= self;
        facts[row(planet) + STATE] = (byte) state.ordinal();
    }

    public void setPdbLevel(int planet, int level) {
        facts[row(planet) + PDB_LEVEL] = (byte) level;
    }

    public void setPdbUp(int planet, boolean up) {
        facts[row(planet) + PDB_UP] = (byte) (up ? 1 : 0);
        long self = PieceSet.only(planet);
        pdbsDown = up ? pdbsDown & ~self : pdbsDown | self;
    }

    @Override
    public PlanetsState copy() {
        return new PlanetsState(this);
    }

    @Override
    public void copyInto(Part target) {
        PlanetsState t = (PlanetsState) target;
        System.arraycopy(facts, 0, t.facts, 0, facts.length);
        System.arraycopy(inState, 0, t.inState, 0, inState.length);
        t.pdbsDown = pdbsDown;
    }

    @Override
    public void digest(Digest d) {
        d.add(facts);
    }

    @Override
    public int bytes() {
        return facts.length + (inState.length + 1) * Long.BYTES;
    }
}
