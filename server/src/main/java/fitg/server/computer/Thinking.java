package fitg.server.computer;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs what may take long or never return. So many may think at once; who exceeds his time is interrupted, and who
 * ignores that is left alone on a thread of low priority and no longer counts, so that the others go on.
 */
final class Thinking {

    private final Turns turns;
    private final Duration limit;
    private final int mostLost;
    private final AtomicInteger lost = new AtomicInteger();

    Thinking(int places, Duration limit) {
        this.turns = new Turns(places);
        this.limit = limit;
        this.mostLost = 4 * places;
    }

    /** Waits for its turn, then for the result; throws TimeoutException when the time is up. */
    <T> T think(Turns.Wish wish, Callable<T> thought)
            throws InterruptedException, ExecutionException, TimeoutException {
        turns.take(wish);
        FutureTask<T> task = new FutureTask<>(thought);
        Thread thread = Thread.ofPlatform().daemon().name("thinking").unstarted(task);
        try {
            if (lost.get() >= mostLost) {
                throw new TimeoutException("too many players never came back");
            }
            thread.start();
            return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } finally {
            turns.giveBack(wish);
            if (!task.isDone()) {
                leave(task, thread);
            }
        }
    }

    private void leave(FutureTask<?> task, Thread thread) {
        task.cancel(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        lost.incrementAndGet();
        Thread.ofVirtual().start(() -> {
            try {
                thread.join();
                lost.decrementAndGet();
            } catch (InterruptedException stopping) {
                Thread.currentThread().interrupt();
            }
        });
    }

    int waiting() {
        return turns.waiting();
    }

    /** How many have exceeded their time and not come back. */
    int lost() {
        return lost.get();
    }
}
