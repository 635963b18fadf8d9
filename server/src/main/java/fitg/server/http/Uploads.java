package fitg.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import fitg.server.common.Caches;
import fitg.server.table.Refusal;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Files on their way in. Each takes several megabytes from its first byte until it is a game, and whoever sends slowly
 * can keep that up for minutes; so only some are read at once, a few of them from one address, and the others wait
 * unread.
 */
final class Uploads {

    private final Semaphore places;
    private final int mostFromOneAddress;
    /** Each for as long as somebody reads or waits by it. */
    private final Cache<String, Semaphore> placesOfAddress =
            Caches.tidiedByItsUsers().weakValues().build();

    private final Duration patience;

    Uploads(int atOnce, int fromOneAddress, Duration patience) {
        this.places = new Semaphore(atOnce, true);
        this.mostFromOneAddress = fromOneAddress;
        this.patience = patience;
    }

    /** Runs what reads a file, when there is a place for it. */
    <T> T oneOf(String address, Supplier<T> work) {
        Semaphore own = placesOfAddress.get(address, key -> new Semaphore(mostFromOneAddress, true));
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
                    Refusal.Kind.NO_ROOM, "As many files are being read as there is room for; try again in a moment.");
        }
    }
}
