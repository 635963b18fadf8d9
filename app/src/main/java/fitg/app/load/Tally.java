package fitg.app.load;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** What came of all requests together. */
final class Tally {

    enum Request {
        CREATE,
        SEAT,
        VIEW,
        ACTION,
        HINT
    }

    private final Map<Request, Latencies> latencies = new EnumMap<>(Request.class);
    private final Latencies all = new Latencies();
    private final Latencies pushes = new Latencies();
    private final AtomicLong accepted = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong broken = new AtomicLong();
    private final AtomicLong finished = new AtomicLong();
    private final Map<String, AtomicLong> errors = new ConcurrentHashMap<>();

    Tally() {
        for (Request request : Request.values()) {
            latencies.put(request, new Latencies());
        }
    }

    void answered(Request request, long elapsedNanos) {
        latencies.get(request).add(elapsedNanos);
        all.add(elapsedNanos);
    }

    /** Forgets the times taken so far; what was counted stays. */
    void timeFromNow() {
        latencies.values().forEach(Latencies::clear);
        all.clear();
        pushes.clear();
    }

    void accepted() {
        accepted.incrementAndGet();
    }

    /** As it must be: the same action had been accepted already. */
    void refusedTwins(long count) {
        refused.addAndGet(count);
    }

    /** The node went away before it answered. */
    void broken() {
        broken.incrementAndGet();
    }

    void finished() {
        finished.incrementAndGet();
    }

    void error(String what) {
        errors.computeIfAbsent(what, key -> new AtomicLong()).incrementAndGet();
    }

    void pushed(long delayNanos) {
        pushes.add(delayNanos);
    }

    Latencies of(Request request) {
        return latencies.get(request);
    }

    Latencies all() {
        return all;
    }

    Latencies pushes() {
        return pushes;
    }

    long acceptedActions() {
        return accepted.get();
    }

    long refusedActions() {
        return refused.get();
    }

    long brokenRequests() {
        return broken.get();
    }

    long finishedGames() {
        return finished.get();
    }

    Map<String, Long> errors() {
        Map<String, Long> counts = new TreeMap<>();
        errors.forEach((what, count) -> counts.put(what, count.get()));
        return counts;
    }
}
