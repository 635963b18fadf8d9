package fitg.play.odds;

import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import java.util.OptionalDouble;

/** How well a side that goes on fighting may expect to come out of it: one number, for whoever orders a limit. */
public final class Prospect {

    private Prospect() {}

    /**
     * The chance that nobody who stands is lost, while the viewer is asked whether to stand, to press on or to run; empty
     * when nothing like that is asked, or where a fight goes by no table.
     */
    public static OptionalDouble of(PlayerView view) {
        Decision decision = view.decision().orElse(null);
        if (decision == null) {
            return OptionalDouble.empty();
        }
        if (decision.question() == Ask.BREAK_OFF) {
            return WholeFight.underWay(view)
                    .map(outlook -> WholeFight.of(outlook).safety())
                    .orElse(OptionalDouble.empty());
        }
        boolean fighting = decision.question() == Query.BREAK_OFF
                || decision.question() == Query.FLEET_BREAK_OFF
                || decision.question() == Query.PRESS_ON;
        Action onwards = Action.of(decision.question() == Query.PRESS_ON ? Kind.GO_ON : Kind.STAND);
        return fighting && decision.allows(onwards)
                ? OptionalDouble.of(PlayedOut.safety(view, onwards, decision.side()))
                : OptionalDouble.empty();
    }
}
