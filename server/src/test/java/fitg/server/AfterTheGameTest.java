package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.play.FairDice;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.Replay;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** When a game is over its secrets lie open, and another can follow. */
class AfterTheGameTest {

    private static TestServer server;
    private static Client client;
    private static Seat rebel;
    private static Seat imperial;
    private static String commitment;

    @BeforeAll
    static void playAGame() {
        server = TestServer.start();
        client = server.client();
        Seat[] seats = client.table("flight-to-egrix");
        rebel = seats[0];
        imperial = seats[1];
        commitment = rebel.view().get("game").get("dice").get("commitment").asText();
        new RandomPair(seats, 8).playToTheEnd();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static final Map<String, Object> TWO_PEOPLE =
            Map.of("rebel", Client.seat("human"), "imperial", Client.seat("human"));

    @Test
    void theDiceKeptTheirPromise() throws Exception {
        JsonNode dice = rebel.view().get("game").get("dice");
        assertThat(dice.get("commitment").asText()).isEqualTo(commitment);
        assertThat(FairDice.of(dice.get("secret").asText(), dice.get("salt").asText())
                        .keeps(commitment))
                .isTrue();

        SavedGame saved = GameFile.fromText(rebel.get("/export").body());

        assertThat(((SavedChance.Fair) saved.chance()).commitment()).isEqualTo(commitment);
        assertThat(Replay.of(saved).game().outcome()).isEqualTo(saved.verdict());
    }

    @Test
    void everybodySeesEverySide() {
        Answer answer = client.get("/api/games/" + rebel.game() + "/view?as=imperial&at=10");

        assertThat(answer.ok().get("view").get("viewer").asText()).isEqualTo("imperial");
        assertThat(answer.json().get("action").isInt()).isTrue();
    }

    @Test
    void aForkGoesOnWithOtherDice() throws Exception {
        JsonNode opened =
                rebel.post("/fork", Map.of("action", 30, "seats", TWO_PEOPLE)).ok();
        Seat[] seats = sitDown(opened);
        int log = seats[0].view().get("log").asInt();
        assertThat(seats[0].get("/log?since=0").ok().get("entries")).startsWith(entries(rebel, log / 2));

        new RandomPair(seats, 8).playToTheEnd();

        SavedGame saved = GameFile.fromText(seats[0].get("/export").body());
        assertThat(Replay.of(saved).game().outcome()).isPresent();
        assertThat(saved.journal())
                .filteredOn(SavedGame.Entry.NewDice.class::isInstance)
                .hasSize(1);
    }

    private static JsonNode[] entries(Seat seat, int count) {
        JsonNode entries = seat.get("/log").ok().get("entries");
        JsonNode[] first = new JsonNode[count];
        for (int i = 0; i < count; i++) {
            first[i] = entries.get(i);
        }
        return first;
    }

    @Test
    void aForkCanBeForkedAgain() {
        Seat[] seats = sitDown(
                rebel.post("/fork", Map.of("action", 8, "seats", TWO_PEOPLE)).ok());
        new RandomPair(seats, 9).play(8);
        seats[0].post("/resignation", "{}").ok();

        Seat[] again = sitDown(seats[0].post("/fork", Map.of("action", 12, "seats", TWO_PEOPLE))
                .ok());

        assertThat(new RandomPair(again, 10).play(5)).isEqualTo(5);
    }

    @Test
    void anActionThatWasNeverPlayedIsNoPlaceToFork() {
        assertThat(rebel.post("/fork", Map.of("action", 99_999, "seats", TWO_PEOPLE))
                        .status())
                .isEqualTo(400);
    }

    @Test
    void aFinishedGameCanBeBroughtBack() {
        Answer export = rebel.get("/export");

        JsonNode opened = client.post("/api/games/import", "{\"game\":" + export.body() + "}")
                .ok();

        String id = opened.get("game").get("id").asText();
        assertThat(opened.get("game").get("status").asText()).isEqualTo("finished");
        assertThat(client.get("/api/games/" + id + "/export").body()).isEqualTo(export.body());
    }

    @Test
    void aRunningGameFromAFileGoesOnWithOtherDice() throws Exception {
        Recording recording =
                Recording.start(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), new SavedChance.Seed(3), Map.of());
        for (int i = 0; i < 25; i++) {
            recording.play(recording.game().pending().orElseThrow().suggested());
        }
        String body = "{\"game\":" + GameFile.toText(recording.saved())
                + ",\"seats\":{\"rebel\":{\"kind\":\"human\"},\"imperial\":{\"kind\":\"human\"}}}";

        Seat[] seats = sitDown(client.post("/api/games/import", body).ok());
        new RandomPair(seats, 11).playToTheEnd();

        SavedGame saved = GameFile.fromText(seats[0].get("/export").body());
        assertThat(Replay.of(saved).game().outcome()).isPresent();
        assertThat(saved.journal().get(25)).isInstanceOf(SavedGame.Entry.NewDice.class);
    }

    @Test
    void aGameThatDoesNotHoldIsNotTaken() {
        String forged = rebel.get("/export").body().replaceFirst("\"points\":-?\\d+", "\"points\":99");

        Answer answer = client.post("/api/games/import", "{\"game\":" + forged + "}");

        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.json().get("detail").asText()).contains("does not hold");
    }

    @Test
    void aRematchExchangesTheSides() {
        assertThat(rebel.post("/rematch", "{}")
                        .ok()
                        .get("rematch")
                        .get("offeredBy")
                        .asText())
                .isEqualTo("rebel");
        String next =
                imperial.post("/rematch", "{}").ok().get("rematch").get("game").asText();

        JsonNode mine = rebel.post("/rematch/seat", "{}").ok();
        JsonNode theirs = imperial.post("/rematch/seat", "{}").ok();

        assertThat(mine.get("side").asText()).isEqualTo("imperial");
        Seat now = new Seat(client, next, mine.get("token").asText());
        now.sitDown("Ada");
        new Seat(client, next, theirs.get("token").asText()).sitDown("Grace");
        assertThat(now.view().get("game").get("status").asText()).isEqualTo("running");
        assertThat(now.view()
                        .get("game")
                        .get("seats")
                        .get("imperial")
                        .get("name")
                        .asText())
                .isEqualTo("Ada");
    }

    private static Seat[] sitDown(JsonNode opened) {
        String id = opened.get("game").get("id").asText();
        Seat[] seats = {
            new Seat(client, id, opened.get("tokens").get("rebel").asText()),
            new Seat(client, id, opened.get("tokens").get("imperial").asText())
        };
        seats[0].sitDown("Ada");
        seats[1].sitDown("Grace");
        return seats;
    }
}
