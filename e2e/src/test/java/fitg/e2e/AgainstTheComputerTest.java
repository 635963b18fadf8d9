package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.Match;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** One person and the computer. */
@ExtendWith(InBrowser.class)
class AgainstTheComputerTest {

    @Test
    @Tag("long")
    void theRebelsPlayTheComputerToTheEnd(GameInBrowser game) {
        TablePage table = NewGamePage.open(game.player("Ada").inAHurry())
                .scenario("Flight to Egrix")
                .play("The Rebels")
                .againstTheComputer("Recruit")
                .begin();

        Match.alone(table).playToTheEnd();
    }

    /** Before the game and at the table, by the same words. */
    @Test
    void whoPlaysAgainstOneHasANameAndAManner(GameInBrowser game) {
        NewGamePage fresh = NewGamePage.open(game.player("Ada").inAHurry())
                .play("The Rebels")
                .againstTheComputer("Captain, bold");
        assertThat(fresh.page().locator("#manner")).containsText("likes a fight");

        Page table = fresh.begin().ready().page();
        Locator opponent = table.getByRole(BUTTON, new Page.GetByRoleOptions().setName("Empire: Captain, bold"));
        opponent.click();
        assertThat(table.locator("#manner-imperial")).containsText("likes a fight");
        table.keyboard().press("Escape");
        assertThat(table.locator("#manner-imperial")).isHidden();
    }

    @Test
    void theEmpireSetsUpInOneStepButForTheLastPiece(GameInBrowser game) {
        TablePage table = NewGamePage.open(game.player("Grace").inAHurry())
                .scenario("The Varu Powderkeg")
                .play("The Empire")
                .againstTheComputer("Drifter")
                .begin()
                .ready();

        table.setUpInOneStep();

        assertThat(table.page().locator("status-bar")).containsText("Set-up");
        assertThat(table.takeBack("Undo")).not().hasAttribute("aria-disabled", "true");
        table.takeSuggestion();
        assertThat(table.page().locator("status-bar")).not().containsText("Set-up");
        Match.alone(table).play(3);
    }
}
