package fitg.server.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one connection that writes, with a thread of its own. What several games want to write at the same moment goes to
 * the disk together: whoever waits is answered after the disk has it, but the disk is asked once for all of them. If one
 * of them fails, the others are written again, each by itself.
 */
final class GroupCommit implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
    private static final int MOST_AT_ONCE = 256;

    private final Jdbi jdbi;
    private final String name;
    private final String firstStatement;
    private final Duration patience;
    private final Runnable afterCommit;
    private final Runnable afterLateCommit;
    private final LinkedBlockingQueue<Job<?>> waiting = new LinkedBlockingQueue<>();
    private final Thread thread;
    private Handle handle;
    private volatile boolean closed;

    /**
     * @param firstStatement run on each new connection
     * @param patience how long somebody waits before he is told that the database does not answer
     * @param afterCommit looks whether the database is still the one it was, and throws if not
     * @param afterLateCommit hears that something was written after whoever waited for it had been told that it was not
     */
    GroupCommit(
            Jdbi jdbi,
            String name,
            String firstStatement,
            Duration patience,
            Runnable afterCommit,
            Runnable afterLateCommit) {
        this.jdbi = jdbi;
        this.name = name;
        this.firstStatement = firstStatement;
        this.patience = patience;
        this.afterCommit = afterCommit;
        this.afterLateCommit = afterLateCommit;
        this.thread = Thread.ofPlatform().daemon().name("fitg-writer").start(this::run);
    }

    private static final class Job<T> {
        private final Function<Handle, T> work;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private final AtomicBoolean taken = new AtomicBoolean();
        private T result;

        private Job(Function<Handle, T> work) {
            this.work = work;
        }

        private void run(Handle handle) {
            result = work.apply(handle);
        }

        private void succeed() {
            done.complete(result);
        }
    }

    /** Returns the result once it is on the disk. */
    <T> T write(Function<Handle, T> work) {
        Job<T> job = new Job<>(work);
        if (closed) {
            throw away();
        }
        waiting.add(job);
        try {
            return job.done.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException slow) {
            boolean begun = job.taken.getAndSet(true); // if not begun yet, it never will be
            if (begun) {
                job.done.thenRun(afterLateCommit);
            }
            throw away();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw away();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException reason
                    ? reason
                    : new IllegalStateException(failed.getCause());
        }
    }

    private StoreUnavailableException away() {
        return new StoreUnavailableException(name + " does not answer, or not in time.", null);
    }

    private void run() {
        while (!closed) {
            try {
                writeAll(next());
            } catch (InterruptedException closing) {
                break;
            }
        }
        disconnect();
        for (Job<?> job = waiting.poll(); job != null; job = waiting.poll()) {
            job.done.completeExceptionally(away());
        }
    }

    /** Waits for the first, and takes along whoever else is there by then. */
    private List<Job<?>> next() throws InterruptedException {
        List<Job<?>> jobs = new ArrayList<>();
        jobs.add(waiting.take());
        waiting.drainTo(jobs, MOST_AT_ONCE);
        jobs.removeIf(job -> job.taken.getAndSet(true));
        return jobs;
    }

    private void writeAll(List<Job<?>> jobs) {
        try {
            transact(jobs);
        } catch (RuntimeException failed) {
            if (jobs.size() == 1 || failed instanceof StoreUnavailableException || Failure.of(failed) == Failure.AWAY) {
                jobs.forEach(job -> job.done.completeExceptionally(failed));
            } else {
                jobs.forEach(job -> writeAll(List.of(job)));
            }
        } catch (Error broken) {
            jobs.forEach(job -> job.done.completeExceptionally(broken));
            throw broken;
        }
    }

    /**
     * Says begin and commit itself. The driver would begin the next transaction as part of a commit, and could so
     * report a commit as failed that was not.
     */
    private void transact(List<Job<?>> jobs) {
        Handle connected = connected();
        try {
            Sql.update(connected, "begin immediate");
            jobs.forEach(job -> job.run(connected));
            Sql.update(connected, "commit");
        } catch (RuntimeException | Error e) {
            rollback(connected);
            throw e;
        }
        afterCommit.run();
        jobs.forEach(Job::succeed);
    }

    private Handle connected() {
        if (handle == null) {
            Handle fresh = jdbi.open();
            fresh.execute(firstStatement);
            fresh.getConfig(Prepared.class).keep();
            handle = fresh;
        }
        return handle;
    }

    /** SQLite rolls back by itself when the disk is full or broken; either way the connection is better replaced. */
    private void rollback(Handle broken) {
        try {
            broken.execute("rollback");
        } catch (JdbiException e) {
            LOG.debug("Replacing the connection that writes", e);
            disconnect();
        }
    }

    private void disconnect() {
        try {
            if (handle != null) {
                handle.close();
            }
        } catch (JdbiException e) {
            LOG.debug("The connection that writes had already gone", e);
        }
        handle = null;
    }

    /** What is under way is finished first. */
    @Override
    public void close() {
        closed = true;
        waiting.add(new Job<>(_ -> null)); // wakes whoever waits for the next
        try {
            thread.join(patience.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        thread.interrupt();
    }
}
