package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.Settings;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import fitg.server.store.Store;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Somebody who talks without end. */
class ChatFloodTest {

    private static Answer say(Seat seat, int number) {
        return seat.post("/chat", Map.of("text", number + " " + "x".repeat(490)));
    }

    @Test
    void aLongChatIsBoundedAndToldInPages() {
        try (TestServer server = TestServer.start()) {
            Seat[] seats = server.client().table("flight-to-egrix");
            int said = Store.LINES_KEPT + 150;
            IntStream.range(0, said).forEach(i -> say(seats[0], i).ok());

            JsonNode page = seats[1].get("/chat").ok();
            JsonNode last = seats[1].get("/chat?since=" + (said - 1)).ok();

            assertThat(page.get("length").asInt()).isEqualTo(said);
            assertThat(page.get("lines")).hasSize(100);
            assertThat(page.at("/lines/0/number").asInt()).as("the oldest are gone").isEqualTo(150);
            assertThat(last.get("lines")).hasSize(1);
            try (Socket socket = seats[1].watch()) {
                assertThat(socket.next(5_000).get("chat")).hasSize(100);
                say(seats[0], said).ok();
                assertThat(socket.next(5_000).at("/chat/0/number").asInt()).isEqualTo(said);
            }
        }
    }

    @Test
    void nobodyTalksFasterThanHeCanType() {
        try (TestServer server = new Settings().requestsPerSecond(20).start()) {
            Seat seat = server.client().table("flight-to-egrix")[0];

            long accepted = IntStream.range(0, 60)
                    .mapToObj(i -> say(seat, i))
                    .filter(answer -> answer.status() == 201)
                    .count();

            assertThat(accepted).isLessThan(60);
        }
    }
}
