package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedGame;
import fitg.saves.SavedGame.Entry;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.table.Refusal.Kind;
import java.util.List;
import java.util.TreeSet;

/**
 * Earlier moments of a game. A moment is named by how long the viewer's log was, because that is all he can count: the
 * number of actions would tell of answers that are none of his business.
 */
public final class Past {

    private Past() {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A view, and where in the game it stands.")
    public record Moment(
            PositionDocument view,

            @Says("In a finished game, for a moment asked for with `at` or `as`: how many actions had been played. A"
                    + " fork can begin there.")
            @Maybe
            @Least(0)
            Integer action) {}

    /** The first moment at which the viewer's log had this many entries. */
    public static Moment at(Table table, Viewer viewer, int logLength) {
        int length = table.logLength(viewer);
        if (logLength < 0 || logLength > length) {
            throw new Refusal(
                    Kind.MALFORMED, "The log has " + length + " entries; there is no moment " + logLength + ".");
        }
        try {
            Recording then = begun(table);
            for (Entry entry : standing(table)) {
                if (then.game().logLength(viewer) >= logLength) {
                    break;
                }
                then.follow(entry);
            }
            Game game = then.game();
            return new Moment(PositionDocument.past(table, viewer, game), table.isFinished() ? game.number() : null);
        } catch (ReplayException impossible) {
            throw new IllegalStateException(impossible); // it has just been followed
        }
    }

    /** How long the viewer's log was between the actions, in ascending order: all moments there are to look at. */
    public static List<Integer> moments(Table table, Viewer viewer) {
        TreeSet<Integer> lengths = new TreeSet<>();
        try {
            Recording then = begun(table);
            lengths.add(then.game().logLength(viewer));
            for (Entry entry : standing(table)) {
                then.follow(entry);
                lengths.add(then.game().logLength(viewer));
            }
        } catch (ReplayException impossible) {
            throw new IllegalStateException(impossible); // it has just been followed
        }
        lengths.add(table.logLength(viewer)); // a resignation is in the log and is no action
        return List.copyOf(lengths);
    }

    private static Recording begun(Table table) throws ReplayException {
        SavedGame saved = table.recording().saved();
        return Recording.start(saved.rules(), saved.chance(), saved.players());
    }

    private static List<Entry> standing(Table table) {
        return Opening.standing(table.recording().saved().journal());
    }
}
