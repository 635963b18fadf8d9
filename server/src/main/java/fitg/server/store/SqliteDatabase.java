package fitg.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;

/**
 * A file for one server. SQLite lets one connection write at a time: ours queue for a single one, which takes several of
 * them at once to the disk. Readers never wait for the writer.
 */
final class SqliteDatabase extends Database {

    private static final String PREFIX = "jdbc:sqlite:";
    private static final String ONLY_READING = "pragma query_only = true";
    private static final String REALLY_TO_THE_DISK_ON_MACOS = "pragma fullfsync = true";

    private final Path file;
    private final GroupCommit writer;
    private final HikariDataSource readerPool;
    private final Jdbi readers;

    private SqliteDatabase(Path file, DataSource source, StoreSettings settings) {
        this.file = file;
        this.readerPool =
                Pool.of("fitg-readers", source, settings.poolSize(), settings.timeout(), ONLY_READING);
        this.readers = Rows.over(readerPool);
        this.writer = new GroupCommit(
                Rows.over(source),
                name(file),
                REALLY_TO_THE_DISK_ON_MACOS,
                settings.timeout().multipliedBy(2),
                () -> {});
    }

    static boolean understands(String url) {
        return url.startsWith(PREFIX);
    }

    static SqliteDatabase open(StoreSettings settings) {
        var file = DatabaseFile.prepare(settings.url().substring(PREFIX.length()));
        var source = source(file, settings);
        probe(source, file);
        Migration.run(source, name(file));
        return new SqliteDatabase(file, source, settings);
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

    @Override
    <T> T inTransaction(Function<Handle, T> work) {
        return writer.write(work);
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
        writer.close();
        readerPool.close();
    }
}
