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
        furtherCamps = other.furtherCamps;
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
        facts[row(environ) + CAMP] = (byte) gameTurn;
        int slot = area.placeSlot(environ);
        long here = 1L << slot;
        if (slot < Long.SIZE) {
            camps = gameTurn > 0 ? camps | here : camps & ~here;
        } else {
            furtherCamps = gameTurn > 0 ? furtherCamps | here : furtherCamps & ~here;
        }
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
        t.furtherCamps = furtherCamps;
    }

    /** Which marks are in use and where camps are follows from the rest. */
    @Override
    public void digest(Digest d) {
        d.add(facts);
    }

    @Override
    public int bytes() {
        return facts.length + Integer.BYTES + 2 * Long.BYTES;
    }
}
