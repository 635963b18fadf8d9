package fitg.state;

import fitg.content.Area;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import java.util.Arrays;

/** The {@link Forces} of a game under way. */
public final class ForcesState extends Forces implements Part {

    ForcesState(Area area, UnitRoster roster) {
        super(area, roster);
    }

    public void add(int place, UnitType type, int count) {
        change(place, type, count);
    }

    /** Units that have moved in this segment arrive. */
    public void addMoved(int place, UnitType type, int count) {
        change(place, type, count);
        moved[cell(place, type)] += (byte) count;
        anyMoved |= count > 0;
    }

    /** Takes units away; those that have not moved this segment go first. */
    public void remove(int place, UnitType type, int count) {
        change(place, type, -count);
        int cell = cell(place, type);
        moved[cell] = (byte) Math.min(moved[cell], units[cell]);
    }

    private void change(int place, UnitType type, int count) {
        Side side = type.side();
        units[cell(place, type)] += (byte) count;
        int sum = sum(place, side);
        total[sum] += (byte) count;
        strength[sum] += (byte) (count * type.strength());
        if (Place.isEnviron(place)) {
            onPlanet[planetSum(place, side)] += (byte) count;
        }
    }

    /** A new movement or reaction segment: every unit may move again. */
    public void clearMoved() {
        if (anyMoved) {
            anyMoved = false;
            Arrays.fill(moved, (byte) 0);
        }
    }

    /** Case 7.22: counts all hidden types as one, for the eyes of those who cannot tell them apart. */
    public void turnFaceDown(int place) {
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
        if (before == after || count == 0) {
            return;
        }
        change(place, before, -count);
        change(place, after, count);
        if (thatMoved) {
            moved[cell(place, before)] -= (byte) count;
            moved[cell(place, after)] += (byte) count;
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
        ForcesState t = (ForcesState) target;
        System.arraycopy(units, 0, t.units, 0, units.length);
        if (anyMoved || t.anyMoved) {
            System.arraycopy(moved, 0, t.moved, 0, moved.length);
        }
        System.arraycopy(total, 0, t.total, 0, total.length);
        System.arraycopy(strength, 0, t.strength, 0, strength.length);
        System.arraycopy(onPlanet, 0, t.onPlanet, 0, onPlanet.length);
        t.anyMoved = anyMoved;
    }

    /** The sums follow from the units. */
    @Override
    public void digest(Digest d) {
        d.add(units).add(moved);
    }

    @Override
    public int bytes() {
        return units.length + moved.length + total.length + strength.length + onPlanet.length + 1;
    }
}
