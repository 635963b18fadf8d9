package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.HintFollower;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Somebody who has never played learns by playing. */
@ExtendWith(InBrowser.class)
class GuidedGameTest {

    private static final int LONGEST_INTRODUCTION = 10;
    private static final int A_FEW_STEPS = 4;

    @Test
    void everyQuestionOfAFirstGameHasItsLesson(GameInBrowser game) {
        TablePage table =
                HomePage.open(game.player("Ada").inAHurry()).learnByPlaying().ready();
        assertThat(table.tab("Guide")).hasAttribute("aria-selected", "true");
        table.page().waitForCondition(table::mayAnswer);
        assertThat(lessons(table)).containsText("Egrix");

        readAll(table);
        String first = lessons(table).textContent();
        table.takeSuggestion();
        table.page().waitForCondition(table::mayAnswer);
        readAll(table);

        assertThat(first).isNotBlank();
        assertThat(lessons(table).getByRole(HEADING)).not().hasCount(0);
        assertThat(lessons(table).textContent()).isNotBlank().isNotEqualTo(first);
    }

    /** By the hints, one click for each act. */
    @Test
    void theSecondEditionIsLearnedByPlayingToo(GameInBrowser game) {
        TablePage table = NewGamePage.open(
                        HintFollower.counted(game.player("Ada").inAHurry()))
                .edition("Second edition")
                .scenario("The Starlight Affair")
                .play("The Rebels")
                .againstTheComputer("Recruit")
                .withAGuide()
                .begin()
                .ready();
        table.page().waitForCondition(table::mayAnswer);
        assertThat(lessons(table)).containsText("Adam Starlight is held in the caves of Lysenda");
        readAll(table);
        assertThat(lessons(table)).containsText("Which starships go to another planet");

        HintFollower.at(table, game.house().client()).play(A_FEW_STEPS);

        assertThat(table.page().locator("status-bar")).not().containsText("Fleets");
        assertThat(lessons(table)).not().containsText("Which starships go to another planet");
    }

    private static Locator lessons(TablePage table) {
        return table.sheet().locator("guide-panel section");
    }

    private static void readAll(TablePage table) {
        Locator understood = lessons(table).getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Understood"));
        for (int read = 0; read < LONGEST_INTRODUCTION && understood.count() > 0; read++) {
            understood.first().click();
        }
        assertThat(understood).hasCount(0);
    }
}
