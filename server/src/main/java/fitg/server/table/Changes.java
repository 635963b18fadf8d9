package fitg.server.table;

import fitg.procedure.Verdict;
import fitg.server.store.Change;
import fitg.server.table.Refusal.Kind;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;

/** Changes of a game that are not moves: seats, offers, settings. */
final class Changes {

    private static final int PATIENCE = 20;

    private final Tables tables;

    Changes(Tables tables) {
        this.tables = tables;
    }

    /** Reads, decides and stores; when another node comes in between, it reads and decides again. */
    Table make(String id, BiFunction<Table, Change, Change> what) {
        ReentrantLock lock = tables.lock(id);
        lock.lock();
        try {
            for (int attempt = 0; attempt < PATIENCE; attempt++) {
                Table table = tables.current(id);
                Change change = what.apply(table, asItIs(table));
                if (store(id, table, change)) {
                    Table after = tables.refresh(id);
                    tables.noteStanding(after);
                    tables.announce(id);
                    return after;
                }
            }
            throw new Refusal(Kind.STALE, "The game is changing too quickly; try again.");
        } finally {
            lock.unlock();
        }
    }

    /** The row in memory is as old as the last change of this kind; the moves since are in the recording. */
    private Change asItIs(Table table) {
        Change row = Change.of(table.game(), tables.now());
        if (table.misfit() != null) {
            return row;
        }
        if (table.isFinished()) {
            Verdict verdict = table.play().outcome().orElseThrow();
            return row.finished(verdict.winner(), verdict.reason().name(), verdict.points());
        }
        return row.status(table.status()).computerToMove(table.isComputerToMove());
    }

    /** Whatever went wrong, what is in memory may be older than what is stored. */
    private boolean store(String id, Table table, Change change) {
        boolean stored = false;
        try {
            stored = tables.store().change(id, table.revision(), change);
            return stored;
        } finally {
            if (!stored) {
                tables.doubt(id);
            }
        }
    }
}
