package fitg.rules.forcepoint;

import fitg.content.UnitSet;

/** Case 19.0: a side spends Force Points, piece by piece; what is ordered is placed when it has done. */
public interface Spending {

    /** What there was to spend. */
    int funds();

    /** What can still be spent. */
    int left();

    /** All units ordered so far that have not been taken from the box yet. */
    default UnitSet ordered() {
        return UnitSet.EMPTY;
    }

    /** Those of them for a place. */
    default UnitSet orderedFor(int place) {
        return UnitSet.EMPTY;
    }
}
