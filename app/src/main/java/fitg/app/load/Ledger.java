package fitg.app.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What one game was told and what it acknowledged, in order. An action whose answer got lost is in doubt until the
 * game shows whether it was played.
 */
final class Ledger {

    private final String game;
    private final Map<String, String> tokens;
    private final List<Step> steps = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private Doubt doubt;
    private boolean finished;

    Ledger(String game, Map<String, String> tokens) {
        this.game = game;
        this.tokens = tokens;
    }

    /** Something that was played: one action, or one of several when all their answers got lost. */
    record Step(String side, List<String> keys) {
        boolean allows(String whose, String key) {
            return side.equals(whose) && keys.contains(key);
        }
    }

    /** Actions sent as a side's answer of this number, of which at most one was played. */
    private record Doubt(String side, int number, List<String> keys) {
        boolean isAbout(String whose, int which) {
            return side.equals(whose) && number == which;
        }
    }

    String game() {
        return game;
    }

    String token(String side) {
        return tokens.get(side);
    }

    // ---- writing

    void sent(String side, int number, String key) {
        if (doubt == null || !doubt.isAbout(side, number)) {
            doubt = new Doubt(side, number, new ArrayList<>());
        }
        doubt.keys().add(key);
    }

    void acknowledged(String side, String key, int nextNumber) {
        steps.add(new Step(side, List.of(key)));
        doubt = null;
        saw(side, nextNumber);
    }

    /** That one was not played, but an earlier one may have been. */
    void refused(String key) {
        doubt.keys().remove(key);
        if (doubt.keys().isEmpty()) {
            doubt = null;
        }
    }

    /** The side's number has grown past an action in doubt: it was played after all. */
    void saw(String side, int number) {
        numbers.merge(side, number, Math::max);
        if (doubt != null && doubt.side().equals(side) && number > doubt.number()) {
            steps.add(new Step(side, List.copyOf(doubt.keys())));
            doubt = null;
        }
    }

    void finished() {
        finished = true;
    }

    // ---- reading, while nobody writes

    boolean isInDoubt() {
        return doubt != null;
    }

    boolean isFinished() {
        return finished;
    }

    List<Step> steps() {
        return steps;
    }

    /** Whether an entry beyond the known steps can be explained by a lost answer. */
    boolean mayAlsoHold(String side, String key) {
        return doubt != null && doubt.side().equals(side) && doubt.keys().contains(key);
    }

    /** The highest number a side has been shown. */
    int number(String side) {
        return numbers.getOrDefault(side, 0);
    }
}
