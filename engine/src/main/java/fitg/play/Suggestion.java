package fitg.play;

import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.state.Position;
import java.util.List;

/** The answer that is preselected for a player. */
final class Suggestion {

    private Suggestion() {}

    /** What the ruleset proposes, or what is usual. */
    static Action in(Game game, List<Action> actions) {
        Resolution r = game.resolution();
        Action proposed = r.ruleset().suggestion(r);
        return proposed != null && actions.contains(proposed)
                ? proposed
                : Family.of(r.question()).suggestion(game, actions);
    }

    /** What a suggestion may weigh: where strength is hidden no more than whoever is asked can see (C-UNIT-4). */
    static Position seen(Game game) {
        Resolution r = game.resolution();
        return r.ruleset().secrecy().hidesStrength()
                ? PlayerView.positionSeenBy(game, Viewer.of(r.asked()))
                : r.state();
    }

    static Action ofKind(Kind wanted, List<Action> actions) {
        for (Action action : actions) {
            if (action.kind() == wanted) {
                return action;
            }
        }
        return actions.getFirst();
    }
}
