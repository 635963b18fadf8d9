package fitg.state.theatre;

import fitg.content.Area;
import fitg.content.Place;
import fitg.content.Side;

/**
 * For each place and side how many ground units stand there and how many starships are there, and how many of them have not moved in
 * this segment. It follows from the {@link Counters} and is kept for speed only.
 */
final class Headcount {

    static final int SIDES = 2;

    private static final int STANDING = 0;
    private static final int FLYING = 1;
    private static final int STANDING_STILL = 2;
    private static final int FLYING_STILL = 3;
    private static final int FIGURES = 4;

    private final Area area;
    /** In one array, because a game is copied more often than anything else. */
    private final short[] figures;

    Headcount(Area area) {
        this.area = area;
        figures = new short[area.places().length * SIDES * FIGURES];
    }

    /** Where the numbers of a side in a place are kept; -1 for places outside the area. */
    int cell(int place, Side side) {
        int slot = Place.isNowhere(place) ? -1 : area.placeSlot(place);
        return slot < 0 ? -1 : slot * SIDES + side.ordinal();
    }

    int standing(int cell) {
        return figure(cell, STANDING);
    }

    int flying(int cell) {
        return figure(cell, FLYING);
    }

    int standingStill(int cell) {
        return figure(cell, STANDING_STILL);
    }

    int flyingStill(int cell) {
        return figure(cell, FLYING_STILL);
    }

    private int figure(int cell, int what) {
        return cell < 0 ? 0 : figures[cell * FIGURES + what];
    }

    void count(int cell, boolean ground, int change) {
        figures[cell * FIGURES + (ground ? STANDING : FLYING)] += (short) change;
    }

    void countStill(int cell, boolean ground, int change) {
        figures[cell * FIGURES + (ground ? STANDING_STILL : FLYING_STILL)] += (short) change;
    }

    void copyInto(Headcount t) {
        System.arraycopy(figures, 0, t.figures, 0, figures.length);
    }

    int bytes() {
        return figures.length * Short.BYTES;
    }
}
