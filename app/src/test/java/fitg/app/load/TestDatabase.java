package fitg.app.load;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** New, empty databases; one PostgreSQL serves all tests of a run and ends with it. */
final class TestDatabase {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private TestDatabase() {}

    static String postgres() throws SQLException {
        String name = "load_" + COUNT.incrementAndGet();
        try (var connection = Holder.SERVER.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("create database " + name);
        }
        return "jdbc:postgresql://localhost:%d/%s?user=postgres".formatted(Holder.SERVER.getPort(), name);
    }

    static String sqlite(Path file) {
        return "jdbc:sqlite:" + file;
    }

    /** The file and its write-ahead log as they lie there, so that looking does not repair anything. */
    static String copy(Path file, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (String suffix : new String[] {"", "-wal"}) {
            Path part = file.resolveSibling(file.getFileName() + suffix);
            Path copy = folder.resolve(file.getFileName() + suffix);
            Files.deleteIfExists(copy);
            if (Files.exists(part)) {
                Files.copy(part, copy);
            }
        }
        return sqlite(folder.resolve(file.getFileName()));
    }

    private static final class Holder {

        static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException failed) {
                throw new ExceptionInInitializerError(failed);
            }
        }
    }
}
