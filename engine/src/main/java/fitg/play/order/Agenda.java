package fitg.play.order;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.Reply;
import fitg.play.Tentative;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The same question about further places: what will be asked of the viewer next if he declines here, as long as it is the same. So
 * all battles of a segment and all missions of a phase can stand on one sheet. What others do in between may still change it.
 */
public final class Agenda {

    /** More places than this have nobody to ask about. */
    private static final int MOST = 60;

    private static final Set<Kind> DECLINING = EnumSet.of(Kind.END, Kind.DECLINE, Kind.PASS, Kind.NONE);

    private Agenda() {}

    /** The views in which the question is put, the present one first; that one alone where it is not about places. */
    public static List<PlayerView> of(PlayerView view) {
        List<PlayerView> all = new ArrayList<>();
        PlayerView next = view;
        while (next != null && all.size() < MOST && isFurther(all, next)) {
            all.add(next);
            next = declined(next);
        }
        return List.copyOf(all);
    }

    private static boolean isFurther(List<PlayerView> before, PlayerView next) {
        Decision asked = next.decision().orElseThrow();
        return before.isEmpty()
                || before.stream()
                        .map(each -> each.decision().orElseThrow())
                        .allMatch(each -> each.question() == asked.question() && each.subject() != asked.subject());
    }

    /** The question after declining, with what is usually answered in between; null when something else comes up. */
    private static PlayerView declined(PlayerView view) {
        Decision asked = view.decision().orElseThrow();
        Action answer = asked.actions().stream()
                .filter(each -> DECLINING.contains(each.kind()))
                .findFirst()
                .orElse(null);
        PlayerView now = view;
        for (int step = 0; step < MOST && answer != null; step++) {
            now = Tentative.of(now, List.of(new Reply.Plain(answer))).next().orElse(null);
            if (now == null || now.decision().orElseThrow().question() == asked.question()) {
                return now;
            }
            PlayerView here = now;
            Optional<Action> usual =
                    Unasked.AGAINST_THE_COMPUTER.answer(here).or(() -> StandingOrders.USUAL.answer(here));
            answer = usual.orElse(null);
        }
        return null;
    }
}
