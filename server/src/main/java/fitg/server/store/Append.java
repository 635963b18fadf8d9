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
        Standing standing) {

    public Append {
        entries = List.copyOf(entries);
        Journal.requireNumbered(entries, expectedEntries);
        Journal.requireOneMoment(entries);
    }
}
