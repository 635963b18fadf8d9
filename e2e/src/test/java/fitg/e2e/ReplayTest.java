package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.ReplayPage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Looking back over a finished game, and going another way from there. */
@ExtendWith(InBrowser.class)
class ReplayTest {

    private static final int MIDDLE = 120;

    private final GoldenGame golden = GoldenGame.of("flight-to-egrix-rebel-by-points");
    private String address;

    @BeforeEach
    void aGameIsOver(GameInBrowser game) {
        address = golden.finished(game.house()) + "/replay";
    }

    private ReplayPage replay(GameInBrowser game) {
        return ReplayPage.open(game.player("Ada"), address);
    }

    @Test
    void oneStepOnAndBackIsWhereOneWas(GameInBrowser game) {
        ReplayPage replay = replay(game);
        replay.goTo(MIDDLE);
        replay.button("One action back").click();
        replay.page().waitForCondition(() -> replay.at() < MIDDLE);
        int here = replay.at();
        List<String> board = replay.board();
        String told = replay.caption().textContent();

        replay.button("One action on").click();
        replay.page().waitForCondition(() -> replay.at() > here);
        replay.button("One action back").click();

        assertThat(replay.scrubber()).hasValue(String.valueOf(here));
        assertThat(replay.caption()).hasText(told.strip());
        replay.page().waitForCondition(() -> replay.board().equals(board));
    }

    @Test
    void theGamePlaysItselfUntilItIsStopped(GameInBrowser game) {
        ReplayPage replay = replay(game);
        replay.page().getByLabel("Speed").selectOption("very fast");

        replay.button("Play").click();
        replay.page().waitForCondition(() -> replay.at() > 3);
        replay.button("Pause").click();

        assertThat(replay.button("Play")).isVisible();
        assertThat(replay.at()).isLessThan(replay.end());
    }

    @Test
    void theArrowKeysStepAndEndGoesToTheEnd(GameInBrowser game) {
        ReplayPage replay = replay(game);

        replay.page().keyboard().press("ArrowRight");
        replay.page().waitForCondition(() -> replay.at() > 0);
        replay.page().keyboard().press("End");

        assertThat(replay.scrubber()).hasValue(String.valueOf(replay.end()));
        assertThat(replay.button("One action on")).isDisabled();
    }

    @Test
    void whatTheEmpireKnewIsSeenThroughItsEyesOnly(GameInBrowser game) {
        ReplayPage replay = replay(game).seenBy("Rebels");
        replay.goTo(40);
        replay.page().waitForCondition(() -> shows(replay, "Imperial mobile unit"));

        replay.seenBy("Empire");

        replay.page().waitForCondition(() -> shows(replay, "Imperial Line") && !shows(replay, "mobile unit"));
    }

    private static boolean shows(ReplayPage replay, String words) {
        return replay.board().stream().anyMatch(piece -> piece.contains(words));
    }

    @Test
    void theAddressOfAMomentShowsTheSameBoardElsewhere(GameInBrowser game) {
        ReplayPage here = replay(game).seenBy("Rebels");
        here.goTo(MIDDLE);
        String told = here.caption().textContent();

        ReplayPage there = ReplayPage.open(game.player("Grace"), here.address());

        assertThat(there.scrubber()).hasValue(String.valueOf(MIDDLE));
        assertThat(there.caption()).hasText(told.strip());
        assertThat(there.board()).isEqualTo(here.board()).isNotEmpty();
    }

    @Test
    void anotherWayOnIsAGameToPlay(GameInBrowser game) {
        ReplayPage replay = replay(game);
        replay.goTo(MIDDLE);

        TablePage forked = replay.playOnAgainstOneself().ready();
        if (!forked.mayAnswer()) {
            forked.sheet("Game").getByText("To the seat of the").click();
        }
        forked.page().waitForCondition(forked::mayAnswer);
        forked.takeSuggestion();

        assertThat(forked.page().url()).doesNotContain(address.split("/")[2]);
        assertThat(forked.takeBack("Undo")).isVisible();
    }

    @Test
    void anEntryOfTheStoryLeadsToItsMoment(GameInBrowser game) {
        Seat seat = golden.seatAt(game.house(), golden.moment("rebel", "MISSION", 1));
        TablePage table = TablePage.open(game.player("Ada").inAHurry(), seat).ready();
        Locator story = table.sheet("Story");
        String name = story.getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Go to this moment"))
                .nth(5)
                .getAttribute("aria-label");
        int number = Integer.parseInt(name.replaceAll("\\D", ""));
        // By its name: whoever scrolls up has more put before it.
        Locator entry = story.getByRole(
                BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
        String sentence = entry.locator("..").locator(".sentence").innerText().strip();

        entry.click();

        ReplayPage replay = new ReplayPage(table.page());
        assertThat(replay.scrubber()).hasValue(String.valueOf(number));
        assertThat(replay.caption()).hasText(sentence);
    }
}
