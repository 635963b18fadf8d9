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
import java.util.Set;
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

    /** Known beforehand, because to find them every kind has to be brought to a table; the long test holds them to it. */
    private static final Set<String> LONGEST = Set.of(
            "IMPERIAL_PURCHASE of 2002",
            "EVENT_CHOICE of 2002",
            "TAX of 2002",
            "REBEL_PURCHASE of 2002",
            "DEPLOYMENT of 2002",
            "MISSION",
            "MOVE",
            "FLY_TO_PLANET of 2002",
            "BREAK_OFF_GOAL of 2002",
            "PASSING of 2002",
            "DESTINATION of 2002");

    private static final int MANY_ANSWERS = 8;

    private record Asked(String kind, Seat seat, JsonNode decision) {

        static List<Asked> everyKind(GameInBrowser game) {
            return GoldenGame.everyKind().stream().map(kind -> of(kind, game)).toList();
        }

        static Asked of(GoldenGame.Kind kind, GameInBrowser game) {
            Seat seat = kind.game().seatAt(game.house(), kind.moment());
            return new Asked(kind.name(), seat, seat.view().get("decision"));
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
        List<Asked> longest = GoldenGame.everyKind().stream()
                .filter(kind -> LONGEST.contains(kind.name()))
                .map(kind -> Asked.of(kind, game))
                .toList();

        assertThat(longest).hasSameSizeAs(LONGEST);
        assertThat(hiddenAnswers(game, Screen.DESKTOP, longest)).isEmpty();
    }

    @Test
    @Tag("long")
    void atADeskEveryQuestionIsShownWithAllItsAnswers(GameInBrowser game) {
        List<Asked> all = Asked.everyKind(game);

        assertThat(hiddenAnswers(game, Screen.DESKTOP, all)).isEmpty();
        assertThat(all).hasSizeGreaterThan(100);
        assertThat(all.stream().filter(asked -> asked.answers() > MANY_ANSWERS))
                .extracting(Asked::kind)
                .isSubsetOf(LONGEST);
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
