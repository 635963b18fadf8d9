package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.COMBOBOX;
import static com.microsoft.playwright.options.AriaRole.IMG;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.assertions.LocatorAssertions;
import fitg.content.Side;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.Campaign;
import fitg.e2e.page.Match;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The galaxy-wide game of 2002 in the browser. */
@ExtendWith(InBrowser.class)
class CampaignTest {

    /** In a game-turn. */
    private static final int MOST_ANSWERS = 450;

    /** Through set-up and galactic stage into the first movements. */
    private static final int OPENING = 20;

    /** More planets than any domino reaches in the two provinces. */
    private static final int MOST_PICKS = 20;

    /** A whole war is read for its curves. */
    private static final LocatorAssertions.IsVisibleOptions A_WHILE =
            new LocatorAssertions.IsVisibleOptions().setTimeout(20_000);

    @Test
    void theShortCampaignIsOpenedAgainstTheComputer(GameInBrowser game) {
        TablePage table = twoProvincesAsTheRebels(game);

        Match.alone(table).play(OPENING);

        assertThat(table.isOver()).isFalse();
        table.expectNoAlert();
    }

    @Test
    @Tag("long")
    void theShortCampaignIsPlayedForTwoGameTurnsAgainstTheComputer(GameInBrowser game) {
        TablePage table = twoProvincesAsTheRebels(game);
        Match match = Match.alone(table);
        Locator third = table.page().getByRole(IMG, new GetByRoleOptions().setName("Game-turn 3 of 6"));

        int answers = 0;
        while (answers < 2 * MOST_ANSWERS && third.count() == 0 && !table.isOver()) {
            match.play(1);
            answers++;
        }

        assertThat(answers).as("answers until game-turn 3").isBetween(40, 2 * MOST_ANSWERS - 1);
        table.expectNoAlert();
    }

    /** A base is bought now and then, and there are dozens. */
    @Test
    void theBasesToBuyLieFoldedUpUntilSomebodyOpensThem(GameInBrowser game) {
        TablePage table = TablePage.open(
                        game.player("Grace").inAHurry(), Campaign.at(game.house(), Side.IMPERIAL, "IMPERIAL_PURCHASE"))
                .ready();
        Locator fold = table.decision().locator("summary", new Locator.LocatorOptions().setHasText("defence bases"));
        Locator base = table.decision().locator("[data-key^='pdb-']").first();
        assertThat(fold).isVisible();
        assertThat(base).isHidden();

        fold.focus();
        table.page().keyboard().press("Enter");
        assertThat(base).isVisible();
        table.takeKey(base.getAttribute("data-key"));

        assertThat(fold).isVisible();
        assertThat(base).isVisible(); // the next purchase finds them open
    }

    private static TablePage twoProvincesAsTheRebels(GameInBrowser game) {
        return NewGamePage.open(game.player("Ada").inAHurry())
                .edition("Second edition")
                .scenario("Two Provinces")
                .play("The Rebels")
                .againstTheComputer("Recruit")
                .begin()
                .ready();
    }

    @Test
    void theEmpireSetsUpInOneStep(GameInBrowser game) {
        TablePage table = TablePage.open(
                        game.player("Grace").inAHurry(), Campaign.at(game.house(), Side.IMPERIAL, "GARRISON"))
                .ready();

        table.setUpInOneStep();
        table.takeSuggestion();

        assertThat(table.page().locator("decision-panel")).not().containsText("What garrisons");
        table.tab("Forces").click();
        assertThat(table.page().locator("forces-list")).containsText("Imperial Heavy");
    }

    @Test
    void taxesAreOneForm(GameInBrowser game) {
        TablePage table = TablePage.open(
                        game.player("Grace").inAHurry(), Campaign.at(game.house(), Side.IMPERIAL, "TAX"))
                .ready();
        Page page = table.page();

        page.getByRole(BUTTON, new GetByRoleOptions().setName("Cieson: Nothing"))
                .click();
        page.getByRole(BUTTON, new GetByRoleOptions().setName("Collect these taxes"))
                .click();

        assertThat(page.locator("decision-panel")).not().containsText("How do you tax");
        table.tab("Galaxy").click();
        assertThat(page.locator("realm-sheet")).containsText(Pattern.compile("\\+\\d+ taxes"));
    }

    @Test
    void theNewsAndTheTreasuryLieOnOneSheetAndAPlanetIsAClickAway(GameInBrowser game) {
        TablePage table = TablePage.open(
                        game.player("Ada").inAHurry(), Campaign.at(game.house(), Side.REBEL, "REBEL_PURCHASE"))
                .ready();
        Page page = table.page();

        table.tab("Galaxy").click();

        Locator sheet = page.locator("realm-sheet");
        assertThat(sheet).containsText("The Galactic Gazette");
        assertThat(sheet).containsText("Second Province");
        assertThat(sheet).containsText("It is on Charkhan");
        sheet.getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Kelta")).click();
        assertThat(table.map().piece("Kelta Wild")).isVisible();
    }

    @Test
    void theFieldOverTheMapFindsAPlanetAndAPerson(GameInBrowser game) {
        TablePage table = TablePage.open(
                        game.player("Ada").inAHurry(), Campaign.at(game.house(), Side.REBEL, "CHARACTER_MOVE"))
                .ready();
        Page page = table.page();
        Locator field = page.getByRole(COMBOBOX, new GetByRoleOptions().setName("Find a planet or person"));

        field.fill("unar");
        field.press("Enter");
        assertThat(table.map().piece("Unarpha Urban")).isVisible();
        field.fill("Boccanegra");
        field.press("Enter");
        assertThat(table.map().piece("Boccanegra, Rebel character")).isVisible();
    }

    @Test
    void aDominoLightsThePlanetsItMayTouch(GameInBrowser game) {
        TablePage table = TablePage.open(
                        game.player("Grace").inAHurry(), Campaign.at(game.house(), Side.IMPERIAL, "DOMINO"))
                .ready();

        assertThat(table.map().lit().first()).isAttached();
        assertThat(table.page().locator("decision-panel")).containsText("Which planet hears it?");
    }

    @Test
    void thePlanetsADominoTouchedGlowUntilTheReaderGoesOn(GameInBrowser game) {
        TablePage table = TablePage.open(
                        game.player("Grace").inAHurry(), Campaign.at(game.house(), Side.IMPERIAL, "DOMINO"))
                .ready();
        assertThat(table.map().touched()).hasCount(0);

        table.takeFirst();
        assertThat(table.map().touched().first()).isAttached();
        for (int picks = 0; picks < MOST_PICKS && isAskedForAPlanet(table); picks++) {
            table.takeFirst();
        }
        assertThat(isAskedForAPlanet(table)).as("the domino is over").isFalse();
        assertThat(table.map().touched().first()).isAttached();

        table.takeSuggestion();
        assertThat(table.map().touched()).hasCount(0);
    }

    private static boolean isAskedForAPlanet(TablePage table) {
        return table.page().locator("decision-panel").textContent().contains("Which planet hears it?");
    }

    /** Whoever watches a finished war sees how it went. */
    @Test
    void aFinishedCampaignShowsItsCurves(GameInBrowser game) {
        Page page = game.player("Ada").open(Campaign.finished(game.house()));
        new TablePage(page).expectOver();

        assertThat(page.getByRole(IMG, new GetByRoleOptions().setName(Pattern.compile("^Planets by who holds them"))))
                .isVisible(A_WHILE);
        assertThat(page.getByRole(IMG, new GetByRoleOptions().setName(Pattern.compile("^Force points month by month"))))
                .isVisible();
    }

    @ParameterizedTest
    @ValueSource(ints = {1440, 1024, 390})
    void noPageIsWiderThanItsWindow(int width, GameInBrowser game) {
        Screen screen = width == 1440 ? Screen.DESKTOP : width == 1024 ? Screen.TABLET : Screen.PHONE;
        TablePage table = TablePage.open(
                        game.player("Grace", screen).inAHurry(),
                        Campaign.at(game.house(), Side.IMPERIAL, "IMPERIAL_PURCHASE"))
                .ready();

        assertThat((int) table.page().evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(width);
    }
}
