package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every question that occurs in the recorded games is shown to whom it is put, with all its answers. */
@ExtendWith(InBrowser.class)
class QuestionsTest {

    @Test
    void everyQuestionIsShownWithItsAnswers(GameInBrowser game) {
        Player player = game.player("Ada").inAHurry();
        HomePage.open(player);
        List<GoldenGame.Kind> questions = GoldenGame.everyKind();
        questions.forEach(kind -> {
            Seat seat = kind.game().seatAt(game.house(), kind.moment());
            JsonNode decision = seat.view().get("decision");
            TablePage table = TablePage.follow(player, seat).ready();

            assertThat(table.decision()).containsText(decision.get("prompt").asText());
            assertThat(table.answers()).hasCount(decision.get("actions").size());
        });
        assertThat(questions).hasSizeGreaterThan(100);
    }
}
