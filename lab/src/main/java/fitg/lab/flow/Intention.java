package fitg.lab.flow;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Go;
import fitg.play.Going;
import fitg.play.IllegalActionException;
import fitg.play.PlayerView;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a player wants at a question that a sheet can answer: he says who goes where, what is bought, which battles are fought, and
 * leaves the details of it (who carries whom, who leads) as they are suggested.
 *
 * @param line as a sheet tells one order from another; null where it is left at what stands there
 * @param changes fields of the order that are other than suggested
 */
record Intention(List<Action> answers, String line, int changes) {

    private static final Set<Kind> AGREEING = EnumSet.of(Kind.ATTACK, Kind.DECLINE);

    /** Whether a sheet can answer this: something is done as often as one likes, or the same is asked about place after place. */
    static boolean isAsked(PlayerView view) {
        Decision decision = view.decision().orElseThrow();
        if (decision.question().continuesAct()) {
            return false;
        }
        boolean free = decision.actions().stream().anyMatch(each -> each.kind() == Kind.END);
        boolean agreed = decision.actions().stream().allMatch(each -> AGREEING.contains(each.kind()));
        return free || agreed || beginsAnAct(view, decision.actions().getFirst());
    }

    private static boolean beginsAnAct(PlayerView view, Action answer) {
        Going going = Going.of(view, Go.of(answer));
        return !going.members().isEmpty() || !going.goals().isEmpty();
    }

    static Intention of(Game game, PlayerView view, Player player) {
        Decision decision = view.decision().orElseThrow();
        Go meant = Go.by(game, at -> {
            PlayerView there = at.viewFor(view.viewer());
            return player.choose(there, there.decision().orElseThrow());
        });
        Action head = meant.head();
        if (head.kind() == Kind.END || head.kind() == Kind.DECLINE) {
            return new Intention(List.of(head), null, 0);
        }
        try {
            return new Intention(
                    meant.in(game), meant.toString(), Going.of(view, meant).changes(view));
        } catch (IllegalActionException detail) {
            return new Intention(List.of(head), meant.toString(), 0);
        }
    }

    Action head() {
        return answers.getFirst();
    }

    /** Whether he lets it be, or leaves it at what stands there. */
    boolean isTheEnd() {
        return line == null;
    }
}
