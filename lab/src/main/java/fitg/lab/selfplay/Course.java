package fitg.lab.selfplay;

import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import java.util.Optional;

/**
 * What is to be learned and how.
 *
 * @param teacher who is copied first
 * @param copies rounds of copying before the first in which the pupil plays himself
 * @param lessons games of the teacher in each of them
 * @param games of the pupil in each round of his own
 * @param wide units of the first layer of a net
 * @param narrow units of the second
 * @param against the player a best answer to is learned, who never learns himself; empty if the pupil plays himself
 */
public record Course(
        String scenario,
        String teacher,
        int copies,
        int lessons,
        int games,
        int wide,
        int narrow,
        long seed,
        Optional<String> against) {

    public Course {
        if (copies < 1 || lessons < 1 || games < 1) {
            throw new IllegalArgumentException(
                    "A course has at least one round of copying and one game in each round.");
        }
        if (wide % Lanes.STRIP != 0 || narrow % Lanes.STRIP != 0 || wide < 1 || narrow < 1) {
            throw new IllegalArgumentException("The layers of a net are multiples of " + Lanes.STRIP + " wide.");
        }
    }

    /** As the options of the command that begins it. */
    @Override
    public String toString() {
        return "--scenario %s --copy %s --copies %d --lessons %d --games %d --width %d,%d --seed %d%s"
                .formatted(
                        scenario,
                        teacher,
                        copies,
                        lessons,
                        games,
                        wide,
                        narrow,
                        seed,
                        against.map(" --against "::concat).orElse(""));
    }

    Scenario played() {
        return Scenarios.named(scenario).orElseThrow();
    }
}
