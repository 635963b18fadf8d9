package fitg.play;

import fitg.procedure.Action;
import java.util.List;

/**
 * What a player sends: one answer, one {@link Choice} for a whole run of questions, or a {@link Go} for a whole act. Each comes
 * to plain actions, and only those are played and written down.
 */
public sealed interface Reply permits Reply.Plain, Choice, Go {

    /** One answer to one question. */
    record Plain(Action action) implements Reply {
        @Override
        public List<Action> in(Game game) {
            return List.of(action);
        }
    }

    /**
     * The actions it comes to at the pending question; the game stays as it is. What cannot be meant there is refused
     * with an {@link IllegalActionException}.
     */
    List<Action> in(Game game);

    /** Reads a key; throws IllegalArgumentException with the reason when it is none. */
    static Reply parse(String key) {
        if (key.startsWith(Go.PREFIX)) {
            return Go.parse(key);
        }
        return key.startsWith(Choice.PREFIX) ? Choice.parse(key) : new Plain(Action.parse(key));
    }
}
