package fitg.app.load;

import fitg.app.BadInput;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;

/**
 * A PostgreSQL for the time of a benchmark. Its binaries are large, so only the command that needs them has them on its
 * class path.
 */
final class BenchPostgres implements AutoCloseable {

    private final EmbeddedPostgres server;

    private BenchPostgres(EmbeddedPostgres server) {
        this.server = server;
    }

    static BenchPostgres start() throws IOException {
        try {
            return new BenchPostgres(asInEarnest().start());
        } catch (NoClassDefFoundError missing) {
            throw new BadInput("The PostgreSQL for benchmarks is not in app/target/bench-lib. Start this command with "
                    + "./fitg, which puts it there, or name a database on this machine with --db.");
        } catch (IllegalStateException unfit) {
            throw new BadInput("There is no PostgreSQL for this system: " + unfit.getMessage() + ". Name a database on "
                    + "this machine with --db.");
        }
    }

    /** The library turns off what makes a commit safe; a server in earnest does not. */
    private static EmbeddedPostgres.Builder asInEarnest() {
        return EmbeddedPostgres.builder()
                .setServerConfig("max_connections", "100")
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on");
    }

    String url() {
        return "jdbc:postgresql://localhost:%d/postgres?user=postgres".formatted(server.getPort());
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
