package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.DIALOG;
import static com.microsoft.playwright.options.AriaRole.IMG;
import static com.microsoft.playwright.options.AriaRole.LINK;
import static com.microsoft.playwright.options.AriaRole.LISTITEM;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What can be learned from a game that is over. */
@ExtendWith(InBrowser.class)
class ReviewTest {

    @Test
    void whatCostMostIsShownAndPlayedAgain(GameInBrowser game) {
        String finished = GoldenGame.of("flight-to-egrix-rebel-by-points").finished(game.house());
        Page page = game.player("Ada").open(finished);

        page.getByRole(BUTTON, new Page.GetByRoleOptions().setName("What could have gone better?"))
                .click();

        Locator review = page.locator("game-review");
        assertThat(review.getByRole(IMG))
                .hasAccessibleName(Pattern.compile("Chances of the Rebels .* from \\d+ % to \\d+ %"));
        Locator first = review.getByRole(LISTITEM).first();
        assertThat(first).containsText(Pattern.compile("Played: .+, which won \\d+ %\\. Better: .+, \\d+ %\\."));
        String moment = first.getByRole(LINK, new Locator.GetByRoleOptions().setName("Look at it"))
                .getAttribute("href");
        assertThat(moment).matches("/games/[^/]+/replay\\?at=\\d+.*");

        first.getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Play it again from here"))
                .click();
        assertThat(page.getByRole(DIALOG)).containsText("A new game begins at this moment");
    }
}
