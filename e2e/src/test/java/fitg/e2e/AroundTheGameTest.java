package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.JoinPage;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.ReplayPage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What people do around a game: give up, play again, keep it, invite anew, take back. */
@ExtendWith(InBrowser.class)
class AroundTheGameTest {

    // ---- giving up

    private static Locator giveUp(TablePage table) {
        return table.sheet("Game").getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Give up"));
    }

    @Test
    void whoThinksBetterOfGivingUpPlaysOn(GameInBrowser game) {
        Seat[] seats = game.house().client().table("flight-to-egrix");
        TablePage rebel = TablePage.open(game.player("Ada"), seats[0]).ready();
        List<String> asked = new ArrayList<>();
        rebel.page().onceDialog(dialog -> {
            asked.add(dialog.message());
            dialog.dismiss();
        });

        giveUp(rebel).click();

        assertThat(asked).containsExactly("Give up this game? The other side wins.");
        assertThat(giveUp(rebel)).isVisible();
        assertThat(rebel.isOver()).isFalse();
    }

    @Test
    void whoGivesUpLosesBeforeBothPlayersEyes(GameInBrowser game) {
        Seat[] seats = game.house().client().table("flight-to-egrix");
        TablePage rebel = TablePage.open(game.player("Ada"), seats[0]).ready();
        TablePage empire = TablePage.open(game.player("Grace"), seats[1]).ready();
        rebel.page().onceDialog(Dialog::accept);

        giveUp(rebel).click();

        assertThat(rebel.victory()).containsText("The Empire wins");
        assertThat(empire.victory()).containsText("The Empire wins");
    }

    // ---- playing again

    @Test
    void aRematchIsOfferedAndAccepted(GameInBrowser game) {
        Seat[] seats = game.house().client().table("flight-to-egrix");
        seats[1].post("/resignation", Map.of()).ok();
        TablePage ada = TablePage.open(game.player("Ada"), seats[0]);
        TablePage grace = TablePage.open(game.player("Grace"), seats[1]);

        ada.rematch("Offer a rematch").click();
        assertThat(ada.rematch("Rematch offered")).isVisible();
        grace.rematch("Accept the rematch").click();
        grace.page().waitForURL(address -> !address.contains(seats[0].game()));
        ada.rematch("To the rematch").click();
        ada.page().waitForURL(address -> !address.contains(seats[0].game()));

        ada.ready();
        grace.ready();
        assertThat(ada.page().url().split("#")[0]).isEqualTo(grace.page().url().split("#")[0]);
        assertThat(ada.page().getByText("You: ")).containsText("Empire");
        assertThat(grace.page().getByText("You: ")).containsText("Rebels");
    }

    // ---- keeping a game

    @Test
    void aSavedGameIsReadBack(GameInBrowser game, @TempDir Path folder) {
        GoldenGame golden = GoldenGame.of("flight-to-egrix-rebel-instant");
        TablePage table = new TablePage(game.player("Ada").open(golden.finished(game.house())));
        Download saved = table.page()
                .waitForDownload(
                        () -> table.decision().getByText("Save the game").click());
        Path file = folder.resolve("saved.json");
        saved.saveAs(file);

        ReplayPage replay = HomePage.open(game.player("Grace")).importFinished(file);
        replay.button("To the end").click();

        assertThat(replay.scrubber()).hasValue(String.valueOf(replay.end()));
        assertThat(replay.caption()).containsText("The Rebel player wins at once");
    }

    // ---- inviting anew

    @Test
    void aNewInvitationReplacesTheLostOne(GameInBrowser game) {
        game.troubles().expect("404");
        NewGamePage opening =
                NewGamePage.open(game.player("Ada")).play("The Rebels").againstSomebodyInvited();
        String lost = opening.beginAndInvite();
        String found = HomePage.follow(opening.page()).newInvitation();
        assertThat(found).isNotEqualTo(lost);

        JoinPage.open(game.player("Eve"), lost).expectGone();

        JoinPage.open(game.player("Grace"), found).takeTheSeat("Grace").ready();
    }

    // ---- taking back

    @Test
    void whatCannotBeTakenBackSaysWhyToTheKeyboardToo(GameInBrowser game) {
        Seat[] seats = game.house().client().table("flight-to-egrix");
        TablePage empire = TablePage.open(game.player("Grace"), seats[1]).ready();
        for (String name : List.of("Undo", "Restart segment")) {
            Locator button = empire.takeBack(name);
            assertThat(button).hasAttribute("aria-disabled", "true");
            assertThat(button).hasAccessibleDescription(Pattern.compile("\\w.*\\."));
            button.focus();
            assertThat(button).isFocused();
        }
    }

    @Test
    void undoTakesBackOneAnswerAndRestartTheSegment(GameInBrowser game) {
        Seat[] seats = game.house().client().table("flight-to-egrix");
        TablePage empire =
                TablePage.open(game.player("Grace").inAHurry(), seats[1]).ready();
        String first = empire.question();
        empire.takeFirst();
        String second = empire.question();
        empire.takeFirst();

        empire.doAndSee(empire.takeBack("Undo")::click);
        assertThat(empire.question()).isEqualTo(second);
        empire.takeFirst();
        empire.doAndSee(empire.takeBack("Restart segment")::click);

        assertThat(empire.question()).isEqualTo(first);
    }
}
