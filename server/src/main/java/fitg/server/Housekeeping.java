package fitg.server;

import fitg.server.computer.ComputerSeats;
import fitg.server.store.GameRow;
import fitg.server.store.Store;
import fitg.server.store.StoreUnavailableException;
import fitg.server.table.Archive;
import fitg.server.table.Refusal;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
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

    private final Store store;
    private final Tables tables;
    private final ComputerSeats computers;
    private final Archive archive;
    private final Duration abandonedAfter;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("housekeeping").factory());

    Housekeeping(Store store, Tables tables, ComputerSeats computers, Archive archive, Duration abandonedAfter) {
        this.store = store;
        this.tables = tables;
        this.computers = computers;
        this.archive = archive;
        this.abandonedAfter = abandonedAfter;
    }

    void start() {
        clock.execute(guarded("verifying games", this::verify));
        every(SWEEP, guarded("waking computer players", this::sweep));
        if (store.isShared()) {
            every(LOOKING_AGAIN, guarded("looking again", () -> tables.announce("")));
        }
        if (abandonedAfter.isPositive()) {
            every(TIDYING, guarded("clearing away abandoned games", this::tidy));
        }
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
            }
        };
    }

    /** Every running game is played again from its start. One that does not fit is reported and kept. */
    void verify() {
        int unfit = 0;
        int checked = 0;
        for (String id : store.runningGames()) {
            checked++;
            unfit += isFit(id) ? 0 : 1;
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
            return table.misfit() == null;
        } catch (Refusal gone) {
            return true; // another node has cleared it away meanwhile
        }
    }

    private void sweep() {
        computers.sweep(store, tables.now() - PATIENCE_WITH_COMPUTERS.toMillis());
    }

    /** Nobody has touched them for a long time. They are written to files first. */
    void tidy() {
        for (GameRow game : store.abandonedSince(tables.now() - abandonedAfter.toMillis(), TIDIED_AT_ONCE)) {
            try {
                archive.keep(tables.current(game.id()));
                store.delete(game.id());
                tables.forget(game.id());
                LOG.info("game {} was abandoned; it has been exported and deleted", game.id());
            } catch (IOException full) {
                LOG.error("game {} was abandoned but cannot be exported, so it stays: {}", game.id(), full.toString());
            }
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
