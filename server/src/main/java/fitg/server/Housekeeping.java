package fitg.server;

import fitg.server.common.ServerSettings;
import fitg.server.computer.ComputerSeats;
import fitg.server.store.Store;
import fitg.server.store.StoreUnavailableException;
import fitg.server.table.Archive;
import fitg.server.table.Refusal;
import fitg.server.table.Removal;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What has to be done now and then: waking computer players, checking games after an upgrade, clearing away old ones. */
final class Housekeeping implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
    private static final Duration SWEEP = Duration.ofSeconds(5);
    private static final Duration PATIENCE_WITH_COMPUTERS = Duration.ofSeconds(10);
    /** A node that dies right after a commit tells nobody of it; so whoever watches looks again now and then. */
    private static final Duration LOOKING_AGAIN = Duration.ofMinutes(1);

    private static final Duration TIDYING = Duration.ofMinutes(10);
    private static final int TIDIED_AT_ONCE = 100;
    /** A week of rounds in which a game must be found old, and a month in which it can be brought back. */
    private static final int ROUNDS_NOTICED = 7 * 24 * 6;

    private static final int ROUNDS_KEPT = 30 * 24 * 6;

    /** Looking through the whole database takes as long as it is large; a thousandth of the time is enough. */
    private static final Duration EXAMINING = Duration.ofMinutes(1);

    private static final int REST_AFTER_EXAMINING = 1_000;

    private final Store store;
    private final Tables tables;
    private final ComputerSeats computers;
    private final Removal removal;
    private final Archive archive;
    private final ServerSettings settings;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("housekeeping").factory());

    private long ticks = -1;
    private long examinedUntil;

    Housekeeping(Store store, Tables tables, ComputerSeats computers, Removal removal, ServerSettings settings) {
        this.store = store;
        this.tables = tables;
        this.computers = computers;
        this.removal = removal;
        this.archive = new Archive(settings.exports());
        this.settings = settings;
    }

    void start() {
        clock.execute(guarded("waking computer players", () -> computers.sweep(store, tables.now())));
        Thread.ofPlatform().daemon().name("verifying").start(guarded("verifying games", this::verify));
        every(EXAMINING, guarded("examining the database", this::examine));
        every(SWEEP, guarded("waking computer players", this::sweep));
        if (store.isShared()) {
            every(LOOKING_AGAIN, guarded("looking again", () -> tables.announce("")));
        }
        every(TIDYING, guarded("clearing away old games", this::tidy));
    }

    private void every(Duration time, Runnable task) {
        clock.scheduleWithFixedDelay(task, time.toMillis(), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** A task that failed once is tried again next time; the scheduler would otherwise drop it silently. */
    private static Runnable guarded(String what, Runnable task) {
        return () -> {
            try {
                task.run();
            } catch (StoreUnavailableException away) {
                LOG.warn("{} has to wait: {}", what, away.getMessage());
            } catch (RuntimeException mistake) {
                LOG.error("{} failed", what, mistake);
            } catch (Error broken) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, broken); // the scheduler would keep it
                throw broken;
            }
        };
    }

    /**
     * Every running game is played again from its start. One that does not fit is reported and kept. Nobody waits for
     * that, so it rests as long as it works: whoever wants to play comes first.
     */
    void verify() {
        int unfit = 0;
        int checked = 0;
        for (String id : store.runningGames()) {
            long begun = System.nanoTime();
            checked++;
            unfit += isFit(id) ? 0 : 1;
            LockSupport.parkNanos(System.nanoTime() - begun);
            if (Thread.interrupted() || clock.isShutdown()) {
                return;
            }
        }
        LOG.info("verified {} running games, {} of them do not fit", checked, unfit);
        computers.sweep(store, tables.now());
    }

    private boolean isFit(String id) {
        try {
            Table table = tables.current(id);
            if (table.misfit() != null) {
                LOG.error("game {} does not fit the rules of this server and cannot go on: {}", id, table.misfit());
                store.reportUnfit(id, table.misfit());
            } else if (table.game().unfit() != null) {
                store.reportUnfit(id, null);
            }
            tables.noteStanding(table);
            return table.misfit() == null;
        } catch (Refusal gone) {
            return true; // another node has cleared it away meanwhile
        }
    }

    private void sweep() {
        computers.sweep(store, tables.now() - PATIENCE_WITH_COMPUTERS.toMillis());
    }

    private void examine() {
        long begun = System.nanoTime();
        if (begun >= examinedUntil) {
            store.examine();
            long took = System.nanoTime() - begun;
            examinedUntil = System.nanoTime() + REST_AFTER_EXAMINING * took;
        }
    }

    void tidy() {
        tidy(ROUNDS_NOTICED, ROUNDS_KEPT);
    }

    /**
     * Games that nobody has touched for a long time. No reading of the clock removes anything: a game has to be found old
     * in many rounds, is then put aside as a file and in the database, and is deleted for good many rounds later.
     */
    void tidy(int noticed, int kept) {
        ticks = store.tick(ticks < 0 ? store.ticks() : ticks);
        notice(false, settings.abandonedAfter());
        notice(true, settings.finishedAfter());
        for (String id : store.noticedUntil(ticks - noticed, TIDIED_AT_ONCE)) {
            putAside(id);
        }
        int deleted = store.deletePutAside(ticks - kept);
        if (deleted > 0) {
            LOG.info("{} games that had been removed long ago are deleted for good", deleted);
        }
    }

    private void notice(boolean finished, Duration after) {
        if (after.isPositive()) {
            store.notice(finished, tables.now() - after.toMillis(), ticks);
        }
    }

    private void putAside(String id) {
        try {
            archive.keep(tables.current(id));
            removal.putAside(id);
            LOG.info("game {} is old; it has been exported and put aside", id);
        } catch (IOException full) {
            LOG.error("game {} is old but cannot be exported, so it stays: {}", id, full.toString());
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
