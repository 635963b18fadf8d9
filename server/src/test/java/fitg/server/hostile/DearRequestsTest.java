package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.server.Settings;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.LongGame;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import fitg.server.table.Payer;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Requests that cost the server much more than whoever sends them. */
class DearRequestsTest {

    private static final String SEATS = "\"seats\":{\"rebel\":{\"kind\":\"human\"},\"imperial\":{\"kind\":\"human\"}}";
    private static final int LONGEST_ANSWER = 1_500;

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Answer importGame(String game) {
        return server.client().post("/api/games/import", "{\"game\":" + game + "," + SEATS + "}");
    }

    /** A lawful game that goes back and forth. */
    private static String backAndForth(int entries) throws ReplayException {
        Recording recording =
                Recording.start(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), new SavedChance.Seed(1), Map.of());
        while (recording.entries() < entries) {
            var decision = recording.game().pending().orElseThrow();
            recording.play(decision.actions().getFirst());
            recording.undo(decision.side(), 1);
        }
        return GameFile.toText(recording.saved());
    }

    @Test
    void aJournalThatGoesBackAndForthForEverIsRefused() throws Exception {
        Answer refused = importGame(backAndForth(GameFile.MOST_ENTRIES + 2));

        assertThat(refused.problem()).isEqualTo("not-a-game");
        assertThat(refused.json().get("detail").asText())
                .isEqualTo("The game cannot be read: its journal has more than 30000 entries.");
    }

    @Test
    void aGameWhoseJournalIsFullCanOnlyBeGivenUp() throws Exception {
        JsonNode opened = importGame(backAndForth(GameFile.MOST_ENTRIES)).ok();
        String game = opened.get("game").get("id").asText();
        Seat rebel = new Seat(server.client(), game, opened.at("/tokens/rebel").asText());
        Seat imperial =
                new Seat(server.client(), game, opened.at("/tokens/imperial").asText());
        rebel.sitDown("Ada");
        imperial.sitDown("Grace");

        JsonNode decision = imperial.view().get("decision");
        Answer refused = imperial.play(
                decision.get("number").asInt(), decision.at("/actions/0/key").asText());

        assertThat(refused.problem()).isEqualTo("conflict");
        imperial.post("/resignation", "{}").ok();
        assertThat(importGame(imperial.get("/export").body()).status())
                .as("what this server exports it reads")
                .isEqualTo(201);
    }

    /** Two bytes each, and a hundred in memory. */
    @Test
    void aFileMadeOfBracesIsRefusedBeforeItIsBuilt() {
        String braces = "{},".repeat(600_000);

        Answer refused = importGame("{\"journal\":[" + braces + "{}]}");

        assertThat(refused.problem()).isEqualTo("malformed");
        assertThat(refused.json().get("detail").asText()).contains("too many parts");
    }

    @Test
    void whatIsWrongWithAFileIsNotRepeatedAtLength() throws Exception {
        String good = backAndForth(2);
        String much = "x".repeat(900_000);
        for (String bad : List.of(
                good.replaceFirst("\"action\":\"[^\"]+\"", "\"action\":\"" + much + "\""),
                good.replaceFirst("\"question\":\"[^\"]+\"", "\"question\":\"" + much + "\""),
                good.replaceFirst("\"side\":\"imperial\"", "\"side\":\"" + much + "\""),
                good.replaceFirst("flight-to-egrix", much),
                good.replaceFirst("\"hash\"", "\"" + much + "\":1,\"hash\""))) {

            Answer refused = importGame(bad);

            assertThat(refused.problem()).isIn("not-a-game", "malformed");
            assertThat(refused.body().length()).isLessThan(LONGEST_ANSWER);
        }
    }

    @Test
    void aListOfGamesIsMadeWithoutPlayingThemAgain() throws Exception {
        var settings = new Settings().memory(1).build();
        try (TestServer forgetful = TestServer.start(settings)) {
            Seat[] seats = forgetful.client().table("flight-to-egrix");
            new RandomPair(seats, 7).play(60);
            JsonNode known = seats[0].view().get("game");
            forgetful.tables().forget(seats[0].game());
            forgetTheJournal(settings.database());

            JsonNode listed = forgetful
                    .client()
                    .post("/api/my-games", Map.of("tokens", List.of(seats[0].token())))
                    .ok();

            assertThat(listed.at("/games/0/game")).isEqualTo(known);
        }
    }

    @Test
    void forksThatHaveNotMovedAreListedWithoutPlayingThemAgain() throws Exception {
        var settings = new Settings().build();
        try (TestServer forgetful = TestServer.start(settings)) {
            Client client = forgetful.client();
            Seat[] seats = client.table("flight-to-egrix");
            new RandomPair(seats, 7).play(60);
            seats[0].post("/resignation", "{}").ok();
            JsonNode fork =
                    seats[0].post("/fork", "{\"action\":50," + SEATS + "}").ok();
            String id = fork.at("/game/id").asText();
            Seat rebel = new Seat(client, id, fork.at("/tokens/rebel").asText());
            rebel.sitDown("Ada");
            new Seat(client, id, fork.at("/tokens/imperial").asText()).sitDown("Grace");
            JsonNode known = rebel.view().get("game");
            forgetful.tables().forget(id);
            forgetTheJournal(settings.database());

            JsonNode listed = client.post("/api/my-games", Map.of("tokens", List.of(rebel.token())))
                    .ok();

            assertThat(listed.at("/games/0/game")).isEqualTo(known);
            assertThat(known.get("turn").asInt()).isPositive();
        }
    }

    private static void forgetTheJournal(String database) throws SQLException {
        try (var connection = DriverManager.getConnection(database);
                var statement = connection.createStatement()) {
            statement.executeUpdate("delete from journal");
        }
    }

    @Test
    void whoAsksForLittlePassesThoseWhoAskForMuch() throws Exception {
        Seat[] seats = server.client().table("flight-to-egrix");
        new RandomPair(seats, 8).play(60);
        CountDownLatch enough = new CountDownLatch(1);
        try (var others = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> busy = IntStream.range(0, 50)
                    .mapToObj(i -> others.submit(() ->
                            server.tables().dear().run(Payer.HOUSE, () -> enough.await(20, TimeUnit.SECONDS))))
                    .toList();

            assertThat(seats[0].get("/view").status()).isEqualTo(200);
            assertThat(seats[0].get("/moments").status())
                    .as("what is dear, for another address")
                    .isEqualTo(200);

            assertThat(busy).noneMatch(Future::isDone);
            enough.countDown();
            for (Future<Boolean> each : busy) {
                assertThat(each.get()).isTrue();
            }
        }
    }

    @Test
    void toOpenALongGameColdCostsByItsLength() {
        String database = TestServer.freshSqlite();
        String id;
        try (TestServer generous = TestServer.start(database)) {
            id = LongGame.table(generous.client(), 2_000, 0)[0].game();
        }
        String view = "/api/games/" + id + "/view";
        try (TestServer limited = new Settings(database).requestsPerSecond(6).start()) {
            List<String> problems = new ArrayList<>();
            for (int look = 0; look < 3; look++) { // the server itself may have it ready for one of them
                limited.tables().forget(id);
                problems.add(limited.client().get(view).problem());
            }
            assertThat(problems).startsWith("").contains("too-many");
            limited.tables().current(id);
            assertThat(limited.client().get(view).status()).as("warm").isEqualTo(200);
        }
    }

    @Test
    void aLargeFileCostsAsMuchAsManyRequests() throws Exception {
        String large = backAndForth(GameFile.MOST_ENTRIES);
        String request = "{\"game\":" + large + "," + SEATS + "}";
        try (TestServer limited = new Settings().requestsPerSecond(10).start()) {
            assertThat(limited.client().post("/api/games/import", request).status())
                    .isEqualTo(201);

            assertThat(limited.client().post("/api/games/import", request).problem())
                    .isEqualTo("too-many");
        }
    }
}
