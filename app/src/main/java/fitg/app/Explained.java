package fitg.app;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.play.words.Narrator;
import fitg.players.mind.Advice;
import fitg.players.mind.Adviser;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What a computer player chose, why, and what the alternatives seemed worth to it. This tells what its side hides, so it is
 * for those who look on where no person plays.
 */
public record Explained(Decision decision, Action action, String reason, List<Advice.Option> options) {

    public static final String KEY =
            "In brackets is what an answer seemed worth to the player; compare the numbers within one question only.";

    private static final int ALTERNATIVES = 3;

    public static Explained choice(Player player, PlayerView view, Decision decision) {
        if (player instanceof Adviser adviser) {
            Advice advice = adviser.advise(view, decision);
            return new Explained(decision, advice.action(), advice.reason(), advice.options());
        }
        return new Explained(decision, player.choose(view, decision), "It was as good as any.", List.of());
    }

    /** Where there is only one answer there is nothing to explain. */
    public boolean isRealChoice() {
        return decision.actions().size() > 1;
    }

    /** The question with the answer, the reason, the alternatives. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(Names.side(decision.side()) + ": " + Narrator.prompt(decision) + " " + chosen() + ".");
        lines.add("   Why: " + reason);
        if (options.size() > 1) {
            lines.add("   Rather than " + alternatives() + ".");
        }
        return lines;
    }

    private String chosen() {
        return options.stream()
                .filter(option -> option.action() == action)
                .map(this::worded)
                .findFirst()
                .orElseGet(() -> Narrator.describe(decision, action));
    }

    private String alternatives() {
        List<Advice.Option> others =
                options.stream().filter(option -> option.action() != action).toList();
        String best = others.stream().limit(ALTERNATIVES).map(this::worded).collect(Collectors.joining("; "));
        int further = decision.actions().size() - 1 - Math.min(ALTERNATIVES, others.size());
        return further == 0 ? best : best + "; or " + further + (further == 1 ? " other" : " others");
    }

    private String worded(Advice.Option option) {
        return String.format(Locale.ROOT, "%s (%.2f)", Narrator.describe(decision, option.action()), option.worth());
    }
}
