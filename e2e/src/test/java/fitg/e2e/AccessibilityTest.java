package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import fitg.e2e.browser.Axe;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.Place;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No page keeps anything from anybody, in either theme, at a desk or on a phone. */
@ExtendWith(InBrowser.class)
class AccessibilityTest {

    /** Of pages that are much alike, one; the others are for the long tests. */
    @ParameterizedTest
    @EnumSource(
            names = {
                "HOME",
                "NEW_GAME",
                "LEARN",
                "JOIN",
                "RULES_LOOKED_FOR",
                "SETTINGS",
                "GUIDED_TABLE",
                "SET_UP",
                "JUMP",
                "SECOND_FIGHT",
                "MISSION",
                "FORCES",
                "PLAY_ON",
                "FINISHED_TABLE"
            })
    void nothingIsInTheWay(Place place, GameInBrowser game) {
        Page page = game.player("Ada").page();
        place.show(page, place.prepare(game.house()));

        assertThat(complaints(place, page, Screen.DESKTOP)).isEmpty();
    }

    /** The colours are the same everywhere; these pages have most of them. */
    @ParameterizedTest
    @EnumSource(names = {"HOME", "RULES", "MISSION", "SECOND_FIGHT"})
    void everythingCanBeReadByNightAndByDay(Place place, GameInBrowser game) {
        Page page = game.player("Ada").page();
        place.show(page, place.prepare(game.house()));

        assertThat(unreadable(place, page, Screen.DESKTOP)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("long")
    void neitherIsItAnywhereElseNorOnAPhone(Place place, GameInBrowser game) {
        String at = place.prepare(game.house());
        for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
            Page page = game.player("Ada at " + screen.width(), screen).page();
            place.show(page, at);

            assertThat(complaints(place, page, screen)).isEmpty();
            assertThat(unreadable(place, page, screen)).isEmpty();
        }
    }

    private static List<String> complaints(Place place, Page page, Screen screen) {
        return Axe.complaints(page).stream()
                .map(each -> place + ", " + screen + ": " + each)
                .toList();
    }

    private static List<String> unreadable(Place place, Page page, Screen screen) {
        List<String> found = new ArrayList<>();
        for (ColorScheme theme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            colours(page, theme);
            Axe.complaintsInColours(page).forEach(each -> found.add(place + ", " + screen.in(theme) + ": " + each));
        }
        return found;
    }

    private static void colours(Page page, ColorScheme theme) {
        page.evaluate(
                "async theme => (await import('/ui/settings.js')).settings.set('theme', theme)",
                theme.name().toLowerCase());
    }
}
