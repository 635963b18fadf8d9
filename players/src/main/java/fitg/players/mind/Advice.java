package fitg.players.mind;

import fitg.procedure.Action;
import java.util.Comparator;
import java.util.List;

/**
 * What a player would do and why.
 *
 * @param reason one sentence
 * @param options every legal action with what it seemed worth, the best first
 */
public record Advice(Action action, String reason, List<Option> options) {

    /** @param worth comparable within one decision; what it means, the player's level says */
    public record Option(Action action, double worth) {}

    /** The option that is worth most; among equals the first. */
    public static Advice best(List<Option> options, String reason) {
        List<Option> sorted = sorted(options);
        return new Advice(sorted.getFirst().action(), reason, sorted);
    }

    public static List<Option> sorted(List<Option> options) {
        return options.stream()
                .sorted(Comparator.comparingDouble(Option::worth).reversed())
                .toList();
    }
}
