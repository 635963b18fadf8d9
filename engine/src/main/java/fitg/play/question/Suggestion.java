package fitg.play.question;

import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Umpire;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.state.Position;
import java.util.List;

/** The answer that is preselected for a player. */
public final class Suggestion {

    private Suggestion() {}

    /** What the ruleset proposes, or what is usual. */
    public static Action in(Game game, List<Action> actions) {
        Resolution r = Umpire.resolution(game);
        Action proposed = r.ruleset().suggestion(r);
        return proposed != null && actions.contains(proposed)
                ? proposed
                : Family.of(r.question()).suggestion(game, actions);
    }

    /** What a suggestion may weigh: where strength is hidden no more than whoever is asked can see (C-UNIT-4). */
    static Position seen(Game game) {
        Resolution r = Umpire.resolution(game);
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
