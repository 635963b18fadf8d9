package fitg.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** One PostgreSQL for all tests of a run, started when it is first needed; it ends with the run. */
public final class TestPostgres {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private TestPostgres() {}

    /** The address of a new, empty database. */
    public static String freshDatabaseUrl() {
        var name = "test_" + COUNT.incrementAndGet();
        execute("create database " + name);
        return url(name);
    }

    static String url(String database) {
        return "jdbc:postgresql://localhost:%d/%s?user=postgres&password=hidden".formatted(port(), database);
    }

    static int port() {
        return server().getPort();
    }

    static void execute(String sql) {
        try (var connection = server().getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static EmbeddedPostgres server() {
        return Holder.SERVER;
    }

    private static final class Holder {

        static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setServerConfig("max_connections", "300")
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
