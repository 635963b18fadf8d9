package fitg.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Seat;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Servers are struck while a sheet of orders is taken and carried out: what was ordered is played once, and what is left of the sheet fits
 * what was played, whenever anybody looks.
 */
class StruckSheetsTest {

    private static final int DRAWS = 30;
    private static final int SHEETS = 6;
    private static final int PATIENCE = 300;
    private static final int TRIES = 400;
    private static final int LONG_RUNS = 20;

    @TempDir
    private Path folder;

    private final Farewells farewells = new Farewells();

    @AfterEach
    void everythingHasEnded() throws InterruptedException {
        farewells.close();
    }

    @Test
    void onSqliteEachOrderIsGivenOnce() throws Exception {
        onSqlite(1);
    }

    @Test
    @Tag("long")
    void onSqliteEachOrderIsGivenOnceInManyRuns() throws Exception {
        onSqlite(LONG_RUNS);
    }

    @Test
    void onPostgresqlEachOrderIsGivenOnce() throws Exception {
        onPostgresql(1);
    }

    @Test
    @Tag("long")
    void onPostgresqlEachOrderIsGivenOnceInManyRuns() throws Exception {
        onPostgresql(LONG_RUNS);
    }

    private void onSqlite(int runs) throws Exception {
        for (int seed = 0; seed < runs; seed++) {
            try (House house = new SqliteHouse(folder.resolve("run" + seed), farewells, false)) {
                new Run(house, seed).play();
            }
        }
    }

    private void onPostgresql(int runs) throws Exception {
        try (Postgres postgres = new Postgres(folder.resolve("postgres"))) {
            for (int seed = 0; seed < runs; seed++) {
                try (House house = new PostgresHouse(postgres, "sheets" + seed, farewells)) {
                    new Run(house, seed).play();
                }
            }
            farewells.close();
        }
    }

    /** One game after the other, struck in the midst of its sheets. */
    private static final class Run {

        private final House house;
        private final SplittableRandom random;
        private Seat[] seats;
        private int struck;
        private int taken;

        Run(House house, long seed) {
            this.house = house;
            this.random = new SplittableRandom(seed);
        }

        void play() throws Exception {
            sitDown();
            while (taken < SHEETS) {
                Optional<JsonNode> asked = untilADraw();
                if (asked.isEmpty()) {
                    sitDown();
                } else {
                    carryOut(asked.get());
                }
            }
            assertThat(struck).as("strikes in the midst of a sheet").isPositive();
        }

        private void sitDown() {
            seats = patiently(() -> server().client().table("flight-to-egrix"));
        }

        private TestServer server() {
            return house.servers().get(random.nextInt(house.servers().size()));
        }

        private Seat at(Seat seat) {
            return new Seat(server().client(), seat.game(), seat.token());
        }

        /** As often as it takes a house that was struck to answer again. */
        private static <T> T patiently(Supplier<T> wanted) {
            for (int tries = 1; ; tries++) {
                try {
                    return wanted.get();
                } catch (RuntimeException | AssertionError gone) {
                    if (tries == TRIES) {
                        throw gone;
                    }
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
                }
            }
        }

        private JsonNode view(Seat seat) {
            return patiently(() -> at(seat).view());
        }

        private long drawn() {
            return patiently(() -> server().store().journal(seats[0].game(), 0).stream()
                    .filter(entry -> entry.text().contains("\"draw\""))
                    .count());
        }

        private Seat seat(JsonNode view) {
            return seats[view.get("viewer").asText().equals("rebel") ? 0 : 1];
        }

        /** Whoever is asked answers as is suggested, until that would be to draw; empty at the end of the game. */
        private Optional<JsonNode> untilADraw() {
            for (int answers = 0; answers < PATIENCE; answers++) {
                Optional<JsonNode> asked = asked();
                if (asked.isEmpty() || question(asked.get()).equals("draw")) {
                    return asked;
                }
                answer(asked.get());
            }
            return Optional.empty();
        }

        private Optional<JsonNode> asked() {
            for (Seat seat : seats) {
                JsonNode view = view(seat);
                if (view.has("decision")) {
                    return Optional.of(view);
                }
            }
            return Optional.empty();
        }

        private static String question(JsonNode view) {
            return view.at("/decision/question").asText();
        }

        /** It may have been played although nobody said so; then it is stale the next time. */
        private void answer(JsonNode view) {
            patiently(() -> {
                Answer answer = at(seat(view))
                        .play(
                                view.get("number").asInt(),
                                view.at("/decision/suggested").asText());
                assertThat(answer.status()).isIn(200, 409);
                return answer;
            });
        }

        private void carryOut(JsonNode asked) throws Exception {
            Seat seat = seat(asked);
            long before = drawn();
            CompletableFuture<Integer> told = CompletableFuture.supplyAsync(() -> put(seat, asked));
            if (random.nextBoolean()) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(random.nextInt(6)));
            } else {
                told.join();
            }
            house.strike(random);
            struck++;
            boolean acknowledged = told.join() == 200;
            JsonNode after = view(seat);
            long since = drawn() - before;
            assertThat(since > 0 || !acknowledged)
                    .as("what was acknowledged is there")
                    .isTrue();
            requireThatItFits(after, since);
            taken += since > 0 ? 1 : 0;
            for (int answers = 0; after.has("sheet") && answers < PATIENCE; answers++) {
                if (random.nextInt(4) == 0) {
                    house.strike(random);
                    struck++;
                }
                Optional<JsonNode> next = asked();
                next.ifPresent(this::answer);
                after = view(seat);
                requireThatItFits(after, drawn() - before);
            }
        }

        private int put(Seat seat, JsonNode asked) {
            String keys = "\"draw\",".repeat(DRAWS - 1) + "\"draw\"";
            try {
                return at(seat).put(
                                "/sheet",
                                "{\"number\":" + asked.get("number")
                                        + ",\"entries\":[{\"question\":\"draw\",\"actions\":[" + keys + "]}]}")
                        .status();
            } catch (RuntimeException gone) {
                return 0;
            }
        }

        /** What is left and what was drawn make up the whole, as long as there is a sheet. */
        private static void requireThatItFits(JsonNode view, long since) {
            if (view.has("sheet")) {
                assertThat(since + view.at("/sheet/entries/0/actions").size()).isEqualTo(DRAWS);
            } else {
                assertThat(since).isLessThanOrEqualTo(DRAWS);
            }
        }
    }
}
