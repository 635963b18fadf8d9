package fitg.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;

/**
 * A file for one server. SQLite lets one connection write at a time: ours queue for a single connection in the pool,
 * which is fair and quick, instead of finding the file locked and trying again. Readers never wait for the writer.
 */
final class SqliteDatabase extends Database {

    private static final Logger LOG = LoggerFactory.getLogger(SqliteDatabase.class);
    private static final String PREFIX = "jdbc:sqlite:";
    private static final String ONLY_READING = "pragma query_only = true";
    private static final String REALLY_TO_THE_DISK_ON_MACOS = "pragma fullfsync = true";

    private final Path file;
    private final HikariDataSource writerPool;
    private final HikariDataSource readerPool;
    private final Jdbi writer;
    private final Jdbi readers;

    private SqliteDatabase(Path file, HikariDataSource writerPool, HikariDataSource readerPool) {
        this.file = file;
        this.writerPool = writerPool;
        this.readerPool = readerPool;
        this.writer = Rows.over(writerPool);
        this.readers = Rows.over(readerPool);
    }

    static boolean understands(String url) {
        return url.startsWith(PREFIX);
    }

    static SqliteDatabase open(StoreSettings settings) {
        var file = DatabaseFile.prepare(settings.url().substring(PREFIX.length()));
        var source = source(file, settings);
        probe(source, file);
        Migration.run(source, name(file));
        var timeout = settings.timeout();
        return new SqliteDatabase(
                file,
                Pool.of("fitg-writer", source, 1, timeout, REALLY_TO_THE_DISK_ON_MACOS),
                Pool.of("fitg-readers", source, settings.poolSize(), timeout, ONLY_READING));
    }

    /** What was acknowledged must outlive a power failure, so every commit reaches the disk. */
    private static DataSource source(Path file, StoreSettings settings) {
        var config = new SQLiteConfig();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(Math.toIntExact(settings.timeout().toMillis()));
        var source = new SQLiteDataSource(config);
        source.setUrl(PREFIX + file);
        return source;
    }

    private static void probe(DataSource source, Path file) {
        try (var connection = source.getConnection();
                var statement = connection.createStatement()) {
            statement.executeQuery("select count(*) from sqlite_schema");
        } catch (SQLException e) {
            throw DatabaseFile.refused(file, e);
        }
    }

    private static String name(Path file) {
        return "The database " + file;
    }

    @Override
    String name() {
        return name(file);
    }

    @Override
    boolean isShared() {
        return false;
    }

    @Override
    Jdbi readers() {
        return readers;
    }

    /** For tests that must reach the one connection that writes. */
    Jdbi writer() {
        return writer;
    }

    /**
     * Says begin and commit itself. The driver would begin the next transaction as part of a commit, and could so
     * report a commit as failed that was not.
     */
    @Override
    <T> T inTransaction(Function<Handle, T> work) {
        return writer.withHandle(handle -> {
            handle.execute("begin immediate");
            try {
                var result = work.apply(handle);
                handle.execute("commit");
                return result;
            } catch (RuntimeException | Error e) {
                rollback(handle);
                throw e;
            }
        });
    }

    /** SQLite rolls back by itself when the disk is full or broken; either way the connection is better replaced. */
    private void rollback(Handle handle) {
        try {
            handle.execute("rollback");
        } catch (JdbiException e) {
            LOG.debug("Replacing the connection that writes", e);
            writerPool.evictConnection(handle.getConnection());
        }
    }

    @Override
    void tell(String gameId) {
        // There are no other nodes.
    }

    @Override
    AutoCloseable listen(Consumer<String> changedGame) {
        return () -> {};
    }

    @Override
    public void close() {
        readerPool.close();
        writerPool.close();
    }
}
