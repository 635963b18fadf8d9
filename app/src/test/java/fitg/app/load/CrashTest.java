package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Servers are killed in the middle of their work. What they acknowledged must be there, once and in order. */
class CrashTest {

    private static final int GAMES = 20;
    private static final int LONGEST_LIFE = 400;

    @TempDir
    Path folder;

    private final SplittableRandom random = new SplittableRandom(11);

    @Test
    void aServerThatIsKilledForgetsNothing() {
        killAgainAndAgain(2);
    }

    @Test
    @Tag("long")
    void aServerThatIsKilledFiftyTimesForgetsNothing() {
        killAgainAndAgain(50);
    }

    @Test
    @Tag("long")
    void ofTwoNodesOneIsKilledAndTheOtherPlaysOn() throws Exception {
        String database = TestDatabase.postgres();
        try (NodeProcess one = start("one", "--db", database);
                NodeProcess other = start("other", "--db", database);
                Load load = load(one, other)) {
            load.start();
            Progression progression = new Progression(load);
            for (int kill = 0; kill < 20; kill++) {
                NodeProcess victim = random.nextBoolean() ? one : other;
                progression.await();
                live();
                victim.kill();
                check(load, database);
                progression.remember();
                progression.await();
                victim.restart();
                progression.remember();
            }
            progression.await();
            load.stop();
            check(load, database);
            report("PostgreSQL, one of two nodes", 20, load, database);
        }
    }

    private void killAgainAndAgain(int kills) {
        Path file = folder.resolve("node").resolve("games.db");
        try (NodeProcess node = start("node");
                Load load = load(node)) {
            load.start();
            Progression progression = new Progression(load);
            for (int kill = 0; kill < kills; kill++) {
                progression.await();
                live();
                node.kill();
                load.whileStill(() -> {
                    checkNow(load, copyOf(file));
                    node.restart();
                    new Reunion(node.address()).compare(load.ledgers());
                });
                progression.remember();
            }
            progression.await();
            load.stop();
            node.kill();
            report("SQLite", kills, load, copyOf(file));
        }
    }

    private NodeProcess start(String name, String... options) {
        String[] all = new String[options.length + 2];
        System.arraycopy(options, 0, all, 0, options.length);
        all[options.length] = "--rate";
        all[options.length + 1] = "1000000";
        return NodeProcess.start(folder.resolve(name), NodeProcess.SHORT_LIVED, all);
    }

    /** Nobody watches: sockets break when their server is killed. */
    private static Load load(NodeProcess... nodes) {
        var addresses = List.of(nodes).stream().map(NodeProcess::address).toList();
        return new Load(Load.Plan.of(addresses, GAMES).watched(0).thinking(Duration.ofMillis(5)));
    }

    private void live() {
        try {
            Thread.sleep(random.nextInt(LONGEST_LIFE));
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private String copyOf(Path file) {
        try {
            return TestDatabase.copy(file, folder.resolve("copy"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void check(Load load, String database) {
        load.whileStill(() -> checkNow(load, database));
    }

    private static void checkNow(Load load, String database) {
        Audit audit = Audit.of(load.ledgers(), Journals.read(database)::of);
        assertThat(audit.findings()).isEmpty();
        assertThat(load.tally().errors()).isEmpty();
    }

    private static void report(String where, int kills, Load load, String database) {
        checkNow(load, database);
        Audit audit = Audit.of(load.ledgers(), Journals.read(database)::of);
        System.out.printf(
                "%s: %d kills, %d acknowledged actions in %d games, %d answers cut off, %d lost, %d doubled%n",
                where,
                kills,
                audit.acknowledged(),
                audit.games(),
                load.tally().brokenRequests(),
                audit.lost(),
                audit.surplus());
        assertThat(load.tally().brokenRequests())
                .as("killed in the middle of requests")
                .isPositive();
    }
}
