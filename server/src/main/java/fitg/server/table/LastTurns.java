package fitg.server.table;

import fitg.play.Viewer;
import fitg.procedure.Event;
import java.util.List;

/** The end of a viewer's log. Whoever comes to a war of thousands of entries needs no more of it at first. */
public final class LastTurns {

    private LastTurns() {}

    /**
     * The number of the entry with which they begin.
     *
     * @param turns so many game-turns, the present one among them
     */
    public static int from(Table table, Viewer viewer, int turns) {
        if (!table.hasBegun()) {
            return 0;
        }
        List<Event> log = table.play().log(viewer);
        int left = turns;
        for (int number = log.size() - 1; number >= 0; number--) {
            if (log.get(number) instanceof Event.TurnBegan && --left == 0) {
                return number;
            }
        }
        return 0;
    }
}
