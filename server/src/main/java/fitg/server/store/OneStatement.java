package fitg.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/**
 * An append as one statement, which is a transaction in itself: PostgreSQL is asked once and answers when all of it is on
 * its disk, where begin, three statements and commit would go back and forth five times.
 */
final class OneStatement {

    private static final String APPEND = "with moved as (" + Games.APPEND + """
            returning id),
            written as (
                insert into journal (game_id, number, at, text)
                select moved.id, entry.number, entry.at, entry.text
                from moved, unnest(?, ?, ?) as entry (number, at, text)),
            looked as (
                update seat set seen = ? from moved
                where seat.game_id = moved.id and seat.side = ? and seat.seen <> ?)
            select 1 from moved
            """;

    private OneStatement() {}

    /** False if somebody else was first. */
    static boolean append(Handle handle, Append append) {
        List<Object> values = new ArrayList<>(Games.values(append));
        values.add(entries(append, JournalEntry::number).toArray(Integer[]::new));
        values.add(entries(append, JournalEntry::at).toArray(Long[]::new));
        values.add(entries(append, JournalEntry::text).toArray(String[]::new));
        Seen seen = append.seen();
        values.add(seen == null ? null : seen.logLength());
        values.add(seen == null ? null : seen.side());
        values.add(seen == null ? null : seen.logLength());
        return Sql.query(handle, APPEND, rows -> rows.next(), values.toArray());
    }

    private static <T> Stream<T> entries(Append append, Function<JournalEntry, T> what) {
        return append.entries().stream().map(what);
    }
}
