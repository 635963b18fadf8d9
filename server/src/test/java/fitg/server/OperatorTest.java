package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.saves.GameFile;
import fitg.saves.Replay;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import fitg.server.common.ServerSettings;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What whoever runs a server can do and see, and that nobody else can. */
class OperatorTest {

    private static final String TOKEN = "a-token-of-the-operator";
    private static final String STRANGER = "203.0.113.9";

    private final ServerSettings settings =
            new Settings().operatorToken(TOKEN).behindProxy().build();
    private TestServer server;
    private Client client;

    @BeforeEach
    void start() {
        server = TestServer.start(settings);
        client = server.client();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Answer ask(String method, String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .method(method, HttpRequest.BodyPublishers.noBody());
        return client.send(headers.length == 0 ? request : request.headers(headers));
    }

    private Answer operate(String method, String path) {
        return ask(method, "/operator" + path, "Authorization", "Bearer " + TOKEN);
    }

    private static Stream<String> everythingOf(Seat seat) {
        String game = "/games/" + seat.game();
        return Stream.of(
                "GET /games",
                "GET /status",
                "GET " + game,
                "GET " + game + "/export",
                "POST " + game + "/end/rebel",
                "DELETE " + game,
                "POST " + game + "/restoration",
                "POST " + game + "/seats/rebel/link",
                "GET /blocked",
                "PUT /blocked/" + STRANGER,
                "DELETE /blocked/" + STRANGER);
    }

    @Test
    void nobodyElseFindsAnythingThere() {
        Seat seat = client.table("flight-to-egrix")[0];
        for (String route : everythingOf(seat).toList()) {
            String[] parts = route.split(" ");
            for (String token : new String[] {null, "a-token-of-somebody-else", seat.token()}) {
                Answer answer = token == null
                        ? ask(parts[0], "/operator" + parts[1])
                        : ask(parts[0], "/operator" + parts[1], "Authorization", "Bearer " + token);
                assertThat(answer.status()).as(route).isEqualTo(404);
            }
        }
        assertThat(seat.view().at("/game/status").asText()).isEqualTo("running");
    }

    @Test
    void gamesAreListedByWhatBecameOfThem() {
        String running = client.table("flight-to-egrix")[0].game();
        String waiting =
                client.open("varu-powderkeg", "human", "open").at("/game/id").asText();
        String removed = client.table("flight-to-egrix")[0].game();
        operate("DELETE", "/games/" + removed).ok();

        assertThat(listed("")).containsExactlyInAnyOrder(running, waiting);
        assertThat(listed("?status=running")).containsExactly(running);
        assertThat(listed("?status=waiting")).containsExactly(waiting);
        assertThat(listed("?status=removed")).containsExactly(removed);
        assertThat(listed("?limit=1&from=1")).hasSize(1);
        assertThat(operate("GET", "/games?status=lost").status()).isEqualTo(400);

        operate("POST", "/games/" + removed + "/restoration").ok();
        assertThat(listed("?status=running")).containsExactlyInAnyOrder(running, removed);
    }

    private List<String> listed(String query) {
        return operate("GET", "/games" + query).ok().get("games").findValuesAsText("id");
    }

    /** Neither what is shown of a game nor the page of the house has a secret in it, whatever was played. */
    @Test
    void nothingSecretIsShown() {
        Seat[] seats = client.table("flight-to-egrix");
        List<String> secrets = new ArrayList<>(server.secretsOf(seats[0].game()));
        secrets.addAll(List.of(seats[0].token(), seats[1].token(), TOKEN));

        for (String path : List.of("/games", "/games/" + seats[0].game(), "/status")) {
            assertThat(operate("GET", path).body()).as(path).doesNotContain(secrets);
        }
        secrets.add(seats[0].game());
        assertThat(ask("GET", "/operator").body())
                .contains("Everything is well", "running", "free on the disk")
                .doesNotContain(secrets);
    }

    @Test
    void thePageIsForThisMachineOrWhoKnowsTheToken() {
        String password = Base64.getEncoder().encodeToString(("host:" + TOKEN).getBytes(StandardCharsets.UTF_8));
        String wrong = Base64.getEncoder().encodeToString("host:guess".getBytes(StandardCharsets.UTF_8));
        String[] passedOn = {"X-Forwarded-For", STRANGER};

        assertThat(ask("GET", "/operator").status()).isEqualTo(200);
        Answer asked = ask("GET", "/operator", passedOn);
        assertThat(asked.status()).isEqualTo(401);
        assertThat(asked.header("WWW-Authenticate")).startsWith("Basic ");
        assertThat(ask("GET", "/operator", passedOn[0], passedOn[1], "Authorization", "Basic " + wrong)
                        .status())
                .isEqualTo(401);
        assertThat(ask("GET", "/operator", passedOn[0], passedOn[1], "Authorization", "Basic " + password)
                        .body())
                .contains("How the house is");
        try (TestServer without = new Settings().start()) {
            HttpRequest.Builder request = HttpRequest.newBuilder(
                            URI.create("http://127.0.0.1:" + without.port() + "/operator"))
                    .headers(passedOn);
            assertThat(without.client().send(request).status()).isEqualTo(404);
        }
    }

    @Test
    void aGameNobodyComesBackToIsEndedForTheOther() {
        Seat[] seats = client.table("flight-to-egrix");

        operate("POST", "/games/" + seats[0].game() + "/end/rebel").ok();

        JsonNode verdict = seats[1].view().at("/game/verdict");
        assertThat(verdict.get("winner").asText()).isEqualTo("imperial");
        assertThat(verdict.get("reason").asText()).isEqualTo("resignation");
        assertThat(operate("POST", "/games/" + seats[0].game() + "/end/rebel").status())
                .isEqualTo(409);
    }

    @Test
    void aLostLinkIsReplacedAndOpensNothingAnyMore() {
        Seat[] seats = client.table("flight-to-egrix");
        String path = "/games/" + seats[0].game() + "/seats/rebel/link";
        try (Socket watching = seats[0].watch()) {
            watching.next(5_000);

            String fresh = operate("POST", path).ok().get("token").asText();

            assertThat(watching.closeCode(5_000)).isGreaterThanOrEqualTo(4000);
            assertThat(seats[0].get("/view").status()).isEqualTo(401);
            assertThat(seats[0].post("/seat/renew", "{}").status()).isEqualTo(401);
            Seat again = new Seat(client, seats[0].game(), fresh);
            assertThat(again.view().get("viewer").asText()).isEqualTo("rebel");
        }
        String alone =
                client.open("flight-to-egrix", "human", "random").at("/game/id").asText();
        assertThat(operate("POST", "/games/" + alone + "/seats/imperial/link").status())
                .as("a computer has no link")
                .isEqualTo(403);
    }

    @Test
    void anAddressThatIsBlockedStaysSoUntilItIsLetInAgain() throws Exception {
        String[] stranger = {"X-Forwarded-For", STRANGER};
        assertThat(ask("GET", "/api/scenarios", stranger).status()).isEqualTo(200);

        operate("PUT", "/blocked/" + STRANGER).ok();

        assertThat(ask("GET", "/api/scenarios", stranger).status()).isEqualTo(403);
        assertThat(ask("GET", "/api/scenarios", "X-Forwarded-For", "203.0.113.10")
                        .status())
                .isEqualTo(200);
        assertThat(Files.readAllLines(settings.dataFolder().resolve("blocked.txt")))
                .containsExactly(STRANGER);
        server.close();
        server = TestServer.start(settings);
        client = server.client();
        assertThat(ask("GET", "/api/scenarios", stranger).status()).isEqualTo(403);

        assertThat(operate("DELETE", "/blocked/" + STRANGER).ok().get("addresses"))
                .isEmpty();
        assertThat(ask("GET", "/api/scenarios", stranger).status()).isEqualTo(200);
        assertThat(operate("DELETE", "/blocked/" + STRANGER).status()).isEqualTo(404);
    }

    @Test
    void anExportIsTheWholeGameAndCanBeReplayed() throws Exception {
        Seat seat = Stream.of(client.table("flight-to-egrix"))
                .filter(each -> each.view().has("decision"))
                .findFirst()
                .orElseThrow();
        JsonNode decision = seat.view().get("decision");
        seat.play(decision.get("number").asInt(), decision.at("/actions/0/key").asText())
                .ok();

        String export = operate("GET", "/games/" + seat.game() + "/export").body();

        assertThat(export).contains(server.secretsOf(seat.game()));
        assertThat(Replay.of(GameFile.fromText(export)).game().outcome()).isEmpty();
        String waiting =
                client.open("flight-to-egrix", "human", "open").at("/game/id").asText();
        assertThat(operate("GET", "/games/" + waiting + "/export").status()).isEqualTo(409);
    }
}
