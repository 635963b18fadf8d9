package fitg.lab.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Some threads that share out pieces of work by number. Who does which piece must not matter, nor when. */
final class Crew implements AutoCloseable {

    private final int size;
    private final ExecutorService threads;

    Crew(int size) {
        this.size = size;
        this.threads = Executors.newFixedThreadPool(size);
    }

    /** Returns when all pieces are done. */
    void share(int pieces, IntConsumer work) {
        AtomicInteger next = new AtomicInteger();
        List<Future<?>> parts = new ArrayList<>();
        for (int each = 0; each < Math.min(size, pieces); each++) {
            parts.add(threads.submit(() -> {
                for (int piece = next.getAndIncrement(); piece < pieces; piece = next.getAndIncrement()) {
                    work.accept(piece);
                }
            }));
        }
        parts.forEach(Crew::await);
    }

    private static void await(Future<?> part) {
        try {
            part.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException("a piece of work broke off", failure.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
