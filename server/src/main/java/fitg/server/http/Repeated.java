package fitg.server.http;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Something that may happen thousands of times a second, and then fills a line of the log every ten seconds and no more. */
final class Repeated {

    private static final Logger LOG = LoggerFactory.getLogger(Repeated.class);
    private static final long PAUSE = TimeUnit.SECONDS.toNanos(10);

    private final String line;
    private final AtomicLong since = new AtomicLong();
    private final AtomicLong next = new AtomicLong(System.nanoTime());

    /** @param line with a place for how often it happened since the last line */
    Repeated(String line) {
        this.line = line;
    }

    void note() {
        long count = since.incrementAndGet();
        long now = System.nanoTime();
        long due = next.get();
        if (now - due >= 0 && next.compareAndSet(due, now + PAUSE)) {
            since.addAndGet(-count);
            LOG.info(line, count);
        }
    }
}
