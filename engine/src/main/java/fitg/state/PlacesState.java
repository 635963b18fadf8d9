package fitg.state;

import fitg.content.Area;

/** The {@link Places} of a game under way. */
public final class PlacesState extends Places implements Part {

    PlacesState(Area area) {
        super(area, new byte[area.places().length * FACTS]);
    }

    private PlacesState(PlacesState other) {
        super(other.area, other.facts.clone());
        marksInUse = other.marksInUse;
        camps = other.camps;
    }

    public void put(Mark mark, int environ) {
        facts[row(environ) + MARKS] |= (byte) mark.bit();
        marksInUse |= mark.bit();
    }

    public void clear(Mark mark, int environ) {
        facts[row(environ) + MARKS] &= (byte) ~mark.bit();
    }

    /** Takes a kind of mark off the whole map. */
    public void clearAll(Mark mark) {
        if ((marksInUse & mark.bit()) == 0) {
            return;
        }
        marksInUse &= ~mark.bit();
        for (int cell = MARKS; cell < facts.length; cell += FACTS) {
            facts[cell] &= (byte) ~mark.bit();
        }
    }

    public void setCampSince(int environ, int gameTurn) {
        camps += (gameTurn > 0 ? 1 : 0) - (campSince(environ) > 0 ? 1 : 0);
        facts[row(environ) + CAMP] = (byte) gameTurn;
    }

    public void setPending(int environ, int strength, int count) {
        facts[row(environ) + PENDING + strength - 1] = (byte) count;
    }

    @Override
    public PlacesState copy() {
        return new PlacesState(this);
    }

    @Override
    public void copyInto(Part target) {
        PlacesState t = (PlacesState) target;
        System.arraycopy(facts, 0, t.facts, 0, facts.length);
        t.marksInUse = marksInUse;
        t.camps = camps;
    }

    /** Which marks are in use and how many camps there are follows from the rest. */
    @Override
    public void digest(Digest d) {
        d.add(facts);
    }

    @Override
    public int bytes() {
        return facts.length + 2 * Integer.BYTES;
    }
}
