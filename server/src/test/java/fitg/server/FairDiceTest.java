package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.play.FairDice;
import fitg.saves.GameFile;
import fitg.saves.Replay;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Nobody can choose his part of the dice by what the others have chosen: it is promised before anybody shows his own. */
class FairDiceTest {

    private static TestServer server;
    private final String adasNonce = FairDice.freshNonce();
    private final String gracesNonce = FairDice.freshNonce();
    private Seat ada;
    private Seat grace;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void openAGame() {
        Client client = server.client();
        JsonNode opened = client.open("flight-to-egrix", "human", "human");
        String game = opened.get("game").get("id").asText();
        ada = new Seat(client, game, opened.get("tokens").get("rebel").asText());
        grace = new Seat(client, game, opened.get("tokens").get("imperial").asText());
    }

    private static Answer promise(Seat seat, String nonce) {
        return seat.post("/seat", Map.of("promise", FairDice.promise(nonce)));
    }

    private static Answer show(Seat seat, String nonce) {
        return seat.post("/seat/nonce", Map.of("nonce", nonce));
    }

    @Test
    void noncesAreShownWhenAllArePromised() {
        promise(ada, adasNonce).ok();
        assertThat(show(ada, adasNonce).problem()).as("too early").isEqualTo("conflict");

        JsonNode promised = promise(grace, gracesNonce).ok();
        assertThat(promised.get("status").asText()).isEqualTo("waiting");
        assertThat(promised.at("/dice/missing")).hasSize(2);
        assertThat(promised.at("/dice/promises/rebel").asText()).isEqualTo(FairDice.promise(adasNonce));

        JsonNode half = show(grace, gracesNonce).ok();
        assertThat(half.at("/dice/nonces")).as("the last one must not see it first").isEmpty();
        JsonNode begun = show(ada, adasNonce).ok();

        assertThat(begun.get("status").asText()).isEqualTo("running");
        assertThat(begun.at("/dice/nonces/imperial").asText()).isEqualTo(gracesNonce);
        assertThat(begun.get("dice").has("missing")).isFalse();
        assertThat(show(ada, adasNonce).status()).as("a lost answer can be asked for again").isEqualTo(200);
    }

    @Test
    void aNonceThatWasNotPromisedIsRefused() {
        promise(ada, adasNonce).ok();
        promise(grace, gracesNonce).ok();
        show(ada, adasNonce).ok();

        Answer other = show(grace, FairDice.freshNonce());

        assertThat(other.problem()).isEqualTo("malformed");
        assertThat(other.json().get("detail").asText()).isEqualTo("The nonce is not the one that is promised.");
        assertThat(grace.view().at("/game/status").asText()).isEqualTo("waiting");
    }

    /** The attack: whoever sits down last, and knows the secret, tries nonces until the dice please him. */
    @Test
    void whoSitsDownLastFindsNoNonceToReckonWith() {
        JsonNode waiting = ada.post("/seat", Map.of("nonce", adasNonce)).ok();
        assertThat(waiting.toString()).doesNotContain(adasNonce);
        assertThat(grace.view().toString()).doesNotContain(adasNonce);
        assertThat(server.client().get("/api/games/" + ada.game()).body()).doesNotContain(adasNonce);

        JsonNode begun = grace.post("/seat", Map.of("nonce", gracesNonce)).ok();

        assertThat(begun.at("/dice/nonces/rebel").asText()).isEqualTo(adasNonce);
    }

    @Test
    void whoFollowsAnInvitationAgainCannotComeWithAnotherNonce() {
        Client client = server.client();
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        Seat host = new Seat(
                client,
                opened.get("game").get("id").asText(),
                opened.get("tokens").get("rebel").asText());
        String invitation = opened.get("invitations").get("imperial").asText();
        promise(host, adasNonce).ok();
        client.post("/api/join", Map.of("invitation", invitation, "promise", FairDice.promise(gracesNonce)))
                .ok();
        show(host, adasNonce).ok();

        Answer other = client.post(
                "/api/join", Map.of("invitation", invitation, "promise", FairDice.promise(FairDice.freshNonce())));
        Answer same =
                client.post("/api/join", Map.of("invitation", invitation, "promise", FairDice.promise(gracesNonce)));

        assertThat(other.problem()).isEqualTo("conflict");
        assertThat(same.status()).isEqualTo(201);
    }

    @Test
    void theExportedGameHoldsWithItsPromises() throws Exception {
        promise(ada, adasNonce).ok();
        promise(grace, gracesNonce).ok();
        show(ada, adasNonce).ok();
        show(grace, gracesNonce).ok();
        ada.post("/resignation", "{}").ok();

        SavedGame saved = GameFile.fromText(ada.get("/export").body());

        assertThat(((SavedChance.Fair) saved.chance()).promises()).hasSize(2);
        assertThat(Replay.of(saved).game().isOver()).isTrue();
    }
}
