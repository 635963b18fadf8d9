package fitg.server.store;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * Tells a node's own announcements from those of others by the process of the database they came from. Whoever watches here
 * has been woken before. A process is believed to be ours for a short while only: PostgreSQL may give its number to
 * somebody else when our connection has ended.
 */
final class Echoes {

    private static final long A_WHILE = Duration.ofSeconds(5).toNanos();

    private final LongSupplier clock;
    private final Map<Integer, Long> announcedAt = new ConcurrentHashMap<>();

    Echoes(LongSupplier clock) {
        this.clock = clock;
    }

    /** Something is about to be announced through this process of the database. */
    void announcing(int process) {
        long now = clock.getAsLong();
        announcedAt.values().removeIf(at -> now - at > A_WHILE);
        announcedAt.put(process, now);
    }

    boolean isOwn(int process) {
        Long at = announcedAt.get(process);
        return at != null && clock.getAsLong() - at <= A_WHILE;
    }
}
