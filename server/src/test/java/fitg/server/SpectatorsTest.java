package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Client;
import fitg.server.client.LongGame;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Onlookers see what both sides may know, and as late as the players wish. */
class SpectatorsTest {

    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        client = server.client();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Seat[] table(Map<String, Object> more) {
        Map<String, Object> body = new HashMap<>(more);
        body.put("scenario", "flight-to-egrix");
        body.put("seats", Map.of("rebel", Client.seat("human"), "imperial", Client.seat("human")));
        JsonNode opened = client.post("/api/games", body).ok();
        String id = opened.get("game").get("id").asText();
        Seat[] seats = {
            new Seat(client, id, opened.get("tokens").get("rebel").asText()),
            new Seat(client, id, opened.get("tokens").get("imperial").asText())
        };
        seats[0].sitDown("Ada");
        seats[1].sitDown("Grace");
        return seats;
    }

    private static void placeAUnit(Seat imperial) {
        JsonNode view = imperial.view();
        imperial.play(
                        view.get("number").asInt(),
                        view.get("decision").get("actions").get(0).get("key").asText())
                .ok();
    }

    @Test
    void anOnlookerSeesTheBoardButIsAskedNothing() {
        Seat imperial = table(Map.of())[1];

        JsonNode view =
                client.get("/api/games/" + imperial.game() + "/view").ok().get("view");

        assertThat(view.get("viewer").asText()).isEqualTo("spectator");
        assertThat(view.has("board")).isTrue();
        assertThat(view.has("decision")).isFalse();
        assertThat(view.has("number")).isFalse();
    }

    @Test
    void playersCanKeepOnlookersOut() {
        Seat imperial = table(Map.of("spectators", false))[1];

        assertThat(client.get("/api/games/" + imperial.game() + "/view").status())
                .isEqualTo(401);
        assertThat(client.watch(imperial.game(), null).closeCode(5_000)).isEqualTo(4401);
    }

    @Test
    void anOnlookerIsBehindByTheTimeAgreed() {
        Seat imperial = table(Map.of("spectatorDelay", 2))[1];
        try (Socket late = client.watch(imperial.game(), null)) {
            assertThat(late.next(5_000).get("view").get("log").asInt()).isZero();
            placeAUnit(imperial);
            int length = imperial.view().get("log").asInt();

            assertThat(client.get("/api/games/" + imperial.game() + "/log")
                            .ok()
                            .get("length")
                            .asInt())
                    .isLessThan(length);
            JsonNode update = late.next(6_000);
            assertThat(update).as("told when the time had come").isNotNull();
            assertThat(update.get("view").get("log").asInt()).isEqualTo(length);
        }
    }

    @Test
    void anOnlookerWhoIsBehindDoesNotHearOfTheEndEither() {
        Seat rebel = table(Map.of("spectatorDelay", 60))[0];
        rebel.post("/resignation", "{}").ok();

        JsonNode game = client.get("/api/games/" + rebel.game()).ok();

        assertThat(game.get("status").asText()).isEqualTo("running");
        assertThat(game.get("dice").has("secret")).isFalse();
        assertThat(client.get("/api/games/" + rebel.game() + "/export")
                        .ok()
                        .get("format")
                        .asText())
                .isEqualTo("fitg-seat");
    }

    /** The journal is taken away after the first look: whoever looked again by playing it could not. */
    @Test
    void howTheGameWasIsPlayedOnceForAllOnlookers() throws Exception {
        String database = TestServer.freshSqlite();
        try (TestServer house = TestServer.start(database)) {
            Seat[] seats = LongGame.table(house.client(), 300, 3_600);
            String view = "/api/games/" + seats[0].game() + "/view";
            change(database, "update journal set at = at - 7200000");
            house.tables().forget(seats[0].game());
            JsonNode mine = seats[0].view();
            Seat asked = mine.has("decision") ? seats[0] : seats[1];
            placeAUnit(asked);
            int now = asked.view().get("log").asInt();

            JsonNode first = house.client().get(view).ok();
            change(database, "delete from journal where number < 200");
            JsonNode second = house.client().get(view).ok();

            assertThat(first.at("/view/log").asInt()).isPositive().isLessThan(now);
            assertThat(second).isEqualTo(first);
            try (Socket onlooker = house.client().watch(seats[0].game(), null)) {
                assertThat(onlooker.next(5_000).get("view")).isEqualTo(first.get("view"));
            }
        }
    }

    private static void change(String database, String statement) throws SQLException {
        try (var connection = DriverManager.getConnection(database);
                var change = connection.createStatement()) {
            change.executeUpdate(statement);
        }
    }
}
