package fitg.server.store;

import fitg.content.Side;
import java.util.List;

/**
 * What an accepted request adds to a game.
 *
 * <p>A node of an earlier version does not say by which revision it has judged, and so only notices other entries. So an
 * append moves the status forward only, and leaves the outcome alone where it says null.
 *
 * @param expectedEntries the length of the journal that the request was judged by, and the number of the first entry
 * @param expectedRevision the revision of the game that it was judged by; null if any will do
 * @param entries all of the same moment
 * @param seen null, or how much of the log the acting seat has seen by this
 * @param standing where the game stands then
 * @param ordered what seats have ordered from then on, where that changes with what is added
 */
public record Append(
        String gameId,
        int expectedEntries,
        Integer expectedRevision,
        List<JournalEntry> entries,
        long at,
        Status status,
        Side winner,
        String reason,
        Integer points,
        boolean computerToMove,
        Seen seen,
        Standing standing,
        List<Ordered> ordered) {

    public Append {
        entries = List.copyOf(entries);
        ordered = List.copyOf(ordered);
        Journal.requireNumbered(entries, expectedEntries);
        Journal.requireOneMoment(entries);
    }

    /** The revision of the game after it; what seats have ordered counts as a change of its own. */
    public int revisionFrom(int revision) {
        return revision + (ordered.isEmpty() ? 1 : 2);
    }
}
