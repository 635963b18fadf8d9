package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A seat is a link that nobody can guess. */
class SeatsTest {

    private static String database;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() {
        database = TestServer.freshSqlite();
        server = TestServer.start(database);
        client = server.client();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Answer join(String invitation) {
        return client.post("/api/join", Map.of("invitation", invitation, "name", "Grace", "nonce", Client.NONCE));
    }

    @Test
    void anInvitationSaysWhatItIsForAndIsNotUsedUpByThat() {
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        Map<String, String> invitation =
                Map.of("invitation", opened.get("invitations").get("imperial").asText());

        JsonNode shown = client.post("/api/invitation", invitation).ok();

        assertThat(shown.get("side").asText()).isEqualTo("imperial");
        assertThat(shown.get("game").get("id")).isEqualTo(opened.get("game").get("id"));
        arrive(join(invitation.get("invitation")).ok());
        assertThat(client.post("/api/invitation", invitation).problem()).isEqualTo("unknown");
    }

    @Test
    void theGameBeginsWhenEverybodyHasSatDown() {
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        Seat rebel = seat(opened, "rebel");
        assertThat(rebel.sitDown("Ada").get("status").asText()).isEqualTo("waiting");

        JsonNode joined =
                join(opened.get("invitations").get("imperial").asText()).ok();

        assertThat(joined.get("game").get("status").asText()).isEqualTo("running");
        assertThat(joined.get("game").get("seats").get("imperial").get("name").asText())
                .isEqualTo("Grace");
    }

    @Test
    void anInvitationWorksOnce() {
        String invitation = client.open("flight-to-egrix", "human", "open")
                .get("invitations")
                .get("imperial")
                .asText();
        arrive(join(invitation).ok());

        assertThat(join(invitation).status()).isEqualTo(404);
    }

    /** Whoever follows an invitation opens the table by the link he got. */
    private static void arrive(JsonNode seated) {
        Seat seat = new Seat(
                client,
                seated.get("game").get("id").asText(),
                seated.get("token").asText());
        seat.view();
    }

    @Test
    void whoLostTheAnswerFollowsTheInvitationAgain() {
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        seat(opened, "rebel").sitDown("Ada");
        String invitation = opened.get("invitations").get("imperial").asText();
        String lost = join(invitation).ok().get("token").asText();

        JsonNode again = join(invitation).ok();

        String game = opened.get("game").get("id").asText();
        assertThat(client.get("/api/games/" + game + "/view", lost).status()).isEqualTo(401);
        assertThat(again.get("game").get("status").asText()).isEqualTo("running");
        arrive(again);
        assertThat(join(invitation).status()).isEqualTo(404);
    }

    @Test
    void whoLostTheAnswerRenewsHisLinkAgain() {
        Seat rebel = client.table("flight-to-egrix")[0];
        String lost = rebel.post("/seat/renew", "{}").ok().get("token").asText();
        assertThat(rebel.get("/view").status()).isEqualTo(401);

        String token = rebel.post("/seat/renew", "{}").ok().get("token").asText();

        assertThat(client.get("/api/games/" + rebel.game() + "/view", lost).status())
                .isEqualTo(401);
        new Seat(client, rebel.game(), token).view();
        assertThat(rebel.post("/seat/renew", "{}").status()).isEqualTo(401);
    }

    @Test
    void aNameCanBeSeen() {
        for (String invisible : List.of("\u3164", "\u2800\u2800", "\u0301", "\u0301 \u20dd", "\u115f\u1160\uffa0")) {
            Seat rebel = seat(client.open("flight-to-egrix", "human", "open"), "rebel");

            Answer refused = rebel.post("/seat", Map.of("name", invisible, "nonce", Client.NONCE));

            assertThat(refused.problem()).isEqualTo("malformed");
        }
        Seat rebel = seat(client.open("flight-to-egrix", "human", "open"), "rebel");
        assertThat(rebel.sitDown("Zo\u0308e \u263a").at("/seats/rebel/name").asText())
                .isEqualTo("Zo\u0308e \u263a");
    }

    @Test
    void aWithdrawnInvitationOpensNothing() {
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        Seat rebel = seat(opened, "rebel");

        rebel.delete("/seats/imperial/invitation").ok();

        assertThat(join(opened.get("invitations").get("imperial").asText()).status())
                .isEqualTo(404);
    }

    @Test
    void aNewInvitationReplacesTheOldOne() {
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        Seat rebel = seat(opened, "rebel");

        String fresh = rebel.post("/seats/imperial/invitation", "{}")
                .ok()
                .get("invitation")
                .asText();

        assertThat(join(opened.get("invitations").get("imperial").asText()).status())
                .isEqualTo(404);
        assertThat(join(fresh).status()).isEqualTo(201);
    }

    @Test
    void aRenewedLinkReplacesTheOldOne() {
        Seat rebel = client.table("flight-to-egrix")[0];

        String token = rebel.post("/seat/renew", "{}").ok().get("token").asText();

        assertThat(rebel.get("/view").status()).isEqualTo(401);
        assertThat(new Seat(client, rebel.game(), token).view().get("viewer").asText())
                .isEqualTo("rebel");
    }

    @Test
    void theSeatOfSomebodyElseCannotBeOffered() {
        Seat rebel = client.table("flight-to-egrix")[0];

        assertThat(rebel.post("/seats/imperial/invitation", "{}").status()).isEqualTo(403);
        assertThat(rebel.delete("/seats/imperial/invitation").status()).isEqualTo(403);
    }

    @Test
    void theLinkOfOneGameOpensNoOther() {
        Seat here = client.table("flight-to-egrix")[0];
        Seat there = client.table("flight-to-egrix")[0];

        assertThat(client.get("/api/games/" + there.game() + "/view", here.token())
                        .status())
                .isEqualTo(401);
    }

    @Test
    void nobodyPlaysWithoutALink() {
        Seat imperial = client.table("flight-to-egrix")[1];
        int number = imperial.view().get("number").asInt();

        Answer answer = client.post(
                "/api/games/" + imperial.game() + "/actions", Map.of("number", number, "actions", List.of("end")));

        assertThat(answer.status()).isEqualTo(401);
    }

    @Test
    void noLinkIsStored() throws Exception {
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        String token = opened.get("tokens").get("rebel").asText();
        String invitation = opened.get("invitations").get("imperial").asText();
        assertThat(token.length()).isGreaterThanOrEqualTo(22); // 128 bits in letters of six

        Path folder = Path.of(database.substring("jdbc:sqlite:".length())).getParent();
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                String content = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                assertThat(content).doesNotContain(token).doesNotContain(invitation);
            }
        }
    }

    @Test
    void myGamesAreThoseMyLinksOpen() {
        Seat[] seats = client.table("flight-to-egrix");
        Seat other = client.table("varu-powderkeg")[1];

        JsonNode games = client.post(
                        "/api/my-games", Map.of("tokens", List.of(seats[1].token(), other.token(), "nonsense")))
                .ok()
                .get("games");

        assertThat(games).hasSize(2);
        assertThat(games.findValuesAsText("side")).containsOnly("imperial");
        assertThat(games.findValuesAsText("yourTurn")).containsOnly("true");
    }

    /** By the last change, the order would tell when somebody answered a question that is not for me to know of. */
    @Test
    void myGamesStayInTheirOrderWhenOneOfThemMoves() {
        Seat[] older = client.table("flight-to-egrix");
        Seat[] newer = client.table("flight-to-egrix");
        Map<String, Object> mine = Map.of("tokens", List.of(older[0].token(), newer[0].token()));
        JsonNode before = client.post("/api/my-games", mine).ok().findPath("games");

        older[1].play(0, older[1].view().at("/decision/actions/0/key").asText()).ok();

        assertThat(client.post("/api/my-games", mine).ok().findPath("games").findValuesAsText("id"))
                .isEqualTo(before.findValuesAsText("id"));
    }

    private static Seat seat(JsonNode opened, String side) {
        return new Seat(
                client,
                opened.get("game").get("id").asText(),
                opened.get("tokens").get(side).asText());
    }
}
