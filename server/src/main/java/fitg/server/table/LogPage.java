package fitg.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.play.Viewer;
import fitg.procedure.Event;
import fitg.server.view.LogDocument;
import java.util.ArrayList;
import java.util.List;

/**
 * As much of a viewer's log as is told at once. The log of a war has thousands of entries and would be megabytes; a page
 * of it is made in a moment and does not fill anybody's memory, however slowly it is read.
 *
 * @param from the number of its first entry
 * @param length of the whole log
 */
public record LogPage(int from, int length, List<LogDocument.Entry> entries) {

    /** Of the entries as JSON; what is put around them is less than the rest of 64 KB. */
    public static final int MOST_BYTES = 63 * 1024;

    /** No page has more; that many ordinary ones fill it. */
    public static final int MOST_ENTRIES = 250;

    private static final JsonMapper JSON = new JsonMapper();

    /** The page that begins with this entry, or at the end of a log that is shorter. */
    public static LogPage from(Table table, Viewer viewer, int number) {
        int length = table.logLength(viewer);
        int from = Math.min(number, length);
        List<LogDocument.Entry> entries = new ArrayList<>();
        int room = MOST_BYTES;
        for (Event event : events(table, viewer, from, from + MOST_ENTRIES)) {
            LogDocument.Entry entry = LogDocument.entry(from + entries.size(), event, viewer);
            room -= bytes(entry);
            if (room < 0 && !entries.isEmpty()) {
                break;
            }
            entries.add(entry);
        }
        return new LogPage(from, length, entries);
    }

    /** The page that ends before this entry, or with the last of a log that is shorter. */
    public static LogPage before(Table table, Viewer viewer, int number) {
        int length = table.logLength(viewer);
        int from = Math.min(number, length);
        List<LogDocument.Entry> backwards = new ArrayList<>();
        int room = MOST_BYTES;
        for (Event event :
                events(table, viewer, Math.max(0, from - MOST_ENTRIES), from).reversed()) {
            LogDocument.Entry entry = LogDocument.entry(from - 1, event, viewer);
            room -= bytes(entry);
            if (room < 0 && !backwards.isEmpty()) {
                break;
            }
            backwards.add(entry);
            from--;
        }
        return new LogPage(from, length, List.copyOf(backwards.reversed()));
    }

    private static List<Event> events(Table table, Viewer viewer, int from, int to) {
        return table.hasBegun() ? table.play().log(viewer, from, to) : List.of();
    }

    /** With the comma behind it. */
    private static int bytes(LogDocument.Entry entry) {
        try {
            return JSON.writeValueAsBytes(entry).length + 1;
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The number of the entry after its last. */
    public int end() {
        return from + entries.size();
    }

    public boolean reachesTheEnd() {
        return end() == length;
    }
}
