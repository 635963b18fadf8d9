package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every question that occurs in the recorded games is shown to whom it is put, and all its answers are in sight. */
@ExtendWith(InBrowser.class)
class QuestionsTest {

    /** By how many pixels the last answer lies under the edge of the panel. */
    private static final String HIDDEN = """
            () => {
              const table = document.querySelector('fitg-app').shadowRoot.querySelector('table-page').shadowRoot;
              const answers = [...table.querySelector('decision-panel').shadowRoot.querySelectorAll('[data-key]')];
              const edge = table.querySelector('.decision').getBoundingClientRect().bottom;
              return Math.max(0, ...answers.map(each => Math.round(each.getBoundingClientRect().bottom - edge)));
            }""";

    /** Looks at a question of each kind; what is found is how many pixels of its answers are out of sight, if any. */
    private static List<String> hiddenAnswers(GameInBrowser game, Screen screen) {
        Player player = game.player("Ada at " + screen.width(), screen).inAHurry();
        HomePage.open(player);
        List<String> hidden = new ArrayList<>();
        GoldenGame.everyKind().forEach(kind -> {
            Seat seat = kind.game().seatAt(game.house(), kind.moment());
            JsonNode decision = seat.view().get("decision");
            TablePage table = TablePage.follow(player, seat).ready();

            assertThat(table.decision()).containsText(decision.get("prompt").asText());
            assertThat(table.answers()).hasCount(decision.get("actions").size());
            int pixels = ((Number) player.page().evaluate(HIDDEN)).intValue();
            if (pixels > 0) {
                hidden.add(kind.name() + " by " + pixels);
            }
        });
        return hidden;
    }

    @Test
    void atADeskEveryQuestionIsShownWithAllItsAnswers(GameInBrowser game) {
        assertThat(hiddenAnswers(game, Screen.DESKTOP)).isEmpty();
        assertThat(GoldenGame.everyKind()).hasSizeGreaterThan(100);
    }

    @Test
    @Tag("long")
    void onAPhoneNineInTenAre(GameInBrowser game) {
        List<String> hidden = hiddenAnswers(game, Screen.PHONE);

        Measures.note(
                "on a phone %d of %d kinds of questions need scrolling: %s",
                hidden.size(), GoldenGame.everyKind().size(), hidden);
        assertThat(hidden).hasSizeLessThanOrEqualTo(GoldenGame.everyKind().size() / 10);
    }
}
