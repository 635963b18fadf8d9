package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import fitg.e2e.browser.GameHouse;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.page.JoinPage;
import fitg.e2e.page.TablePage;
import fitg.play.FairDice;
import fitg.saves.Evidence;
import fitg.saves.GameFile;
import fitg.saves.Replay;
import fitg.saves.SavedGame;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Ada runs the server and knows its secret. What Grace's browser was promised she cannot change any more. */
@ExtendWith(InBrowser.class)
class FairDiceTest {

    private static Seat adasSeat(Client client, JsonNode opened) {
        return new Seat(
                client,
                opened.at("/game/id").asText(),
                opened.at("/tokens/rebel").asText());
    }

    /** She sits down last, so her browser promises a nonce and shows it at once. */
    private static TablePage gracesTable(GameInBrowser game, JsonNode opened) {
        Player grace = game.player("Grace");
        JoinPage invited = JoinPage.open(
                grace, "/join#" + opened.at("/invitations/imperial").asText());
        grace.page().waitForResponse("**/seat/nonce", () -> invited.takeTheSeat("Grace"));
        assertThat(grace.page().getByText("The game begins when everybody")).isVisible();
        return new TablePage(grace.page());
    }

    private static void save(TablePage table, Path file) {
        Locator save = table.sheet("Game").getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Save the game"));
        table.page().waitForDownload(save::click).saveAs(file);
    }

    private static void promise(Seat seat, String nonce) {
        seat.post("/seat", Map.of("name", "Ada", "promise", FairDice.promise(nonce)))
                .ok();
    }

    private static void show(Seat seat, String nonce) {
        seat.post("/seat/nonce", Map.of("nonce", nonce)).ok();
    }

    /** The attack: once Grace has shown her nonce, Ada tries nonces until the dice please her, and promises that one. */
    private static void swapPromise(GameHouse house, Seat seat, String nonce) {
        house.goDown();
        house.writeIntoTheDatabase(
                "update seat set promise = ? where game_id = ? and side = 'REBEL'",
                FairDice.promise(nonce),
                seat.game());
        house.comeBack();
    }

    @Test
    void aHostWhoSwapsHisPromiseIsSeenAtOnceAndProvedToHaveDoneSo(GameInBrowser game, @TempDir Path folder)
            throws Exception {
        game.troubles().expect("WebSocket connection");
        game.troubles().expect("ERR_CONNECTION_REFUSED");
        Client client = game.house().client();
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        Seat ada = adasSeat(client, opened);
        String pleasing = FairDice.freshNonce();
        promise(ada, FairDice.freshNonce());
        TablePage grace = gracesTable(game, opened);

        swapPromise(game.house(), ada, pleasing);
        grace.expectAlert("The dice cannot be trusted: the promise of the Rebels");
        show(ada, pleasing);
        grace.ready();
        grace.expectAlert("The dice cannot be trusted: the promise of the Rebels");

        ada.post("/resignation", "{}").ok();
        Path file = folder.resolve("kept.json");
        save(grace, file);
        SavedGame saved = GameFile.read(file);
        assertThat(Replay.of(saved).game().isOver())
                .as("all that Ada published fits together")
                .isTrue();
        Evidence evidence = GameFile.readEvidence(file).orElseThrow();
        assertThatThrownBy(() -> evidence.requireKeptBy(saved)).hasMessageContaining("the promise of the Rebel seat");
    }

    @Test
    void anHonestHostIsNotAccused(GameInBrowser game, @TempDir Path folder) throws Exception {
        Client client = game.house().client();
        JsonNode opened = client.open("flight-to-egrix", "human", "open");
        Seat ada = adasSeat(client, opened);
        String nonce = FairDice.freshNonce();
        promise(ada, nonce);
        TablePage grace = gracesTable(game, opened);
        show(ada, nonce);
        grace.ready();
        ada.post("/resignation", "{}").ok();

        Path file = folder.resolve("kept.json");
        save(grace, file);

        grace.expectNoAlert();
        SavedGame saved = GameFile.read(file);
        Evidence evidence = GameFile.readEvidence(file).orElseThrow();
        evidence.requireKeptBy(saved);
        assertThat(evidence.promises()).hasSize(2);
    }
}
