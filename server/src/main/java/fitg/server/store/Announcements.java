package fitg.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells other nodes which games have changed, after the change was committed and many at a time. PostgreSQL lets only one
 * transaction with a notification commit at once: inside the transactions of the games, every move would have to wait
 * for the disk behind all the others.
 */
final class Announcements implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Announcements.class);
    private static final int AT_ONCE = 500;
    private static final long PAUSE = 5;
    private static final long PAUSE_AFTER_FAILURE = 500;

    private final Jdbi jdbi;
    private final Echoes echoes;
    private final Set<String> waiting = new LinkedHashSet<>();
    private final Thread thread;
    private boolean closed;

    Announcements(Jdbi jdbi, Echoes echoes) {
        this.jdbi = jdbi;
        this.echoes = echoes;
        this.thread = Thread.ofVirtual().name("fitg-announce").start(this::run);
    }

    synchronized void add(String gameId) {
        waiting.add(gameId);
        notifyAll();
    }

    private void run() {
        try {
            for (List<String> games = next(); !games.isEmpty(); games = next()) {
                Thread.sleep(send(games) ? PAUSE : PAUSE_AFTER_FAILURE);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for something to tell; empty when it is over. */
    private synchronized List<String> next() throws InterruptedException {
        while (waiting.isEmpty() && !closed) {
            wait();
        }
        var games = new ArrayList<>(waiting.stream().limit(AT_ONCE).toList());
        games.forEach(waiting::remove);
        return games;
    }

    private boolean send(List<String> games) {
        try {
            jdbi.useHandle(handle -> {
                echoes.announcing(
                        handle.getConnection().unwrap(PGConnection.class).getBackendPID());
                Sql.query(
                        handle,
                        "select pg_notify(?, id) from unnest(?) as id",
                        ResultSet::next,
                        Notifications.CHANNEL,
                        games.toArray(String[]::new));
            });
            return true;
        } catch (JdbiException | SQLException away) {
            LOG.warn("Other nodes do not hear of {} changed games yet", games.size());
            games.forEach(this::add);
            return false;
        }
    }

    /** What still waits is told first, if the database takes it. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        try {
            thread.join(1_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        thread.interrupt();
    }
}
