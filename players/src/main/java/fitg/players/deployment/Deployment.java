package fitg.players.deployment;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Question;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A good way to set up a side. It says where the pieces go, not in which order, and answers the questions of a set-up from that and
 * from what already stands.
 */
public interface Deployment {

    /** The id of the scenario it is for. */
    String scenario();

    Side side();

    String id();

    String name();

    /** One sentence on what it is meant to do. */
    String idea();

    /** The answer to one question of the set-up; empty if it is another question or the answer is not legal any more. */
    Optional<Action> answer(PlayerView view, Decision decision);

    /** Whether a question is one of those it answers in one go. */
    boolean isOfSetUp(Question question);

    /** Whether every piece is where this deployment wants it, as far as it has been asked about. */
    boolean stands(PlayerView view);

    /**
     * The actions that lead from here to the end of this side's set-up; empty if it is not setting up now, or has placed
     * something elsewhere already.
     */
    default Optional<List<Action>> actionsFrom(Game game) {
        Game ahead = game.silentCopy();
        List<Action> actions = new ArrayList<>();
        while (isSettingUp(ahead)) {
            Optional<Action> next =
                    answer(ahead.viewFor(Viewer.of(side())), ahead.pending().orElseThrow());
            if (next.isEmpty()) {
                return Optional.empty();
            }
            actions.add(next.get());
            ahead.play(next.get());
        }
        boolean reached = !actions.isEmpty() && stands(ahead.viewFor(Viewer.of(side())));
        return reached ? Optional.of(List.copyOf(actions)) : Optional.empty();
    }

    private boolean isSettingUp(Game game) {
        return !game.isOver()
                && game.scenario().id().equals(scenario())
                && game.glimpseFor(Viewer.of(side())).turn().segment() == Segment.SET_UP
                && game.pending()
                        .filter(decision -> decision.side() == side() && isOfSetUp(decision.question()))
                        .isPresent();
    }
}
