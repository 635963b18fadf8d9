package fitg.e2e;

import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.JoinPage;
import fitg.e2e.page.Match;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two people in two browsers, from the first page to the last word, by mouse alone. */
@ExtendWith(InBrowser.class)
class TwoBrowsersTest {

    @Test
    void anInvitationIsAcceptedAndTheGamePlayedToItsEnd(GameInBrowser game) {
        Player ada = game.player("Ada").inAHurry();
        Player grace = game.player("Grace").inAHurry();
        NewGamePage opening = HomePage.open(ada)
                .newGame()
                .scenario("Flight to Egrix")
                .name("Ada")
                .play("The Rebels")
                .againstSomebodyInvited();
        String invitation = opening.beginAndInvite();
        TablePage rebel = opening.toTheTable();
        TablePage empire = JoinPage.open(grace, invitation).takeTheSeat("Grace");

        new Match(rebel.ready(), TablePage::takeOnTheMap, empire.ready(), TablePage::takeSuggestion).playToTheEnd();
    }
}
