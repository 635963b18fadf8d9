package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.DIALOG;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.BoundingBox;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Keyboard;
import fitg.e2e.browser.Player;
import fitg.e2e.page.StarMap;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The map under one's hands: what shows its card, what can be chosen, and where the keyboard is. */
@ExtendWith(InBrowser.class)
class MapTest {

    private static final List<String> ARROWS = List.of("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");

    private final GoldenGame golden = GoldenGame.of("flight-to-egrix-rebel-by-points");
    private Player ada;
    private TablePage table;
    private StarMap map;

    @BeforeEach
    void sitDown(GameInBrowser game) {
        Seat seat = golden.seatAt(game.house(), golden.moment("rebel", "MOVE", 1));
        ada = game.player("Ada").inAHurry();
        table = TablePage.open(ada, seat).ready();
        map = table.map();
    }

    private Locator card() {
        return table.page().getByRole(DIALOG, new GetByRoleOptions().setName("Reference"));
    }

    @Test
    void aPieceThatCannotBeChosenShowsItsCardAndGetsTheFocusBack() {
        Locator foe = map.whole().locator("[data-piece^=character]:not(.lit)").first();
        String name = foe.getAttribute("aria-label").split(",")[0];

        foe.click();
        assertThat(card()).containsText(name);
        table.page().keyboard().press("Escape");

        assertThat(card()).isHidden();
        assertThat(map.focused()).isEqualTo(foe.getAttribute("data-piece"));
    }

    @Test
    void aRuleLinkShowsItsCase() {
        Locator link = table.decision()
                .getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Rule "))
                .first();
        String number = link.textContent().strip();

        link.click();

        assertThat(card()).containsText(number);
        table.page().keyboard().press("Escape");
        assertThat(link).isFocused();
    }

    @Test
    void theArrowKeysNeverLoseTheFocus() {
        map.piece("Angoff:").focus();
        Random random = new Random(14);
        for (int press = 1; press <= 50; press++) {
            String arrow = ARROWS.get(random.nextInt(ARROWS.size()));
            table.page().keyboard().press(arrow);
            assertThat(map.focused())
                    .as("after %d presses, the last %s", press, arrow)
                    .isNotEmpty();
        }
    }

    @Test
    void theFocusStaysOnTheMapWhenItsPieceIsTooSmallToBeDrawn() {
        map.piece("Boccanegra").focus();
        for (String key : List.of("-", "-", "-", "ArrowRight", "g", "ArrowUp", "ArrowLeft", "+", "h", "ArrowDown")) {
            table.page().keyboard().press(key);
            table.page().waitForCondition(() -> map.isFocusDrawn());
        }
    }

    @Test
    void fromFarAwayTheArrowKeysGoFromPlanetToPlanet() {
        map.piece("Angoff:").focus();
        table.page().keyboard().press("g");
        table.page()
                .waitForCondition(
                        () -> map.whole().locator("[data-piece^=environ]").count() == 0);

        table.page().keyboard().press("ArrowDown");

        table.page().waitForCondition(() -> map.focused().matches("planet (?!222).*"));
    }

    @Test
    void aLitPieceIsChosenByKeyboard() {
        assertThat(map.lit()).not().hasCount(0);
        Keyboard keys = ada.keyboard();

        keys.tabTo(map.whole().locator("[data-piece][tabindex='0']"));
        assertThat(map.whole().locator("[data-piece][tabindex='0']")).hasClass(Pattern.compile("\\blit\\b"));
        String question = table.question();
        keys.press("Enter");

        table.page().waitForCondition(() -> !table.question().equals(question) || table.isAskedFurther());
    }

    @Test
    void theLoyaltyTracksOfASystemStandInOneRow() {
        Object rows = map.whole().locator(".world .loyalty, .world .banner").evaluateAll("""
                tracks => [tracks.length, new Set(tracks.map(each => Math.round(each.getBoundingClientRect().bottom))).size]""");

        assertThat(rows).isEqualTo(List.of(3, 1));
    }

    @Test
    void pointingAtAPieceShowsItsValuesBesideIt() {
        map.piece("Boccanegra").hover();

        assertThat(map.values()).containsText("combat");
        assertThat(map.values()).containsText("Boccanegra");
        assertThat(card()).isHidden();
    }

    @Test
    void theKeyboardShowsTheValuesToo() {
        map.piece("Boccanegra").focus();
        table.page().keyboard().press("ArrowUp");
        table.page().keyboard().press("ArrowDown");

        assertThat(map.values()).isVisible();
    }

    @Test
    void movingTheMapDrawsTheSamePiecesElsewhere() {
        BoundingBox before = map.piece("Angoff:").boundingBox();

        table.page().mouse().move(400, 500);
        table.page().mouse().down();
        table.page().mouse().move(520, 540, new Mouse.MoveOptions().setSteps(6));
        table.page().mouse().up();

        table.page().waitForCondition(() -> {
            BoundingBox now = map.piece("Angoff:").boundingBox();
            return Math.abs(now.x - before.x - 120) < 6 && Math.abs(now.y - before.y - 40) < 6;
        });
        assertThat(card()).isHidden();
    }
}
