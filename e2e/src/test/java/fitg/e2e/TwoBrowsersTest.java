package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.JoinPage;
import fitg.e2e.page.Match;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two people in two browsers, from the first page to the last word, by mouse alone. */
@ExtendWith(InBrowser.class)
class TwoBrowsersTest {

    private static final int OPENING = 30;

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
    void anInvitationIsAcceptedAndTheGameIsOnItsWay(GameInBrowser game) {
        Match match = invitedMatch(game);

        match.play(OPENING);

        assertThat(match.one().isOver()).isFalse();
        match.one().expectNoAlert();
        match.other().expectNoAlert();
    }

    @Test
    @Tag("long")
    void anInvitationIsAcceptedAndTheGamePlayedToItsEnd(GameInBrowser game) {
        invitedMatch(game).playToTheEnd();
    }

    private static Match invitedMatch(GameInBrowser game) {
        Player ada = game.player("Ada").inAHurry();
        Player grace = game.player("Grace").inAHurry();
        NewGamePage opening = adasGame(HomePage.open(ada).newGame());
        String invitation = opening.beginAndInvite();
        TablePage rebel = opening.toTheTable();
        TablePage empire = JoinPage.open(grace, invitation).takeTheSeat("Grace");

        return new Match(rebel.ready(), TablePage::takeOnTheMap, empire.ready(), TablePage::takeSuggestion);
    }
}
