package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.SavedGame;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Games that begin at a position instead of a set-up. */
class PositionGamesTest {

    private static final String EGRIX = """
            case   Boccanegra sets out
            given  open-1979-star-system-egrix, turn 1, rebels movement
                   Boccanegra: in Angoff Urban
                   Frun Sentel: in Charkhan Air
                   Planetary Privateer: held by Boccanegra
            when   fly:36
            """;

    @Test
    void aGameGoesOnFromAPositionAndIsPlayedAgainFromItsJournal() throws Exception {
        String database = TestServer.freshSqlite();
        String game;
        Seat rebel;
        try (TestServer server = TestServer.start(database)) {
            Client client = server.client();
            JsonNode opened = open(client, EGRIX).ok();
            game = opened.get("game").get("id").asText();
            assertThat(opened.get("game").get("origin").asText()).isEqualTo("position");
            rebel = seat(client, game, opened, "rebel");
            seat(client, game, opened, "imperial");

            assertThat(asked(rebel)).isEqualTo("flight-destination");
            rebel.play(0, "environ:2232").ok();
        }
        try (TestServer server = TestServer.start(database)) {
            Seat again = new Seat(server.client(), game, rebel.token());
            assertThat(asked(again)).isEqualTo("move");
            again.post("/resignation", Map.of()).ok();

            SavedGame saved = GameFile.fromText(
                    server.client().get("/api/games/" + game + "/export").body());
            assertThat(Recording.resume(saved).game().isOver()).isTrue();
            assertThat(again.get("/view?at=0").ok().get("decision")).isNull();
        }
    }

    @Test
    void whatCannotBeLaidOutIsRefusedWithItsLine() {
        try (TestServer server = TestServer.start()) {
            Answer wrong = open(server.client(), EGRIX.replace("Angoff Urban", "Angof Urban"));

            assertThat(wrong.status()).isEqualTo(400);
            assertThat(wrong.body()).contains("line 3: there is no place called");
            assertThat(server.client()
                            .post("/api/games", Map.of("scenario", "open-1979-star-system-egrix", "seats", seats()))
                            .status())
                    .isEqualTo(400);
            assertThat(server.client()
                            .post(
                                    "/api/games",
                                    Map.of("scenario", "flight-to-egrix", "position", EGRIX, "seats", seats()))
                            .body())
                    .contains("A position names its scenario and house rules");
        }
    }

    private static Answer open(Client client, String position) {
        return client.post("/api/games", Map.of("position", position, "seats", seats()));
    }

    private static Map<String, Object> seats() {
        return Map.of("rebel", Client.seat("human"), "imperial", Client.seat("human"));
    }

    private static Seat seat(Client client, String game, JsonNode opened, String side) {
        Seat seat = new Seat(client, game, opened.get("tokens").get(side).asText());
        seat.sitDown(side);
        return seat;
    }

    private static String asked(Seat seat) {
        return seat.view().get("decision").get("question").asText();
    }
}
