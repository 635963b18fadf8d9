package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.Match;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Pages are loaded again, servers go down and come back: nothing is lost. */
@ExtendWith(InBrowser.class)
class InterruptionsTest {

    /** What a player has before the eyes, to be compared with what comes back. */
    private record Sight(String question, List<String> answers, List<String> pieces, String story) {
        static Sight of(TablePage table) {
            return new Sight(
                    table.question(),
                    table.answers().allTextContents(),
                    table.map().pieces(),
                    table.sheet("Story").getByLabel("Story of the game").textContent());
        }
    }

    @Test
    void aPageLoadedAgainInMidGameShowsTheSame(GameInBrowser game) {
        Seat[] seats = game.house().client().table("flight-to-egrix");
        TablePage rebel = TablePage.open(game.player("Ada").inAHurry(), seats[0]);
        TablePage empire = TablePage.open(game.player("Grace").inAHurry(), seats[1]);
        Match match = Match.of(rebel, empire);
        match.play(14);
        TablePage next = match.next().orElseThrow();
        Sight before = Sight.of(next);

        next.page().reload();
        match.next();

        assertThat(Sight.of(next)).isEqualTo(before);
        match.play(3);
    }

    @Test
    void aPageLoadedAgainBetweenTwoPassengersShowsWhoIsAboard(GameInBrowser game) {
        GoldenGame golden = GoldenGame.of("varu-powderkeg-rebel-by-points");
        Seat seat = golden.seatAt(game.house(), golden.moment("rebel", "FLIGHT_PASSENGER", 1));
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), seat).ready();
        table.takeFirst();
        assertThat(table.chosenSoFar()).isVisible();
        List<String> aboard = table.chosenSoFar().locator("li").allTextContents();
        Sight before = Sight.of(table);

        table.page().reload();
        assertThat(table.chosenSoFar()).isVisible();

        assertThat(table.chosenSoFar().locator("li").allTextContents()).isEqualTo(aboard);
        assertThat(Sight.of(table)).isEqualTo(before);
        table.takeFirst();
    }

    @Test
    void aServerThatComesBackHasLostNothing(GameInBrowser game) {
        game.troubles().expect("WebSocket connection");
        game.troubles().expect("ERR_CONNECTION_REFUSED");
        Seat[] seats = game.house().client().table("flight-to-egrix");
        TablePage rebel = TablePage.open(game.player("Ada").inAHurry(), seats[0]);
        TablePage empire = TablePage.open(game.player("Grace").inAHurry(), seats[1]);
        Match match = Match.of(rebel, empire);
        match.play(12);
        TablePage next = match.next().orElseThrow();
        Sight before = Sight.of(next);

        game.house().goDown();
        rebel.expectAlert("connection is lost");
        empire.expectAlert("connection is lost");
        game.house().comeBack();
        rebel.expectNoAlert();
        empire.expectNoAlert();

        assertThat(Sight.of(next)).isEqualTo(before);
        match.play(6);
    }
}
