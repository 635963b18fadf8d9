package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.server.GameServer;
import fitg.server.common.ServerSettings;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two servers on one PostgreSQL are one server to those who play. */
class TwoNodesTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @TempDir
    Path folder;

    private String database;
    private GameServer one;
    private GameServer other;

    @BeforeEach
    void start() throws Exception {
        database = TestDatabase.postgres();
        one = GameServer.start(settings());
        other = GameServer.start(settings());
    }

    @AfterEach
    void stop() {
        one.close();
        other.close();
    }

    @Test
    void gamesThatWanderBetweenThemLoseNothingAndDoubleNothing() throws InterruptedException {
        try (Load load = new Load(plan(30).watched(0.3))) {
            load.start();
            waitUntil(() -> load.tally().acceptedActions() > 100);
            load.stop();
            check(load);
        }
    }

    @Test
    void ofTwoSimultaneousMovesExactlyOneIsAccepted() throws InterruptedException {
        try (Load load = new Load(plan(4).watched(0).withTwins(1))) {
            load.start();
            waitUntil(() -> load.tally().refusedActions() >= 80);
            load.stop();
            check(load);
            assertThat(load.tally().refusedActions())
                    .isEqualTo(load.tally().acceptedActions())
                    .isGreaterThanOrEqualTo(80);
        }
    }

    @Test
    void aMoveReachesAWatcherOfTheOther() throws InterruptedException {
        try (Load load = new Load(plan(1).watched(1).thinking(Duration.ofMillis(10)))) {
            load.start();
            waitUntil(() -> pushes(load).count() >= 20);
            load.stop();
            check(load);
        }
    }

    private static Latencies.Summary pushes(Load load) {
        return load.tally().pushes().summary(PATIENCE);
    }

    private void check(Load load) {
        assertThat(load.tally().errors()).isEmpty();
        assertThat(load.tally().brokenRequests()).isZero();
        Audit audit = Audit.of(load.ledgers(), Journals.read(database)::of);
        assertThat(audit.findings()).isEmpty();
        assertThat(audit.acknowledged()).isEqualTo(load.tally().acceptedActions());
    }

    private static void waitUntil(BooleanSupplier done) throws InterruptedException {
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (!done.getAsBoolean() && System.nanoTime() < until) {
            Thread.sleep(20);
        }
        assertThat(done.getAsBoolean()).as("done in time").isTrue();
    }

    private Load.Plan plan(int games) {
        return Load.Plan.of(List.of(address(one), address(other)), games);
    }

    private static URI address(GameServer server) {
        return URI.create("http://127.0.0.1:" + server.port() + "/");
    }

    private ServerSettings settings() {
        return new ServerSettings(
                "127.0.0.1",
                0,
                database,
                folder,
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.empty(),
                64L << 20,
                1_000_000,
                10_000,
                1_000_000,
                Duration.ZERO,
                Duration.ZERO,
                1,
                Duration.ofSeconds(5));
    }
}
