package fitg.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** The rows of journals. */
final class Journal {

    private Journal() {}

    static void insert(Handle handle, String gameId, List<JournalEntry> entries) {
        if (entries.isEmpty()) {
            return;
        }
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
}
