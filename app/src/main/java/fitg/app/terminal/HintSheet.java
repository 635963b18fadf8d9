package fitg.app.terminal;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.words.Narrator;
import fitg.players.Captain;
import fitg.players.mind.Advice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What {@code hint} says: what a Captain would do in this seat, why, and what he thinks of the alternatives. */
final class HintSheet {

    private static final int SHOWN = 6;

    private HintSheet() {}

    static List<String> of(PlayerView view, Decision decision) {
        return of(decision, new Captain(0).advise(view, decision));
    }

    static List<String> of(Decision decision, Advice advice) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "A Captain would choose \"" + Narrator.describe(decision, advice.action()) + "\". " + advice.reason());
        lines.add("In victory points, as he reckons:");
        advice.options().stream()
                .limit(SHOWN)
                .map(option -> String.format(
                        Locale.ROOT,
                        "%3d  %6.2f  %s",
                        decision.actions().indexOf(option.action()) + 1,
                        option.worth(),
                        Narrator.describe(decision, option.action())))
                .forEach(lines::add);
        return lines;
    }
}
