package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.DIALOG;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.REGION;
import static com.microsoft.playwright.options.AriaRole.ROW;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.LoadState;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Keyboard;
import fitg.e2e.browser.Player;
import fitg.e2e.page.Breakout;
import fitg.e2e.page.Match;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The edition of 2002: several stars, orbits, jumps, ships that open, and fights with many dice. */
@ExtendWith(InBrowser.class)
class SecondEditionTest {

    private static final int OPENING = 25;

    private static final int ONE_PLAYER_TURN = 120;

    /** The heading of the log under which the Empire's first player-turn is told. */
    private static final Pattern EMPIRES_TURN = Pattern.compile("Turn 1 · ■ Empire");

    @Test
    void breakoutIsOpenedAgainstTheComputerByMouse(GameInBrowser game) {
        ByMouse mouse = new ByMouse();

        Match.alone(breakoutAsTheRebels(game), mouse::answer).play(OPENING);

        assertThat(mouse.onTheMap).as("answers given on the map").isGreaterThan(3);
        assertThat(mouse.others).as("answers that were not suggested").isGreaterThan(3);
    }

    private static TablePage breakoutAsTheRebels(GameInBrowser game) {
        return NewGamePage.open(game.player("Ada").inAHurry())
                .edition("Second edition")
                .scenario("Breakout at Egrix")
                .play("The Rebels")
                .againstTheComputer("Drifter")
                .begin()
                .ready();
    }

    @Test
    @Tag("long")
    void breakoutIsPlayedAgainstTheComputerByMouse(GameInBrowser game) {
        ByMouse mouse = new ByMouse();

        Match.alone(breakoutAsTheRebels(game), mouse::answer).playToTheEnd();

        assertThat(mouse.onTheMap).as("answers given on the map").isGreaterThan(10);
        assertThat(mouse.others).as("answers that were not suggested").isGreaterThan(10);
    }

    /** On the map where the answer is a piece or a place there; otherwise in the panel. Every third answer is another than the suggested. */
    private static final class ByMouse {

        private int given;
        private int onTheMap;
        private int others;

        void answer(TablePage table) {
            given++;
            if (given % 3 == 0 && table.answers().count() > 1) {
                others++;
                takeAnother(table);
            } else if (given % 2 == 0 && table.takeOnTheMap(given)) {
                onTheMap++;
            } else {
                table.takeSuggestion();
            }
        }

        /** Never the suggested one, and not always the same of the others. */
        private void takeAnother(TablePage table) {
            table.unfold();
            Locator another = table.answers().filter(new Locator.FilterOptions().setHasNotText("Enter"));
            table.doAndSee(another.nth(given / 3 % another.count())::click);
        }
    }

    @Test
    void aPlayerTurnIsPlayedByKeyboard(GameInBrowser game) {
        Player ada = game.player("Ada").inAHurry();
        Keyboard keys = ada.keyboard();
        TablePage table =
                TablePage.open(ada, Breakout.againstTheComputer(game.house())).ready();
        Match match = Match.alone(table, asked -> {
            keys.think();
            asked.doAndSee(() -> keys.press(asked.isAdvised() ? "Enter" : "1"));
        });

        Locator empiresTurn = table.sheet().getByRole(HEADING, new Locator.GetByRoleOptions().setName(EMPIRES_TURN));
        int answers = 0;
        while (answers < ONE_PLAYER_TURN && empiresTurn.count() == 0) {
            match.play(1);
            answers++;
        }

        assertThat(answers).as("answers of a player-turn").isBetween(3, ONE_PLAYER_TURN - 1);
    }

    @Test
    void theMapHasOrbitsDriftAreasAndDistances(GameInBrowser game) {
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), Breakout.orbit(game.house()))
                .ready();

        assertThat(table.map().piece("Orbit of Orning: Planetary Privateer")).isVisible();
        assertThat(table.map().piece("Orbit of Angoff: Imperial Light")).isVisible();
        assertThat(table.map().piece("Drift 1 of Gellas")).hasAccessibleName(Pattern.compile("2 to Egrix"));
        assertThat(table.map().piece("Drift 2 of Ancore")).isVisible();
    }

    @Test
    void aShipOpensAndShowsWhoIsInIt(GameInBrowser game) {
        Player ada = game.player("Ada").inAHurry();
        TablePage table = TablePage.open(ada, Breakout.orbit(game.house())).ready();
        Page page = table.page();
        page.waitForLoadState(LoadState.NETWORKIDLE);
        table.putAnyNewsAway();

        table.map().piece("Planetary Privateer").click();

        Locator inside = page.getByRole(DIALOG, new GetByRoleOptions().setName("Inside Planetary Privateer"));
        assertThat(inside.getByRole(BUTTON)).hasCount(5);
        assertThat(inside).containsText("Doctor Sontag");
        page.keyboard().press("Escape");
        assertThat(page.locator("ship-company")).hasCount(0);
        assertThat(table.map().focused()).isEqualTo("ship 36");
        page.keyboard().press("Enter");
        assertThat(inside).isVisible();
    }

    @Test
    void aJumpShowsEveryResultBeforeItIsMade(GameInBrowser game) {
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), Breakout.jump(game.house()))
                .ready();

        table.decision()
                .getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Why: Orning"))
                .click();

        Locator jump = table.decision().locator("jump-table");
        assertThat(jump).containsText("Distance 2, navigation 4: less than it");
        assertThat(jump).containsText("Safe 97 %");
        assertThat(jump).containsText("Drift 1 3 %");
        jump.locator("summary").click();
        assertThat(jump.getByRole(ROW)).hasCount(12);
    }

    @Test
    void aFightShowsBothSidesAndTheLastDice(GameInBrowser game) {
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), Breakout.fight(game.house()))
                .ready();

        Locator fight = table.decision().getByRole(REGION, new Locator.GetByRoleOptions().setName("The combat"));

        assertThat(fight).containsText(Pattern.compile("round \\d"));
        assertThat(fight).containsText("Attack");
        assertThat(fight).containsText("Last dice");
        assertThat(fight.locator("svg.die").first()).isVisible();
    }

    @Test
    void theRulesTellBothEditionsSideBySide(GameInBrowser game) {
        Page page = game.player("Ada").open("/rules?in=editions");

        Locator jumping = page.getByRole(ROW, new GetByRoleOptions().setName(Pattern.compile("^Hyperjump")));
        assertThat(jumping).containsText("One die, plus the distance");
        assertThat(jumping).containsText("seven columns");
        Locator combat = page.getByRole(ROW, new GetByRoleOptions().setName(Pattern.compile("^Combat")));
        assertThat(combat).containsText("our completion");
        combat.getByRole(BUTTON).click();
        assertThat(page.getByRole(DIALOG)).containsText("Our completion, second edition (2002)");
    }
}
