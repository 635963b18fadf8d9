package fitg.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Servers are struck while they are played on, run after run by a seed. What their clients remember must be explained by the journal that is
 * left. One run alone is tried with {@code -Dfaults.seed=N}.
 */
class StruckServersTest {

    private static final int BLOWS = 4;
    /** A server that has ended leaves some files of the page open in this process; more runs need another process. */
    private static final int RUNS = Integer.getInteger("faults.runs", 100);

    private static final int FIRST = Integer.getInteger("faults.first", 10);
    private static final int LIES_TRIED = 20;

    @TempDir
    private Path folder;

    private final Farewells farewells = new Farewells();

    @AfterEach
    void everythingHasEnded() throws InterruptedException {
        farewells.close();
    }

    @Test
    void onSqliteNothingAcknowledgedIsLostOrDoubled() throws Exception {
        onSqlite(Integer.getInteger("faults.seed", 0), Integer.getInteger("faults.seed", 4));
    }

    @Test
    @Tag("long")
    void onSqliteNothingAcknowledgedIsLostOrDoubledInManyRuns() throws Exception {
        onSqlite(FIRST, FIRST + RUNS - 1);
    }

    @Test
    @Tag("long")
    void aDiskThatSaysWhatIsNotTrueIsFoundOut() throws Exception {
        List<String> findings = new ArrayList<>();
        for (int seed = 0; seed < LIES_TRIED && findings.isEmpty(); seed++) {
            try (House house = new SqliteHouse(folder.resolve("lie" + seed), farewells, true)) {
                findings.addAll(Struck.play(seed, house, BLOWS).findings());
            } catch (RuntimeException | AssertionError unusable) {
                findings.add("what is left cannot be opened: " + unusable);
            }
        }
        assertThat(findings).isNotEmpty();
    }

    @Test
    void onPostgresqlNothingAcknowledgedIsLostOrDoubled() throws Exception {
        onPostgresql(Integer.getInteger("faults.seed", 0), Integer.getInteger("faults.seed", 2));
    }

    @Test
    @Tag("long")
    void onPostgresqlNothingAcknowledgedIsLostOrDoubledInManyRuns() throws Exception {
        onPostgresql(FIRST, FIRST + RUNS - 1);
    }

    private void onPostgresql(int first, int last) throws Exception {
        Tally tally = new Tally();
        try (Postgres postgres = new Postgres(folder.resolve("postgres"))) {
            for (int seed = first; seed <= last; seed++) {
                try (House house = new PostgresHouse(postgres, "run" + seed, farewells)) {
                    tally.add(seed, Struck.play(seed, house, BLOWS));
                }
            }
            farewells.close();
        }
        tally.judge();
        assertThat(tally.unheard).as("some answers got lost").isPositive();
    }

    private void onSqlite(int first, int last) throws Exception {
        Tally tally = new Tally();
        for (int seed = first; seed <= last; seed++) {
            try (House house = new SqliteHouse(folder.resolve("run" + seed), farewells, false)) {
                tally.add(seed, Struck.play(seed, house, BLOWS));
            }
        }
        tally.judge();
    }

    private static final class Tally {

        private final Map<String, Integer> strikes = new TreeMap<>();
        private final List<String> findings = new ArrayList<>();
        private long acknowledged;
        private long unheard;

        void add(int seed, Struck.Outcome outcome) {
            outcome.strikes().forEach(strike -> strikes.merge(strike, 1, Integer::sum));
            acknowledged += outcome.acknowledged();
            unheard += outcome.unheard();
            if (!outcome.findings().isEmpty()) {
                findings.add("run " + seed + ", " + outcome.strikes() + ": " + outcome.findings());
            }
        }

        void judge() {
            System.out.printf(
                    "%d acknowledged actions, %d played without an answer, struck: %s%n",
                    acknowledged, unheard, strikes);
            assertThat(findings).isEmpty();
            assertThat(acknowledged).as("there was something to lose").isPositive();
        }
    }
}
