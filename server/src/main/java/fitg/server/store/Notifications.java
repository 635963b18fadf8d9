package fitg.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears over a connection of its own which games have changed, and looks for a new connection when it breaks. */
final class Notifications implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Notifications.class);
    static final String CHANNEL = "fitg_game";
    private static final String ANYTHING = "";
    /** A connection can die without a sound; after so long a silence we ask. */
    private static final int SILENCE = 10_000;

    private static final long FIRST_PAUSE = 100;
    private static final long LONGEST_PAUSE = 5_000;

    private final DataSource source;
    private final Echoes echoes;
    private final Consumer<String> changedGame;
    private final CountDownLatch heard = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread thread;
    private volatile Connection connection;

    private Notifications(DataSource source, Echoes echoes, Consumer<String> changedGame) {
        this.source = source;
        this.echoes = echoes;
        this.changedGame = changedGame;
        this.thread = Thread.ofPlatform().daemon().name("fitg-listen").unstarted(this::run);
    }

    /** Returns when changes are heard, or after the timeout; it then goes on trying. */
    static Notifications receive(DataSource source, Duration timeout, Echoes echoes, Consumer<String> changedGame) {
        var notifications = new Notifications(source, echoes, changedGame);
        notifications.thread.start();
        try {
            notifications.heard.await(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return notifications;
    }

    private void run() {
        var pause = FIRST_PAUSE;
        var lost = false;
        while (!isClosed()) {
            var before = System.nanoTime();
            try {
                hear(lost);
            } catch (SQLException e) {
                warnUnlessClosed(e);
            }
            lost = true;
            var lasted = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - before);
            pause = lasted > LONGEST_PAUSE ? FIRST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE);
            sleep(pause);
        }
    }

    private void hear(boolean lost) throws SQLException {
        try (var opened = source.getConnection()) {
            connection = opened;
            execute(opened, "listen " + CHANNEL);
            if (lost) {
                LOG.info("Hearing of changed games again");
                tell(ANYTHING);
            }
            heard.countDown();
            while (!isClosed()) {
                hearMore(opened);
            }
        }
    }

    private void hearMore(Connection opened) throws SQLException {
        var heardOf = opened.unwrap(PGConnection.class).getNotifications(SILENCE);
        if (heardOf == null || heardOf.length == 0) {
            execute(opened, "select 1");
            return;
        }
        for (PGNotification one : heardOf) {
            if (!echoes.isOwn(one.getPID())) {
                tell(one.getParameter());
            }
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private void tell(String game) {
        try {
            changedGame.accept(game);
        } catch (RuntimeException e) {
            LOG.error("A listener failed", e);
        }
    }

    private void warnUnlessClosed(SQLException e) {
        if (!isClosed()) {
            LOG.warn("No longer hearing of changed games, trying again: {}", e.getMessage());
        }
    }

    private void sleep(long millis) {
        try {
            closed.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            close();
        }
    }

    private boolean isClosed() {
        return closed.getCount() == 0;
    }

    @Override
    public void close() {
        closed.countDown();
        var opened = connection;
        if (opened == null) {
            return;
        }
        try {
            opened.abort(Runnable::run);
        } catch (SQLException e) {
            LOG.debug("Closing the connection", e);
        }
    }
}
