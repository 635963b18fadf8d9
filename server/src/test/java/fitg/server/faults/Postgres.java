package fitg.server.faults;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** A PostgreSQL in earnest, which synchronises what it commits, and can be killed. */
final class Postgres implements AutoCloseable {

    private static final int PATIENCE = 20;

    private static final Duration RECOVERY = Duration.ofMinutes(2);

    private final Path folder;
    private EmbeddedPostgres server;

    Postgres(Path folder) throws IOException {
        this.folder = folder;
        this.server = builder().start();
    }

    private EmbeddedPostgres.Builder builder() {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder)
                .setCleanDataDirectory(false)
                .setPGStartupWait(RECOVERY)
                .setServerConfig("max_connections", "200")
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on");
    }

    int port() {
        return server.getPort();
    }

    void create(String database) throws SQLException {
        try (var connection = server.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("create database " + database);
        }
    }

    /** Ends it at once, with whatever it had in memory, and starts it again: it has to recover from its log. */
    void killAndRestart() throws IOException, InterruptedException {
        long pid = Long.parseLong(
                Files.readAllLines(folder.resolve("postmaster.pid")).getFirst().strip());
        ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
        new ProcessBuilder("kill", "-QUIT", String.valueOf(pid)).start().waitFor();
        for (int wait = 0; process.isAlive() && wait < PATIENCE * 100; wait++) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        int port = server.getPort();
        server.close(); // it finds nothing to end, and lets go of the folder
        server = builder().setPort(port).start();
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
