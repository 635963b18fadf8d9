package fitg.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** The rows of journals. */
final class Journal {

    private Journal() {}

    static void insert(Handle handle, String gameId, List<JournalEntry> entries) {
        if (entries.size() == 1) {
            insert(handle, gameId, entries.getFirst());
        } else if (!entries.isEmpty()) {
            insertAll(handle, gameId, entries);
        }
    }

    private static void insert(Handle handle, String gameId, JournalEntry entry) {
        Sql.update(
                handle,
                "insert into journal (game_id, number, at, text) values (?, ?, ?, ?)",
                gameId,
                entry.number(),
                entry.at(),
                entry.text());
    }

    private static void insertAll(Handle handle, String gameId, List<JournalEntry> entries) {
        var batch = handle.prepareBatch(
                "insert into journal (game_id, number, at, text) values (:game, :number, :at, :text)");
        entries.forEach(entry -> batch.bindMethods(entry).bind("game", gameId).add());
        batch.execute();
    }

    static List<JournalEntry> from(Handle handle, String gameId, int number) {
        return handle.select("""
                select number, at, text from journal
                where game_id = ? and number >= ?
                order by number
                """, gameId, number).mapTo(JournalEntry.class).list();
    }

    /** Numbers without gaps are what lets the length of a journal stand for its content. */
    static void requireNumbered(List<JournalEntry> entries, int first) {
        for (var i = 0; i < entries.size(); i++) {
            if (entries.get(i).number() != first + i) {
                throw new IllegalArgumentException(
                        "Entry " + entries.get(i).number() + " where " + (first + i) + " belongs");
            }
        }
    }

    /** What comes together has one time; see {@link News#isOnlyPlaySince}. */
    static void requireOneMoment(List<JournalEntry> entries) {
        if (entries.stream().mapToLong(JournalEntry::at).distinct().count() > 1) {
            throw new IllegalArgumentException("Entries of different moments");
        }
    }
}
