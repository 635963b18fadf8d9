package fitg.play.order;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.IllegalActionException;
import fitg.play.PlayerView;
import fitg.play.Reply;
import fitg.procedure.Action;
import fitg.state.Cast;
import java.util.List;
import java.util.Optional;

/**
 * The viewer's question as it will be put again once some orders have been carried out, if all who were sent arrive unharmed: so that
 * the next order on a sheet can be described behind those that stand on it. It is found in games that could be the true one.
 */
public final class Assumed {

    /** So many courses of luck are looked at for one that harms nobody, the same for everybody who looks. */
    private static final int COURSES = 12;

    /** More answers than this between two orders are not gone through. */
    private static final int MOST_BETWEEN = 60;

    private final PlayerView view;
    private final Decision asked;
    private final Game game;

    private Assumed(PlayerView view, int course) {
        this.view = view;
        asked = view.decision().orElseThrow();
        game = view.imagine(course);
    }

    /** Empty where an order does not fit behind those before it, or the question is not put again. */
    public static Optional<PlayerView> after(PlayerView view, List<Reply> orders) {
        if (orders.isEmpty()) {
            return Optional.of(view);
        }
        Optional<PlayerView> harmed = Optional.empty();
        for (int course = 0; course < COURSES; course++) {
            Assumed assumed = new Assumed(view, course);
            if (assumed.comesThrough(orders)) {
                PlayerView then = assumed.game.viewFor(view.viewer());
                if (assumed.isUnharmed(then)) {
                    return Optional.of(then);
                }
                harmed = Optional.of(then);
            }
        }
        return harmed;
    }

    private boolean comesThrough(List<Reply> orders) {
        try {
            for (Reply each : orders) {
                each.in(game).forEach(game::play);
                if (!isPutAgain()) {
                    return false;
                }
            }
            return true;
        } catch (IllegalActionException misfit) {
            return false;
        }
    }

    /** What is asked in between is answered as is usual, and by the other side by letting it be. */
    private boolean isPutAgain() {
        for (int step = 0; step < MOST_BETWEEN && !game.isOver(); step++) {
            Decision now = game.pending().orElseThrow();
            if (now.side() == asked.side() && now.question() == asked.question()) {
                return now.subject() == asked.subject();
            }
            game.play(between(now));
        }
        return false;
    }

    private Action between(Decision now) {
        if (now.side() == asked.side()) {
            PlayerView here = game.viewFor(view.viewer());
            return StandingOrders.USUAL.answer(here).orElse(now.suggested());
        }
        return now.actions().stream().filter(Agenda::declines).findFirst().orElse(now.suggested());
    }

    private boolean isUnharmed(PlayerView then) {
        long own = Cast.of(asked.side());
        return (view.people().free() & own) == (then.people().free() & own);
    }
}
