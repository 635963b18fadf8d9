package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Requests that cannot be granted: each gets its own answer, and the game stays as it is. */
class BadInputTest {

    private static final String GAME = "/api/games/{game}";

    private static TestServer server;
    private static Seat asked;
    private static Seat other;
    private static Seat stranger;

    @BeforeAll
    static void aRunningGame() {
        server = TestServer.start();
        Seat[] seats = server.client().table("flight-to-egrix");
        boolean rebelFirst = seats[0].view().has("decision");
        asked = seats[rebelFirst ? 0 : 1];
        other = seats[rebelFirst ? 1 : 0];
        stranger = server.client().table("flight-to-egrix")[0];
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** A request and the answer it must get. */
    private record Bad(
            String what, String method, String path, String body, int status, String problem, String detail) {

        @Override
        public String toString() {
            return what;
        }
    }

    private static Bad post(String what, String path, String body, int status, String problem, String detail) {
        return new Bad(what, "POST", path, body, status, problem, detail);
    }

    private static Bad malformed(String what, String path, String body, String detail) {
        return post(what, path, body, 400, "malformed", detail);
    }

    private static Bad get(String what, String path, int status, String problem, String detail) {
        return new Bad(what, "GET", path, null, status, problem, detail);
    }

    static Stream<Bad> bodies() {
        String actions = GAME + "/actions";
        String notJson = "not JSON as we read it";
        return Stream.of(
                malformed("an empty body", actions, "", "no body"),
                malformed("a blank body", actions, "  \n ", "no body"),
                malformed("null", actions, "null", "is null"),
                malformed("a list for an object", actions, "[]", "wrong type"),
                malformed("a word for an object", actions, "\"play\"", "The request has the wrong type"),
                malformed("half an object", actions, "{\"number\":0,", notJson),
                malformed("no JSON at all", actions, "number=0", notJson),
                malformed("two objects", actions, "{\"number\":0,\"actions\":[\"pass\"]}{}", "wrong type"),
                malformed("text as number", actions, "{\"number\":\"0\",\"actions\":[\"pass\"]}", "The field number"),
                malformed("a fraction", actions, "{\"number\":0.5,\"actions\":[\"pass\"]}", "The field number"),
                malformed("a truth for a number", actions, "{\"number\":true,\"actions\":[]}", "The field number"),
                malformed("a number as text", actions, "{\"number\":0,\"actions\":[7]}", "The field actions.0"),
                malformed("a large number", actions, "{\"number\":99999999999,\"actions\":[]}", notJson),
                malformed("an absurd number", actions, "{\"number\":" + "9".repeat(5000) + "}", notJson),
                malformed("not a number", actions, "{\"number\":NaN,\"actions\":[]}", notJson),
                malformed(
                        "a field nobody knows",
                        actions,
                        "{\"rumber\":0,\"number\":0,\"actions\":[\"pass\"]}",
                        "known are actions, number"),
                malformed("the same field twice", actions, "{\"number\":0,\"number\":1}", notJson),
                malformed("deep JSON", actions, "{\"number\":" + "[".repeat(10_000), "wrong type"),
                malformed("deep JSON in a file", "/api/games/import", "{\"game\":" + "[".repeat(10_000), notJson),
                malformed("no number", actions, "{\"actions\":[\"pass\"]}", "The field number is missing"),
                malformed("no actions", actions, "{\"number\":0}", "a list of 1 to 100"),
                malformed("an empty list", actions, "{\"number\":0,\"actions\":[]}", "a list of 1 to 100"),
                malformed("nothing in the list", actions, "{\"number\":0,\"actions\":[null]}", "a list of 1 to 100"),
                malformed("a long list", actions, number0(List.of("pass", 101)), "a list of 1 to 100"),
                malformed("a long key", actions, number0(List.of("p".repeat(101), 1)), "a list of 1 to 100"),
                malformed(
                        "a long choice",
                        actions,
                        number0(List.of("choose:" + "3".repeat(400), 1)),
                        "a list of 1 to 100"),
                malformed("nothing to try", GAME + "/tentative", "{\"number\":0,\"actions\":[]}", "a list of 1 to 100"),
                malformed("no way to take back", GAME + "/undo", "{\"number\":0}", "how many actions"),
                malformed("two ways", GAME + "/undo", "{\"number\":0,\"actions\":1,\"to\":\"x\"}", "how many actions"));
    }

    private static String number0(List<Object> keyAndTimes) {
        String key = "\"" + keyAndTimes.getFirst() + "\"";
        int times = (int) keyAndTimes.getLast();
        return "{\"number\":0,\"actions\":[" + String.join(",", Collections.nCopies(times, key)) + "]}";
    }

    static Stream<Bad> texts() {
        String chat = GAME + "/chat";
        String control = "must not contain control characters";
        return Stream.of(
                malformed("nothing to say", chat, "{}", "an empty line"),
                malformed("blanks to say", chat, "{\"text\":\" \\t \"}", "an empty line"),
                malformed("too much to say", chat, "{\"text\":\"" + "x".repeat(501) + "\"}", "at most 500"),
                malformed("a bare control character", chat, "{\"text\":\"a\u0007b\"}", "not JSON as we read it"),
                malformed("a control character", chat, "{\"text\":\"a\\u0007b\"}", control),
                malformed("NUL", chat, "{\"text\":\"a\\u0000b\"}", control),
                malformed("half a character", chat, "{\"text\":\"a\\ud800b\"}", control),
                malformed("a direction mark", chat, "{\"text\":\"a\\u202eb\"}", control),
                malformed("an invisible blank", chat, "{\"text\":\"a\\u200bb\"}", control),
                malformed("a line end", chat, "{\"text\":\"a\\u2028b\"}", control));
    }

    static Stream<Bad> play() {
        return Stream.of(
                post("an old number", GAME + "/actions", "{\"number\":-1,\"actions\":[\"pass\"]}", 409, "stale", "at "),
                post("a future number", GAME + "/undo", "{\"number\":99,\"actions\":1}", 409, "stale", "not at 99"),
                post("no such action", GAME + "/actions", now("juggle:7"), 422, "not-legal", "no such action"),
                post("no such piece", GAME + "/actions", now("environ:99999"), 422, "not-legal", "."),
                post("not a piece", GAME + "/actions", now("environ:'; drop table game"), 422, "not-legal", "."),
                post("nothing to take back", GAME + "/undo", back(1), 409, "not-revocable", "."),
                post("to take back nothing", GAME + "/undo", back(0), 409, "not-revocable", "."),
                post("to take back less", GAME + "/undo", back(-1), 409, "not-revocable", "."),
                post("to sit down twice", GAME + "/seat", "{\"nonce\":\"00\"}", 409, "conflict", "already sit"),
                post("somebody's seat", GAME + "/seats/rebel/invitation", "", 403, "forbidden", "Somebody sits there"),
                post("a third seat", GAME + "/seats/pirate/invitation", "", 404, "unknown", "rebel and imperial"),
                post("an early rematch", GAME + "/rematch", "", 409, "game-running", "after the game"),
                post("an early fork", GAME + "/fork", "{}", 409, "game-running", "finished game"),
                malformed("to have seen the future", GAME + "/seen", "{\"log\":999999}", "not 999999"),
                malformed("to have seen less than nothing", GAME + "/seen", "{\"log\":-1}", "not -1"));
    }

    private static String now(String key) {
        return "{\"number\":{number},\"actions\":[\"" + key + "\"]}";
    }

    private static String back(int actions) {
        return "{\"number\":{number},\"actions\":" + actions + "}";
    }

    static Stream<Bad> looks() {
        String whole = "must be a whole number";
        return Stream.of(
                get("a moment in words", GAME + "/view?at=now", 400, "malformed", whole),
                get("a moment with a sign", GAME + "/view?at=-1", 400, "malformed", whole),
                get("a moment beyond all numbers", GAME + "/view?at=99999999999", 400, "malformed", whole),
                get("a moment to come", GAME + "/view?at=999999", 400, "malformed", "no moment 999999"),
                get("the other's view", GAME + "/view?as={other}", 403, "forbidden", "your own seat only"),
                get("the other's log", GAME + "/log?as={other}", 403, "forbidden", "your own seat only"),
                get("nobody's view", GAME + "/view?as=nobody", 400, "malformed", "must be one of"),
                get("a broken number", GAME + "/log?since=%zz", 400, "malformed", whole),
                get("an empty number", GAME + "/chat?since=", 400, "malformed", whole),
                get("an unknown game", "/api/games/AAAAAAAAAAAAAAAA/view", 404, "unknown", "no such game"),
                get("not the id of a game", "/api/games/%27%20or%201=1/view", 404, "unknown", "no such game"),
                get("an unknown address", "/api/nowhere", 404, "unknown", "nothing at this address"),
                get("a file that is not there", "/nothing.js", 404, "unknown", "nothing at this address"),
                get("no question", "/api/rules", 400, "malformed", "Say in q"),
                get("a long question", "/api/rules?q=" + "x".repeat(101), 400, "malformed", "at most 100"),
                get("a case that is not", "/api/rules/99.99", 404, "unknown", "no such case"),
                new Bad("an unsuitable method", "PUT", "/api/games", "{}", 405, "wrong-method", "that method"),
                new Bad("no method at all", "BREW", "/api/games", "{}", 405, "wrong-method", "that method"));
    }

    static Stream<Bad> openings() {
        String games = "/api/games";
        String seats = "\"seats\":{\"rebel\":{\"kind\":\"human\"},\"imperial\":{\"kind\":\"human\"}}";
        String scenario = "{\"scenario\":\"flight-to-egrix\",";
        return Stream.of(
                malformed("no scenario", games, "{" + seats + "}", "The field scenario"),
                malformed("an unknown scenario", games, "{\"scenario\":\"../x\"," + seats + "}", "The field scenario"),
                malformed("no seats", games, scenario + "\"seats\":null}", "two seats"),
                malformed("one seat", games, scenario + "\"seats\":{\"rebel\":{\"kind\":\"open\"}}}", "two seats"),
                malformed("a seat of no kind", games, scenario + seats.replace("\"kind\"", "\"name\"") + "}", "a kind"),
                malformed(
                        "a seat of unknown kind",
                        games,
                        scenario + seats.replace("human", "robot") + "}",
                        "seats.rebel.kind must be one of"),
                malformed("an unknown level", games, scenario + seats.replace("human", "computer") + "}", "a level"),
                malformed(
                        "a house rule of other games",
                        games,
                        "{\"scenario\":\"starlight-affair\",\"options\":{\"worstDetection\":true}," + seats + "}",
                        "The house rule worstDetection is not among those of starlight-affair."),
                malformed("a late spectator", games, scenario + seats + ",\"spectatorDelay\":-1}", "Spectators can be"),
                malformed("no invitation", "/api/join", "{}", "invitation is missing"),
                post(
                        "a guessed invitation",
                        "/api/join",
                        "{\"invitation\":\"x\"}",
                        404,
                        "unknown",
                        "no such invitation"),
                malformed("no game in a file", "/api/games/import", "{}", "must be a saved game"),
                post("no game", "/api/games/import", "{\"game\":{}}", 422, "not-a-game", "cannot be read"),
                malformed("too many links", "/api/my-games", "{\"tokens\":[" + "\"x\",".repeat(100) + "\"x\"]}", "100"),
                malformed("a link that is null", "/api/my-games", "{\"tokens\":[null]}", "tokens"));
    }

    @ParameterizedTest
    @MethodSource({"bodies", "texts", "play", "looks", "openings"})
    void isRefusedAndChangesNothing(Bad bad) {
        String before = bothViews();
        Answer answer = server.client().send(request(bad, asked.token()));
        assertProblem(answer, bad.status(), bad.problem());
        assertThat(answer.json().get("detail").asText()).contains(bad.detail());
        assertThat(bothViews()).isEqualTo(before);
    }

    private static void assertProblem(Answer answer, int status, String problem) {
        assertThat(answer.status()).as(answer.body()).isEqualTo(status);
        assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
        assertThat(answer.problem()).isEqualTo(problem);
        assertThat(answer.json().get("status").asInt()).isEqualTo(status);
        assertThat(answer.json().get("title").asText()).isNotEmpty();
    }

    private static String bothViews() {
        return asked.get("/view").body()
                + other.get("/view").body()
                + asked.get("/chat").body();
    }

    private static HttpRequest.Builder request(Bad bad, String token) {
        String body = bad.body() == null ? "" : filled(bad.body());
        return HttpRequest.newBuilder(address(filled(bad.path())))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .method(bad.method(), BodyPublishers.ofString(body));
    }

    private static URI address(String path) {
        String whole = "http://127.0.0.1:" + server.port() + path;
        return URI.create(whole.replace("%zz", "%2Bz"));
    }

    private static String filled(String text) {
        return text.replace("{game}", asked.game())
                .replace("{number}", String.valueOf(asked.view().get("number").asInt()))
                .replace("{other}", other.view().get("viewer").asText());
    }

    // ---- who asks

    @Test
    void aSeatIsNeededAndTheRightOne() {
        String actions = "/api/games/" + asked.game() + "/actions";
        String body = filled(now("pass"));
        Client client = server.client();
        assertProblem(client.post(actions, body), 401, "no-seat");
        assertProblem(client.post(actions, "x".repeat(32), body), 401, "no-seat");
        assertProblem(client.post(actions, "x".repeat(300), body), 401, "no-seat");
        assertProblem(client.post(actions, stranger.token(), body), 401, "no-seat");
        assertThat(client.post(actions, body).header("WWW-Authenticate")).isEqualTo("Bearer");
        assertProblem(other.post("/actions", body), 409, "not-your-decision");
    }

    @Test
    void onlyABearerHasASeat() {
        HttpRequest.Builder basic = HttpRequest.newBuilder(address(filled(GAME + "/view")))
                .header("Authorization", "Basic " + asked.token());
        assertProblem(server.client().send(basic), 401, "no-seat");
    }

    @Test
    void aSecretIsTakenToTheLetterAlsoOnAConnectionThatKnowsIt() throws Exception {
        String path = "/api/games/" + asked.game() + "/view";
        String secret = "Authorization: Bearer " + asked.token();
        try (Raw raw = new Raw(server.port())) {
            raw.send(Raw.head(server.port(), "GET", path, secret));
            assertThat(raw.answer().status()).isEqualTo(200);
            raw.send(Raw.head(server.port(), "GET", path, secret.toLowerCase().replace("bearer", "Bearer")));
            assertProblem(raw.answer(), 401, "no-seat");
        }
    }

    @Test
    void whoIsRefusedSeesWhereTheGameStands() {
        Answer stale = asked.play(-1, "pass");
        assertProblem(stale, 409, "stale");
        assertThat(stale.json().get("view")).isEqualTo(asked.view());
        Answer illegal = asked.play(asked.view().get("number").asInt(), "environ:1111");
        assertProblem(illegal, 422, "not-legal");
        assertThat(illegal.json().get("view")).isEqualTo(asked.view());
        Answer wrongSide = other.play(other.view().get("number").asInt(), "pass");
        assertThat(wrongSide.json().get("view")).isEqualTo(other.view());
    }

    @Test
    void aRefusedActionNamesTheRule() {
        Answer illegal = asked.play(asked.view().get("number").asInt(), "environ:1111");
        assertThat(illegal.json().path("ruleCase").asText()).matches("(RUL-)?\\d.*");
        JsonNode undo = asked.post("/undo", filled(back(1))).json();
        assertThat(undo.path("ruleCase").asText()).isEqualTo("RUL-84");
    }

    // ---- bytes that are not text

    @Test
    void bytesThatAreNotUtf8AreRefused() {
        String before = bothViews();
        byte[] body = "{\"text\":\"caf\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1);
        Answer answer = server.client()
                .send(HttpRequest.newBuilder(address(filled(GAME + "/chat")))
                        .header("Authorization", "Bearer " + asked.token())
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofByteArray(body)));
        assertProblem(answer, 400, "malformed");
        assertThat(answer.json().get("detail").asText()).contains("UTF-8");
        assertThat(bothViews()).isEqualTo(before);
    }

    static Stream<String> types() {
        return Stream.of("", ";", ";;", "text/plain", "application/jsonp", "application/xml; application/json");
    }

    @ParameterizedTest
    @MethodSource("types")
    void onlyJsonIsRead(String type) {
        String body = "{\"text\":\"hello\"}";
        Answer answer = Raw.exchange(
                server.port(),
                Raw.head(
                                server.port(),
                                "POST",
                                filled(GAME + "/chat"),
                                "Authorization: Bearer " + asked.token(),
                                "Content-Type: " + type,
                                "Content-Length: " + body.length())
                        + body);
        assertProblem(answer, 415, "wrong-type");
    }

    // ---- what is not HTTP

    static Stream<String> nonsense() {
        return Stream.of(
                "hello\r\n\r\n",
                "GET /api/rules/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /api/rules/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /api/rules/%ff HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /api HTTP/1.1\r\n\r\n",
                "GET /api HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n",
                "GET /api HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n",
                "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
                "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
                "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n");
    }

    @ParameterizedTest
    @MethodSource("nonsense")
    void whatIsNotHttpIsAProblemToo(String request) {
        assertProblem(Raw.exchange(server.port(), request), 400, "not-served");
    }

    @Test
    void aBrokenChunkIsABrokenRequest() {
        String head = Raw.head(
                server.port(),
                "POST",
                filled(GAME + "/chat"),
                "Authorization: Bearer " + asked.token(),
                "Content-Type: application/json",
                "Transfer-Encoding: chunked");
        assertProblem(Raw.exchange(server.port(), head + "zz\r\n{}\r\n0\r\n\r\n"), 400, "malformed");
    }

    // ---- sockets

    static Stream<String> greetings() {
        return Stream.of("", "hello", "{}", "[]", "{\"game\":7}", "{\"game\":null}", "[".repeat(1000), "{\"x\":1}");
    }

    @ParameterizedTest
    @MethodSource("greetings")
    void aSocketThatGreetsWrongIsClosed(String greeting) {
        try (var socket = server.client().connect()) {
            socket.send(greeting);
            assertThat(socket.closeCode(5000)).isEqualTo(4400);
        }
    }

    static Stream<String> games() {
        return Stream.of("AAAAAAAAAAAAAAAA", "", "a\\u0000b", "' or 1=1", "x".repeat(2000));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSocketForNoGameIsClosed(String game) {
        try (var socket = server.client().connect()) {
            socket.send("{\"game\":\"" + game + "\"}");
            assertThat(socket.closeCode(5000)).isEqualTo(4404);
        }
    }

    @Test
    void aSocketWithTheWrongSeatIsClosed() {
        try (var socket = server.client().watch(asked.game(), stranger.token())) {
            assertThat(socket.closeCode(5000)).isEqualTo(4401);
        }
    }

    @Test
    void aSocketIsGreetedOnce() {
        try (var socket = asked.watch()) {
            assertThat(socket.next(5000)).isNotNull();
            socket.send("{\"game\":\"" + other.game() + "\",\"token\":\"" + other.token() + "\"}");
            assertThat(socket.closeCode(5000)).isEqualTo(1008);
        }
    }

    @Test
    void aSocketTakesShortTextsOnly() {
        try (var socket = server.client().connect()) {
            socket.send("x".repeat(5000));
            assertThat(socket.closeCode(5000)).isEqualTo(1009);
        }
    }
}
