package fitg.play.order;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Umpire;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The same question about further places: what will be asked of the viewer next in this step if everybody declines, as far as no die
 * falls. So all battles of a segment and all missions of a phase can stand on one sheet. It is found in a game that could be the true
 * one; what others do in between may still change it.
 */
public final class Agenda {

    /** The same made-up units and cards for everybody who looks. */
    private static final long SEED = 0;

    /** More answers than this are not gone through. */
    private static final int MOST_STEPS = 120;

    private static final Set<Kind> DECLINING = EnumSet.of(Kind.END, Kind.DECLINE, Kind.PASS, Kind.NONE);

    private Agenda() {}

    /** The views in which the question is put, the present one first; that one alone where no other place follows. */
    public static List<PlayerView> of(PlayerView view) {
        List<PlayerView> all = new ArrayList<>(List.of(view));
        Decision asked = view.decision().orElseThrow();
        Game game = view.imagine(SEED);
        for (int step = 0; step < MOST_STEPS; step++) {
            Optional<Action> answer = answer(game, view, asked);
            if (answer.isEmpty()) {
                break;
            }
            game.play(answer.get());
            if (!goesOn(game, view)) {
                break;
            }
            Decision now = game.pending().orElseThrow();
            if (now.side() == asked.side() && now.question() == asked.question()) {
                if (all.stream().anyMatch(each -> each.decision().orElseThrow().subject() == now.subject())) {
                    break;
                }
                all.add(game.viewFor(view.viewer()));
            }
        }
        return List.copyOf(all);
    }

    private static boolean goesOn(Game game, PlayerView view) {
        return !game.isOver()
                && !Umpire.resolution(game).irrevocable()
                && game.segment() == view.turn().segment()
                && game.phasing() == view.turn().phasing();
    }

    /** Everybody declines what is asked of him; the viewer's other questions are answered as usual, if they can be. */
    private static Optional<Action> answer(Game game, PlayerView view, Decision asked) {
        Decision now = game.pending().orElseThrow();
        if (now.side() == asked.side() && now.question() != asked.question()) {
            PlayerView here = game.viewFor(view.viewer());
            return Unasked.AGAINST_THE_COMPUTER.answer(here).or(() -> StandingOrders.USUAL.answer(here));
        }
        return now.actions().stream()
                .filter(each -> DECLINING.contains(each.kind()))
                .findFirst();
    }
}
