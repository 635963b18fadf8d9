package fitg.state;

import fitg.content.Area;

/** Markers, camps and units still to be placed, for each environ. */
public class Places {

    /** Case 28.35: when a camp was placed that was there before the first game-turn. */
    public static final int BEFORE_THE_GAME = 100;

    static final int MARKS = 0;
    static final int CAMP = 1;
    static final int PENDING = 2;
    static final int FACTS = 4;

    final Area area;
    final byte[] facts;
    /** Every kind of mark that lies anywhere. */
    int marksInUse;
    /** Where Rebel camps are, by the first and the further 64 environs of the area: there are not more than both hold. */
    long camps;

    long furtherCamps;

    Places(Area area, byte[] facts) {
        this.area = area;
        this.facts = facts;
    }

    final int row(int place) {
        return area.placeSlot(place) * FACTS;
    }

    public boolean has(Mark mark, int environ) {
        return (marksInUse & mark.bit()) != 0 && (facts[row(environ) + MARKS] & mark.bit()) != 0;
    }

    public boolean anyCamp() {
        return (camps | furtherCamps) != 0;
    }

    /** The first environ from one of the area's on with a Rebel camp, by its place among them; -1 if there is none. */
    public int campFrom(int slot) {
        long rest = slot < Long.SIZE ? camps & -1L << slot : 0;
        if (rest != 0) {
            return Long.numberOfTrailingZeros(rest);
        }
        long further = slot <= Long.SIZE ? furtherCamps : slot < 2 * Long.SIZE ? furtherCamps & -1L << slot : 0;
        return further == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(further);
    }

    /** The game-turn in which the Rebel camp here was placed; 0 if there is none. */
    public int campSince(int environ) {
        return facts[row(environ) + CAMP];
    }

    /** Case 15.44: Rebel units bought but not placed yet; strength 1 or 2 tells the 1-0 from the 2-1. */
    public int pending(int environ, int strength) {
        return facts[row(environ) + PENDING + strength - 1];
    }
}
