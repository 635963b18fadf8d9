package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.STATUS;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import fitg.e2e.browser.Axe;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.OrderSheet;
import fitg.e2e.page.TablePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Several orders on one sheet: put together, put in order, carried out with one confirmation. */
@ExtendWith(InBrowser.class)
class OrderSheetTest {

    private static final GoldenGame BREAKOUT = GoldenGame.of("breakout-at-egrix-imperial-by-points");

    private static TablePage fleet(GameInBrowser game, Screen screen) {
        return TablePage.open(
                        game.player("Ada", screen).inAHurry(),
                        BREAKOUT.seatAt(game.house(), BREAKOUT.moment("imperial", "INTERPLANETARY", 1)))
                .ready();
    }

    @Test
    void aFleetIsOneOrderAndTheSegmentOneConfirmation(GameInBrowser game) {
        TablePage table = fleet(game, Screen.DESKTOP);
        String asked = table.question().lines().toList().getLast().strip();
        OrderSheet sheet = OrderSheet.of(table).open();

        sheet.order(0);
        sheet.putDown();
        assertThat(sheet.lines()).hasCount(1);
        sheet.carryOut();

        Locator stillAsked = table.decision().getByRole(STATUS).getByText(asked);
        assertThat(stillAsked).hasCount(0);
    }

    @Test
    void ordersAreStruckAndPutInOrder(GameInBrowser game) {
        OrderSheet sheet = OrderSheet.of(fleet(game, Screen.DESKTOP)).open();
        sheet.order(0);
        sheet.putDown();
        sheet.order(1);
        sheet.putDown();
        String second = sheet.lines().nth(1).locator("span").textContent();

        sheet.earlier(1);

        assertThat(sheet.lines().first().locator("span")).hasText(second);
        sheet.strike(0);
        assertThat(sheet.lines()).hasCount(1);
    }

    @Test
    void whereItGoesIsChosenInTheForm(GameInBrowser game) {
        OrderSheet sheet = OrderSheet.of(fleet(game, Screen.PHONE)).open();
        sheet.order(0);
        Locator where = sheet.where();
        int goals = where.locator("option").count();
        assertThat(goals).isGreaterThan(1);
        String last = where.locator("option").last().textContent().strip();

        sheet.goTo(goals - 1);
        sheet.putDown();

        assertThat(sheet.lines().first()).containsText(last);
    }

    @Test
    void nothingOnItIsInTheWayOfAnybody(GameInBrowser game) {
        TablePage table = fleet(game, Screen.DESKTOP);
        OrderSheet sheet = OrderSheet.of(table).open();
        sheet.order(0);
        assertThat(Axe.complaints(table.page())).isEmpty();
        sheet.putDown();

        assertThat(Axe.complaints(table.page())).isEmpty();
        assertThat(Axe.complaintsInColours(table.page())).isEmpty();
    }
}
