package fitg.state;

import fitg.content.Area;

/** Markers, camps and units still to be placed, for each environ. */
public class Places {

    static final int MARKS = 0;
    static final int CAMP = 1;
    static final int PENDING = 2;
    static final int FACTS = 4;

    final Area area;
    final byte[] facts;
    /** Every kind of mark that lies anywhere. */
    int marksInUse;
    /** How many Rebel camps there are. */
    int camps;

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
        return camps > 0;
    }

    /** How many Rebel camps there are. */
    public int camps() {
        return camps;
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
