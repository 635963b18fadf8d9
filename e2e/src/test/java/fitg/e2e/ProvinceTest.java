package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.Match;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The Province Game of 1979 in the browser: purchases, fleets above planets, and the game against the computer. */
@ExtendWith(InBrowser.class)
class ProvinceTest {

    /** Through the set-up of the Rebels, their first player-turn and into what they decide in the second. */
    private static final int TWO_TURNS = 60;

    /** No game takes more answers. */
    private static final int WHOLE_GAME = 1500;

    @Test
    void theBackdoorIsOpenedAgainstTheComputer(GameInBrowser game) {
        TablePage table = backdoorAsTheRebels(game);

        Match match = Match.alone(table);
        match.play(1);
        assertThat(table.isOver()).isFalse();
        int answers = 1;
        while (answers < TWO_TURNS && turn(table, 2).count() == 0 && !table.isOver()) {
            match.play(1);
            answers++;
        }

        assertThat(answers).as("answers of the first game-turn").isLessThan(TWO_TURNS);
        table.expectNoAlert();
    }

    @Test
    @Tag("long")
    void theBackdoorIsPlayedFromPurchaseToVictory(GameInBrowser game) {
        TablePage table = backdoorAsTheRebels(game);

        Match.alone(table).play(WHOLE_GAME);

        table.expectOver();
        table.expectNoAlert();
    }

    @Test
    void whoBuysSeesWhatIsLeft(GameInBrowser game) {
        TablePage table = NewGamePage.open(game.player("Grace").inAHurry())
                .scenario("The Empire's Backdoor")
                .play("The Empire")
                .againstTheComputer("Drifter")
                .begin()
                .ready();
        Locator purse = table.decision().locator(".purse");
        assertThat(purse).containsText("65 of 65 Force Points left");

        table.takeKey("unit:line");
        table.takeKey("place:orbit-241");

        assertThat(purse).not().containsText("65 of 65");
        assertThat(purse).containsText("Ordered so far: 1");
    }

    @Test
    void unitsAboveAPlanetAreToldWithIt(GameInBrowser game) {
        GoldenGame backdoor = GoldenGame.of("empires-backdoor-rebel-instant");
        TablePage table = TablePage.open(
                        game.player("Ada").inAHurry(),
                        backdoor.seatAt(game.house(), backdoor.moment("rebel", "COURSE", 1)))
                .ready();

        Locator orbits = table.page().locator("star-map [data-piece^='place orbit-']");
        assertThat(orbits).hasCount(8);
        assertThat(table.page().locator("star-map [data-mover^='units ']").first())
                .isVisible();
    }

    private static Locator turn(TablePage table, int number) {
        return table.page().getByRole(AriaRole.IMG, new GetByRoleOptions().setName("Game-turn " + number + " of 7"));
    }

    private static TablePage backdoorAsTheRebels(GameInBrowser game) {
        return NewGamePage.open(game.player("Ada").inAHurry())
                .scenario("The Empire's Backdoor")
                .play("The Rebels")
                .againstTheComputer("Drifter")
                .begin()
                .ready();
    }
}
