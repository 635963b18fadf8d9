package fitg.content;

/** A set of up to 64 characters, cards, ships or missions as one long: one bit for each, by its place in the catalogue. */
public final class PieceSet {

    public static final long NONE = 0;

    /** More pieces of one sort than this fit in no set. */
    public static final int CAPACITY = Long.SIZE;

    private PieceSet() {}

    public static long only(long piece) {
        return 1L << piece;
    }

    /** The first pieces of the catalogue, this many. */
    public static long first(int count) {
        return count == CAPACITY ? -1L : (1L << count) - 1;
    }

    public static boolean has(long set, long piece) {
        return (set >>> piece & 1) != 0;
    }

    public static int size(long set) {
        return Long.bitCount(set);
    }

    /** The member that comes first in the catalogue; the set must not be empty. */
    public static int lowest(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    /** The member that comes last in the catalogue; the set must not be empty. */
    public static int highest(long set) {
        return CAPACITY - 1 - Long.numberOfLeadingZeros(set);
    }

    /** Everybody but the {@link #lowest}; for going through a set. */
    public static long rest(long set) {
        return set & set - 1;
    }

    /** The n-th member, counted from 0. */
    public static int member(long set, int n) {
        long rest = set;
        for (int skipped = 0; skipped < n; skipped++) {
            rest = rest(rest);
        }
        return lowest(rest);
    }
}
