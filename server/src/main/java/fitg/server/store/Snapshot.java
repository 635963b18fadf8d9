package fitg.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;

/**
 * Everything in a database as it was at one moment, read beside the server that goes on writing: one transaction sees all or
 * nothing of every other.
 */
public final class Snapshot implements AutoCloseable {

    private static final int ROWS_AT_ONCE = 500;

    private final String url;
    private final Connection connection;

    private Snapshot(String url, Connection connection) {
        this.url = url;
        this.connection = connection;
    }

    /** Takes a row as it comes: numbers, texts, null. */
    @FunctionalInterface
    public interface RowReader {
        void row(Object[] values);
    }

    public static Snapshot of(String url) {
        try {
            return new Snapshot(url, SqliteDatabase.understands(url) ? sqlite(url) : postgres(url));
        } catch (SQLException e) {
            throw refused(url, e);
        }
    }

    /** SQLite keeps the rows of a reader's transaction as they were when it began to read. */
    private static Connection sqlite(String url) throws SQLException {
        Path file = DatabaseFile.path(SqliteDatabase.file(url));
        if (!Files.isRegularFile(file)) {
            throw new StoreUnavailableException("There is no database " + file + ".", null);
        }
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (var statement = connection.createStatement()) {
            statement.execute("pragma busy_timeout = 10000");
            statement.execute("pragma query_only = true");
        }
        connection.setAutoCommit(false);
        return connection;
    }

    private static Connection postgres(String url) throws SQLException {
        if (!PostgresDatabase.understands(url)) {
            throw new StoreUnavailableException(Database.ADDRESSES, null);
        }
        Properties options = new Properties();
        options.setProperty("ApplicationName", "fitg backup");
        options.setProperty("logServerErrorDetail", "false");
        Connection connection = DriverManager.getConnection(url, options);
        connection.setAutoCommit(false);
        connection.setReadOnly(true);
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        return connection;
    }

    /** The version of the schema, or nothing where no server has ever been. */
    public String schema() {
        return ask(() -> RawTables.version(connection));
    }

    /** Each behind those its rows refer to. */
    public List<RawTable> tables() {
        return ask(() -> RawTables.of(connection));
    }

    public void read(RawTable table, RowReader reader) {
        ask(() -> {
            try (var statement = connection.createStatement()) {
                statement.setFetchSize(ROWS_AT_ONCE);
                try (var rows = statement.executeQuery(table.selection())) {
                    while (rows.next()) {
                        Object[] values = new Object[table.columns().size()];
                        for (int i = 0; i < values.length; i++) {
                            values[i] = rows.getObject(i + 1);
                        }
                        reader.row(values);
                    }
                }
            }
            return null;
        });
    }

    private interface Question<T> {
        T ask() throws SQLException;
    }

    private <T> T ask(Question<T> question) {
        try {
            return question.ask();
        } catch (SQLException e) {
            throw refused(url, e);
        }
    }

    /** Without the address, which may hold a password. */
    static StoreUnavailableException refused(String url, SQLException e) {
        String which = SqliteDatabase.understands(url)
                ? "The database " + SqliteDatabase.file(url)
                : "The PostgreSQL database";
        return new StoreUnavailableException(
                which + " cannot be read or written: "
                        + e.getMessage().lines().findFirst().orElse("") + ".",
                e);
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw refused(url, e);
        }
    }
}
