package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import com.fasterxml.jackson.databind.JsonNode;
import fitg.saves.GameFile;
import fitg.server.LogLines;
import fitg.server.Settings;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import fitg.server.http.Limits;
import fitg.server.table.Refusal;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How much somebody may ask for, and how often. */
class LimitsTest {

    private static final int MORE_THAN_ALLOWED = 2000;

    // ---- how often

    @Test
    void anAddressThatAsksTooOftenHasToWait() throws Exception {
        try (TestServer server = new Settings().requestsPerSecond(5).start()) {
            Answer refused = firstRefused(i -> server.client().get("/api/players"));
            assertThat(refused.problem()).isEqualTo("too-many");
            int wait = Integer.parseInt(refused.header("Retry-After"));
            Thread.sleep(Duration.ofSeconds(wait));
            assertThat(server.client().get("/api/players").status()).isEqualTo(200);
        }
    }

    /** Otherwise whoever is refused fills the disk instead. */
    @Test
    void aFloodOfRefusalsFillsOneLineOfTheLog() {
        try (LogLines log = LogLines.of("fitg.server", Level.INFO);
                TestServer server = new Settings().requestsPerSecond(5).start()) {
            firstRefused(i -> server.client().get("/api/players"));
            List<String> before = log.lines();

            List<Answer> flood = IntStream.range(0, 500)
                    .mapToObj(i -> server.client().get("/api/players"))
                    .filter(answer -> answer.status() == 429)
                    .toList();

            assertThat(flood).hasSizeGreaterThan(400);
            assertThat(before).contains("refused 1 requests that came too often");
            assertThat(ofTheFlood(log.lines()))
                    .hasSizeLessThanOrEqualTo(ofTheFlood(before).size() + 1);
        }
    }

    /** Servers of other tests write to the same log. */
    private static List<String> ofTheFlood(List<String> lines) {
        return lines.stream()
                .filter(line -> line.contains("came too often") || line.contains("/api/players"))
                .toList();
    }

    @Test
    void aSeatThatAsksTooOftenHasToWaitWhereverItAsksFrom() {
        try (TestServer server =
                new Settings().requestsPerSecond(10).behindProxy().start()) {
            Seat seat = server.client().table("flight-to-egrix")[0];
            Answer refused =
                    firstRefused(i -> ask(server, "/api/games/" + seat.game(), seat.token(), "10.0.0." + i % 250));
            assertThat(refused.problem()).isEqualTo("too-many");
            Answer onlooker = ask(server, "/api/games/" + seat.game(), null, "10.1.0.1");
            assertThat(onlooker.status()).isEqualTo(200);
        }
    }

    @Test
    void whatSomebodyWritesBeforeTheProxyCountsForNothing() {
        try (TestServer server =
                new Settings().requestsPerSecond(5).behindProxy().start()) {
            firstRefused(i -> ask(server, "/api/players", null, "10.0.0." + i % 250, "192.0.2.1"));
            firstRefused(i -> ask(server, "/api/players", null, "10.0.0." + i % 250 + ", 192.0.2.2"));
            assertThat(ask(server, "/api/players", null, "192.0.2.3").status()).isEqualTo(200);
        }
    }

    @Test
    void allAddressesOfAnIpv6NetworkAreOne() {
        try (TestServer server =
                new Settings().requestsPerSecond(5).behindProxy().start()) {
            firstRefused(i -> ask(server, "/api/players", null, "2001:db8:0:1::" + Integer.toHexString(i)));
            assertThat(ask(server, "/api/players", null, "2001:db8:0:2::1").status())
                    .isEqualTo(200);
        }
    }

    private static Answer firstRefused(IntFunction<Answer> request) {
        for (int i = 0; i < MORE_THAN_ALLOWED; i++) {
            Answer answer = request.apply(i);
            if (answer.status() == 429) {
                return answer;
            }
        }
        throw new AssertionError("nothing was refused");
    }

    private static Answer ask(TestServer server, String path, String token, String... forwardedFor) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address(server, path));
        List.of(forwardedFor).forEach(address -> request.header("X-Forwarded-For", address));
        return server.client().send(token == null ? request : request.header("Authorization", "Bearer " + token));
    }

    private static URI address(TestServer server, String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }

    @Test
    void anEmptyBucketFillsAgain() {
        AtomicLong nanos = new AtomicLong();
        Limits limits = new Limits(10, nanos::get);
        limits.take("somebody", 49);
        limits.take("somebody", 1);
        assertThatThrownBy(() -> limits.take("somebody", 1)).isInstanceOf(Refusal.class);
        limits.take("somebody else", 50);
        nanos.addAndGet(Duration.ofMillis(100).toNanos());
        limits.take("somebody", 1);
        assertThatThrownBy(() -> limits.take("somebody", 1)).isInstanceOf(Refusal.class);
    }

    @Test
    void theNarrowestLimitLeavesRoomForOpeningAGame() {
        new Limits(1, () -> 0).take("somebody", 20);
    }

    // ---- how much

    @Test
    void aBodyIsRefusedByItsLength() {
        try (TestServer server = TestServer.start()) {
            Seat seat = server.client().table("flight-to-egrix")[0];
            String large = "{\"text\":\"" + "x".repeat(70_000) + "\"}";
            assertTooLarge(seat.post("/chat", large), 413);
            assertTooLarge(server.client().send(chunked(server, seat, large)), 413);
            assertTooLarge(announced(server, "/api/games/" + seat.game() + "/chat", seat.token()), 413);
            assertThat(seat.get("/chat").ok().get("lines")).isEmpty();
        }
    }

    private static HttpRequest.Builder chunked(TestServer server, Seat seat, String body) {
        return HttpRequest.newBuilder(address(server, "/api/games/" + seat.game() + "/chat"))
                .header("Authorization", "Bearer " + seat.token())
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body.getBytes())));
    }

    /** Says that it will send much, and waits. */
    private static Answer announced(TestServer server, String path, String token) {
        return Raw.exchange(
                server.port(),
                Raw.head(
                        server.port(),
                        "POST",
                        path,
                        "Authorization: Bearer " + token,
                        "Content-Type: application/json",
                        "Content-Length: 2000000000",
                        "Expect: 100-continue"));
    }

    private static void assertTooLarge(Answer answer, int status) {
        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.problem()).isEqualTo("too-large");
    }

    @Test
    void aFileMayBeLargerButNotMuch() {
        try (TestServer server = TestServer.start()) {
            String fits = "{\"game\":{\"x\":\"" + "x".repeat(GameFile.MOST_ENTRIES * 99) + "\"}}";
            assertThat(server.client().post("/api/games/import", fits).problem())
                    .isEqualTo("not-a-game");
            // Announced only: whoever is refused while still sending may not hear the answer.
            String large = Raw.head(
                    server.port(),
                    "POST",
                    "/api/games/import",
                    "Content-Type: application/json",
                    "Content-Length: 3200000");
            assertTooLarge(Raw.exchange(server.port(), large), 413);
        }
    }

    @Test
    void aHeaderIsRefusedByItsLength() {
        try (TestServer server = TestServer.start()) {
            String head = Raw.head(server.port(), "GET", "/api", "X-Long: " + "x".repeat(9_000));
            assertTooLarge(Raw.exchange(server.port(), head), 431);
        }
    }

    // ---- how many

    @Test
    void thereIsRoomForSoManySockets() throws Exception {
        try (TestServer server = new Settings().mostSockets(3).start()) {
            List<Socket> sockets = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                sockets.add(server.client().connect());
            }
            // A client hears that it is through before the server has counted it.
            while (!server.client().get("/metrics").body().contains("fitg_sockets 3.0")) {
                Thread.sleep(10);
            }
            Answer refused = Raw.exchange(server.port(), Upgrade.request(server.port()));
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.problem()).isEqualTo("no-room");
            assertThat(refused.header("Retry-After")).isNotEmpty();

            sockets.removeFirst().close();
            assertThat(eventually(server, 101)).isTrue();
            sockets.forEach(Socket::close);
        }
    }

    private static boolean eventually(TestServer server, int status) throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            if (Raw.exchange(server.port(), Upgrade.request(server.port())).status() == status) {
                return true;
            }
            Thread.sleep(50);
        }
        return false;
    }

    @Test
    void thereIsRoomForSoManyGames() {
        try (TestServer server = new Settings().mostGames(2).start()) {
            Client client = server.client();
            JsonNode first = client.open("flight-to-egrix", "human", "open");
            client.open("flight-to-egrix", "human", "open");
            Answer refused = client.post(
                    "/api/games",
                    Map.of(
                            "scenario",
                            "flight-to-egrix",
                            "seats",
                            Map.of("rebel", Client.seat("human"), "imperial", Client.seat("open"))));
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.problem()).isEqualTo("no-room");
            String id = first.get("game").get("id").asText();
            assertThat(client.get("/api/games/" + id).status()).isEqualTo(200);
        }
    }

    @Test
    void inventedMethodsAreNotKept() {
        try (TestServer server = TestServer.start()) {
            for (int i = 0; i < 20; i++) {
                Answer answer = Raw.exchange(server.port(), Raw.head(server.port(), "BREW" + i, "/api"));
                assertThat(answer.status()).isEqualTo(405);
            }
            assertThat(server.client().get("/metrics").body()).doesNotContain("BREW");
        }
    }
}
