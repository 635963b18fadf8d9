package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.HintFollower;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.NewGamePage;
import fitg.e2e.page.TablePage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How many clicks a player-turn takes, and how often the other side's turn stops for one: whole games by hints, clicked through. */
@ExtendWith(InBrowser.class)
class ClicksTest {

    /** Some games are over in three turns: so many own player-turns are enough to speak of a median. */
    private static final int TURNS = 6;

    private static final int MANY_TURNS = 40;
    private static final int CLICKS_OF_A_GUIDED_TURN = 9;
    private static final int CLICKS_OF_AN_IMPERIAL_TURN = 12;
    private static final int INTERRUPTIONS = 3;
    private static final int CLICKS_WITHOUT_ADVICE = 16;
    private static final int STORY_CLICKS = 4;

    @Test
    void aTurnOfTheGuidedGameTakesFewClicks(GameInBrowser game) {
        expectFew(games(game, TURNS, ClicksTest::guidedEgrix), "guided Egrix", CLICKS_OF_A_GUIDED_TURN);
    }

    @Test
    @Tag("long")
    void aTurnOfTheEmpireInVaruTakesFewClicks(GameInBrowser game) {
        expectFew(games(game, TURNS, ClicksTest::varuAsTheEmpire), "Varu as the Empire", CLICKS_OF_AN_IMPERIAL_TURN);
    }

    /** Who knows what she wants, asks nobody and skips every story clicks little, too. */
    @Test
    @Tag("long")
    void withoutAdviceATurnTakesFewClicksAndItsStoryFewer(GameInBrowser game) {
        TablePage table = NewGamePage.open(HintFollower.counted(game.player("Ada")))
                .scenario("Flight to Egrix")
                .play("The Rebels")
                .againstTheComputer("Recruit")
                .begin();
        table.page().waitForCondition(table::mayAnswer);
        HintFollower played =
                HintFollower.withoutAdvice(table, game.house().client()).playToTheEnd();

        List<Integer> clicks = played.clicks();
        List<Integer> story = played.storyClicks();
        Measures.note(
                "Egrix without advice: clicks of own player-turns %s, median %d; on the story of game-turns %s, median %d",
                clicks, median(clicks), story, median(story));
        assertThat(median(clicks)).as("clicks %s", clicks).isLessThanOrEqualTo(CLICKS_WITHOUT_ADVICE);
        assertThat(median(story)).as("clicks on the story %s", story).isLessThanOrEqualTo(STORY_CLICKS);
    }

    @Test
    @Tag("long")
    void overManyGamesToo(GameInBrowser game) {
        game.troubles()
                .expect("409"); // in so many turns a standing order once answers before the hint that was asked for
        expectFew(games(game, MANY_TURNS, ClicksTest::guidedEgrix), "guided Egrix", CLICKS_OF_A_GUIDED_TURN);
        expectFew(
                games(game, MANY_TURNS, ClicksTest::varuAsTheEmpire), "Varu as the Empire", CLICKS_OF_AN_IMPERIAL_TURN);
    }

    private static TablePage guidedEgrix(GameInBrowser game) {
        return HomePage.open(HintFollower.counted(game.player("Ada").inAHurry()))
                .learnByPlaying();
    }

    private static TablePage varuAsTheEmpire(GameInBrowser game) {
        return NewGamePage.open(HintFollower.counted(game.player("Grace").inAHurry()))
                .scenario("The Varu Powderkeg")
                .play("The Empire")
                .againstTheComputer("Captain")
                .begin();
    }

    /** Whole games, until there were so many player-turns of one's own. */
    private static List<HintFollower> games(
            GameInBrowser game, int turns, Function<GameInBrowser, TablePage> beginning) {
        List<HintFollower> played = new ArrayList<>();
        for (int own = 0; own < turns; own += played.getLast().clicks().size()) {
            TablePage table = beginning.apply(game);
            table.page().waitForCondition(table::mayAnswer);
            played.add(HintFollower.at(table, game.house().client()).playToTheEnd());
        }
        return played;
    }

    private static void expectFew(List<HintFollower> played, String what, int most) {
        List<Integer> clicks =
                played.stream().flatMap(each -> each.clicks().stream()).toList();
        List<Integer> interruptions =
                played.stream().flatMap(each -> each.interruptions().stream()).toList();

        Measures.note(
                "%s: clicks of own player-turns %s, median %d; interruptions of the other side's %s, median %d",
                what, clicks, median(clicks), interruptions, median(interruptions));
        assertThat(median(clicks)).as("clicks %s", clicks).isLessThanOrEqualTo(most);
        assertThat(median(interruptions)).as("interruptions %s", interruptions).isLessThanOrEqualTo(INTERRUPTIONS);
    }

    /** The middle one; of two in the middle the larger. */
    private static int median(List<Integer> numbers) {
        return numbers.stream().sorted().toList().get(numbers.size() / 2);
    }
}
