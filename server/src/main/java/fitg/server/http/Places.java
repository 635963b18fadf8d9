package fitg.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import fitg.server.common.Caches;
import fitg.server.table.Refusal;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Places for files on their way in or out. Each takes memory from its first byte to its last, and whoever sends or reads
 * slowly can keep that up for minutes; so only some are under way at once, a few of them of one address, and the others
 * wait.
 */
final class Places {

    private final Semaphore places;
    private final int mostOfOneAddress;
    /** Each for as long as somebody has a place or waits by it. */
    private final Cache<String, Semaphore> placesOfAddress =
            Caches.tidiedByItsUsers().weakValues().build();

    private final Duration patience;

    Places(int atOnce, int ofOneAddress, Duration patience) {
        this.places = new Semaphore(atOnce, true);
        this.mostOfOneAddress = ofOneAddress;
        this.patience = patience;
    }

    /** Runs what reads or writes a file, when there is a place for it. */
    <T> T oneOf(String address, Supplier<T> work) {
        Semaphore own = placesOfAddress.get(address, key -> new Semaphore(mostOfOneAddress, true));
        return in(own, () -> in(places, work));
    }

    private <T> T in(Semaphore semaphore, Supplier<T> work) {
        take(semaphore);
        try {
            return work.get();
        } finally {
            semaphore.release();
        }
    }

    private void take(Semaphore semaphore) {
        boolean taken = false;
        try {
            taken = semaphore.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
        if (!taken) {
            throw new Refusal(
                    Refusal.Kind.NO_ROOM, "As many files are under way as there is room for; try again in a moment.");
        }
    }
}
