package fitg.app.load;

import java.time.Duration;
import java.util.Arrays;

/** Every measured time, kept as it is: percentiles of averages are no percentiles. */
final class Latencies {

    private static final double NANOS_PER_MILLI = 1e6;

    private long[] nanos = new long[1024];
    private int count;

    synchronized void add(long elapsedNanos) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = elapsedNanos;
    }

    synchronized void clear() {
        count = 0;
    }

    /** Times in milliseconds. */
    record Summary(int count, double perSecond, double median, double p95, double p99, double max) {}

    synchronized Summary summary(Duration over) {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return new Summary(
                count,
                count / Math.max(1e-9, over.toNanos() / 1e9),
                percentile(sorted, 0.5),
                percentile(sorted, 0.95),
                percentile(sorted, 0.99),
                percentile(sorted, 1));
    }

    /** The smallest time that this share of all times does not exceed. */
    private static double percentile(long[] sorted, double share) {
        if (sorted.length == 0) {
            return 0;
        }
        int rank = (int) Math.ceil(share * sorted.length);
        return sorted[Math.max(0, rank - 1)] / NANOS_PER_MILLI;
    }
}
