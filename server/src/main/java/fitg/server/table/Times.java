package fitg.server.table;

import fitg.server.store.JournalEntry;
import java.util.Arrays;
import java.util.List;

/** When each stored entry of a game was made. Never changed; the next table has the next one. */
public final class Times {

    static final Times NONE = new Times(new long[0]);

    private final long[] at;

    private Times(long[] at) {
        this.at = at;
    }

    static Times of(List<JournalEntry> journal) {
        return NONE.and(journal);
    }

    Times and(List<JournalEntry> more) {
        long[] all = Arrays.copyOf(at, at.length + more.size());
        for (int i = 0; i < more.size(); i++) {
            all[at.length + i] = more.get(i).at();
        }
        return new Times(all);
    }

    public int count() {
        return at.length;
    }

    /** How many entries had been made by this time. */
    int by(long latest) {
        return (int) Arrays.stream(at).filter(made -> made <= latest).count();
    }

    /** The time of an entry, counted from 0. */
    public long at(int entry) {
        return at[entry];
    }
}
