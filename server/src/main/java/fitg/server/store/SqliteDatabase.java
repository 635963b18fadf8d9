package fitg.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteOpenMode;

/**
 * A file for one server. SQLite lets one connection write at a time: ours queue for a single one, which takes several of
 * them at once to the disk. Readers never wait for the writer.
 */
final class SqliteDatabase extends Database {

    private static final String PREFIX = "jdbc:sqlite:";
    private static final String ONLY_READING = "pragma query_only = true";
    private static final String REALLY_TO_THE_DISK_ON_MACOS = "pragma fullfsync = true";

    private final Path file;
    private final FileLock lock;
    private final Optional<Object> identity;
    private final GroupCommit writer;
    private final HikariDataSource readerPool;
    private final Jdbi readers;
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    private SqliteDatabase(Path file, FileLock lock, DataSource source, StoreSettings settings) {
        this.file = file;
        this.lock = lock;
        this.identity = identity(file);
        this.readerPool = Pool.of("fitg-readers", source, settings.poolSize(), settings.timeout(), ONLY_READING);
        this.readers = Rows.over(readerPool);
        this.writer = new GroupCommit(
                Rows.over(source),
                name(file),
                REALLY_TO_THE_DISK_ON_MACOS,
                settings.timeout().multipliedBy(2),
                this::requireSameFile,
                () -> listeners.forEach(listener -> listener.accept("")));
    }

    static boolean understands(String url) {
        return url.startsWith(PREFIX);
    }

    /** The file that such an address names. */
    static String file(String url) {
        return url.substring(PREFIX.length());
    }

    static SqliteDatabase open(StoreSettings settings) {
        var file = DatabaseFile.prepare(file(settings.url()));
        var lock = FileLock.take(file);
        try {
            var source = source(file, settings.timeout());
            probe(source, file);
            Migration.run(source, name(file));
            return new SqliteDatabase(file, lock, source, settings);
        } catch (RuntimeException refused) {
            lock.close();
            throw refused;
        }
    }

    /** What tells this file from another one in its place; empty if there is none. */
    private static Optional<Object> identity(Path file) {
        try {
            var key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
            return Optional.of(key == null ? "there" : key);
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** A deleted file takes what is written to it along; so after each commit, before anybody is answered, we look. */
    private void requireSameFile() {
        if (!identity.equals(identity(file))) {
            throw damaged(null);
        }
    }

    @Override
    void examine() {
        requireWhole();
        requireSameFile();
        var found = read(handle ->
                handle.select("pragma quick_check(1)").mapTo(String.class).one());
        if (!found.equals("ok")) {
            throw damaged(new IllegalStateException(found));
        }
    }

    /** Whoever could not read is told so the sooner if there is nothing left to read. */
    @Override
    <T> T read(Function<Handle, T> work) {
        try {
            return super.read(work);
        } catch (StoreUnavailableException | JdbiException failed) {
            requireSameFile();
            throw failed;
        }
    }

    /** A file that is gone still answers whoever has it open. */
    @Override
    void ping() {
        requireSameFile();
        super.ping();
    }

    @Override
    long size() {
        return read(
                handle -> handle.select("select page_count * page_size from pragma_page_count(), pragma_page_size()")
                        .mapTo(Long.class)
                        .one());
    }

    @Override
    void note(String address) {
        lock.note(address);
    }

    /** What was acknowledged must outlive a power failure, so every commit reaches the disk. */
    static DataSource source(Path file, Duration timeout) {
        var config = new SQLiteConfig();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.resetOpenMode(SQLiteOpenMode.CREATE); // a new file in the place of a lost one would be an empty database
        config.setBusyTimeout(Math.toIntExact(timeout.toMillis()));
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
        listeners.add(changedGame);
        return () -> listeners.remove(changedGame);
    }

    @Override
    public void close() {
        writer.close();
        readerPool.close();
        lock.close();
    }
}
