package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Tongue;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Going;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.play.words.Names;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.saves.Recording;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A game of 2002 at the terminal. */
class SecondTableTest {

    private static final Scenario BREAKOUT =
            Scenarios.named("breakout-at-egrix").orElseThrow();
    private static final Seats TWO_PEOPLE = new Seats("human", "human", 1);

    @Test
    void questionsRulesCompletionsRulingsAndPointsAreExplainedAndNothingChanges() {
        Script screen = Script.of(
                "?",
                "? E3.1.a.5",
                "? c-jump-2",
                "? S-R9",
                "? E5.3.a",
                "? E9.9",
                "points",
                "card imperial heavy",
                "quit");
        Recording recording = begin(1);
        new Table(screen, TWO_PEOPLE, recording).play();

        assertThat(recording.game().number()).isZero();
        String words = screen.printed().replaceAll("\\s+", " ");
        assertThat(words)
                .contains(
                        "decision point S-D", "Rule E3.1.a.5, ", "Our completion C-JUMP-2, ", "Ruling S-R9, Repeats: ")
                .contains("Rule E5.3.a.1, ", "Rule E5.3.a.2, ")
                .contains("The rules have no case E9.9.")
                .contains("Rebel victory points; ")
                .contains("Attack factor 5 (3 when damaged), endurance factor 5.");
    }

    @Test
    void anAnswerThatIsNotOfferedIsRefusedAndChangesNothing() {
        Script screen = Script.of("counter:99", "move-ships:orbit-999", "999", "quit");
        Recording recording = begin(1);
        long before = recording.game().hash();
        new Table(screen, TWO_PEOPLE, recording).play();

        assertThat(recording.game().hash()).isEqualTo(before);
        assertThat(screen.printed())
                .contains("'counter:99' is neither an answer nor a command")
                .contains("'move-ships:orbit-999' is neither an answer nor a command");
    }

    @Test
    void aWholeFleetGoesByOneLine() {
        Recording recording = begin(1);
        until(recording, Query.INTERPLANETARY);
        Going fleet = Going.at(view(recording)).stream()
                .filter(each -> each.goals().size() > 1)
                .findFirst()
                .orElseThrow();
        int which = recording
                        .game()
                        .pending()
                        .orElseThrow()
                        .actions()
                        .indexOf(fleet.go().head())
                + 1;
        String planet = Names.planet(fleet.goals().getLast().to().argument());
        Script screen = Script.of("", "go " + which + " to nowhere", "go " + which + " to " + planet, "quit", "quit");
        int before = recording.game().number();

        new Table(screen, TWO_PEOPLE, recording).play();

        assertThat(screen.printed())
                .contains("'nowhere' is no place it can go to.")
                .contains("-> " + planet);
        assertThat(recording.game().number()).isGreaterThan(before);
    }

    private static void until(Recording recording, Question question) {
        while (recording.game().pending().orElseThrow().question() != question) {
            recording.play(recording.game().pending().orElseThrow().suggested());
        }
    }

    private static PlayerView view(Recording recording) {
        return recording
                .game()
                .viewFor(Viewer.of(recording.game().pending().orElseThrow().side()));
    }

    @Test
    void undoReachesBackWithinASegment() {
        Recording recording = begin(1);
        long before = recording.game().hash();
        Script screen = Script.of("1", "1", "undo", "undo turn", "quit");
        new Table(screen, new Seats("human", "human", 1), recording).play();
        assertThat(recording.game().hash()).isEqualTo(before);
        assertThat(screen.printed()).contains("One action is taken back.");
    }

    @Test
    void everyQuestionCanBeExplainedAndHasOddsAndAHint() {
        Set<Question> hinted = new HashSet<>();
        for (int seed = 0; seed < 6; seed++) {
            Game game = Game.ofSeed(BREAKOUT, seed);
            SplittableRandom dice = new SplittableRandom(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                PlayerView view = game.viewFor(Viewer.of(decision.side()));
                assertThat(OddsSheet.of(view, decision, Tongue.ENGLISH))
                        .isNotEmpty()
                        .noneMatch(String::isBlank);
                assertThat(Explanation.of(view, decision))
                        .as("%s", decision.question())
                        .anyMatch(line ->
                                line.startsWith("Rule " + decision.question().ruleCase() + ", "));
                if (hinted.add(decision.question())) {
                    List<String> hint = HintSheet.of(view, decision);
                    assertThat(hint.getFirst()).as("%s", decision.question()).startsWith("A Captain would choose \"");
                    assertThat(hint).noneMatch(line -> line.contains("null"));
                }
                game.playOption(dice.nextInt(game.optionCount()));
            }
        }
        assertThat(hinted).hasSizeGreaterThan(40);
    }

    private static Recording begin(long seed) {
        return Match.begin(BREAKOUT, Options.standard(), TWO_PEOPLE, OptionalLong.of(seed));
    }
}
