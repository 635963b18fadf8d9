package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.app.BadInput;
import fitg.app.cases.Exercises;
import fitg.lab.exercise.Exercise;
import fitg.play.Decision;
import org.junit.jupiter.api.Test;

class ExerciseDeskTest {

    private final Exercise exercise = Exercises.all().getFirst();
    private final Decision decision = exercise.open(1).pending().orElseThrow();

    @Test
    void aWrongAnswerIsJudgedAndTheBestExplained() {
        Script screen = Script.of(
                "hint", number(exercise.obvious()), number(exercise.best().key()));

        ExerciseDesk.open(screen, exercise.id());

        assertThat(words(screen))
                .contains(exercise.title(), exercise.hint(), "another answer wins more", "Found: that is the move")
                .contains(exercise.why());
    }

    @Test
    void theSolutionIsToldOnDemandAndNotBefore() {
        Script before = Script.of("quit");
        ExerciseDesk.open(before, exercise.id());
        assertThat(words(before)).doesNotContain(exercise.why());

        Script screen = Script.of("why");
        ExerciseDesk.open(screen, exercise.id());
        assertThat(words(screen)).contains(exercise.why(), "what suggests itself");
    }

    @Test
    void allOfThemAreListed() {
        Script screen = Script.of();

        ExerciseDesk.open(screen, "");

        assertThat(Exercises.all())
                .allSatisfy(each -> assertThat(screen.printed()).contains(each.id()));
        assertThatThrownBy(() -> ExerciseDesk.open(screen, "nowhere"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("There is no exercise 'nowhere'");
    }

    private String number(String key) {
        return String.valueOf(1
                + decision.actions().stream()
                        .map(action -> action.key())
                        .toList()
                        .indexOf(key));
    }

    private static String words(Script screen) {
        return screen.printed().replaceAll("\\s+", " ");
    }
}
