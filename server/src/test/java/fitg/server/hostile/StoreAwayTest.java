package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.AtTheStore;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import fitg.server.http.Patience;
import fitg.server.store.FullDisk;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store that goes away or has no room, under a running server. */
@AtTheStore
class StoreAwayTest {

    private static final Patience LITTLE_FOR_THE_STORE = new Patience(
            Duration.ofSeconds(30),
            Duration.ofSeconds(10),
            Duration.ofMinutes(2),
            Duration.ofSeconds(10),
            Duration.ofSeconds(10),
            Duration.ofSeconds(60),
            Duration.ofSeconds(1));

    @TempDir
    Path folder;

    private EmbeddedPostgres.Builder postgres() {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("data"))
                .setCleanDataDirectory(false);
    }

    @Test
    void theServerOutlivesItsDatabase() throws Exception {
        EmbeddedPostgres first = postgres().start();
        String url = first.getJdbcUrl("postgres", "postgres");
        try (TestServer server = TestServer.start(TestServer.settings(url), LITTLE_FOR_THE_STORE)) {
            Seat seat = seatToMove(server.client());
            playOn(seat);
            try (Socket socket = seat.watch()) {
                assertThat(socket.next(10_000)).isNotNull();
                String before = seat.get("/view").body();

                first.close();
                assertAway(server, seat);

                try (EmbeddedPostgres again =
                        postgres().setPort(first.getPort()).start()) {
                    untilReady(server.client());
                    assertThat(seat.get("/view").body()).isEqualTo(before);
                    playOn(seat);
                    assertThat(seat.get("/view").body()).isNotEqualTo(before);
                    assertThat(socket.next(10_000)).isNotNull();
                }
            }
        }
    }

    private static void assertAway(TestServer server, Seat seat) {
        assertStorageAway(seat.get("/view"));
        assertStorageAway(seat.play(0, "pass"));
        assertStorageAway(server.client().get("/readyz"));
        assertThat(server.client().get("/healthz").status()).isEqualTo(200);
        assertThat(server.client().get("/api/players").status()).isEqualTo(200);
        try (Socket socket = seat.watch()) {
            assertThat(socket.closeCode(10_000)).isEqualTo(1013);
        }
    }

    private static void assertStorageAway(Answer answer) {
        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
        assertThat(answer.problem()).isEqualTo("storage-away");
        assertThat(answer.body()).doesNotContain("postgres", "jdbc", "localhost");
    }

    private static void untilReady(Client client) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (client.get("/readyz").status() != 200) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.sleep(100);
        }
    }

    private static Seat seatToMove(Client client) {
        Seat[] seats = client.table("flight-to-egrix");
        return seats[0].view().has("decision") ? seats[0] : seats[1];
    }

    private static void playOn(Seat seat) {
        JsonNode decision = seat.view().get("decision");
        String key = decision.get("actions").get(0).get("key").asText();
        seat.play(decision.get("number").asInt(), key).ok();
    }

    @Test
    void aFullDiskChangesNothingAndPasses() {
        try (TestServer server = TestServer.start()) {
            Seat seat = seatToMove(server.client());
            FullDisk.fill(server.store());
            int said = 0;
            Answer answer = say(seat);
            while (answer.status() == 201) {
                said++;
                answer = say(seat);
            }
            assertThat(answer.status()).isEqualTo(507);
            assertThat(answer.problem()).isEqualTo("storage-full");
            assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
            assertThat(seat.get("/chat").ok().get("lines")).hasSize(said);
            assertThat(server.client().get("/readyz").status()).isEqualTo(200);

            FullDisk.clear(server.store());
            assertThat(say(seat).status()).isEqualTo(201);
            assertThat(seat.get("/chat").ok().get("lines")).hasSize(said + 1);
            playOn(seat);
        }
    }

    private static Answer say(Seat seat) {
        return seat.post("/chat", Map.of("text", "\u2605".repeat(500)));
    }
}
