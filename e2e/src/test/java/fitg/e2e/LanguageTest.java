package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByLabelOptions;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.TablePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Questions and answers are said in the language chosen in Settings, as far as they are translated. */
@ExtendWith(InBrowser.class)
class LanguageTest {

    @Test
    void whoChoosesGermanIsAskedInGermanAtOnce(GameInBrowser game) {
        Player player = game.player("Ada").inAHurry();
        TablePage table = asked("MOVE", player, game);
        assertThat(table.decision()).containsText("What do you move?");

        choose(player.page(), "Deutsch");
        assertThat(table.decision()).containsText("Was bewegst du?");
        assertThat(table.decision()).containsText("fertig");

        choose(player.page(), "English");
        assertThat(table.decision()).containsText("What do you move?");
    }

    @Test
    void whatMayComeOfAnAnswerIsSaidInGermanToo(GameInBrowser game) {
        Player player = game.player("Ada").inAHurry();
        TablePage table = asked("BREAK_OFF", player, game);
        assertThat(table.decision()).containsText("get away");

        choose(player.page(), "Deutsch");
        assertThat(table.decision()).containsText("entkommen");
        assertThat(table.decision()).not().containsText("get away");
    }

    private static TablePage asked(String question, Player player, GameInBrowser game) {
        GoldenGame.Kind kind = GoldenGame.everyKind().stream()
                .filter(each -> each.name().equals(question))
                .findFirst()
                .orElseThrow();
        HomePage.open(player);
        return TablePage.follow(player, kind.game().seatAt(game.house(), kind.moment()))
                .ready();
    }

    private static void choose(Page page, String language) {
        page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName("Settings"))
                .click();
        page.getByLabel(language, new GetByLabelOptions().setExact(false)).check();
        page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName("Done").setExact(true))
                .click();
    }
}
