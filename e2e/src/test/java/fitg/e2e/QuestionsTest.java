package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.GoldenGame.Moment;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every question that occurs in the recorded games is shown to whom it is put, with all its answers. */
@ExtendWith(InBrowser.class)
class QuestionsTest {

    private record Put(GoldenGame game, Moment moment) {}

    private static Map<String, Put> everyQuestion() {
        Map<String, Put> first = new LinkedHashMap<>();
        for (GoldenGame game : GoldenGame.all()) {
            for (Moment moment : game.moments()) {
                first.putIfAbsent(moment.question(), new Put(game, moment));
            }
        }
        return first;
    }

    @Test
    void everyQuestionIsShownWithItsAnswers(GameInBrowser game) {
        Player player = game.player("Ada").inAHurry();
        HomePage.open(player);
        Map<String, Put> questions = everyQuestion();
        questions.forEach((name, put) -> {
            Seat seat = put.game().seatAt(game.house(), put.moment());
            JsonNode decision = seat.view().get("decision");
            TablePage table = TablePage.follow(player, seat).ready();

            assertThat(table.decision()).containsText(decision.get("prompt").asText());
            assertThat(table.answers()).hasCount(decision.get("actions").size());
        });
        assertThat(questions).hasSizeGreaterThan(50);
    }
}
