package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Waits until every game has gone on from where it was. */
final class Progression {

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

    private final Load load;
    private final Map<Ledger, Integer> before = new HashMap<>();

    Progression(Load load) {
        this.load = load;
        remember();
    }

    /** An action in doubt may turn out to have been played before this moment; it does not count as going on. */
    void remember() {
        before.clear();
        load.whileStill(() -> load.ledgers().stream()
                .filter(ledger -> !ledger.isFinished())
                .forEach(ledger -> before.put(ledger, ledger.steps().size() + (ledger.isInDoubt() ? 1 : 0))));
    }

    void await() {
        long until = System.nanoTime() + PATIENCE;
        List<String> stuck = stuck();
        while (!stuck.isEmpty() && System.nanoTime() < until) {
            pause();
            stuck = stuck();
        }
        assertThat(stuck).as("games that do not go on").isEmpty();
    }

    private List<String> stuck() {
        List<String> stuck = new ArrayList<>();
        load.whileStill(() -> {
            before.forEach((ledger, steps) -> {
                if (!ledger.isFinished() && ledger.steps().size() <= steps) {
                    stuck.add(ledger.game());
                }
            });
            long running = load.ledgers().stream()
                    .filter(ledger -> !ledger.isFinished())
                    .count();
            if (running == 0) {
                stuck.add("none has begun");
            }
        });
        return stuck;
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
