package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.play.FairDice;
import fitg.server.TestServer;
import fitg.server.client.Client;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import java.io.IOException;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The server does what it is asked, and the line is cut before its answer has been read. */
class LostAnswersTest {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final TestServer server = TestServer.start();
    private final Client client = server.client();

    @AfterEach
    void stop() {
        server.close();
    }

    /** Sends a request, waits until it has been carried out, and hangs up without having read a byte. */
    private void sendAndHangUp(String path, String token, String body, BooleanSupplier carriedOut)
            throws IOException, InterruptedException {
        try (Raw line = new Raw(server.port())) {
            String seat = token == null ? "X-No-Seat: yet" : "Authorization: Bearer " + token;
            String head = Raw.head(
                    server.port(),
                    "POST",
                    path,
                    "Content-Type: application/json",
                    "Content-Length: " + body.length(),
                    seat);
            line.send(head + body);
            long end = System.nanoTime() + PATIENCE.toNanos();
            while (!carriedOut.getAsBoolean()) {
                assertThat(System.nanoTime()).as("carried out in time").isLessThan(end);
                Thread.sleep(5);
            }
        }
    }

    private boolean sits(String game, String side) {
        return client.get("/api/games/" + game)
                .ok()
                .at("/seats/" + side + "/joined")
                .asBoolean();
    }

    private static Seat rebelOf(Client client, JsonNode opened) {
        return new Seat(
                client,
                opened.at("/game/id").asText(),
                opened.at("/tokens/rebel").asText());
    }

    @Test
    void whoNeverReadThatHeSitsFollowsHisInvitationAgainAndPlays() throws Exception {
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        Seat rebel = rebelOf(client, opened);
        rebel.sitDown("Ada");
        String join = "{\"invitation\":\"%s\",\"name\":\"Grace\",\"nonce\":\"%s\"}"
                .formatted(opened.at("/invitations/imperial").asText(), Client.NONCE);
        sendAndHangUp("/api/join", null, join, () -> sits(rebel.game(), "imperial"));

        JsonNode again = client.post("/api/join", join).ok();

        Seat imperial = new Seat(client, rebel.game(), again.get("token").asText());
        assertThat(again.get("side").asText()).isEqualTo("imperial");
        assertThat(new RandomPair(new Seat[] {rebel, imperial}, 3).play(20)).isEqualTo(20);
        assertThat(client.post("/api/join", join).problem())
                .as("the invitation of somebody who plays")
                .isEqualTo("unknown");
    }

    /** With a promise, as the browser does it: the nonce that was promised on the line that broke is still good. */
    @Test
    void whoNeverReadThatHeSitsStillHasHisPartOfTheDice() throws Exception {
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        Seat rebel = rebelOf(client, opened);
        rebel.sitDown("Ada");
        String nonce = "ffeeddccbbaa99887766554433221100";
        String join = "{\"invitation\":\"%s\",\"name\":\"Grace\",\"promise\":\"%s\"}"
                .formatted(opened.at("/invitations/imperial").asText(), FairDice.promise(nonce));
        sendAndHangUp("/api/join", null, join, () -> sits(rebel.game(), "imperial"));

        Seat imperial = new Seat(
                client,
                rebel.game(),
                client.post("/api/join", join).ok().get("token").asText());
        String show = "{\"nonce\":\"" + nonce + "\"}";
        sendAndHangUp(
                "/api/games/" + rebel.game() + "/seat/nonce",
                imperial.token(),
                show,
                () -> rebel.view().at("/game/status").asText().equals("running"));

        assertThat(imperial.post("/seat/nonce", show).ok().get("status").asText())
                .isEqualTo("running");
        assertThat(new RandomPair(new Seat[] {rebel, imperial}, 4).play(20)).isEqualTo(20);
    }

    @Test
    void whoNeverReadHisNewLinkAsksForItAgainWithTheOldOne() throws Exception {
        Seat[] seats = client.table("flight-to-egrix");
        Seat rebel = seats[0];
        String renewal = "/api/games/" + rebel.game() + "/seat/renew";
        for (int lost = 0; lost < 3; lost++) {
            int before = server.store().head(rebel.game()).orElseThrow().revision();
            sendAndHangUp(
                    renewal,
                    rebel.token(),
                    "{}",
                    () -> server.store().head(rebel.game()).orElseThrow().revision() > before
                            && rebel.get("/view").status() == 401); // the old link is worth nothing any more
        }

        String token =
                client.post(renewal, rebel.token(), "{}").ok().get("token").asText();

        Seat renewed = new Seat(client, rebel.game(), token);
        assertThat(new RandomPair(new Seat[] {renewed, seats[1]}, 5).play(20)).isEqualTo(20);
        assertThat(client.post(renewal, rebel.token(), "{}").problem())
                .as("the old link of somebody who plays by the new one")
                .isEqualTo("no-seat");
    }

    @Test
    void whoNeverReadThatHisActionWasTakenFindsItTakenOnce() throws Exception {
        Seat[] seats = client.table("flight-to-egrix");
        Seat asked = seats[1];
        JsonNode decision = asked.view().get("decision");
        String action = "{\"number\":%d,\"actions\":[\"%s\"]}"
                .formatted(
                        decision.get("number").asInt(),
                        decision.at("/actions/0/key").asText());
        String path = "/api/games/" + asked.game() + "/actions";
        sendAndHangUp(
                path,
                asked.token(),
                action,
                () -> server.store().head(asked.game()).orElseThrow().entries() == 1);

        assertThat(client.post(path, asked.token(), action).problem()).isEqualTo("stale");

        assertThat(server.store().journal(asked.game(), 0)).hasSize(1);
    }
}
