package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import fitg.server.store.TestPostgres;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who is at the table. */
class PresenceTest {

    private static final int PATIENCE = 10_000;

    @Test
    void whoComesAndGoesIsToldToWhoAskedForIt() {
        try (TestServer server = TestServer.start()) {
            Seat[] seats = server.client().table("flight-to-egrix");
            try (Socket ada = watch(server.client(), seats[0])) {
                JsonNode alone = presence(ada);
                assertThat(alone.at("/rebel/here").asBoolean()).isTrue();
                assertThat(alone.at("/imperial/here").asBoolean()).isFalse();
                assertThat(alone.at("/imperial").has("lastSeen"))
                        .as("nobody knows when she was")
                        .isFalse();

                long before = System.currentTimeMillis();
                try (Socket grace = watch(server.client(), seats[1])) {
                    assertThat(presence(ada).at("/imperial/here").asBoolean()).isTrue();
                    assertThat(presence(grace).at("/rebel/here").asBoolean()).isTrue();
                }

                JsonNode left = presence(ada).get("imperial");
                assertThat(left.get("here").asBoolean()).isFalse();
                assertThat(left.get("lastSeen").asLong() % 300_000)
                        .as("not to the minute")
                        .isZero();
                assertThat(left.get("lastSeen").asLong()).isGreaterThan(before - 300_000);
            }
        }
    }

    @Test
    void otherClientsHearNothingOfIt() {
        try (TestServer server = TestServer.start()) {
            Seat[] seats = server.client().table("flight-to-egrix");
            try (Socket plain = server.client().watch(seats[0].game(), seats[0].token());
                    Socket ada = watch(server.client(), seats[0])) {
                assertThat(plain.next(PATIENCE).get("type").asText()).isEqualTo("update");
                presence(ada);
                try (Socket grace = watch(server.client(), seats[1])) {
                    presence(grace);
                    assertThat(presence(ada).at("/imperial/here").asBoolean()).isTrue();

                    seats[1].post("/chat", Map.of("text", "Hello")).ok();

                    assertThat(plain.next(PATIENCE).at("/chat/0/text").asText()).isEqualTo("Hello");
                }
            }
        }
    }

    @Test
    void aComputerHasNoPresenceAndAnOnlookerHasNone() {
        try (TestServer server = TestServer.start()) {
            JsonNode opened = server.client().open("flight-to-egrix", "human", "random");
            String game = opened.at("/game/id").asText();
            try (Socket onlooker = watch(server.client(), new Seat(server.client(), game, null))) {
                JsonNode seats = presence(onlooker);

                assertThat(seats.has("imperial")).isFalse();
                assertThat(seats.at("/rebel/here").asBoolean()).isFalse();
            }
        }
    }

    @Test
    void nodesTellEachOther() {
        String database = TestPostgres.freshDatabaseUrl();
        try (TestServer one = TestServer.start(database)) {
            Seat[] seats = one.client().table("flight-to-egrix");
            try (Socket ada = watch(one.client(), seats[0])) {
                presence(ada);
                try (TestServer other = TestServer.start(database);
                        Socket grace = watch(other.client(), seats[1])) {
                    assertThat(presence(ada).at("/imperial/here").asBoolean()).isTrue();
                    assertThat(untilHere(grace, "rebel"))
                            .as("who came before her")
                            .isTrue();
                }
                assertThat(presence(ada).at("/imperial/here").asBoolean())
                        .as("her node has stopped")
                        .isFalse();
            }
        }
    }

    private static boolean untilHere(Socket socket, String side) {
        JsonNode seats = presence(socket);
        while (!seats.at("/" + side + "/here").asBoolean()) {
            seats = presence(socket);
        }
        return true;
    }

    private static Socket watch(Client client, Seat seat) {
        Socket socket = client.connect();
        String token = seat.token() == null ? "null" : "\"" + seat.token() + "\"";
        socket.send("{\"game\":\"" + seat.game() + "\",\"token\":" + token + ",\"presence\":true}");
        return socket;
    }

    /** What is told next of who is there. */
    private static JsonNode presence(Socket socket) {
        JsonNode message = socket.next(PATIENCE);
        while (message != null && !message.get("type").asText().equals("presence")) {
            message = socket.next(PATIENCE);
        }
        assertThat(message).as("who is at the table").isNotNull();
        return message.get("seats");
    }
}
