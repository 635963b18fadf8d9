package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.JoinPage;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
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

    private static void playToTheEnd(TablePage one, TablePage other) {
        for (int answers = 0; answers < LONGEST_GAME; answers++) {
            one.page().waitForCondition(() -> one.isOver() || one.mayAnswer() || other.mayAnswer());
            if (one.isOver()) {
                other.page().waitForCondition(other::isOver);
                return;
            }
            TablePage next = one.mayAnswer() ? one : other;
            next.takeSuggestion();
        }
        throw new AssertionError("The game did not end within " + LONGEST_GAME + " answers.");
    }
}
