package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is accepted at a table, what is refused, and what can be taken back. */
class PlayingTest {

    private static TestServer server;
    private Seat rebel;
    private Seat imperial;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void sitDown() {
        Seat[] seats = server.client().table("flight-to-egrix");
        rebel = seats[0];
        imperial = seats[1];
    }

    /** The Empire sets up first; these are its first questions. */
    private String firstChoice() {
        return choice(imperial.view());
    }

    private static String choice(JsonNode view) {
        return view.get("decision").get("actions").get(0).get("key").asText();
    }

    @Test
    void severalActionsCanBePlayedAtOnce() {
        String key = firstChoice();

        JsonNode answer = imperial.play(0, key, key, key).ok();

        assertThat(answer.get("accepted").asInt()).isEqualTo(3);
        assertThat(answer.get("view").get("number").asInt()).isEqualTo(3);
    }

    @Test
    void ifOneOfThemDoesNotFitNoneIsPlayed() {
        String key = firstChoice();
        JsonNode before = imperial.view();

        Answer answer = imperial.play(0, key, key, "fly:36");

        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.problem()).isEqualTo("not-legal");
        assertThat(answer.json().get("ruleCase").asText()).isEqualTo("4.0");
        assertThat(imperial.view()).isEqualTo(before);
    }

    @Test
    @Tag("RUL-84")
    void whatHasShownSomethingStandsWhateverFollows() {
        RandomPair players = new RandomPair(new Seat[] {rebel, imperial}, 3);
        int played = 0;
        while (true) {
            JsonNode view = rebel.view().has("decision") ? rebel.view() : imperial.view();
            Seat asked = view.get("viewer").asText().equals("rebel") ? rebel : imperial;
            assertThat(view.has("decision"))
                    .as("dice within %s actions", played)
                    .isTrue();
            int number = view.get("number").asInt();
            Answer answer = asked.play(number, choice(view), "environ:9999");
            if (answer.status() == 200) {
                assertThat(answer.json().get("accepted").asInt()).isEqualTo(1);
                assertThat(answer.json().get("refused").get("status").asInt()).isEqualTo(422);
                assertThat(asked.view().get("number").asInt()).isEqualTo(number + 1);
                return;
            }
            assertThat(asked.view()).isEqualTo(view);
            players.play(1);
            played++;
        }
    }

    @Test
    void aStaleActionIsAnsweredWithWhereTheGameStands() {
        String key = firstChoice();
        imperial.play(0, key).ok();

        Answer late = imperial.play(0, key);

        assertThat(late.status()).isEqualTo(409);
        assertThat(late.problem()).isEqualTo("stale");
        assertThat(late.header("Content-Type")).startsWith("application/problem+json");
        assertThat(late.json().get("view")).isEqualTo(imperial.view());
    }

    @Test
    void theOtherSideMustWait() {
        Answer answer = rebel.play(0, firstChoice());

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.problem()).isEqualTo("not-your-decision");
        assertThat(answer.json().has("ruleCase")).isFalse();
    }

    @Test
    void whatNobodySawCanBeTakenBack() {
        JsonNode start = imperial.view().get("board");
        String key = firstChoice();
        imperial.play(0, key, key).ok();

        imperial.post("/undo", Map.of("number", 2, "actions", 1)).ok();
        assertThat(imperial.view().get("number").asInt()).isEqualTo(1);
        imperial.post("/undo", Map.of("number", 1, "to", "segment-start")).ok();

        assertThat(imperial.view().get("board")).isEqualTo(start);
        assertThat(imperial.view().get("undo").get("actions").asInt()).isZero();
    }

    @Test
    @Tag("RUL-84")
    void nothingMoreCanBeTakenBackThanWasDone() {
        imperial.play(0, firstChoice()).ok();

        Answer answer = imperial.post("/undo", Map.of("number", 1, "actions", 2));

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.json().get("ruleCase").asText()).isEqualTo("RUL-84");
        assertThat(imperial.view().get("number").asInt()).isEqualTo(1);
    }

    @Test
    void whoGivesUpHasLost() {
        rebel.post("/resignation", "{}").ok();

        JsonNode game = imperial.view().get("game");
        assertThat(game.get("status").asText()).isEqualTo("finished");
        assertThat(game.get("verdict").get("winner").asText()).isEqualTo("imperial");
        assertThat(imperial.play(0, "end").problem()).isEqualTo("game-over");
    }

    @Test
    void whatHappenedSinceMyLastTurnIsTold() {
        RandomPair players = new RandomPair(new Seat[] {rebel, imperial}, 4);
        players.play(40);
        int length = rebel.get("/log").ok().get("length").asInt();

        rebel.post("/seen", Map.of("log", 5));
        JsonNode since = rebel.get("/since-last-turn").ok();

        assertThat(since.get("from").asInt()).isEqualTo(5);
        assertThat(since.get("entries")).hasSize(length - 5);
    }

    @Test
    void whoActsHasSeenWhatHappenedBefore() {
        imperial.play(0, firstChoice()).ok();

        assertThat(imperial.get("/since-last-turn").ok().get("entries")).isEmpty();
        assertThat(rebel.get("/since-last-turn").ok().get("entries")).isNotEmpty();
    }

    @Test
    void everyMomentOfTheListIsOneOfTheGame() {
        new RandomPair(new Seat[] {rebel, imperial}, 4).play(40);

        JsonNode moments = rebel.get("/moments").ok().get("moments");

        int length = rebel.get("/log").ok().get("length").asInt();
        assertThat(moments.get(0).asInt()).isZero();
        assertThat(moments.get(moments.size() - 1).asInt()).isEqualTo(length);
        for (JsonNode moment : moments) {
            JsonNode view = rebel.get("/view?at=" + moment).ok().get("view");
            assertThat(view.get("log")).isEqualTo(moment);
        }
    }

    @Test
    void aResignationIsTheLastMoment() {
        imperial.play(0, firstChoice()).ok();
        rebel.post("/resignation", "{}").ok();

        JsonNode moments = rebel.get("/moments").ok().get("moments");

        int length = rebel.get("/log").ok().get("length").asInt();
        assertThat(moments.get(moments.size() - 1).asInt()).isEqualTo(length);
        assertThat(rebel.get("/view?at=" + length).status()).isEqualTo(200);
    }

    @Test
    void earlierMomentsCanBeLookedAt() {
        JsonNode start = rebel.view();
        new RandomPair(new Seat[] {rebel, imperial}, 5).play(30);

        JsonNode then = rebel.get("/view?at=" + start.get("log").asInt()).ok().get("view");

        assertThat(then.get("board").get("environs"))
                .isEqualTo(start.get("board").get("environs"));
        assertThat(then.has("decision")).isFalse();
    }

    @Test
    void thePlayersTalk() {
        rebel.post("/chat", Map.of("text", " Long live the rebellion! ")).ok();

        JsonNode lines = imperial.get("/chat?since=0").ok().get("lines");

        assertThat(lines).hasSize(1);
        assertThat(lines.get(0).get("text").asText()).isEqualTo("Long live the rebellion!");
        assertThat(lines.get(0).get("side").asText()).isEqualTo("rebel");
        Client client = server.client();
        assertThat(client.get("/api/games/" + rebel.game() + "/chat").status()).isEqualTo(401);
    }

    @Test
    void aRunningGameIsExportedAsTheSeatKnowsIt() {
        new RandomPair(new Seat[] {rebel, imperial}, 6).play(30);

        JsonNode export = rebel.get("/export").ok();

        assertThat(export.get("format").asText()).isEqualTo("fitg-seat");
        assertThat(export.get("view").get("viewer").asText()).isEqualTo("rebel");
        assertThat(List.of("secret", "salt", "hash", "journal")).noneMatch(field -> export.findValue(field) != null);
    }

    @Test
    void whoNamesHisSocketIsToldInTheAnswerAndNotThereAsWell() {
        try (Socket mine = server.client().connect();
                Socket other = rebel.watch()) {
            mine.send("{\"game\":\"%s\",\"token\":\"%s\",\"socket\":\"mine\"}"
                    .formatted(imperial.game(), imperial.token()));
            assertThat(mine.next(5_000).get("sequence").asInt()).isZero();
            other.next(5_000);

            JsonNode answer = imperial.post(
                            "/actions", Map.of("number", 0, "actions", List.of(firstChoice()), "socket", "mine"))
                    .ok();
            rebel.post("/chat", Map.of("text", "Hurry")).ok();

            assertThat(answer.get("sequence").asInt()).isEqualTo(1);
            assertThat(answer.get("log").get("entries")).isNotEmpty();
            JsonNode next = mine.next(5_000);
            assertThat(next.get("sequence").asInt()).isEqualTo(2);
            assertThat(next.get("chat")).hasSize(1);
            assertThat(next.get("log").get("entries")).isEmpty();
            assertThat(next.get("view")).isEqualTo(answer.get("view"));
        }
    }

    @Test
    void whoTakesBackIsToldInTheAnswerToo() {
        try (Socket mine = server.client().connect()) {
            mine.send("{\"game\":\"%s\",\"token\":\"%s\",\"socket\":\"mine\"}"
                    .formatted(imperial.game(), imperial.token()));
            JsonNode before = mine.next(5_000).get("view");
            String key = firstChoice();
            imperial.post("/actions", Map.of("number", 0, "actions", List.of(key, key), "socket", "mine"))
                    .ok();

            JsonNode one = imperial.post("/undo", Map.of("number", 2, "actions", 1, "socket", "mine"))
                    .ok();
            JsonNode all = imperial.post("/undo", Map.of("number", 1, "to", "segment-start", "socket", "mine"))
                    .ok();
            rebel.post("/chat", Map.of("text", "Hurry")).ok();

            assertThat(one.get("sequence").asInt()).isEqualTo(2);
            assertThat(all.get("sequence").asInt()).isEqualTo(3);
            assertThat(all.get("log").get("from").asInt())
                    .isEqualTo(before.get("log").asInt());
            assertThat(all.get("view").get("board")).isEqualTo(before.get("board"));
            JsonNode next = mine.next(5_000);
            assertThat(next.get("sequence").asInt()).isEqualTo(4);
            assertThat(next.get("view")).isEqualTo(all.get("view"));
        }
    }

    @Test
    void whoNamesNoSocketGetsTheViewAlone() {
        imperial.play(0, firstChoice()).ok();

        assertThat(imperial.post("/undo", Map.of("number", 1, "actions", 1)).ok())
                .isEqualTo(imperial.view());
    }

    @Test
    void theSocketOfAnotherSeatTellsNothingInAnAnswer() {
        try (Socket other = server.client().connect()) {
            other.send(
                    "{\"game\":\"%s\",\"token\":\"%s\",\"socket\":\"other\"}".formatted(rebel.game(), rebel.token()));
            other.next(5_000);

            JsonNode answer = imperial.post(
                            "/actions", Map.of("number", 0, "actions", List.of(firstChoice()), "socket", "other"))
                    .ok();

            assertThat(answer.has("log")).isFalse();
            assertThat(answer.has("sequence")).isFalse();
        }
    }
}
