package fitg.state;

import fitg.content.Area;
import fitg.content.Loyalty;
import fitg.content.PlanetState;

/** The {@link Planets} of a game under way. */
public final class PlanetsState extends Planets implements Part {

    PlanetsState(Area area) {
        super(area, new byte[area.planets().length * FACTS]);
    }

    private PlanetsState(PlanetsState other) {
        super(other.area, other.facts.clone());
    }

    public void setLoyalty(int planet, Loyalty loyalty) {
        facts[row(planet) + LOYALTY] = (byte) loyalty.ordinal();
    }

    public void setState(int planet, PlanetState state) {
        facts[row(planet) + STATE] = (byte) state.ordinal();
    }

    public void setPdbLevel(int planet, int level) {
        facts[row(planet) + PDB_LEVEL] = (byte) level;
    }

    public void setPdbUp(int planet, boolean up) {
        facts[row(planet) + PDB_UP] = (byte) (up ? 1 : 0);
    }

    @Override
    public PlanetsState copy() {
        return new PlanetsState(this);
    }

    @Override
    public void copyInto(Part target) {
        System.arraycopy(facts, 0, ((PlanetsState) target).facts, 0, facts.length);
    }

    @Override
    public void digest(Digest d) {
        d.add(facts);
    }

    @Override
    public int bytes() {
        return facts.length;
    }
}
