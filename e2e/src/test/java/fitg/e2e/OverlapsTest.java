package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Overlaps;
import fitg.e2e.browser.Player;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.TablePage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** On no page of a game does text lie over text, and nothing that can be chosen is covered, at any width. */
@ExtendWith(InBrowser.class)
class OverlapsTest {

    /** Width and height of a window. */
    private static final int[][] WINDOWS = {{1440, 900}, {1280, 720}, {1024, 768}, {768, 1024}, {390, 844}};

    /** Every so many kinds of questions of the recorded games in the everyday run. */
    private static final int SOME = 29;

    @Test
    void nothingLiesOverWhatIsReadOrChosen(GameInBrowser game) {
        List<GoldenGame.Kind> all = GoldenGame.everyKind();
        expectRoom(
                game,
                IntStream.range(0, all.size())
                        .filter(kind -> kind % SOME == 11)
                        .mapToObj(all::get)
                        .toList());
    }

    @Test
    @Tag("long")
    void norAtAnyOtherQuestion(GameInBrowser game) {
        expectRoom(game, GoldenGame.everyKind());
    }

    /** The story of the same games, card after card, is looked at by {@link StoryTest}. */
    private static void expectRoom(GameInBrowser game, List<GoldenGame.Kind> kinds) {
        Player player = game.player("Ada").inAHurry();
        HomePage.open(player);
        List<String> wrong = new ArrayList<>();
        for (GoldenGame.Kind kind : kinds) {
            TablePage table = TablePage.follow(player, kind.game().seatAt(game.house(), kind.moment()))
                    .ready();
            for (int[] window : WINDOWS) {
                player.page().setViewportSize(window[0], window[1]);
                player.page()
                        .waitForFunction(
                                "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))");
                Locator aside = table.page().locator("table-page aside");
                Locator bar = table.page().locator("table-page status-bar");
                List<String> found = new ArrayList<>(Overlaps.of(aside));
                found.addAll(Overlaps.of(bar));
                found.addAll(Overlaps.covered(table.decision()));
                found.forEach(each -> wrong.add(kind.name() + " at " + window[0] + ": " + each));
            }
        }
        assertThat(wrong).isEmpty();
    }
}
