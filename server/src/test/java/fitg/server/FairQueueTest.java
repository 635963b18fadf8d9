package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.SavedChance;
import fitg.server.client.Answer;
import fitg.server.client.Seat;
import fitg.server.computer.PlayerSource;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Sixty games between computers, and one person who waits for an answer. One computer player may think at a time. */
class FairQueueTest {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final int MOST_ALONE = 20;
    private static final String CROWD = "varu-powderkeg";
    private static final String PERSON = "flight-to-egrix";

    /** A thought that has begun ends when the test lets it. */
    private final Semaphore mayEnd = new Semaphore(0);

    private final List<String> thought = new CopyOnWriteArrayList<>();

    private PlayerSource thinkingAsLongAsTheTestWants(String slow) {
        return (level, seed) -> (view, decision) -> {
            if (level.equals(slow)) {
                mayEnd.acquireUninterruptibly();
            }
            thought.add(view.scenario().id());
            return decision.suggested();
        };
    }

    private TestServer start(String slow) {
        return new Settings()
                .behindProxy()
                .computers(1, Duration.ofMinutes(5))
                .start(thinkingAsLongAsTheTestWants(slow));
    }

    private static Answer post(TestServer server, String address, String path, String body) {
        return server.client()
                .send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                        .header("X-Forwarded-For", address)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body)));
    }

    private static String seats(String rebel, String imperial) {
        String computer = "{\"kind\":\"computer\",\"level\":\"%s\"}";
        return "\"seats\":{\"rebel\":%s,\"imperial\":%s}"
                .formatted(
                        rebel.equals("human") ? "{\"kind\":\"human\"}" : computer.formatted(rebel),
                        computer.formatted(imperial));
    }

    private static Answer open(TestServer server, String address, String scenario, String rebel, String imperial) {
        String body = "{\"scenario\":\"%s\",%s}".formatted(scenario, seats(rebel, imperial));
        return post(server, address, "/api/games", body);
    }

    /** As many as one address may have, from three of them. */
    private static void crowd(TestServer server, String level) {
        for (int address = 1; address <= 3; address++) {
            for (int game = 0; game < MOST_ALONE; game++) {
                open(server, "192.0.2." + address, CROWD, level, level).ok();
            }
        }
    }

    private static Seat personAgainst(TestServer server, String level) {
        JsonNode opened = open(server, "192.0.2.99", PERSON, "human", level).ok();
        Seat person = new Seat(
                server.client(),
                opened.at("/game/id").asText(),
                opened.at("/tokens/rebel").asText());
        person.sitDown("Ada");
        return person;
    }

    private static int waiting(TestServer server) {
        return server.server().computers().waiting();
    }

    private static void until(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("in time").isLessThan(end);
            Thread.sleep(5);
        }
    }

    @Test
    void aPersonAgainstAShortThinkerDoesNotNoticeSixtyGamesOfLongOnes() throws Exception {
        try (TestServer server = start("marshal")) {
            crowd(server, "marshal");

            Seat person = personAgainst(server, "recruit");

            until(() -> person.view().has("decision"));
            assertThat(thought).as("while every Marshal still thinks").containsOnly(PERSON);
            mayEnd.release(1_000_000);
        }
    }

    @Test
    void aPersonComesBeforeSixtyGamesOfTheSameThinkers() throws Exception {
        try (TestServer server = start("recruit")) {
            crowd(server, "recruit");
            until(() -> waiting(server) == 59); // and one thinks

            personAgainst(server, "recruit");
            until(() -> waiting(server) == 60);
            mayEnd.release(2);
            until(() -> thought.size() == 2);

            assertThat(thought).as("whoever was thinking, then the person's").containsExactly(CROWD, PERSON);
            mayEnd.release(1_000_000);
        }
    }

    @Test
    void oneAddressHasSoManyGamesBetweenComputersUnderWayAndNoMore() throws Exception {
        try (TestServer server = start("recruit")) {
            for (int game = 0; game < MOST_ALONE; game++) {
                open(server, "192.0.2.1", CROWD, "recruit", "recruit").ok();
            }

            Answer refused = open(server, "192.0.2.1", CROWD, "recruit", "recruit");

            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.json().get("detail").asText())
                    .isEqualTo("You have 20 games between computers under way; wait until one is over.");
            assertThat(importGame(server, "192.0.2.1", seats("recruit", "recruit"))
                            .problem())
                    .as("by way of a file")
                    .isEqualTo("no-room");
            importGame(server, "192.0.2.1", seats("human", "recruit")).ok();
            open(server, "192.0.2.1", CROWD, "human", "recruit").ok();
            open(server, "192.0.2.2", CROWD, "recruit", "recruit").ok();

            mayEnd.release(1_000_000);
            until(() -> server.tables().playingAlone("192.0.2.1") < MOST_ALONE);
            open(server, "192.0.2.1", CROWD, "recruit", "recruit").ok();
        }
    }

    private static Answer importGame(TestServer server, String address, String seats) throws Exception {
        Recording begun =
                Recording.start(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), new SavedChance.Seed(1), Map.of());
        String body = "{\"game\":" + GameFile.toText(begun.saved()) + "," + seats + "}";
        return post(server, address, "/api/games/import", body);
    }

    /** Whoever played a game out may try twenty ways on from it at once, and no more. */
    @Test
    void whatIsForkedCountsToo() throws Exception {
        try (TestServer server = start("marshal")) {
            JsonNode opened =
                    open(server, "192.0.2.1", PERSON, "recruit", "recruit").ok();
            String game = "/api/games/" + opened.at("/game/id").asText();
            until(() -> server.client().get(game).ok().get("status").asText().equals("finished"));
            for (int fork = 0; fork < MOST_ALONE; fork++) {
                open(server, "192.0.2.1", CROWD, "marshal", "marshal").ok();
            }

            Answer refused =
                    post(server, "192.0.2.1", game + "/fork", "{\"action\":3," + seats("marshal", "marshal") + "}");

            assertThat(refused.problem()).isEqualTo("no-room");
            mayEnd.release(1_000_000);
        }
    }
}
