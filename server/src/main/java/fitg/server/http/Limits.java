package fitg.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import fitg.server.common.Caches;
import fitg.server.table.Refusal;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How often somebody may ask. Everybody has a bucket that fills at a steady rate and holds a few seconds' worth; what
 * costs us more takes more out of it.
 */
public final class Limits {

    private static final int SECONDS_SAVED = 5;
    /** What opening a game takes. */
    static final int OPENING = 20;

    private static final int MOST_BUCKETS = 100_000;

    private final double perNano;
    private final double full;
    private final LongSupplier nanos;
    private final Cache<String, Bucket> buckets = Caches.tidiedByItsUsers()
            .maximumSize(MOST_BUCKETS)
            .expireAfterAccess(Duration.ofMinutes(10))
            .build();

    public Limits(int requestsPerSecond, LongSupplier nanos) {
        this.perNano = requestsPerSecond / 1e9;
        this.full = Math.max(requestsPerSecond * SECONDS_SAVED, OPENING);
        this.nanos = nanos;
    }

    private static final class Bucket {
        private double drops;
        private long filledAt;

        private Bucket(double drops, long filledAt) {
            this.drops = drops;
            this.filledAt = filledAt;
        }
    }

    /**
     * Takes from the bucket of an address or a seat; refused when it is empty. The clock is read while nobody else can
     * fill the bucket: a thread that was held up in between would otherwise turn its time back and empty it.
     */
    public void take(String whose, int wanted) {
        double drops = Math.min(wanted, full - 1); // whatever it costs: who waits can ask for it, and gets it
        Bucket bucket = buckets.get(whose, key -> new Bucket(full, nanos.getAsLong()));
        synchronized (bucket) {
            long now = nanos.getAsLong();
            bucket.drops = Math.min(full, bucket.drops + (now - bucket.filledAt) * perNano);
            bucket.filledAt = now;
            if (bucket.drops < drops) {
                throw new Refusal(Refusal.Kind.TOO_MANY, "You ask more often than this server allows; wait a moment.");
            }
            bucket.drops -= drops;
        }
    }
}
