package fitg.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/**
 * An empty database that is filled with the rows of another one, in one transaction. It gets the schema those rows were written
 * under, and when they are there it is brought up to date as that other one would have been.
 */
public final class Refill implements AutoCloseable {

    private static final int ROWS_AT_ONCE = 500;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final String url;
    private final DataSource source;
    private final Runnable letGo;
    private Connection connection;
    private PreparedStatement insertion;
    private RawTable table;
    private int waiting;

    private Refill(String url, DataSource source, Runnable letGo) {
        this.url = url;
        this.source = source;
        this.letGo = letGo;
    }

    /** Throws with a sentence for whoever restores when there are games already, or a server uses the database. */
    public static Refill of(String url, String schema) {
        if (SqliteDatabase.understands(url)) {
            return sqlite(url, schema);
        }
        if (PostgresDatabase.understands(url)) {
            return begin(url, PostgresDatabase.patient(url, PATIENCE), schema, () -> {});
        }
        throw new StoreUnavailableException(Database.ADDRESSES, null);
    }

    private static Refill sqlite(String url, String schema) {
        var file = DatabaseFile.prepare(SqliteDatabase.file(url));
        var lock = FileLock.take(file);
        return begin(url, SqliteDatabase.source(file, PATIENCE), schema, lock::close);
    }

    private static Refill begin(String url, DataSource source, String schema, Runnable letGo) {
        Refill refill = new Refill(url, source, letGo);
        try {
            Migration.run(source, "The database", schema);
            refill.doing(refill::empty);
            return refill;
        } catch (RuntimeException refused) {
            refill.close();
            throw refused;
        }
    }

    /** What a fresh schema has in its tables comes from the other database, too. */
    private void empty() throws SQLException {
        connection = source.getConnection();
        connection.setAutoCommit(false);
        try (var statement = connection.createStatement()) {
            try (var games = statement.executeQuery("select count(*) from game")) {
                games.next();
                if (games.getInt(1) > 0) {
                    throw new StoreUnavailableException(
                            "There are games in this database already, %d of them; restore into an empty one."
                                    .formatted(games.getInt(1)),
                            null);
                }
            }
            for (RawTable each : RawTables.of(connection).reversed()) {
                statement.execute("delete from " + each.name());
            }
        }
    }

    /** The rows that come next belong to this table. */
    public void table(RawTable next) {
        doing(() -> {
            finishTable();
            List<String> known = RawTables.of(connection).stream()
                    .filter(each -> each.name().equals(next.name()))
                    .flatMap(each -> each.columns().stream())
                    .toList();
            List<String> unknown = new ArrayList<>(next.columns());
            unknown.removeAll(known);
            if (known.isEmpty() || !unknown.isEmpty()) {
                throw new StoreUnavailableException(
                        "This version knows no " + (known.isEmpty() ? "table " + next.name() : "columns " + unknown)
                                + "; restore with the version that wrote the backup.",
                        null);
            }
            table = next;
            insertion = connection.prepareStatement(next.insertion());
        });
    }

    public void row(Object[] values) {
        doing(() -> {
            for (int i = 0; i < values.length; i++) {
                insertion.setObject(i + 1, values[i]);
            }
            insertion.addBatch();
            if (++waiting >= ROWS_AT_ONCE) {
                insertion.executeBatch();
                waiting = 0;
            }
        });
    }

    /** Everything is there. */
    public void finish() {
        doing(() -> {
            finishTable();
            connection.commit();
            connection.close();
        });
        Migration.run(source, "The database");
    }

    private void finishTable() throws SQLException {
        if (table != null) {
            insertion.executeBatch();
            insertion.close();
            waiting = 0;
        }
    }

    private interface Work {
        void run() throws SQLException;
    }

    private void doing(Work work) {
        try {
            work.run();
        } catch (SQLException e) {
            throw Snapshot.refused(url, e);
        }
    }

    /** What was not finished is not there. */
    @Override
    public void close() {
        try {
            if (connection != null && !connection.isClosed()) {
                connection.rollback();
                connection.close();
            }
        } catch (SQLException e) {
            throw Snapshot.refused(url, e);
        } finally {
            letGo.run();
        }
    }
}
