package fitg.procedure;

/** The one door through which luck enters. Every draw names what it decides, for the log and for tests. */
public interface Chance {

    /** A fair die, 1 to 6. */
    int die(String what);

    /** One of {@code count} equal things, 0 to count - 1. */
    int pick(String what, int count);

    /** One card of the action deck, given as a set of cards. */
    default int actionCard(int deck) {
        return member(deck, pick("action card", Integer.bitCount(deck)));
    }

    /** One card of the possession deck, given as a set of cards. */
    default int possession(int deck) {
        return member(deck, pick("possession", Integer.bitCount(deck)));
    }

    /** One character of a pool, given as a set of characters. */
    default int character(int pool) {
        return member(pool, pick("character", Integer.bitCount(pool)));
    }

    Chance copy();

    /** The n-th member of a set. */
    static int member(int set, int n) {
        int rest = set;
        for (int skipped = 0; skipped < n; skipped++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
