package fitg.app.terminal;

import fitg.content.Tongue;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds;
import fitg.play.words.Narrator;
import fitg.play.words.Said;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What {@code odds} says: for each answer that leaves something to chance, what may come of it. */
final class OddsSheet {

    private final Decision decision;
    private final Map<Action, Odds> known;
    /** What holds for all answers is remarked once, at the end. */
    private final Set<Said> common;

    private final Tongue tongue;

    private OddsSheet(Decision decision, Map<Action, Odds> known, Set<Said> common, Tongue tongue) {
        this.decision = decision;
        this.known = known;
        this.common = common;
        this.tongue = tongue;
    }

    static boolean any(PlayerView view, Decision decision) {
        return decision.actions().stream()
                .anyMatch(action -> Odds.of(view, action).isPresent());
    }

    static List<String> of(PlayerView view, Decision decision, Tongue tongue) {
        Map<Action, Odds> known = new LinkedHashMap<>();
        decision.actions().forEach(action -> Odds.of(view, action).ifPresent(odds -> known.put(action, odds)));
        if (known.isEmpty()) {
            return List.of("None of these answers leaves anything to chance.");
        }
        Set<Said> common = known.size() == 1 ? Set.of() : common(known);
        return new OddsSheet(decision, known, common, tongue).lines();
    }

    private List<String> lines() {
        int widest = known.keySet().stream()
                .mapToInt(action -> name(action).length())
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        known.forEach((action, odds) -> {
            String name = Text.pad(name(action), widest);
            lines.add(String.format("%3d  %s  %s", decision.actions().indexOf(action) + 1, name, outcomes(odds)));
            odds.inVain().ifPresent(warning -> lines.add("       " + warning.in(tongue)));
            List<Said> own = odds.assumed().stream()
                    .filter(remark -> !common.contains(remark))
                    .toList();
            if (!own.isEmpty()) {
                lines.add("       " + joined(own) + " [" + odds.ruleCase() + "]");
            }
        });
        if (!common.isEmpty()) {
            lines.add("  " + Text.upperFirst(joined(common)) + ".");
        }
        return lines;
    }

    private String name(Action action) {
        return Narrator.describe(decision, action, tongue);
    }

    private String joined(Collection<Said> remarks) {
        return remarks.stream().map(each -> each.in(tongue)).collect(Collectors.joining("; "));
    }

    private static Set<Said> common(Map<Action, Odds> known) {
        Set<Said> common = new LinkedHashSet<>(known.values().iterator().next().assumed());
        known.values().forEach(odds -> common.retainAll(odds.assumed()));
        return common;
    }

    private String outcomes(Odds odds) {
        boolean someChance = odds.outcomes().stream().anyMatch(outcome -> outcome.probability() > 0);
        List<String> outcomes = odds.outcomes().stream()
                .filter(outcome -> outcome.probability() > 0 || !someChance)
                .map(outcome -> outcome.said().in(tongue) + " " + percent(outcome.probability()))
                .toList();
        return outcomes.isEmpty() ? "no die is rolled" : String.join(", ", outcomes);
    }

    private static String percent(double probability) {
        double percent = probability * 100;
        boolean whole = Math.abs(percent - Math.rint(percent)) < 0.05;
        return String.format(Locale.ROOT, whole ? "%.0f %%" : "%.1f %%", percent);
    }
}
