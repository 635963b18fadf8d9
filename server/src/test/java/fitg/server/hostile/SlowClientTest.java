package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.BesideTheOthers;
import fitg.server.TestServer;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import fitg.server.http.Patience;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Clients that take their time, at a server that has little patience. */
@ResourceLock(BesideTheOthers.BUSY)
class SlowClientTest {

    private static final Patience LITTLE = new Patience(
            Duration.ofSeconds(5),
            Duration.ofMillis(800),
            Duration.ofMillis(1500),
            Duration.ofMillis(500),
            Duration.ofMillis(1500),
            Duration.ofMillis(1500),
            Duration.ofSeconds(5));
    private static final int WELL_ABOVE = 15_000;

    private static TestServer server;
    private static Seat seat;
    private static Seat opponent;

    @BeforeAll
    static void start() {
        server = TestServer.start(TestServer.settings(TestServer.freshSqlite()), LITTLE);
        Seat[] seats = server.client().table("flight-to-egrix");
        seat = seats[0];
        opponent = seats[1];
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void aHeaderByteByByteIsCutOff() throws Exception {
        try (Raw raw = new Raw(server.port())) {
            assertThat(trickle(raw, "GET /api HTTP/1.1\r\nX-Slow: ")).isTrue();
        }
    }

    @Test
    void aBodyThatNeverEndsIsCutOff() throws Exception {
        try (Raw raw = new Raw(server.port())) {
            String head = Raw.head(
                    server.port(),
                    "POST",
                    "/api/games/" + seat.game() + "/chat",
                    "Authorization: Bearer " + seat.token(),
                    "Content-Type: application/json",
                    "Content-Length: 50000");
            assertThat(trickle(raw, head)).isTrue();
        }
        assertThat(seat.get("/chat").status()).isEqualTo(200);
    }

    /** Writes a byte now and then; true when the server has had enough of it. */
    private static boolean trickle(Raw raw, String beginning) throws IOException, InterruptedException {
        raw.send(beginning);
        long end = System.nanoTime() + Duration.ofMillis(WELL_ABOVE).toNanos();
        while (System.nanoTime() < end) {
            Thread.sleep(50);
            try {
                raw.send("x");
            } catch (IOException cutOff) {
                return true;
            }
        }
        return false;
    }

    @Test
    void aConnectionInUseIsNotCutOff() throws Exception {
        try (Raw raw = new Raw(server.port())) {
            for (int i = 0; i < 12; i++) {
                raw.send(Raw.head(server.port(), "GET", "/api/players"));
                assertThat(raw.answer().status()).isEqualTo(200);
                Thread.sleep(250);
            }
        }
    }

    @Test
    void aSocketThatNeverGreetsIsClosed() {
        try (Socket socket = server.client().connect()) {
            assertThat(socket.closeCode(WELL_ABOVE)).isEqualTo(4408);
        }
    }

    @Test
    void aSocketThatNoLongerAnswersIsForgotten() throws Exception {
        try (Raw raw = watcher()) {
            assertThat(raw.endsWithin(WELL_ABOVE)).isTrue();
        }
    }

    @Test
    void whoseNetworkIsGoneHasLeftTheTableSoonAfter() throws Exception {
        Seat[] seats = server.client().table("flight-to-egrix");
        try (Socket watching = server.client().connect();
                Raw lost = watcher(seats[1])) {
            watching.send("{\"game\":\"%s\",\"token\":\"%s\",\"presence\":true}"
                    .formatted(seats[0].game(), seats[0].token()));

            assertThat(untilPresence(watching, true)).as("she came").isTrue();
            assertThat(untilPresence(watching, false))
                    .as("she answers no more, though nobody has hung up")
                    .isTrue();
            assertThat(lost.endsWithin(WELL_ABOVE)).isTrue();
        }
    }

    /** Whether it is told in time that the imperial player is there, or is not. */
    private static boolean untilPresence(Socket socket, boolean here) {
        JsonNode message = socket.next(WELL_ABOVE);
        while (message != null && message.at("/seats/imperial/here").asBoolean(!here) != here) {
            message = socket.next(WELL_ABOVE);
        }
        return message != null;
    }

    @Test
    void aSocketThatAnswersStays() {
        try (Socket socket = seat.watch()) {
            assertThat(socket.next(WELL_ABOVE)).isNotNull();
            assertThat(socket.next(2 * LITTLE.silence().toMillis())).isNull();
            opponent.post("/chat", Map.of("text", "still there?")).ok();
            assertThat(socket.next(WELL_ABOVE)).isNotNull();
        }
    }

    @Test
    void aSocketThatNeverReadsHoldsUpNobodyAndIsDropped() throws Exception {
        try (Socket reader = seat.watch();
                Raw deaf = watcher()) {
            assertThat(reader.next(WELL_ABOVE)).isNotNull();
            for (int i = 0; i < 40; i++) {
                opponent.post("/chat", Map.of("text", "line " + i)).ok();
                assertThat(reader.next(WELL_ABOVE)).isNotNull();
            }
            assertThat(deaf.endsWithin(WELL_ABOVE)).isTrue();
            opponent.post("/chat", Map.of("text", "the last line")).ok();
            assertThat(reader.next(WELL_ABOVE)).isNotNull();
        }
    }

    /** Watches the game and then neither reads nor answers. */
    private static Raw watcher() throws IOException {
        return watcher(seat);
    }

    private static Raw watcher(Seat seat) throws IOException {
        Raw raw = new Raw(server.port());
        raw.send(Upgrade.request(server.port()));
        assertThat(raw.answer().status()).isEqualTo(101);
        return raw.send(Upgrade.text("{\"game\":\"" + seat.game() + "\",\"token\":\"" + seat.token() + "\"}"));
    }
}
