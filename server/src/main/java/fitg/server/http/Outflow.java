package fitg.server.http;

import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import java.util.HashMap;
import java.util.Map;

/**
 * What is on its way out: made, and not yet read by whoever asked for it. All of it lies in memory, so there is only so
 * much of it, for one address and in all; who has enough under way is refused before anything more is made for him.
 */
final class Outflow {

    /** Of the whole heap, for all. */
    private static final int SHARE_OF_THE_HEAP = 8;

    /** So much for each request a second that an address may make. */
    private static final long FOR_EACH_REQUEST = 96 << 10;

    private static final long LEAST_FOR_AN_ADDRESS = 1 << 20;

    private final long most;
    private final long mostOfOne;
    private final Map<String, Long> underWay = new HashMap<>();
    private long all;

    Outflow(long most, long mostOfOne) {
        this.most = most;
        this.mostOfOne = mostOfOne;
    }

    static Outflow of(long heap, int requestsPerSecond) {
        long most = heap / SHARE_OF_THE_HEAP;
        return new Outflow(most, Math.min(most, Math.max(LEAST_FOR_AN_ADDRESS, requestsPerSecond * FOR_EACH_REQUEST)));
    }

    /** What one answer takes, until it has been read. */
    final class Share implements AutoCloseable {

        private final String address;
        private long bytes;
        private boolean closed;

        private Share(String address) {
            this.address = address;
        }

        /** Takes so much more; refused when that is not there. */
        void grow(long more) {
            synchronized (Outflow.this) {
                if (!closed && !take(address, more)) {
                    throw new Refusal(
                            Kind.NO_ROOM, "There is too much on its way that nobody has read; try again in a moment.");
                }
                bytes += more;
            }
        }

        @Override
        public void close() {
            synchronized (Outflow.this) {
                if (!closed) {
                    closed = true;
                    give(address, bytes);
                }
            }
        }
    }

    /** A share of so many bytes to begin with; refused when they are not there. */
    Share share(String address, long bytes) {
        Share share = new Share(address);
        share.grow(bytes);
        return share;
    }

    /** The same for somebody who can wait until they are there. */
    synchronized Share await(String address, long bytes) throws InterruptedException {
        while (!take(address, bytes)) {
            wait();
        }
        Share share = new Share(address);
        share.bytes = bytes;
        return share;
    }

    /** What is larger than all there may be goes by itself. */
    private synchronized boolean take(String address, long bytes) {
        long own = underWay.getOrDefault(address, 0L);
        boolean fits = (own == 0 || own + bytes <= mostOfOne) && (all == 0 || all + bytes <= most);
        if (fits) {
            underWay.put(address, own + bytes);
            all += bytes;
        }
        return fits;
    }

    private synchronized void give(String address, long bytes) {
        underWay.computeIfPresent(address, (key, own) -> own <= bytes ? null : own - bytes);
        all -= bytes;
        notifyAll();
    }

    synchronized long underWay() {
        return all;
    }
}
