package fitg.lab.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.Game;
import fitg.players.learned.Sketch;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A course so small that nothing is learned in it, but every step of learning is taken. */
class SchoolTest {

    private static final Course COURSE = new Course("flight-to-egrix", "recruit", 1, 6, 6, 64, 64, 3, Optional.empty());
    private static final int ROUNDS = 3;

    private static School onOneThread;

    @TempDir
    private Path folder;

    @BeforeAll
    static void learn() {
        onOneThread = School.begin(COURSE, 1);
        goOn(onOneThread, 1);
    }

    @Test
    void twoThreadsLearnTheSameToTheLastBit() {
        School onTwo = School.begin(COURSE, 2);
        goOn(onTwo, 2);

        assertSame(onTwo, onOneThread);
    }

    /** Only his opponents learn, one seat in each game; he needs no net. */
    @Test
    void aBestAnswerToAFrozenPlayerIsTheSameOnAnyNumberOfThreadsAndAfterAnInterruption() throws IOException {
        Course answer = new Course("flight-to-egrix", "recruit", 1, 4, 6, 64, 64, 3, Optional.of("recruit"));
        School onOne = School.begin(answer, 1);
        goOn(onOne, 1);
        Checkpoint kept = new Checkpoint(folder.resolve("answer.course"));
        School onTwo = School.begin(answer, 2);
        onTwo.next(2);
        kept.write(onTwo);
        School takenUp = kept.read();
        goOn(takenUp, 2);

        assertThat(takenUp.course()).isEqualTo(answer);
        assertSame(takenUp, onOne);
        assertThat(takenUp.pupil(Side.REBEL).net().weights())
                .isNotEqualTo(onTwo.pupil(Side.REBEL).net().weights());
    }

    @Test
    void anotherSeedLearnsSomethingElse() {
        Course other = new Course("flight-to-egrix", "recruit", 1, 6, 6, 64, 64, 4, Optional.empty());

        assertThat(School.begin(other, 2).mind().rebel().weights())
                .isNotEqualTo(School.begin(COURSE, 2).mind().rebel().weights());
    }

    @Test
    void whatAnInterruptedRunLeftIsTakenUpAsIfNothingHadHappened() throws IOException {
        Checkpoint kept = new Checkpoint(folder.resolve("egrix.course"));
        School interrupted = School.begin(COURSE, 2);
        interrupted.next(2);
        interrupted.next(2);
        kept.write(interrupted);

        School takenUp = kept.read();
        assertThat(takenUp.course()).isEqualTo(COURSE);
        assertThat(takenUp.played()).isEqualTo(12);
        goOn(takenUp, 1);

        assertSame(takenUp, onOneThread);
    }

    /** The lines end where the words of the heading do. */
    @Test
    void everyRoundHasItsFigures() {
        School school = School.begin(COURSE, 2);
        String line = school.next(2).line();

        assertThat(line.split(",")).hasSameSizeAs(School.Figures.heading().split(","));
        assertThat(line).startsWith("1,copying,6,");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        signs | was taught signs of version 0
        rules | was begun under version 0 of the rules
        none  | is not a course of learning
        """)
    void whatSomebodyElseLeftIsRefused(String foreign, String complaint) throws IOException {
        Path file = folder.resolve("foreign.course");
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(Files.newOutputStream(file)))) {
            out.writeUTF(foreign.equals("none") ? "a letter" : "fitg-school-2");
            out.writeInt(foreign.equals("signs") ? 0 : Sketch.VERSION);
            out.writeInt(foreign.equals("rules") ? 0 : Game.RULES_VERSION);
        }

        assertThatThrownBy(() -> new Checkpoint(file).read())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint)
                .hasMessageContaining("foreign.course");
    }

    private static void goOn(School school, int threads) {
        while (school.round() < ROUNDS) {
            school.next(threads);
        }
    }

    private static void assertSame(School school, School other) {
        for (Side side : Side.values()) {
            assertThat(school.pupil(side).net().weights())
                    .isEqualTo(other.pupil(side).net().weights());
            assertThat(school.pupil(side).memory().squares)
                    .isEqualTo(other.pupil(side).memory().squares);
        }
    }
}
