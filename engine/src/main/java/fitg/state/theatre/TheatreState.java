package fitg.state.theatre;

import fitg.content.Area;
import fitg.content.PieceSet;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Part;

/** The {@link Theatre} of a game under way. */
public final class TheatreState extends Theatre implements Part {

    /** @param capacity how many counters there is room for at first */
    public TheatreState(Area area, int capacity) {
        this(area, new CountersState(area, capacity), new CompanyState());
    }

    private TheatreState(Area area, CountersState counters, CompanyState company) {
        super(area, counters, company);
    }

    public static TheatreState of(GameState s) {
        return (TheatreState) s.further();
    }

    public static CountersState counters(GameState s) {
        return of(s).counters;
    }

    public static CompanyState company(GameState s) {
        return of(s).company;
    }

    public void setPdbHits(int planet, int hits) {
        pdbHits[area.planetSlot(planet)] = (byte) hits;
    }

    public void leaveCell() {
        cellLeft = true;
    }

    /** Who begins the game as a prisoner. */
    public void beginsAsPrisoner(int character) {
        neverFreed |= PieceSet.only(character);
    }

    /** Free at last. */
    public void freed(int character) {
        neverFreed &= ~PieceSet.only(character);
    }

    /** Prisoners whose guarding ground units were all destroyed, until their fate is settled. */
    public void markUnguarded(long prisoners) {
        unguarded |= prisoners;
    }

    /** Those of them who are prisoners still; nobody is left on the list. */
    public long takeUnguarded() {
        long taken = unguarded;
        unguarded = 0;
        return taken;
    }

    @Override
    public TheatreState copy() {
        TheatreState copy = new TheatreState(area, counters.copy(), company.copy());
        copyOwn(copy);
        return copy;
    }

    @Override
    public void copyInto(Part target) {
        TheatreState t = (TheatreState) target;
        counters.copyInto(t.counters);
        company.copyInto(t.company);
        copyOwn(t);
    }

    private void copyOwn(TheatreState t) {
        System.arraycopy(pdbHits, 0, t.pdbHits, 0, pdbHits.length);
        t.cellLeft = cellLeft;
        t.unguarded = unguarded;
        t.neverFreed = neverFreed;
    }

    @Override
    public void digest(Digest d) {
        counters.digest(d);
        company.digest(d);
        d.add(pdbHits).add(cellLeft ? 1 : 0).add(unguarded).add(neverFreed);
    }

    @Override
    public int bytes() {
        return counters.bytes() + company.bytes() + pdbHits.length + 1 + 2 * Long.BYTES;
    }
}
