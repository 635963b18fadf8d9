package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.JoinPage;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two people in two browsers, from the first page to the last word, by mouse alone. */
@ExtendWith(InBrowser.class)
class TwoBrowsersTest {

    private static final int LONGEST_GAME = 2000;

    @Test
    void anInvitationIsAcceptedAndTheGamePlayedToItsEnd(GameInBrowser game) {
        Player ada = game.player("Ada");
        Player grace = game.player("Grace");
        NewGamePage opening = HomePage.open(ada)
                .newGame()
                .scenario("Flight to Egrix")
                .name("Ada")
                .rebels("you")
                .empire("invite");
        String invitation = opening.beginAndInvite();
        TablePage rebel = opening.toTheTable();
        TablePage empire = JoinPage.open(grace, invitation).takeTheSeat("Grace");

        playToTheEnd(rebel.ready(), empire.ready());

        assertThat(rebel.winner()).isEqualTo(empire.winner());
    }

    @Test
    void aServerThatComesBackHasLostNothing(GameInBrowser game) {
        game.troubles().expect("WebSocket connection");
        game.troubles().expect("ERR_CONNECTION_REFUSED");
        Seat[] seats = game.house().client().table("flight-to-egrix");
        TablePage rebel = TablePage.open(game.player("Ada"), seats[0]).ready();
        TablePage empire = TablePage.open(game.player("Grace"), seats[1]).ready();
        play(rebel, empire, 12);
        TablePage next = next(rebel, empire).orElseThrow();
        String question = next.question();
        List<String> answers = next.answers().allTextContents();

        game.house().goDown();
        rebel.expectAlert("connection is lost");
        empire.expectAlert("connection is lost");
        game.house().comeBack();
        rebel.expectNoAlert();
        empire.expectNoAlert();

        assertThat(next.question()).isEqualTo(question);
        assertThat(next.answers().allTextContents()).isEqualTo(answers);
        play(rebel, empire, 12);
    }

    private static void playToTheEnd(TablePage one, TablePage other) {
        play(one, other, LONGEST_GAME);
        other.page().waitForCondition(other::isOver);
    }

    /** Answers so many questions, or fewer when the game ends before. */
    private static void play(TablePage one, TablePage other, int most) {
        for (int answers = 0; answers < most; answers++) {
            Optional<TablePage> next = next(one, other);
            if (next.isEmpty()) {
                return;
            }
            next.get().takeSuggestion();
        }
    }

    /** Who has a question; nobody when the game is over. */
    private static Optional<TablePage> next(TablePage one, TablePage other) {
        AtomicReference<TablePage> next = new AtomicReference<>();
        one.page().waitForCondition(() -> {
            next.set(one.mayAnswer() ? one : other.mayAnswer() ? other : null);
            return next.get() != null || one.isOver();
        });
        return Optional.ofNullable(next.get());
    }
}
