package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Client;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Whoever comes to a long game may ask for the end of its log alone. */
class LastTurnsTest {

    private static final int TURNS = 2;

    @Test
    void theFirstNewsHaveAsManyGameTurnsAsOneWants() {
        try (TestServer server = TestServer.start()) {
            Seat[] seats = server.client().table("flight-to-egrix");
            RandomPair pair = new RandomPair(seats, 3);
            while (turns(seats[0].log()).size() < TURNS + 1 && pair.play(20) > 0) {
                // until there is something to leave out
            }
            for (Seat seat : seats) {
                List<JsonNode> log = seat.log();
                int from = turns(log).get(turns(log).size() - TURNS);
                assertThat(from).isPositive();

                JsonNode first = greeted(server.client(), seat, ",\"turns\":" + TURNS);
                assertThat(first.at("/log/from").asInt()).isEqualTo(from);
                assertThat(list(first.at("/log/entries"))).isEqualTo(log.subList(from, log.size()));
                assertThat(first.at("/view/log").asInt()).as("how long it is").isEqualTo(log.size());

                JsonNode whole = greeted(server.client(), seat, "");
                assertThat(whole.at("/log/from").asInt()).isZero();
                assertThat(list(whole.at("/log/entries"))).isEqualTo(log);
            }
        }
    }

    @Test
    void whoWasAwayForLongReadsOfTheLastTurns() {
        try (TestServer server = TestServer.start()) {
            Seat[] seats = server.client().table("flight-to-egrix");
            RandomPair pair = new RandomPair(seats, 3);
            while (turns(seats[0].log()).size() < TURNS + 1 && pair.play(20) > 0) {
                // until there is something to leave out
            }
            List<JsonNode> log = seats[0].log();
            int from = turns(log).getLast();
            seats[0].post("/seen", "{\"log\":0}");

            JsonNode some = seats[0].get("/since-last-turn?turns=1").ok();
            assertThat(some.get("from").asInt()).isEqualTo(from);
            assertThat(some.get("leftOut").asInt()).isEqualTo(from);
            assertThat(list(some.get("entries"))).isEqualTo(log.subList(from, log.size()));

            JsonNode all = seats[0].get("/since-last-turn").ok();
            assertThat(all.get("from").asInt()).isZero();
            assertThat(all.has("leftOut")).isFalse();
            assertThat(list(all.get("entries"))).isEqualTo(log);
        }
    }

    @Test
    void noTurnsAtAllAreRefused() {
        try (TestServer server = TestServer.start();
                Socket socket = server.client().connect()) {
            Seat seat = server.client().table("flight-to-egrix")[0];
            socket.send("{\"game\":\"" + seat.game() + "\",\"token\":\"" + seat.token() + "\",\"turns\":0}");
            assertThat(socket.closeCode(5_000)).isEqualTo(4400);
        }
    }

    private static JsonNode greeted(Client client, Seat seat, String more) {
        try (Socket socket = client.connect()) {
            socket.send("{\"game\":\"" + seat.game() + "\",\"token\":\"" + seat.token() + "\"" + more + "}");
            return socket.next(5_000);
        }
    }

    private static List<Integer> turns(List<JsonNode> log) {
        return log.stream()
                .filter(entry -> entry.get("type").asText().equals("TurnBegan"))
                .map(entry -> entry.get("number").asInt())
                .toList();
    }

    private static List<JsonNode> list(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }
}
