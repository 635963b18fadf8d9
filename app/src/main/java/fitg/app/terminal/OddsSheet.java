package fitg.app.terminal;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What {@code odds} says: for each answer that leaves something to chance, what may come of it. */
final class OddsSheet {

    private OddsSheet() {}

    static boolean any(PlayerView view, Decision decision) {
        return decision.actions().stream()
                .anyMatch(action -> Odds.of(view, action).isPresent());
    }

    static List<String> of(PlayerView view, Decision decision) {
        Map<Action, Odds> known = new LinkedHashMap<>();
        decision.actions().forEach(action -> Odds.of(view, action).ifPresent(odds -> known.put(action, odds)));
        if (known.isEmpty()) {
            return List.of("None of these answers leaves anything to chance.");
        }
        return known.size() == 1 ? sheet(decision, known, Set.of()) : sheet(decision, known, common(known));
    }

    /** Remarks that hold for all answers are made once, at the end. */
    private static List<String> sheet(Decision decision, Map<Action, Odds> known, Set<String> common) {
        int widest = known.keySet().stream()
                .mapToInt(action -> Narrator.describe(decision, action).length())
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        known.forEach((action, odds) -> {
            String name = Text.pad(Narrator.describe(decision, action), widest);
            lines.add(String.format("%3d  %s  %s", decision.actions().indexOf(action) + 1, name, outcomes(odds)));
            List<String> own = odds.remarks().stream()
                    .filter(remark -> !common.contains(remark))
                    .toList();
            odds.warning().ifPresent(warning -> lines.add("       " + warning));
            if (!own.isEmpty()) {
                lines.add("       " + String.join("; ", own) + " [" + odds.ruleCase() + "]");
            }
        });
        if (!common.isEmpty()) {
            lines.add("  " + Text.upperFirst(String.join("; ", common)) + ".");
        }
        return lines;
    }

    private static Set<String> common(Map<Action, Odds> known) {
        Set<String> common =
                new LinkedHashSet<>(known.values().iterator().next().remarks());
        known.values().forEach(odds -> common.retainAll(odds.remarks()));
        return common;
    }

    private static String outcomes(Odds odds) {
        boolean someChance = odds.outcomes().stream().anyMatch(outcome -> outcome.probability() > 0);
        List<String> outcomes = odds.outcomes().stream()
                .filter(outcome -> outcome.probability() > 0 || !someChance)
                .map(outcome -> outcome.what() + " " + percent(outcome.probability()))
                .toList();
        return outcomes.isEmpty() ? "no die is rolled" : String.join(", ", outcomes);
    }

    private static String percent(double probability) {
        double percent = probability * 100;
        boolean whole = Math.abs(percent - Math.rint(percent)) < 0.05;
        return String.format(Locale.ROOT, whole ? "%.0f %%" : "%.1f %%", percent);
    }
}
