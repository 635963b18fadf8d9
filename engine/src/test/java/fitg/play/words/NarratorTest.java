package fitg.play.words;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.RandomPosition;
import fitg.play.Umpire;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Everything the game asks and tells is fit to be read. */
class NarratorTest {

    private static final int POSITIONS = 300;

    @Test
    void everyEventIsASentenceForEverybody() {
        for (int seed = 0; seed < POSITIONS; seed++) {
            for (Event event : Umpire.story(played(seed))) {
                for (Viewer viewer : Viewer.values()) {
                    assertThat(Narrator.tell(event, viewer))
                            .as("%s for %s", event, viewer)
                            .isNotBlank()
                            .matches("(?s).*[.:!?a-z] \\[(\\d+\\.\\d+|RUL-\\d+)]")
                            .doesNotContain("null", "_");
                }
            }
        }
    }

    @Test
    void aSentenceIsWhatIsToldWithoutItsCase() {
        Event event = new Event.TurnBegan(3, "4.0");
        assertThat(Narrator.tell(event, Viewer.SPECTATOR)).isEqualTo("Game-turn 3 begins. [4.0]");
        assertThat(Narrator.sentence(event, Viewer.SPECTATOR)).isEqualTo("Game-turn 3 begins.");
    }

    /** "1 points" stood in the log and at the end of games. */
    @Test
    void onePointIsOnePoint() {
        assertThat(told(new Event.ForcePointsReceived(2221, 1, "14.35"))).contains("gives the rebels one force point.");
        assertThat(told(new Event.ForcePointsReceived(2221, 3, "14.35"))).contains("3 force points.");
        for (Verdict.Reason reason : Verdict.Reason.values()) {
            Verdict verdict = new Verdict(Side.REBEL, reason, 1);
            assertThat(told(new Event.GameEnded(verdict))).contains("one Rebel victory point.");
        }
    }

    private static String told(Event event) {
        return Narrator.tell(event, Viewer.SPECTATOR);
    }

    private static Game played(int seed) {
        Game game = RandomPosition.of(seed).game();
        Lively player = new Lively(seed);
        for (int step = 0; step < 80 && !game.isOver(); step++) {
            game.play(player.choose(game.pending().orElseThrow()));
        }
        return game;
    }

    @Test
    void everyQuestionIsAskedInASentenceAndItsAnswersCanBeToldApart() {
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = RandomPosition.of(seed).game();
            Lively player = new Lively(seed);
            for (int step = 0; step < 80 && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                assertThat(Narrator.prompt(decision))
                        .as("%s", decision)
                        .matches("[A-Z].*[?.]")
                        .doesNotContain("_");
                List<String> answers = decision.actions().stream()
                        .map(action -> Narrator.describe(decision, action))
                        .toList();
                assertThat(answers).as("%s", decision).doesNotHaveDuplicates().noneMatch(String::isBlank);
                game.play(player.choose(decision));
            }
        }
    }

    @Test
    void aKeyMeansTheSameActionEveryTime() {
        for (Action.Kind kind : Action.Kind.values()) {
            Action action = kind.of() == Action.Piece.NONE ? Action.of(kind) : Action.of(kind, 3);
            assertThat(Action.parse(action.key())).isSameAs(action);
        }
    }
}
