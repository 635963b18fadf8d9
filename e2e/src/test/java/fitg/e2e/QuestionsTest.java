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
import java.util.Comparator;
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
              const answers = [...table.querySelector('decision-panel').shadowRoot.querySelectorAll('[data-key]')]
                .map(each => each.closest('details:not([open])') ?? each); // of what is folded up, where it is opened
              const edge = table.querySelector('.decision').getBoundingClientRect().bottom;
              return Math.max(0, ...answers.map(each => Math.round(each.getBoundingClientRect().bottom - edge)));
            }""";

    private record Asked(String kind, Seat seat, JsonNode decision) {

        static List<Asked> everyKind(GameInBrowser game) {
            return GoldenGame.everyKind().stream()
                    .map(kind -> of(kind.name(), kind.game().seatAt(game.house(), kind.moment())))
                    .toList();
        }

        private static Asked of(String kind, Seat seat) {
            return new Asked(kind, seat, seat.view().get("decision"));
        }

        int answers() {
            return decision.get("actions").size();
        }
    }

    /** Looks at the questions; what is found is how many pixels of their answers are out of sight, if any. */
    private static List<String> hiddenAnswers(GameInBrowser game, Screen screen, List<Asked> questions) {
        Player player = game.player("Ada at " + screen.width(), screen).inAHurry();
        HomePage.open(player);
        List<String> hidden = new ArrayList<>();
        for (Asked asked : questions) {
            TablePage table = TablePage.follow(player, asked.seat()).ready();

            assertThat(table.decision())
                    .containsText(asked.decision().get("prompt").asText());
            assertThat(table.allAnswers()).hasCount(asked.answers());
            int pixels = ((Number) player.page().evaluate(HIDDEN)).intValue();
            if (pixels > 0) {
                hidden.add(asked.kind() + " by " + pixels);
            }
        }
        return hidden;
    }

    /** They are the first to lack room. */
    @Test
    void atADeskTheLongestListsOfAnswersAreInSight(GameInBrowser game) {
        List<Asked> longest = Asked.everyKind(game).stream()
                .sorted(Comparator.comparingInt(Asked::answers).reversed())
                .limit(12)
                .toList();

        assertThat(hiddenAnswers(game, Screen.DESKTOP, longest)).isEmpty();
    }

    @Test
    @Tag("long")
    void atADeskEveryQuestionIsShownWithAllItsAnswers(GameInBrowser game) {
        List<Asked> all = Asked.everyKind(game);

        assertThat(hiddenAnswers(game, Screen.DESKTOP, all)).isEmpty();
        assertThat(all).hasSizeGreaterThan(100);
    }

    @Test
    @Tag("long")
    void onAPhoneNineInTenAre(GameInBrowser game) {
        List<String> hidden = hiddenAnswers(game, Screen.PHONE, Asked.everyKind(game));

        Measures.note(
                "on a phone %d of %d kinds of questions need scrolling: %s",
                hidden.size(), GoldenGame.everyKind().size(), hidden);
        assertThat(hidden).hasSizeLessThanOrEqualTo(GoldenGame.everyKind().size() / 10);
    }
}
