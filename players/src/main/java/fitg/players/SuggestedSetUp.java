package fitg.players;

import fitg.content.Side;
import fitg.galaxy.Affair;
import fitg.galaxy.state.Realm;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.Deployments.Offer;
import fitg.procedure.Action;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The set-up of a galaxy-wide game as its scenario suggests it, in one step: nobody wants to answer a hundred questions first. */
final class SuggestedSetUp {

    /** As many answers as are taken at once; where more are needed, the rest is offered then. */
    private static final int MOST = 100;

    private SuggestedSetUp() {}

    /** Empty unless the side is asked something of such a set-up now, and more than this one question. */
    static Optional<Offer> from(Side side, Game game) {
        List<Action> actions = actionsFrom(side, game);
        return actions.size() < 2 ? Optional.empty() : Optional.of(new Offer(named(side, game), actions));
    }

    /** Goes no further than to where a card is drawn for this side: what that will be is not known yet. */
    private static List<Action> actionsFrom(Side side, Game game) {
        List<Action> actions = new ArrayList<>();
        Game ahead = game.silentCopy();
        while (actions.size() < MOST && isSettingUp(ahead)) {
            Optional<Decision> asked = ahead.pending().filter(decision -> decision.side() == side);
            if (asked.isEmpty() || (!actions.isEmpty() && asked.get().question() == Affair.POSSESSION_HOLDER)) {
                break;
            }
            Action suggested = asked.get().suggested();
            actions.add(suggested);
            ahead.play(suggested);
        }
        return List.copyOf(actions);
    }

    private static boolean isSettingUp(Game game) {
        PlayerView view = game.glimpseFor(Viewer.SPECTATOR);
        return view.further(Realm.class) != null && view.turn().segment() == Segment.SET_UP;
    }

    private static Deployment named(Side side, Game game) {
        String idea = side == Side.IMPERIAL
                ? "A garrison everywhere, fleets and the best troops at the capitals."
                : "A base where nobody looks, and groups where people are ready to listen.";
        return new Deployment(game.scenario().id(), side, "suggested", "As suggested", idea, Map.of(), 0, Map.of(), 0);
    }
}
