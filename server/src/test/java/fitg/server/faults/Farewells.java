package fitg.server.faults;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Whatever takes its time to end does so beside what comes next. */
final class Farewells implements AutoCloseable {

    private final Queue<Thread> underWay = new ConcurrentLinkedQueue<>();

    void bid(AutoCloseable first, AutoCloseable then) {
        underWay.add(Thread.ofVirtual().start(() -> {
            try (then;
                    first) {
                // the first declared is closed last
            } catch (Exception gone) {
                // What was struck may end as it likes.
            }
        }));
    }

    @Override
    public void close() throws InterruptedException {
        for (Thread each : underWay) {
            each.join();
        }
    }
}
