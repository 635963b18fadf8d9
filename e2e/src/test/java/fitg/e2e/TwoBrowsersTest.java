package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

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

    private static NewGamePage adasGame(NewGamePage page) {
        return page.scenario("Flight to Egrix").name("Ada").play("The Rebels").againstSomebodyInvited();
    }

    @Test
    void bothSeeEachOtherComeAndGo(GameInBrowser game) {
        Player grace = game.player("Grace");
        NewGamePage opening = adasGame(NewGamePage.open(game.player("Ada")));
        String invitation = opening.beginAndInvite();
        TablePage rebel = opening.toTheTable();
        assertThat(rebel.page().getByText("Rebels: Ada")).containsText("● here");
        assertThat(rebel.page().getByText("Empire: nobody yet")).containsText("awaited");

        TablePage empire = JoinPage.open(grace, invitation).takeTheSeat("Grace").ready();
        assertThat(rebel.ready().opponent("Grace")).containsText("● here");
        assertThat(empire.opponent("Ada")).containsText("● here");
        assertThat(empire.sheet("Chat").getByText("Ada")).containsText("● here");

        String seat = grace.page().url();
        HomePage.open(grace);
        assertThat(rebel.opponent("Grace")).containsText("○ just left");
        assertThat(rebel.sheet("Chat").getByText("Grace")).containsText("○ just left");

        grace.open(seat);
        assertThat(rebel.opponent("Grace")).containsText("● here");
    }

    @Test
    void anInvitationIsAcceptedAndTheGamePlayedToItsEnd(GameInBrowser game) {
        Player ada = game.player("Ada").inAHurry();
        Player grace = game.player("Grace").inAHurry();
        NewGamePage opening = adasGame(HomePage.open(ada).newGame());
        String invitation = opening.beginAndInvite();
        TablePage rebel = opening.toTheTable();
        TablePage empire = JoinPage.open(grace, invitation).takeTheSeat("Grace");

        new Match(rebel.ready(), TablePage::takeOnTheMap, empire.ready(), TablePage::takeSuggestion).playToTheEnd();
    }
}
