package fitg.server.common;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** Something that may happen thousands of times a second, and then fills a line of the log every ten seconds and no more. */
public final class Repeated {

    private static final Logger LOG = LoggerFactory.getLogger(Repeated.class);
    private static final long PAUSE = TimeUnit.SECONDS.toNanos(10);

    private final Level level;
    private final String line;
    private final AtomicLong since = new AtomicLong();
    private final AtomicLong next = new AtomicLong(System.nanoTime());

    /** @param line with a place for how often it happened since the last line, and for what else there is to say */
    public Repeated(Level level, String line) {
        this.level = level;
        this.line = line;
    }

    public void note(Object... more) {
        long count = since.incrementAndGet();
        long now = System.nanoTime();
        long due = next.get();
        if (now - due >= 0 && next.compareAndSet(due, now + PAUSE)) {
            since.addAndGet(-count);
            LOG.atLevel(level)
                    .log(line, Stream.concat(Stream.of(count), Stream.of(more)).toArray());
        }
    }
}
