package fitg.server.table;

import fitg.server.table.Refusal.Kind;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * What takes the processor for more than a moment: playing a game again, looking back, thinking about a hint. Only so
 * much of it is done at once, on threads that the system takes turns with, so that everything else passes it by. The
 * addresses take turns: whoever asks for much waits behind himself. What has not begun in time, or what nobody waits for
 * any more, is not done at all.
 */
public final class Dear implements AutoCloseable {

    private static final int MOST_OF_ONE_ADDRESS = 32;
    private static final int MOST = 256;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final int atOnceForOne;
    private final Duration patience;
    private final List<Thread> threads = new ArrayList<>();

    /** What has not begun, by address; the address at the head comes next. */
    private final Map<String, Deque<Job<?>>> lines = new LinkedHashMap<>();
    /** How many jobs are being done for an address. */
    private final Map<String, Integer> underWay = new HashMap<>();
    /** What several may wait for together, by what it is. */
    private final Map<Object, Job<?>> shared = new HashMap<>();

    private int waiting;
    private boolean closed;

    /**
     * @param atOnceForOne how many jobs are done for one address at the same time; when others wait, one job more is done
     * @param patience how long a job waits until it begins
     */
    Dear(int atOnceForOne, Duration patience) {
        this.atOnceForOne = atOnceForOne;
        this.patience = patience;
        for (int i = 0; i <= atOnceForOne; i++) {
            threads.add(Thread.ofPlatform().daemon().name("dear").start(this::work));
        }
    }

    /** One core is left for everybody else, where there are several; the system shares out what more there is to do. */
    static Dear onSpareCores() {
        return new Dear(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), PATIENCE);
    }

    private static final class Job<T> {
        private final Object what;
        private final Callable<T> work;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private final List<Payer> payers = new ArrayList<>();
        private boolean begun;

        private Job(Object what, Callable<T> work) {
            this.what = what;
            this.work = work;
        }

        private boolean isWanted() {
            return payers.stream().anyMatch(Payer::isWaiting);
        }

        private void run() {
            try {
                done.complete(work.call());
            } catch (Throwable reason) {
                done.completeExceptionally(reason);
            }
        }
    }

    /** Waits for its turn, and for the result. The work itself must not come here again. */
    public <T> T run(Payer payer, Callable<T> work) {
        return await(enter(new Job<>(null, work), payer), payer);
    }

    /**
     * The same for something that others may want at the same time: it is done once for all of them, and who asks for it
     * first pays for it.
     *
     * @param entries that have to be played for it
     */
    @SuppressWarnings("unchecked") // what goes by this name
    <T> T together(Object what, Payer payer, int entries, Callable<T> work) {
        Job<T> known;
        synchronized (this) {
            known = (Job<T>) shared.get(what);
            if (known != null) {
                join(known, payer);
            }
        }
        if (known != null) {
            return await(known, payer);
        }
        payer.pay(entries);
        return await(enter(new Job<>(what, work), payer), payer);
    }

    // ---- in line

    private synchronized <T> Job<T> enter(Job<T> job, Payer payer) {
        if (closed) {
            throw stopping();
        }
        int own = lines.getOrDefault(payer.address(), new ArrayDeque<>()).size();
        if (payer != Payer.HOUSE && (own >= MOST_OF_ONE_ADDRESS || waiting >= MOST)) {
            throw tooLong();
        }
        waiting++;
        if (job.what != null) {
            shared.putIfAbsent(job.what, job);
        }
        join(job, payer);
        return job;
    }

    /** He waits for it too; it is done when one of those who do comes next. */
    private synchronized void join(Job<?> job, Payer payer) {
        boolean standsThere =
                job.payers.stream().anyMatch(each -> each.address().equals(payer.address()));
        job.payers.add(payer);
        if (!job.begun && !standsThere) {
            lines.computeIfAbsent(payer.address(), key -> new ArrayDeque<>()).add(job);
            notifyAll();
        }
    }

    private <T> T await(Job<T> job, Payer payer) {
        try {
            return inTime(job, payer);
        } catch (InterruptedException stopping) {
            leave(job, payer);
            Thread.currentThread().interrupt();
            throw stopping();
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case RuntimeException reason -> throw reason;
                case Error broken -> throw broken;
                default -> throw new IllegalStateException(failed.getCause());
            }
        }
    }

    private <T> T inTime(Job<T> job, Payer payer) throws InterruptedException, ExecutionException {
        try {
            return job.done.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            if (leave(job, payer)) {
                throw tooLong();
            }
            return job.done.get(); // it has begun
        }
    }

    /** False if it is too late for that. */
    private synchronized boolean leave(Job<?> job, Payer payer) {
        if (job.begun) {
            return false;
        }
        job.payers.remove(payer);
        if (job.payers.isEmpty()) {
            begin(job);
            forget(job);
        }
        return true;
    }

    private static Refusal tooLong() {
        return new Refusal(Kind.NO_ROOM, "The server has too much to work out at the moment; try again in a moment.");
    }

    private static Refusal stopping() {
        return new Refusal(Kind.NO_ROOM, "The server is being stopped.");
    }

    // ---- at work

    private void work() {
        try {
            while (true) {
                Turn turn = next();
                turn.job().run();
                end(turn);
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    private record Turn(String address, Job<?> job) {}

    private synchronized Turn next() throws InterruptedException {
        Turn turn = take();
        while (turn == null) {
            wait();
            turn = take();
        }
        return turn;
    }

    /** The first job of the first address that may have one; the address goes to the end. Null if there is none. */
    private Turn take() {
        for (String address : List.copyOf(lines.keySet())) {
            if (underWay.getOrDefault(address, 0) < atOnceForOne) {
                Deque<Job<?>> line = lines.remove(address);
                Job<?> job = firstWanted(line);
                if (!line.isEmpty()) {
                    lines.put(address, line);
                }
                if (job != null) {
                    underWay.merge(address, 1, Integer::sum);
                    return new Turn(address, job);
                }
            }
        }
        return null;
    }

    private Job<?> firstWanted(Deque<Job<?>> line) {
        while (!line.isEmpty()) {
            Job<?> job = line.poll();
            if (!job.begun) {
                begin(job);
                if (job.isWanted()) {
                    return job;
                }
                forget(job);
                job.done.completeExceptionally(tooLong());
            }
        }
        return null;
    }

    /** From here on it waits no more; where it still stands in a line it is passed over. */
    private void begin(Job<?> job) {
        job.begun = true;
        waiting--;
    }

    /** Nobody joins it any more. */
    private void forget(Job<?> job) {
        if (job.what != null) {
            shared.remove(job.what, job);
        }
    }

    private synchronized void end(Turn turn) {
        underWay.computeIfPresent(turn.address(), (key, count) -> count == 1 ? null : count - 1);
        forget(turn.job());
        notifyAll();
    }

    synchronized int waiting() {
        return waiting;
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            lines.values().stream().flatMap(Deque::stream).forEach(job -> job.done.completeExceptionally(stopping()));
            lines.clear();
        }
        threads.forEach(Thread::interrupt);
    }
}
