package fitg.server.table;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * What takes the processor for more than a moment: playing a game again, looking back, thinking about a hint. Only so
 * many of them run at once, on threads that the system takes turns with, so that everything else passes them by.
 */
public final class Dear implements AutoCloseable {

    private final ExecutorService threads;

    public Dear(int atOnce) {
        threads = Executors.newFixedThreadPool(
                atOnce, Thread.ofPlatform().daemon().name("dear").factory());
    }

    /** One core is left for everybody else, where there are several. */
    public static Dear onSpareCores() {
        return new Dear(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    /** Waits for its turn, and for the result. The work itself must not come here again. */
    public <T> T run(Callable<T> work) {
        Future<T> done = threads.submit(work);
        try {
            return done.get();
        } catch (InterruptedException stopping) {
            done.cancel(true);
            Thread.currentThread().interrupt();
            throw new Refusal(Refusal.Kind.NO_ROOM, "The server is being stopped.");
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case RuntimeException reason -> throw reason;
                case Error broken -> throw broken;
                default -> throw new IllegalStateException(failed.getCause());
            }
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
