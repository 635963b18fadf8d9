package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.GetByRoleOptions;
import com.microsoft.playwright.options.BoundingBox;
import fitg.e2e.browser.Axe;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.GoldenGame.Moment;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.OrderSheet;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is said once instead of piece by piece, place by place and round by round: on the sheet, on the map, of a fight. */
@ExtendWith(InBrowser.class)
class OrdersAtOnceTest {

    private static final GoldenGame BREAKOUT = GoldenGame.of("breakout-at-egrix-imperial-by-points");
    private static final GoldenGame PROVINCES = GoldenGame.of("campaign-2002-short-rebel-by-points");

    private static final int MOMENTS = 12;

    private static TablePage table(GameInBrowser game, GoldenGame played, Moment moment, Screen screen) {
        return TablePage.open(game.player("Ada", screen).inAHurry(), played.seatAt(game.house(), moment))
                .ready();
    }

    /** A seat that has missions to choose in more than one place. */
    private static Seat withSeveralPlaces(GameInBrowser game) {
        return IntStream.range(1, MOMENTS)
                .mapToObj(nth -> PROVINCES.seatAt(game.house(), PROVINCES.moment("rebel", "MISSION", nth)))
                .filter(seat -> seat.post("/forms", "{\"number\":" + seat.view().get("number") + ",\"actions\":[]}")
                                .ok()
                                .get("agenda")
                                .size()
                        > 1)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theMissionsOfAllPlacesStandOnOneSheetFromTheStart(GameInBrowser game) {
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), withSeveralPlaces(game))
                .ready();
        OrderSheet sheet = OrderSheet.of(table).openedByItself();
        String asked = table.question();
        assertThat(sheet.summary()).containsText("All missions on one sheet");
        assertThat(Axe.complaints(table.page())).isEmpty();

        sheet.carryOut();

        table.page().waitForCondition(() -> !table.question().equals(asked));
    }

    @Test
    void aStackThatIsTappedAndThenAPlaceIsAnOrder(GameInBrowser game) {
        TablePage table = table(game, BREAKOUT, BREAKOUT.moment("imperial", "INTERPLANETARY", 1), Screen.PHONE);
        OrderSheet sheet = OrderSheet.of(table).open();

        table.map().hit(table.map().lit().first());

        assertThat(sheet.form()).isVisible();
        String before = sheet.where().inputValue();
        int goals = table.map().lit().count();
        assertThat(goals).isPositive();
        for (int goal = 0; goal < goals && sheet.where().inputValue().equals(before); goal++) {
            table.map().hit(table.map().lit().nth(goal));
        }
        sheet.putDown();
        assertThat(sheet.lines()).hasCount(1);
    }

    @Test
    void aStackIsDraggedToAPlace(GameInBrowser game) {
        TablePage table = table(game, BREAKOUT, BREAKOUT.moment("imperial", "INTERPLANETARY", 1), Screen.DESKTOP);
        OrderSheet sheet = OrderSheet.of(table).open();
        Locator stack = table.map().lit().first();
        BoundingBox from = stack.boundingBox();
        BoundingBox pane = table.map().whole().boundingBox();

        table.page().mouse().move(from.x + from.width / 2, from.y + from.height / 2);
        table.page().mouse().down();
        table.page().mouse().move(pane.x + pane.width / 2, pane.y + pane.height / 2);
        table.page().mouse().up();

        assertThat(sheet.form()).isVisible();
    }

    @Test
    void howAFightGoesOnIsSaidOnce(GameInBrowser game) {
        TablePage table = table(game, PROVINCES, PROVINCES.moment("rebel", "BREAK_OFF", 1), Screen.DESKTOP);
        Locator form = table.decision().locator("fight-form");
        String asked = table.question();
        assertThat(Axe.complaints(table.page())).isEmpty();

        form.getByLabel("Fight on").selectOption("end");
        form.getByRole(BUTTON, new GetByRoleOptions().setName("So be it")).click();

        table.page().waitForCondition(() -> !table.question().equals(asked));
    }
}
