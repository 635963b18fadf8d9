package fitg.server.push;

import fitg.play.Viewer;
import fitg.procedure.Event;
import fitg.saves.SavedGame.Entry;
import fitg.server.table.PositionDocument;
import fitg.server.table.Table;
import java.util.List;

/**
 * What a viewer has been told so far.
 *
 * @param table the game as it stood then; null before the first message
 * @param log up to where he was told its log
 */
record Sent(Table table, PositionDocument position, int log) {

    static final Sent NOTHING = new Sent(null, null, 0);

    boolean isNothing() {
        return table == null;
    }

    /** Whether this is of a later moment than the game as somebody looked it up a moment ago. */
    boolean isLaterThan(Table looked) {
        return table != null && table.revision() > looked.revision();
    }

    /** How much of the viewer's log as it is now he has been told. Undo can have taken some of it back. */
    int logInCommon(Table now, Viewer viewer) {
        if (table == null || !table.hasBegun() || !now.hasBegun()) {
            return 0;
        }
        return onlyWentOn(now)
                ? log
                : common(table.play().log(viewer, 0, log), now.play().log(viewer, 0, log));
    }

    /** Whether that is all of the log as it was, and as it is now. */
    boolean hasTheWholeLogOf(Table now, Viewer viewer) {
        int length = now.logLength(viewer);
        return table != null
                && log == length
                && table.logLength(viewer) == length
                && logInCommon(now, viewer) == length;
    }

    /** A journal is only ever added to; so without an undo in what was added, the log was only added to as well. */
    private boolean onlyWentOn(Table now) {
        int before = table.recording().entries();
        return before <= now.recording().entries()
                && now.recording().entriesFrom(before).stream().noneMatch(Entry.Back.class::isInstance);
    }

    private static int common(List<Event> one, List<Event> other) {
        int shorter = Math.min(one.size(), other.size());
        int same = 0;
        while (same < shorter && one.get(same).equals(other.get(same))) {
            same++;
        }
        return same;
    }
}
