package fitg.state;

import fitg.content.Side;
import fitg.content.UnitKind;

/** A handful of military units as one long, four bits for the number of each kind. */
public final class UnitSet {

    public static final long EMPTY = 0;

    private static final int BITS = 4;
    private static final long MASK = 15;

    /** Case 7.22: room for all units that lie face down. */
    public static final long FACE_DOWN =
            MASK << UnitKind.PATROL.ordinal() * BITS | MASK << UnitKind.LINE.ordinal() * BITS;

    private UnitSet() {}

    public static long of(UnitKind kind, int count) {
        return (long) count << kind.ordinal() * BITS;
    }

    public static int count(long set, UnitKind kind) {
        return (int) (set >>> kind.ordinal() * BITS & MASK);
    }

    public static int size(long set) {
        int size = 0;
        for (long rest = set; rest != 0; rest >>>= BITS) {
            size += (int) (rest & MASK);
        }
        return size;
    }

    public static int strength(long set) {
        int strength = 0;
        for (int kind = 0; kind < UnitKind.COUNT; kind++) {
            strength += count(set, UnitKind.at(kind)) * UnitKind.at(kind).strength();
        }
        return strength;
    }

    /** Counts every Line as a Patrol. */
    public static long turnedFaceDown(long set) {
        return withLines(set, 0);
    }

    public static int faceDown(long set) {
        return count(set, UnitKind.PATROL) + count(set, UnitKind.LINE);
    }

    /** The same set with this many Lines among its face-down units. */
    public static long withLines(long set, int lines) {
        return set & ~FACE_DOWN | of(UnitKind.LINE, lines) | of(UnitKind.PATROL, faceDown(set) - lines);
    }

    /** All units of a side in an environ. */
    public static long in(GameState state, int environ, Side side) {
        long set = EMPTY;
        for (int kind = UnitKind.first(side); kind <= UnitKind.last(side); kind++) {
            set |= of(UnitKind.at(kind), state.units(environ, UnitKind.at(kind)));
        }
        return set;
    }
}
