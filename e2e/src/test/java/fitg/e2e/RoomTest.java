package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.GoldenGame.Moment;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.Place;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Whether there is room for everything: a question with its answers, a page in its window, a star system in its pane. */
@ExtendWith(InBrowser.class)
class RoomTest {

    private record Put(GoldenGame game, Moment moment) {}

    /** By how many pixels the last answer lies under the edge of the panel. */
    private static final String HIDDEN = """
            () => {
              const table = document.querySelector('fitg-app').shadowRoot.querySelector('table-page').shadowRoot;
              const answers = [...table.querySelector('decision-panel').shadowRoot.querySelectorAll('[data-key]')];
              const edge = table.querySelector('.decision').getBoundingClientRect().bottom;
              return Math.max(0, ...answers.map(each => Math.round(each.getBoundingClientRect().bottom - edge)));
            }""";

    private static final String TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth";

    /** The part of the pane's shorter side that the star system has. */
    private static final String SHARE = """
            () => {
              const page = document.querySelector('fitg-app').shadowRoot.querySelector('table-page');
              const drawn = [...page.map.renderRoot.querySelectorAll('.stage [data-piece], .world [data-piece]')]
                .map(each => each.getBoundingClientRect());
              const pane = page.map.getBoundingClientRect();
              const wide = Math.max(...drawn.map(box => box.right)) - Math.min(...drawn.map(box => box.left));
              const high = Math.max(...drawn.map(box => box.bottom)) - Math.min(...drawn.map(box => box.top));
              return pane.width < pane.height ? wide / pane.width : high / pane.height;
            }""";

    private static Map<String, Put> everyQuestion() {
        Map<String, Put> first = new LinkedHashMap<>();
        for (GoldenGame game : GoldenGame.all()) {
            for (Moment moment : game.moments()) {
                first.putIfAbsent(moment.question(), new Put(game, moment));
            }
        }
        return first;
    }

    private static List<String> hiddenAnswers(GameInBrowser game, Screen screen) {
        Player player = game.player("Ada at " + screen.width(), screen).inAHurry();
        HomePage.open(player);
        List<String> hidden = new ArrayList<>();
        everyQuestion().forEach((name, put) -> {
            Seat seat = put.game().seatAt(game.house(), put.moment());
            TablePage table = TablePage.follow(player, seat).ready();
            assertThat(table.answers()).not().hasCount(0);
            int pixels = ((Number) player.page().evaluate(HIDDEN)).intValue();
            if (pixels > 0) {
                hidden.add(name + " by " + pixels);
            }
        });
        return hidden;
    }

    @Test
    void atADeskEveryKindOfQuestionShowsAllItsAnswers(GameInBrowser game) {
        assertThat(hiddenAnswers(game, Screen.DESKTOP)).isEmpty();
    }

    @Test
    @Tag("long")
    void onAPhoneNineInTenDo(GameInBrowser game) {
        List<String> hidden = hiddenAnswers(game, Screen.PHONE);

        Measures.note(
                "on a phone %d of %d kinds of questions need scrolling: %s",
                hidden.size(), everyQuestion().size(), hidden);
        assertThat(hidden).hasSizeLessThanOrEqualTo(everyQuestion().size() / 10);
    }

    @Test
    void noPageIsWiderThanItsWindow(GameInBrowser game) {
        Page page = game.player("Ada").inAHurry().page();
        List<String> wide = new ArrayList<>();
        for (Place place :
                List.of(Place.HOME, Place.NEW_GAME, Place.GUIDED_TABLE, Place.MISSION, Place.FIGHT, Place.REPLAY)) {
            place.show(page, place.prepare(game.house()));
            for (int width : new int[] {360, 390, 600, 800, 801, 900, 1000, 1100, 1140, 1440}) {
                page.setViewportSize(width, 800);
                page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
                if (((Number) page.evaluate(TOO_WIDE)).intValue() > 0) {
                    wide.add(place + " at " + width);
                }
            }
        }
        assertThat(wide).isEmpty();
    }

    @Test
    void theMapFillsItsPane(GameInBrowser game) {
        GoldenGame golden = GoldenGame.of("varu-powderkeg-rebel-by-points");
        Seat seat = golden.seatAt(game.house(), golden.moment("rebel", "MOVE", 2));
        for (Screen screen : List.of(Screen.DESKTOP, Screen.TABLET, Screen.PHONE)) {
            TablePage table = TablePage.open(
                            game.player("Ada at " + screen.width(), screen).inAHurry(), seat)
                    .ready();
            table.page().waitForLoadState(LoadState.NETWORKIDLE);
            double share = ((Number) table.page().evaluate(SHARE)).doubleValue();

            Measures.note("the map fills %.0f %% of the shorter side of its pane, %s", 100 * share, screen);
            assertThat(share).as("%s", screen).isGreaterThan(0.85);
        }
    }
}
