package fitg.app.terminal;

import fitg.play.Decision;
import fitg.play.Narrator;
import fitg.play.Odds;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What {@code odds} says: for each answer that leaves something to chance, what may come of it. */
final class OddsSheet {

    private OddsSheet() {}

    static boolean any(PlayerView view, Decision decision) {
        return decision.actions().stream().anyMatch(action -> Odds.of(view, action).isPresent());
    }

    static List<String> of(PlayerView view, Decision decision) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < decision.actions().size(); i++) {
            Action action = decision.actions().get(i);
            Optional<Odds> odds = Odds.of(view, action);
            if (odds.isPresent()) {
                lines.add(String.format("%3d  %s: %s", i + 1, Narrator.describe(decision, action), line(odds.get())));
            }
        }
        return lines.isEmpty() ? List.of("None of these answers leaves anything to chance.") : lines;
    }

    private static String line(Odds odds) {
        List<String> outcomes = odds.outcomes().stream()
                .map(outcome -> outcome.what() + " " + percent(outcome.probability()))
                .toList();
        String remarks = odds.remarks().isEmpty() ? "" : " (" + String.join("; ", odds.remarks()) + ")";
        String all = outcomes.isEmpty() ? "no roll" : String.join(", ", outcomes);
        return all + remarks + " [" + odds.ruleCase() + "]";
    }

    private static String percent(double probability) {
        double percent = probability * 100;
        boolean whole = Math.abs(percent - Math.rint(percent)) < 0.05;
        return String.format(Locale.ROOT, whole ? "%.0f %%" : "%.1f %%", percent);
    }
}
