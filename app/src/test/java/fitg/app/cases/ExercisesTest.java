package fitg.app.cases;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Card;
import fitg.content.Side;
import fitg.lab.exercise.Exercise;
import fitg.lab.exercise.ExerciseFile;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.play.order.StandingOrders;
import fitg.play.words.Narrator;
import fitg.players.review.Playoff;
import fitg.procedure.Action;
import fitg.procedure.Resolution;
import fitg.state.Cast;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The exercises that come with the game. */
class ExercisesTest {

    private static final int GAMES = 150;
    /** Of a hundred games. */
    private static final double LEAST_LEAD = 5;

    static List<Exercise> all() {
        return Exercises.all();
    }

    @Test
    void thereAreThirtyOverBothSidesAndFourScenarios() {
        assertThat(all()).hasSizeGreaterThanOrEqualTo(30);
        assertThat(all()).extracting(Exercise::id).doesNotHaveDuplicates();
        assertThat(all()).extracting(Exercise::title).doesNotHaveDuplicates();
        for (Side side : Side.values()) {
            assertThat(all().stream().filter(each -> asked(each).side() == side))
                    .as(side.name())
                    .hasSizeGreaterThanOrEqualTo(10);
        }
        assertThat(all().stream().map(each -> each.open(1).scenario().id()).distinct())
                .containsExactlyInAnyOrder("flight-to-egrix", "varu-powderkeg", "senators-peace", "breakout-at-egrix");
    }

    /** The browser asks for them by name. */
    @Test
    void theBrowserKnowsEveryFile() throws IOException {
        String reading = Files.readString(Path.of("../web/src/main/resources/fitg/web/exercises/reading.js"));
        all().stream()
                .map(each -> "'" + each.open(1).scenario().id() + "'")
                .distinct()
                .forEach(file -> assertThat(reading).contains(file));
    }

    @ParameterizedTest
    @MethodSource("all")
    void itsAnswersAreThoseOfItsQuestion(Exercise exercise) {
        Decision decision = asked(exercise);

        assertThat(exercise.tried(decision)).hasSizeGreaterThanOrEqualTo(3);
        assertThat(exercise.tried(decision))
                .extracting(action -> Narrator.describe(decision, action))
                .isEqualTo(
                        exercise.answers().stream().map(Exercise.Tried::words).toList());
        assertThat(exercise.best().key()).isNotEqualTo(exercise.obvious());
        assertThat(exercise.lead()).isGreaterThanOrEqualTo(LEAST_LEAD);
    }

    /** Otherwise the server would answer in the reader's place. */
    @ParameterizedTest
    @MethodSource("all")
    void noUsualOrderAnswersIt(Exercise exercise) {
        assertThat(StandingOrders.USUAL.answer(view(exercise))).isEmpty();
    }

    /** The question is the same whatever is hidden, and what is said of it names nothing that the reader cannot see. */
    @ParameterizedTest
    @MethodSource("all")
    void nothingIsToldThatTheSeatMayNotKnow(Exercise exercise) {
        PlayerView view = view(exercise);
        List<Action> answers = asked(exercise).actions();

        LongStream.range(0, 20)
                .mapToObj(view::imagine)
                .forEach(imagined ->
                        assertThat(imagined.pending().orElseThrow().actions()).isEqualTo(answers));
        String said = exercise.title() + " " + exercise.hint() + " " + exercise.why();
        assertThat(hidden(exercise.open(1), view)).noneMatch(said::contains);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        String written =
                String.join("\n", all().stream().map(ExerciseFile::text).toList());

        assertThat(ExerciseFile.read(written)).isEqualTo(all());
    }

    /** In other games than those in which it was found, whoever plays them. */
    @ParameterizedTest
    @MethodSource("all")
    @Tag("long")
    void theBestAnswerStaysAhead(Exercise exercise) {
        PlayerView view = view(exercise);
        Decision decision = asked(exercise);
        List<Action> tried = exercise.tried(decision);

        Playoff.Result result = Playoff.of(view, decision).playOut(tried, GAMES, 41);

        assertThat(result.ranking().getFirst())
                .as("%s of %d", tried.stream().map(result::won).toList(), GAMES)
                .isEqualTo(tried.getFirst());
    }

    private static Decision asked(Exercise exercise) {
        return exercise.open(1).pending().orElseThrow();
    }

    private static PlayerView view(Exercise exercise) {
        Game game = exercise.open(1);
        return game.viewFor(Viewer.of(game.pending().orElseThrow().side()));
    }

    /** What the other side has and the reader has not seen: the names of its face-down possessions. */
    private static List<String> hidden(Game game, PlayerView view) {
        Side other = view.viewer().is(Side.REBEL) ? Side.IMPERIAL : Side.REBEL;
        PlayerView theirs = game.viewFor(Viewer.of(other));
        return IntStream.range(Card.SHIPS, Card.COUNT)
                .filter(card -> theirs.gear().owner(card) >= 0
                        && Cast.side(theirs.gear().owner(card)) == other
                        && !theirs.gear().isRevealed(card))
                .mapToObj(card -> Resolution.PRINTED.possession(card).name())
                .toList();
    }
}
