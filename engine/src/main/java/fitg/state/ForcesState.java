package fitg.state;

import fitg.content.Area;
import fitg.content.GameLevel;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitSet;
import fitg.content.UnitType;

/** The {@link Forces} of a game under way. */
public final class ForcesState extends Forces implements Part {

    private static final int COLUMNS_OF_1979 =
            UnitRoster.of(GameLevel.STAR_SYSTEM).columns();

    ForcesState(Area area, UnitRoster roster) {
        super(area, roster);
    }

    public void add(int place, UnitType type, int count) {
        change(place, type, count, 0);
    }

    /** Units that have moved in this segment arrive. */
    public void addMoved(int place, UnitType type, int count) {
        change(place, type, count, count);
        movedTo |= PieceSet.only(area.placeSlot(place) % PieceSet.CAPACITY);
    }

    /** A handful of them arrives. */
    public void addMoved(int place, UnitSet units) {
        for (int index = 0; index < units.types(); index++) {
            UnitType type = UnitType.at(index);
            if (units.count(type) > 0) {
                addMoved(place, type, units.count(type));
            }
        }
    }

    /** Takes a handful of units away. */
    public void remove(int place, UnitSet units) {
        for (int index = 0; index < units.types(); index++) {
            UnitType type = UnitType.at(index);
            if (units.count(type) > 0) {
                remove(place, type, units.count(type));
            }
        }
    }

    /** Takes units away; those that have not moved this segment go first. */
    public void remove(int place, UnitType type, int count) {
        int cell = cell(place, type);
        change(place, type, -count, Math.min(0, units[cell] - count - moved[cell]));
    }

    private void change(int place, UnitType type, int count, int ofThemMoved) {
        Side side = type.side();
        int cell = cell(place, type);
        units[cell] += (byte) count;
        if (ofThemMoved != 0) {
            ensureMoved()[cell] += (byte) ofThemMoved;
        }
        int sum = sum(place, side);
        sums[sum + TOTAL] += (byte) count;
        sums[sum + STRENGTH] += (byte) (count * type.strength());
        sums[sum + READY] += (byte) (type.mobile() ? count - ofThemMoved : 0);
        sums[sum + SPENT] += (byte) ofThemMoved;
        if (Place.isEnviron(place)) {
            sums[planetSum(Place.planet(place), side)] += (byte) count;
        }
    }

    /** Room for those that have moved. */
    private byte[] ensureMoved() {
        if (moved == STILL) {
            moved = new byte[units.length];
        }
        return moved;
    }

    /** A new movement or reaction segment: every unit may move again. */
    public void clearMoved() {
        int[] places = area.places();
        for (long rest = movedTo; rest != 0; rest = PieceSet.rest(rest)) {
            for (int slot = PieceSet.lowest(rest); slot < places.length; slot += PieceSet.CAPACITY) {
                clearMoved(places[slot], Side.IMPERIAL);
                clearMoved(places[slot], Side.REBEL);
            }
        }
        movedTo = PieceSet.NONE;
    }

    private void clearMoved(int place, Side side) {
        if (sums[sum(place, side) + SPENT] != 0) {
            for (UnitType type : roster.of(side)) {
                int thatMoved = moved[cell(place, type)];
                if (thatMoved != 0) {
                    change(place, type, 0, -thatMoved);
                }
            }
        }
    }

    /** Case 7.22: counts all hidden types as one, for the eyes of those who cannot tell them apart. */
    public void turnFaceDown(int place) {
        if (units(place, Side.IMPERIAL) == 0) {
            return;
        }
        for (UnitType type : roster.hidden()) {
            replace(place, type, type.toldAs(), unmoved(place, type), false);
            replace(place, type, type.toldAs(), units(place, type), true);
        }
    }

    /** Gives the face-down units here the types somebody imagines them to have. */
    public void imagine(int place, UnitSet unmoved, UnitSet thatMoved) {
        for (UnitType type : roster.hidden()) {
            replace(place, type.toldAs(), type, unmoved.count(type), false);
            replace(place, type.toldAs(), type, thatMoved.count(type), true);
        }
    }

    private void replace(int place, UnitType before, UnitType after, int count, boolean thatMoved) {
        if (before != after && count != 0) {
            change(place, before, -count, thatMoved ? -count : 0);
            change(place, after, count, thatMoved ? count : 0);
        }
    }

    /** Takes face-down units off the map, for the eyes of those who may not see yet where they are placed. */
    public void hide(int place) {
        for (UnitType type : roster.hidden()) {
            remove(place, type, units(place, type));
        }
    }

    @Override
    public ForcesState copy() {
        ForcesState copy = new ForcesState(area, roster);
        copyInto(copy);
        return copy;
    }

    @Override
    public void copyInto(Part target) {
        if (roster.isEmpty()) {
            return;
        }
        ForcesState t = (ForcesState) target;
        System.arraycopy(units, 0, t.units, 0, units.length);
        if ((movedTo | t.movedTo) != 0) {
            System.arraycopy(moved, 0, t.ensureMoved(), 0, units.length);
        }
        System.arraycopy(sums, 0, t.sums, 0, sums.length);
        t.movedTo = movedTo;
    }

    /** The sums follow from the units. */
    @Override
    public void digest(Digest d) {
        d.add(units).add(moved, units.length);
        if (roster.isEmpty()) {
            digestNobody(d);
        }
    }

    /** Games of 2002 once kept room for the units of 1979; their saved games know a position by its hash with all that nothing. */
    private void digestNobody(Digest d) {
        for (int cell = 2 * area.places().length * COLUMNS_OF_1979; cell > 0; cell--) {
            d.add(0);
        }
    }

    @Override
    public int bytes() {
        int figures = roster.isEmpty() ? 0 : units.length + sums.length;
        return figures + (moved == STILL ? 0 : moved.length) + Long.BYTES;
    }
}
