package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A long time under load in which everything goes wrong that an operator can expect: servers are killed, their clocks
 * jump, the database is started anew. Nothing acknowledged may be lost or doubled, and memory must not grow. Half of the
 * minutes (-Dsoak.minutes=30; a few without) go to SQLite, half to two nodes on PostgreSQL.
 */
@Tag("long")
class SoakTest {

    private static final int MINUTES = Integer.getInteger("soak.minutes", 4);
    private static final int GAMES = 40;
    private static final int BETWEEN_TROUBLES = 15;
    private static final double MOST_GROWTH = 1.5;
    private static final Path NOTES = Path.of("target", "soak.txt");

    /** Games that are over stay ready while there is room for them; with little room that soon grows no more. */
    private static final String[] SETTINGS = {"--rate", "1000000", "--memory", "4"};

    /** By how much the clock of a new life is wrong. */
    private static final List<String> JUMPS = List.of("PT0S", "P400D", "P-400D", "P4000D", "PT1H");

    @TempDir
    Path folder;

    private final SplittableRandom random = new SplittableRandom(17);
    private int troubles;

    @Test
    void onSqlite() throws Exception {
        Path file = folder.resolve("node").resolve("games.db");
        List<Double> heaps = new ArrayList<>();
        try (NodeProcess node = NodeProcess.start(folder.resolve("node"), List.of(), SETTINGS);
                Load load = load(node)) {
            load.start();
            Progression progression = new Progression(load);
            for (long until = end(); System.nanoTime() < until; ) {
                live();
                heaps.add(heap(node));
                node.kill();
                troubles++;
                load.whileStill(() -> {
                    check(load, copyOf(file));
                    node.restart(List.of("-Dfitg.clock.offset=" + JUMPS.get(random.nextInt(JUMPS.size()))));
                    new Reunion(node.address()).compare(load.ledgers());
                });
                progression.remember();
                progression.await();
            }
            load.stop();
            check(load, copyOf(file));
            report("SQLite, killed with its clock jumping", load, heaps);
        }
    }

    @Test
    void onTwoNodesWithPostgres() throws Exception {
        Path data = folder.resolve("postgres");
        EmbeddedPostgres postgres = postgres(data, 0);
        int port = postgres.getPort();
        String url = "jdbc:postgresql://localhost:" + port + "/postgres?user=postgres";
        List<Double> heaps = new ArrayList<>();
        try (NodeProcess mortal = node("mortal", url);
                NodeProcess lasting = node("lasting", url);
                Load load = load(mortal, lasting)) {
            load.start();
            Progression progression = new Progression(load);
            for (long until = end(); System.nanoTime() < until; ) {
                live();
                heaps.add(heap(lasting));
                if (random.nextBoolean()) {
                    mortal.kill();
                    mortal.restart();
                } else {
                    postgres.close();
                    postgres = postgres(data, port);
                }
                troubles++;
                load.whileStill(() -> check(load, url));
                progression.remember();
                progression.await();
            }
            load.stop();
            check(load, url);
            report("two nodes on PostgreSQL, one killed, the database started anew", load, heaps);
        } finally {
            postgres.close();
        }
    }

    private NodeProcess node(String name, String url) {
        String[] settings =
                Stream.concat(Stream.of("--db", url), Stream.of(SETTINGS)).toArray(String[]::new);
        return NodeProcess.start(folder.resolve(name), List.of(), settings);
    }

    private static EmbeddedPostgres postgres(Path data, int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPort(port)
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .start();
    }

    /** Nobody watches: sockets break when their server is killed. No campaigns: they would grow as long as we look. */
    private static Load load(NodeProcess... nodes) {
        var addresses = List.of(nodes).stream().map(NodeProcess::address).toList();
        return new Load(Load.Plan.of(addresses, GAMES)
                .playing(Repertoire.of(List.of()))
                .watched(0)
                .thinking(Duration.ofMillis(20)));
    }

    private static long end() {
        return System.nanoTime() + Duration.ofMinutes(MINUTES).toNanos() / 2;
    }

    private void live() throws InterruptedException {
        Thread.sleep(Duration.ofMillis(random.nextInt(1_000 * BETWEEN_TROUBLES)));
    }

    private static double heap(NodeProcess node) {
        return node.liveHeap() / 1024.0 / 1024.0;
    }

    private String copyOf(Path file) {
        try {
            return TestDatabase.copy(file, folder.resolve("copy"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void check(Load load, String database) {
        assertThat(Audit.of(load.ledgers(), Journals.read(database)::of).findings())
                .isEmpty();
        assertThat(load.tally().errors().keySet())
                .as("while the database is away, and nothing else")
                .allMatch(error -> error.contains("503"));
    }

    /** As many games are played at the end as at the beginning, so the live heap must not have grown. */
    private void report(String where, Load load, List<Double> heaps) throws IOException {
        double early = median(heaps.subList(0, Math.max(1, heaps.size() / 3)));
        double late = median(heaps.subList(heaps.size() - Math.max(1, heaps.size() / 3), heaps.size()));
        String line =
                "%s: %d minutes, %d troubles, %d games, %d actions accepted, %d answers lost, %s; live heap %.0f MB, at the end %.0f MB: nothing lost or doubled, memory %s%n"
                        .formatted(
                                where,
                                MINUTES / 2,
                                troubles,
                                load.ledgers().size(),
                                load.tally().acceptedActions(),
                                load.tally().brokenRequests(),
                                load.tally().errors(),
                                early,
                                late,
                                late < MOST_GROWTH * early ? "flat" : "has grown");
        System.out.print(line);
        Files.writeString(NOTES, (Files.exists(NOTES) ? Files.readString(NOTES) : "") + line);
        assertThat(late).isLessThan(MOST_GROWTH * early);
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }
}
