package fitg.players.mind;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * How long a Marshal thinks about a decision.
 *
 * @param iterations imagined games for each worker; each is tried with all actions still under consideration
 * @param workers how many think at the same time, each with games of his own
 * @param time when to stop at the latest; without it the choice follows from the seed alone
 */
public record Budget(int iterations, int workers, Optional<Duration> time) {

    public Budget {
        if (iterations < 1 || workers < 1) {
            throw new IllegalArgumentException("A budget needs at least one iteration and one worker.");
        }
    }

    public static Budget ofIterations(int iterations) {
        return new Budget(iterations, 1, Optional.empty());
    }

    /** Asked again and again by all workers of a decision that was begun at that time of {@link System#nanoTime()}. */
    public BooleanSupplier timeIsUp(long begun) {
        if (time.isEmpty()) {
            return () -> false;
        }
        long limit = time.get().toNanos();
        return () -> System.nanoTime() - begun >= limit;
    }

    /** As many iterations as fit into the time. */
    public static Budget ofTime(Duration time, int workers) {
        return new Budget(Integer.MAX_VALUE, workers, Optional.of(time));
    }
}
