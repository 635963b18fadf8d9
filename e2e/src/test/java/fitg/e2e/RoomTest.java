package fitg.e2e;

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
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Whether there is room for everything: a page in its window, a star system in its pane. */
@ExtendWith(InBrowser.class)
class RoomTest {

    private static final String TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth";

    private static final List<Place> WINDOWS = List.of(
            Place.HOME,
            Place.NEW_GAME,
            Place.RULES_OF_BOTH_EDITIONS,
            Place.GUIDED_TABLE,
            Place.SET_UP,
            Place.MISSION,
            Place.FIGHT,
            Place.ORBIT,
            Place.JUMP,
            Place.SECOND_FIGHT,
            Place.FINISHED_TABLE,
            Place.REPLAY);

    /** The part of the pane's shorter side that the star system has. */
    private static final String SHARE = """
            () => {
              const page = document.querySelector('fitg-app').shadowRoot.querySelector('table-page');
              const drawn = [...page.map.renderRoot.querySelectorAll('.system:not(.away) [data-piece]')]
                .map(each => each.getBoundingClientRect());
              const pane = page.map.picture();
              const wide = Math.min(pane.right, Math.max(...drawn.map(box => box.right))) - Math.max(pane.left, Math.min(...drawn.map(box => box.left)));
              const high = Math.min(pane.bottom, Math.max(...drawn.map(box => box.bottom))) - Math.max(pane.top, Math.min(...drawn.map(box => box.top)));
              return pane.width < pane.height ? wide / pane.width : high / pane.height;
            }""";

    @Test
    void noPageIsWiderThanItsWindow(GameInBrowser game) {
        expectRoom(game, 360, 800, 801, 1100, 1440);
    }

    @Test
    @Tag("long")
    void norAtAnyWidthBetween(GameInBrowser game) {
        expectRoom(game, 390, 600, 700, 900, 1000, 1024, 1140, 1280);
    }

    private static void expectRoom(GameInBrowser game, int... widths) {
        Page page = game.player("Ada").inAHurry().page();
        List<String> wide = new ArrayList<>();
        for (Place place : WINDOWS) {
            place.show(page, place.prepare(game.house()));
            for (int width : widths) {
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
        List<String> small = new ArrayList<>();
        for (Screen screen : List.of(Screen.DESKTOP, Screen.TABLET, Screen.PHONE)) {
            Player player = game.player("Ada at " + screen.width(), screen).inAHurry();
            HomePage.open(player);
            for (String name : STAR_SYSTEMS) {
                GoldenGame golden = GoldenGame.of(name);
                Moment middle = golden.moments().get(golden.moments().size() / 2);
                TablePage.follow(player, golden.seatAt(game.house(), middle)).ready();
                player.page().waitForLoadState(LoadState.NETWORKIDLE);
                double share = ((Number) player.page().evaluate(SHARE)).doubleValue();
                Measures.note(
                        "the map fills %.0f %% of the shorter side of its pane, %s, %s", 100 * share, name, screen);
                if (share < 0.85) {
                    small.add(name + ", " + screen + ": " + share);
                }
            }
        }
        assertThat(small).isEmpty();
    }

    /** Each scenario of one star system, in the middle of a game. */
    private static final List<String> STAR_SYSTEMS = List.of(
            "flight-to-egrix-rebel-by-points",
            "varu-powderkeg-rebel-by-points",
            "senators-peace-imperial-by-points",
            "starlight-affair-rebel-by-points");
}
