package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Who may remove a game, and how it comes back. */
class RemovalTest {

    private static final String OPERATOR = "a-token-of-the-operator";

    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = new Settings().operatorToken(OPERATOR).start();
        client = server.client();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Seat alone(String other) {
        JsonNode opened = client.open("flight-to-egrix", "human", other);
        return new Seat(
                client,
                opened.get("game").get("id").asText(),
                opened.at("/tokens/rebel").asText());
    }

    @Test
    void whoPlaysAloneRemovesHisGame() {
        for (String other : new String[] {"random", "open"}) {
            Seat seat = alone(other);
            seat.sitDown("Ada");

            assertThat(seat.delete("").ok().get("removed").asBoolean()).isTrue();

            assertThat(seat.get("/view").status()).isEqualTo(404);
            assertThat(seat.post("/restoration", "{}").ok().get("id").asText()).isEqualTo(seat.game());
            assertThat(seat.get("/view").status()).isEqualTo(200);
        }
    }

    @Test
    void twoPeopleRemoveTheirGameTogetherWhenItIsOver() {
        Seat[] seats = client.table("flight-to-egrix");
        assertThat(seats[0].delete("").problem()).isEqualTo("game-running");
        seats[0].post("/resignation", "{}").ok();

        JsonNode first = seats[0].delete("").ok();
        assertThat(first.get("removed").asBoolean()).isFalse();
        assertThat(seats[1].view().at("/game/removalWish").asText()).isEqualTo("rebel");
        assertThat(seats[0].delete("").ok().get("removed").asBoolean())
                .as("wishing twice is not agreeing")
                .isFalse();

        assertThat(seats[1].delete("").ok().get("removed").asBoolean()).isTrue();
        assertThat(client.get("/api/games/" + seats[0].game()).status()).isEqualTo(404);
    }

    @Test
    void whoRunsTheServerRemovesAnyGameAndBringsItBack() {
        Seat[] seats = client.table("flight-to-egrix");
        String game = "/api/games/" + seats[0].game();

        assertThat(client.delete(game, OPERATOR).ok().get("removed").asBoolean())
                .isTrue();
        assertThat(client.get(game).status()).isEqualTo(404);
        client.post(game + "/restoration", OPERATOR, "{}").ok();

        assertThat(seats[1].get("/view").status()).isEqualTo(200);
    }

    @Test
    void nobodyElseRemovesOrBringsBack() {
        Seat[] seats = client.table("flight-to-egrix");
        Seat stranger = client.table("flight-to-egrix")[0];
        String game = "/api/games/" + seats[0].game();

        for (String token : new String[] {null, "nonsense", stranger.token()}) {
            Answer refused = client.delete(game, token);
            assertThat(refused.problem()).isEqualTo("no-seat");
        }
        client.delete(game, OPERATOR).ok();
        assertThat(client.post(game + "/restoration", stranger.token(), "{}").problem())
                .isEqualTo("no-seat");
        assertThat(client.post(game + "/restoration", null, "{}").problem()).isEqualTo("no-seat");
    }

    @Test
    void aRematchIsChargedAsOpeningAGame() {
        try (TestServer limited = new Settings().requestsPerSecond(5).start()) {
            JsonNode opened = limited.client().open("flight-to-egrix", "human", "random");
            Seat seat = new Seat(
                    limited.client(),
                    opened.get("game").get("id").asText(),
                    opened.at("/tokens/rebel").asText());

            Answer rematch = seat.post("/rematch", "{}");

            assertThat(rematch.problem()).isEqualTo("too-many");
        }
    }
}
