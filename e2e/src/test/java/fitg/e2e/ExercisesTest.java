package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static fitg.e2e.page.ExercisesPage.button;
import static fitg.e2e.page.ExercisesPage.card;
import static fitg.e2e.page.ExercisesPage.key;
import static fitg.e2e.page.ExercisesPage.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import fitg.e2e.browser.Axe;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.ExercisesPage;
import fitg.e2e.page.TablePage;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Moments of games in which one answer is best: found by trying, or shown. */
@ExtendWith(InBrowser.class)
class ExercisesTest {

    private static final Pattern ANOTHER = Pattern.compile("nother answer wins more");

    @Test
    void anExerciseIsTriedSolvedAndRemembered(GameInBrowser game) {
        Page page = game.player("Ada").inAHurry().open("/learn");
        page.getByText("To the exercises").click();
        ExercisesPage exercises = ExercisesPage.on(page);
        exercises.only("Side", "imperial").only("Scenario", "flight-to-egrix");

        TablePage table = exercises.first();
        button(page, "Hint").click();
        assertThat(card(page).getByRole(AriaRole.STATUS)).not().hasText("");
        assertThat(page.locator("hint-card")).hasCount(0);
        table.takeKey(key(page, -1));

        assertThat(verdict(page)).containsText(ANOTHER);
        assertThat(card(page).getByRole(AriaRole.TABLE)).hasCount(0);
        String tried = page.url();
        button(page, "Try again").click();
        page.waitForURL(url -> !url.equals(tried) && url.contains("/games/"));
        assertThat(button(page, "Hint")).isVisible();
        table.takeKey(key(page, 0));

        assertThat(verdict(page)).hasText("Found: that is the move");
        assertThat(card(page).getByRole(AriaRole.TABLE)).containsText("★");
        assertThat(Axe.complaints(page)).isEmpty();
        button(page, "All exercises").click();
        assertThat(ExercisesPage.on(page).counted()).containsText("1 of ");
        assertThat(page.getByText("✓ solved")).hasCount(1);
        assertThat(page.evaluate("() => JSON.parse(localStorage.getItem('fitg.seats') ?? '[]').length"))
                .isEqualTo(0);
    }

    /** Whoever cannot find it is shown why, and goes on to the next or plays on. */
    @Test
    void aSolutionIsShownOnAPhone(GameInBrowser game) {
        Player player = game.player("Ada", Screen.PHONE).inAHurry();
        Page page = player.open("/exercises");
        assertThat(ExercisesPage.on(page).all().first()).isVisible();
        assertThat(Axe.complaints(page)).isEmpty();
        TablePage table =
                ExercisesPage.on(page).only("Scenario", "varu-powderkeg").first();
        table.takeKey(key(page, -1));

        button(page, "Show the solution").click();
        assertThat(card(page).getByRole(AriaRole.ROW)).not().hasCount(0);
        assertThat(card(page)).containsText("your answer");
        assertThat(Axe.complaints(page)).isEmpty();
        button(page, "Play on from here").click();
        assertThat(card(page)).hasCount(0);
        assertThat(table.decision()).isVisible();
    }
}
