package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.server.Settings;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Seat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What browsers are told, and whom the server takes for its own page. */
class HeadersTest {

    private static TestServer server;
    private static Seat seat;

    @BeforeAll
    static void start() {
        server = new Settings().metricsToken("collector").start();
        seat = server.client().table("flight-to-egrix")[0];
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Answer ask(String method, String path, String... lines) {
        return Raw.exchange(server.port(), Raw.head(server.port(), method, path, lines));
    }

    static Stream<List<String>> requests() {
        return Stream.of(
                List.of("GET", "/"),
                List.of("GET", "/index.html"),
                List.of("GET", "/nothing.html"),
                List.of("GET", "/healthz"),
                List.of("GET", "/metrics"),
                List.of("GET", "/api"),
                List.of("GET", "/api/players"),
                List.of("GET", "/api/catalogue"),
                List.of("GET", "/api/nothing"),
                List.of("GET", "/api/games/AAAAAAAAAAAAAAAA"),
                List.of("GET", "/api/rules/%zz"),
                List.of("GET", "/api/rules/%ff"),
                List.of("PUT", "/api/games", "Content-Length: 0"),
                List.of("POST", "/api/games", "Content-Length: 0"),
                List.of("POST", "/api/games", "Content-Length: 0", "Origin: http://example.com"),
                List.of("BREW", "/api"),
                List.of("TRACE", "/"),
                List.of("OPTIONS", "/api/games"),
                List.of("GET", "/nothing", "Sec-WebSocket-Version: 13"),
                List.of("GET", "/api/socket", "Sec-WebSocket-Version: 99"),
                List.of("GET", "/api", "Expect: tea"),
                List.of("GET", "/api", "X-Long: " + "x".repeat(9_000)));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void everyAnswerIsGuarded(List<String> request) {
        assertGuarded(ask(
                request.get(0),
                request.get(1),
                request.subList(2, request.size()).toArray(String[]::new)));
    }

    @Test
    void socketsAreGuardedToo() {
        assertGuarded(Raw.exchange(server.port(), Upgrade.request(server.port())));
        assertGuarded(Raw.exchange(server.port(), Upgrade.request(server.port(), "Origin: null")));
        assertGuarded(Raw.exchange(server.port(), "nonsense\r\n\r\n"));
    }

    private static void assertGuarded(Answer answer) {
        assertThat(answer.header("Content-Security-Policy"))
                .contains("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'")
                .doesNotContain("unsafe", "*");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("X-Frame-Options")).isEqualTo("DENY");
        assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(answer.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
        assertThat(answer.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
        assertThat(answer.header("Permissions-Policy")).contains("camera=()");
        assertThat(answer.headers().map())
                .doesNotContainKeys("Set-Cookie", "Server", "X-Powered-By", "Access-Control-Allow-Origin");
        if (answer.status() >= 400) {
            assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
            assertThat(answer.problem()).isNotEmpty();
        }
    }

    @Test
    void whatASeatSeesIsNotKeptByCaches() {
        assertThat(seat.get("/view").header("Cache-Control")).isEqualTo("no-store");
        assertThat(seat.get("/nothing").header("Cache-Control")).isEqualTo("no-store");
    }

    // ---- whose page

    private static String own() {
        return "http://127.0.0.1:" + server.port();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://example.com", "null", "http://127.0.0.1", "http://localhost:1", "%%%", "file://"})
    void anotherPageMayNotChangeAnything(String origin) {
        String before = seat.get("/chat").body();
        Answer answer = say("Origin: " + origin);
        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.problem()).isEqualTo("forbidden");
        assertThat(seat.get("/chat").body()).isEqualTo(before);
    }

    @Test
    void ourOwnPageMay() {
        assertThat(say("Origin: " + own()).status()).isEqualTo(201);
    }

    private static Answer say(String origin) {
        String body = "{\"text\":\"hello\"}";
        String head = Raw.head(
                server.port(),
                "POST",
                "/api/games/" + seat.game() + "/chat",
                origin,
                "Authorization: Bearer " + seat.token(),
                "Content-Type: application/json",
                "Content-Length: " + body.length());
        return Raw.exchange(server.port(), head + body);
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://example.com", "null", "http://127.0.0.1", "%%%"})
    void anotherPageMayNotWatch(String origin) {
        Answer answer = Raw.exchange(server.port(), Upgrade.request(server.port(), "Origin: " + origin));
        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.problem()).isEqualTo("forbidden");
    }

    @Test
    void ourOwnPageMayWatch() {
        Answer answer = Raw.exchange(server.port(), Upgrade.request(server.port(), "Origin: " + own()));
        assertThat(answer.status()).isEqualTo(101);
    }

    @ParameterizedTest
    @ValueSource(strings = {"example.com", "127.0.0.1.example.com", "localhost.example.com", "[::2]", "10.0.0.1"})
    void aServerForThisMachineAnswersToNoOtherName(String host) {
        for (String path : List.of("/", "/api/players", "/metrics")) {
            Answer answer = Raw.exchange(server.port(), "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
            assertThat(answer.status()).isEqualTo(403);
            assertThat(answer.problem()).isEqualTo("forbidden");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "localhost:80", "127.0.0.1", "127.1.2.3:9", "[::1]:7"})
    void itAnswersToItsOwn(String host) {
        Answer answer = Raw.exchange(server.port(), "GET /api/players HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        assertThat(answer.status()).isEqualTo(200);
    }

    // ---- looking

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/actions",
                "/undo",
                "/resignation",
                "/seen",
                "/seat",
                "/seat/renew",
                "/rematch",
                "/rematch/seat",
                "/fork",
                "/seats/rebel/invitation"
            })
    void lookingChangesNothing(String path) {
        String before = seat.get("/view").body();
        assertThat(seat.get(path).status()).isIn(404, 405);
        assertThat(seat.get("/view").body()).isEqualTo(before);
    }

    @Test
    void theMetricsAreForThisMachineOrWhoeverHasTheToken() {
        assertThat(ask("GET", "/metrics").status()).isEqualTo(200);
        String forwarded = "X-Forwarded-For: 127.0.0.1";
        assertThat(ask("GET", "/metrics", forwarded).status()).isEqualTo(404);
        for (String header : List.of("Forwarded: for=127.0.0.1", "Via: 1.1 proxy", "X-Real-IP: 127.0.0.1")) {
            assertThat(ask("GET", "/metrics", header).status()).as(header).isEqualTo(404);
        }
        assertThat(ask("GET", "/metrics", forwarded, "Authorization: Bearer wrong")
                        .status())
                .isEqualTo(404);
        assertThat(ask("GET", "/metrics", forwarded, "Authorization: Bearer collector")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void theMetricsNameNoGame() {
        seat.get("/view");
        assertThat(ask("GET", "/metrics").body()).doesNotContain(seat.game(), seat.token());
    }

    /** What stands in a query is nobody's business here, and no reason to fail. */
    @Test
    void aSocketWithAQueryThatIsNoneIsNoMistakeOfOurs() {
        for (String query : new String[] {"?x=%", "?x=%zz", "?\\", "?a=b\\c", "?x=%00", "?token=secret"}) {
            String request = Upgrade.request(server.port()).replace("/api/socket", "/api/socket" + query);

            Answer answer = Raw.exchange(server.port(), request);

            assertThat(answer.status()).as(query).isNotEqualTo(500);
            assertThat(answer.body()).doesNotContain("secret");
        }
    }
}
