package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.CHECKBOX;
import static com.microsoft.playwright.options.AriaRole.DIALOG;
import static com.microsoft.playwright.options.AriaRole.GROUP;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.LoadState;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What makes a turn feel like a turn: several answers in one form, orders, ways back, keys. */
@ExtendWith(InBrowser.class)
class FlowTest {

    private static final GoldenGame VARU = GoldenGame.of("varu-powderkeg-rebel-by-points");

    private static TablePage at(GameInBrowser game, String side, String question, int nth) {
        Player player = game.player("Ada").inAHurry();
        return TablePage.open(player, VARU.seatAt(game.house(), VARU.moment(side, question, nth)))
                .ready();
    }

    // ---- who goes along

    @Test
    void whoGoesOnAMissionIsSaidInOneForm(GameInBrowser game) {
        TablePage table = at(game, "rebel", "MISSION_MEMBER", 1);
        Locator form = table.decision().getByRole(GROUP, new Locator.GetByRoleOptions().setName("Who goes?"));
        Locator people = form.locator("[aria-pressed]");
        int all = people.count();
        assertThat(all).isGreaterThan(2);
        String staying = people.last().textContent().strip();
        assertThat(form.getByRole(BUTTON).filter(new Locator.FilterOptions().setHasText("Enter")))
                .isVisible(); // it begins with what is advised
        for (Locator person : people.all()) {
            if (person.getAttribute("aria-pressed").equals("false")) {
                person.click();
            }
        }

        people.last().click();
        form.getByRole(BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("of " + all + " go")))
                .click();

        assertThat(form).isHidden();
        String missions = table.decision().getByLabel("Missions under way").textContent();
        assertThat(missions).doesNotContain(staying);
        assertThat(missions.split(",")).hasSize(all - 1);
    }

    @Test
    void theOddsOfAGroupAreThoseOfTheGroup(GameInBrowser game) {
        GoldenGame egrix = GoldenGame.of("flight-to-egrix-rebel-by-points");
        Seat seat = egrix.seatAt(game.house(), egrix.moment("rebel", "MISSION", 1));
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), seat).ready();
        Locator diplomacy =
                table.decision().locator(".answer").filter(new Locator.FilterOptions().setHasText("Diplomacy"));
        String before = diplomacy.locator(".chance").textContent();

        face(table, "Frun Sentel: Diplomacy").click();

        assertThat(diplomacy.locator(".chance")).not().hasText(before);
    }

    @Test
    void theMissionsOfAnEnvironAreSharedOutInOneTable(GameInBrowser game) {
        GoldenGame egrix = GoldenGame.of("flight-to-egrix-rebel-by-points");
        Seat seat = egrix.seatAt(game.house(), egrix.moment("rebel", "MISSION", 1));
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), seat).ready();

        face(table, "Boccanegra: Coup").click();
        face(table, "Doctor Sontag: Gain Characters").click();
        table.decision().getByText("Undertake these 2 missions with 2").click();

        table.page().waitForCondition(() -> assigned(seat).size() == 2);
        assertThat(assigned(seat))
                .satisfiesExactlyInAnyOrder(
                        text -> assertThat(text).contains("Boccanegra", "Coup").doesNotContain("Sontag"),
                        text -> assertThat(text)
                                .contains("Doctor Sontag", "Gain Characters")
                                .doesNotContain("Sentel"));
    }

    /** The missions that have been undertaken, as the log tells them. */
    private static List<String> assigned(Seat seat) {
        return StreamSupport.stream(seat.get("/log").ok().get("entries").spliterator(), false)
                .filter(entry -> entry.get("type").asText().equals("MissionAssigned"))
                .map(entry -> entry.get("text").asText())
                .toList();
    }

    private static Locator face(TablePage table, String name) {
        return table.decision().getByRole(BUTTON, new Locator.GetByRoleOptions().setName(name));
    }

    // ---- orders

    @Test
    void whoOrdersToDrawOnIsAskedAgainOnlyWhenSomethingElseIsToBeDecided(GameInBrowser game) {
        TablePage table = at(game, "rebel", "DRAW", 1);
        assertThat(table.question()).contains("Draw another action card");

        orders(table).getByText("Draw on until something needs me").click();

        table.page().waitForCondition(() -> !table.question().contains("Draw another action card"));
        assertThat(keptOrder(table)).isVisible();
        keptOrder(table).click();
        // What is asked next is for the dice to say, and may have orders of its own.
        assertThat(keptOrder(table)).isHidden();
    }

    /** The server carries it out: the page may be closed, and another one knows of it. */
    @Test
    void anOrderHoldsOnAnotherPage(GameInBrowser game) {
        Seat seat = VARU.seatAt(game.house(), VARU.moment("rebel", "DRAW", 1));
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), seat).ready();
        orders(table).getByText("Draw on until something needs me").click();
        assertThat(keptOrder(table)).isVisible();

        TablePage elsewhere = TablePage.open(game.player("Ada elsewhere").inAHurry(), seat);

        assertThat(keptOrder(elsewhere)).isVisible();
    }

    @Test
    void theUsualOrdersHoldFromTheFirstLookAndCanBeSwitchedOff(GameInBrowser game) {
        Seat seat = VARU.seatAt(game.house(), VARU.moment("rebel", "DRAW", 1));
        Player ada = game.player("Ada").inAHurry().withUsualOrders();
        TablePage table = TablePage.open(ada, seat);
        table.page().waitForCondition(() -> !table.question().contains("Draw another action card"));

        table.decision().getByText("What is answered for you").click();
        draws(table).uncheck();

        assertThat(draws(table)).not().isChecked();
    }

    private static Locator draws(TablePage table) {
        return table.decision()
                .getByRole(CHECKBOX, new Locator.GetByRoleOptions().setName(Pattern.compile("^Draw and roll on")));
    }

    private static Locator keptOrder(TablePage table) {
        return orders(table)
                .getByRole(BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("^Draw on.*revoke$")));
    }

    private static Locator orders(TablePage table) {
        return table.decision().getByRole(GROUP, new Locator.GetByRoleOptions().setName("Standing orders"));
    }

    // ---- ways back

    @Test
    void aSetUpInOneStepIsTakenBackInOneStep(GameInBrowser game) {
        TablePage table = NewGamePage.open(game.player("Grace").inAHurry())
                .scenario("The Varu Powderkeg")
                .play("The Empire")
                .againstTheComputer("Drifter")
                .begin()
                .ready();
        String first = table.question();
        table.setUpInOneStep();
        assertThat(table.question()).isNotEqualTo(first);

        table.doAndSee(table.takeBack("Undo")::click);

        assertThat(table.question()).isEqualTo(first);
    }

    @Test
    void whatIsHalfDoneCanBeLeft(GameInBrowser game) {
        TablePage table = at(game, "rebel", "MOVE", 1);
        String before = table.question();
        table.take("fly");
        table.takeFirst();
        assertThat(table.chosenSoFar().locator("li")).hasCount(2);

        table.doAndSee(table.decision().getByText("Back out")::click);

        assertThat(table.question()).isEqualTo(before);
    }

    // ---- keys

    @Test
    void theKeysUndoGoToPiecesAndListThemselves(GameInBrowser game) {
        TablePage table = at(game, "rebel", "MOVE", 1);
        String before = table.question();

        table.page().keyboard().press("n");
        table.page().waitForCondition(() -> !table.map().focused().isEmpty());
        assertThat(table.map().lit().first()).isVisible();

        table.take("fly");
        table.doAndSee(() -> table.page().keyboard().press("u"));
        assertThat(table.question()).isEqualTo(before);

        table.page().keyboard().press("?");
        Locator list = table.page().getByRole(DIALOG, new GetByRoleOptions().setName("Keys"));
        assertThat(list).containsText("back out of what is half done");
        table.page().keyboard().press("Escape");
        assertThat(list).isHidden();
    }

    @Test
    void aHintMarksItsAnswerInTheListAndOnTheMap(GameInBrowser game) {
        TablePage table = at(game, "rebel", "FLIGHT_DESTINATION", 1);

        table.page().keyboard().press("c");

        assertThat(table.decision().locator(".hinted")).containsText("advised");
        assertThat(table.map().whole().locator(".hinted")).hasCount(1);
    }

    /** It once lay over a neighbouring environ and the names in it. */
    @Test
    void theGuidesWordsOnTheMapCoverNoPiece(GameInBrowser game) {
        GoldenGame egrix = GoldenGame.of("flight-to-egrix-rebel-by-points");
        Seat seat = egrix.seatAt(game.house(), egrix.moment("rebel", "MISSION_MEMBER", 1));
        Player player = game.player("Ada").inAHurry();
        player.open("/games/" + seat.game() + "?guide=1#" + seat.token());
        TablePage table = TablePage.on(player.page()).ready();
        table.map().whole().locator(".coach").waitFor();
        table.page().waitForLoadState(LoadState.NETWORKIDLE);

        assertThat((List<?>) table.page().evaluate(COVERED)).isEmpty();
    }

    /** The pieces under the words. */
    private static final String COVERED = """
            () => {
              const {map} = document.querySelector('fitg-app').shadowRoot.querySelector('table-page');
              const words = map.renderRoot.querySelector('.coach').getBoundingClientRect();
              const over = box => box.left < words.right && words.left < box.right && box.top < words.bottom && words.top < box.bottom;
              return [...map.renderRoot.querySelectorAll('[data-piece]')].filter(each => over(each.getBoundingClientRect())).map(each => each.dataset.piece);
            }""";

    // ---- the story

    @Test
    void theBoardIsAtTheMomentThatIsToldUntilOneSkipsToNow(GameInBrowser game) {
        Seat[] seats = VARU.seatsAt(game.house(), VARU.moment("imperial", "MOVE_DESTINATION", 1));
        TablePage rebel = TablePage.open(game.player("Ada"), seats[0]);
        assertThat(rebel.map().whole()).isVisible();
        rebel.page().waitForLoadState(LoadState.NETWORKIDLE);
        rebel.putAnyNewsAway();
        TablePage empire =
                TablePage.open(game.player("Grace").inAHurry(), seats[1]).ready();
        Locator card = rebel.page().getByLabel("What just happened");
        for (int answer = 0; answer < 30 && !card.isVisible(); answer++) {
            empire.takeFirst();
        }
        card.hover();

        assertThat(card).isVisible();
        assertThat(rebel.page().evaluate(BEHIND)).isEqualTo(true);
        rebel.page().keyboard().press("Escape");

        assertThat(card).isHidden();
        rebel.page().waitForCondition(() -> rebel.page().evaluate(BEHIND).equals(false));
    }

    /** Enter once answered what could not be seen, and the panel told how the story would end. */
    @Test
    void theQuestionComesWhenTheBoardHasComeToIt(GameInBrowser game) {
        Seat[] seats = VARU.seatsAt(game.house(), VARU.moment("imperial", "DECLARE_COMBAT", 1));
        TablePage rebel = TablePage.open(game.player("Ada"), seats[0]);
        assertThat(rebel.map().whole()).isVisible();
        rebel.page().waitForLoadState(LoadState.NETWORKIDLE);
        rebel.putAnyNewsAway();
        Locator card = rebel.page().getByLabel("What just happened");
        for (int answer = 0; answer < 30 && !seats[0].view().has("decision"); answer++) {
            var view = seats[1].view();
            seats[1].play(
                            view.get("number").asInt(),
                            view.at("/decision/actions/0/key").asText())
                    .ok();
        }
        card.hover();
        int asked = seats[0].view().get("number").asInt();

        assertThat(card).isVisible();
        assertThat(rebel.decision()).containsText("First, what happened");
        assertThat(rebel.allAnswers()).hasCount(0);
        for (int cards = 0; cards < 30 && card.isVisible(); cards++) {
            rebel.page().keyboard().press("Enter");
        }

        rebel.suggestion().waitFor();
        assertThat(seats[0].view().get("number").asInt()).isEqualTo(asked);
    }

    /** Whether the map shows another board than the table has. */
    private static final String BEHIND = """
            () => {
              const page = document.querySelector('fitg-app').shadowRoot.querySelector('table-page');
              return page.map.board !== page.table.view.board;
            }""";
}
