package fitg.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.level.starsystem.StarSystemRules;
import fitg.play.Scenarios;
import fitg.players.marshal.Sign;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LessonsTest {

    /** There are almost forty weights to learn: from much fewer games one learns their luck by heart. */
    private static final int GAMES = 400;

    static List<Scenario> scenarios() {
        return Scenarios.under(StarSystemRules.RULES);
    }

    /** They are played on as many threads as there are, and end in any order. */
    @Test
    void theSameSeedTeachesTheSame() {
        Lessons lessons = lessons(Scenarios.VARU_POWDERKEG, 10, 1);
        Lessons.Learned once = lessons.learn(() -> {});
        Lessons.Learned again = lessons.learn(() -> {});

        assertThat(again.weights()).isEqualTo(once.weights());
        assertThat(again.positions()).isEqualTo(once.positions());
        assertThat(again.surprise()).isEqualTo(once.surprise());
    }

    @Test
    void anotherSeedTeachesFromOtherGames() {
        assertThat(lessons(Scenarios.VARU_POWDERKEG, 10, 1).learn(() -> {}).weights())
                .isNotEqualTo(
                        lessons(Scenarios.VARU_POWDERKEG, 10, 2).learn(() -> {}).weights());
    }

    /** Judged by games that were kept from the learner. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void whoReadsTheSignsIsLessSurprised(Scenario scenario) {
        Lessons.Learned learned = lessons(scenario, GAMES, 1).learn(() -> {});

        assertThat(learned.weights()).hasSameSizeAs(Sign.values());
        assertThat(learned.surprise()).isLessThan(learned.surpriseWithoutSigns());
    }

    /** Two player-turns in each of the turns of a game that goes to its end, in four games of five. */
    @Test
    void everyPlayerTurnIsAPosition() {
        Scenario scenario = Scenarios.FLIGHT_TO_EGRIX;

        int positions = lessons(scenario, 10, 1).learn(() -> {}).positions();

        assertThat(positions).isBetween(8, 8 * 2 * scenario.lastTurn());
    }

    @Test
    void wanderingChangesTheGames() {
        Lessons straight = new Lessons(Scenarios.FLIGHT_TO_EGRIX, "captain", 5, 1, 0);
        assertThat(straight.learn(() -> {}).weights())
                .isNotEqualTo(
                        lessons(Scenarios.FLIGHT_TO_EGRIX, 5, 1).learn(() -> {}).weights());
    }

    @Test
    void everyGameIsReported() {
        AtomicInteger finished = new AtomicInteger();
        lessons(Scenarios.FLIGHT_TO_EGRIX, 7, 1).learn(finished::incrementAndGet);
        assertThat(finished).hasValue(7);
    }

    @ParameterizedTest
    @CsvSource({"1, 0.1", "0, 0.1", "10, -0.1", "10, 1.5", "10, NaN"})
    void lessonsFromWhichNothingCanBeLearnedAreNone(int games, double wandering) {
        assertThatThrownBy(() -> new Lessons(Scenarios.FLIGHT_TO_EGRIX, "captain", games, 1, wandering))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Lessons lessons(Scenario scenario, int games, long seed) {
        return new Lessons(scenario, "captain", games, seed, 0.12);
    }
}
