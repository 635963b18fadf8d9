package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.REGION;
import static com.microsoft.playwright.options.AriaRole.ROW;
import static com.microsoft.playwright.options.AriaRole.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What wins, what loses and what turns each planet is a key away, in every scenario. */
@ExtendWith(InBrowser.class)
class GoalsTest {

    @Test
    void whatWinsAndWhatTurnsEachPlanetIsAKeyAway(GameInBrowser game) {
        Seat seat = game.house().client().table("flight-to-egrix")[0];
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), seat).ready();

        table.page().keyboard().press("v");

        Locator turns = table.page().getByRole(TABLE, new Page.GetByRoleOptions().setName("What turns each planet"));
        assertThat(turns).isVisible();
        assertThat(turns.getByRole(ROW))
                .containsText(new String[] {"2 steps to Unrest", "3 steps to Unrest", "4 steps to Unrest"});
        assertThat(table.page().locator("goals-panel .goals")).containsText("as soon as one planet is theirs");
        table.page().keyboard().press("v");
        assertThat(turns).isHidden();
    }

    @Test
    void whoBeginsWithoutTheGuideIsBriefedUntilHeHasRead(GameInBrowser game) {
        Seat seat = game.house().client().table("flight-to-egrix")[1];
        TablePage table = TablePage.open(game.player("Grace").inAHurry(), seat).ready();
        Locator briefing = table.decision().getByRole(REGION, new Locator.GetByRoleOptions().setName("Briefing"));
        assertThat(briefing).containsText("The Empire wins at once when no Rebel is left free");

        briefing.locator("summary").click();
        briefing.getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Understood"))
                .click();
        assertThat(briefing).hasCount(0);
        table.page().reload();
        table.ready();
        table.page().waitForCondition(table::mayAnswer);

        assertThat(briefing).hasCount(0);
    }

    @Test
    void whatTurnsAPlanetIsSaidForEveryState(GameInBrowser game) {
        assertThat(game.player("Ada").modules().run("""
                async () => {
                  const {turnings} = await import('/play/what-turns.js');
                  const planet = (id, state, loyalty, pdbUp) => ({id, name: `${id}`, state: {id: state, name: state}, loyalty, pdbUp});
                  const board = {
                    planets: [planet(1, 'imperial-control', 'unrest', true), planet(2, 'rebellion', 'unrest', false), planet(3, 'rebel-control', 'unrest', true)],
                    environs: [{id: 21, planet: 2, units: [{side: 'imperial', count: 2}]}, {id: 31, planet: 3, units: []}],
                    theatre: {counters: [{side: 'rebel', place: 31}, {side: 'imperial', place: 21}]},
                  };
                  return turnings(board).map(({planet: {id}, turns}) => `${id} ${turns}`);
                }"""))
                .isEqualTo(List.of(
                        "2 The Rebels’ when no Imperial unit stands here and its base is Up; now 3 Imperial units, base Down. Stop Rebellion ends it.",
                        "1 At Unrest: one success of Start Rebellion raises it.",
                        "3 The Empire takes it back with Stop Rebellion. Its base is Up; 1 Rebel unit holds it."));
    }
}
