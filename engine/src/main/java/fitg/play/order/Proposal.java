package fitg.play.order;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Go;
import fitg.play.PlayerView;
import fitg.play.Umpire;
import fitg.procedure.Action;
import fitg.procedure.Action.Piece;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands on a sheet from the start, where the same is asked about place after place: at each of them what is suggested there,
 * one thing after the other, for everybody who would be left over else. It knows no rules, and says what the questions would say.
 *
 * @param there the view in which the question is put
 * @param orders what is suggested; empty where that is to let it be
 */
public record Proposal(PlayerView there, List<Go> orders) {

    /** Nobody has so many groups in one place. */
    private static final int MOST_ORDERS = 20;

    public Proposal {
        orders = List.copyOf(orders);
    }

    /** One for each place of the agenda; none where the question is about no place. */
    public static List<Proposal> of(PlayerView view) {
        Piece about = view.decision().orElseThrow().question().subject().piece();
        boolean isAboutAPlace = about == Piece.ENVIRON || about == Piece.PLACE || about == Piece.PLANET;
        return isAboutAPlace ? Agenda.of(view).stream().map(Proposal::at).toList() : List.of();
    }

    private static Proposal at(PlayerView there) {
        Decision asked = there.decision().orElseThrow();
        Game game = there.imagine(Agenda.FIRST_COURSE);
        List<Go> orders = new ArrayList<>();
        for (Decision now = asked; now != null && orders.size() < MOST_ORDERS; now = furtherAt(asked, game)) {
            Action suggested = now.suggested();
            if (Agenda.declines(suggested)) {
                break;
            }
            Go go = Go.of(suggested);
            orders.add(go);
            go.in(game).forEach(game::play);
        }
        return new Proposal(there, orders);
    }

    /** The same question once more; null when something else is asked, or a die has fallen. */
    private static Decision furtherAt(Decision asked, Game game) {
        if (game.isOver() || Umpire.resolution(game).irrevocable()) {
            return null;
        }
        Decision now = game.pending().orElseThrow();
        boolean isAgain =
                now.side() == asked.side() && now.question() == asked.question() && now.subject() == asked.subject();
        return isAgain ? now : null;
    }

    /** As a sheet has it. */
    public Sheet.Entry entry() {
        Decision asked = there.decision().orElseThrow();
        return new Sheet.Entry(
                Offers.kind(asked),
                Sheet.subject(asked),
                orders.stream().map(Go::key).toList());
    }
}
