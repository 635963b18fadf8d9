package fitg.lab.exercise;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.players.review.Playoff;
import fitg.procedure.Action;
import java.util.List;

/** Plays the answers of an exercise on once more, in other games. */
public final class Recheck {

    private Recheck() {}

    /** The same exercise with the figures of these games, the answer that wins most first. */
    public static Exercise of(Exercise exercise, int games, long seed) {
        Game game = exercise.open(0);
        Decision decision = game.pending().orElseThrow();
        List<Action> answers = exercise.tried(decision);
        Playoff.Result result =
                Playoff.of(game.viewFor(Viewer.of(decision.side())), decision).playOut(answers, games, seed);
        List<Exercise.Tried> tried = exercise.answers().stream()
                .map(each -> new Exercise.Tried(
                        each.key(), result.won(answers.get(exercise.answers().indexOf(each))), each.words()))
                .sorted((one, other) -> other.won() - one.won())
                .toList();
        return new Exercise(
                exercise.id(),
                exercise.title(),
                exercise.hint(),
                exercise.why(),
                games,
                tried,
                exercise.obvious(),
                exercise.position());
    }
}
