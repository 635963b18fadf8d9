package fitg.app.cases;

import fitg.lab.exercise.Exercise;
import fitg.lab.exercise.ExerciseFile;
import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The exercises that come with the game, in the order of their scenarios; the browser reads the same files. */
public final class Exercises {

    private static final String FOLDER = "/fitg/web/exercises/";

    private Exercises() {}

    public static List<Exercise> all() {
        return Scenarios.all().stream().flatMap(each -> of(each).stream()).toList();
    }

    /** Those of a scenario; none, where there is no file of it. */
    public static List<Exercise> of(Scenario scenario) {
        try (InputStream file = Exercises.class.getResourceAsStream(FOLDER + scenario.id() + ".txt")) {
            return file == null
                    ? List.of()
                    : ExerciseFile.read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
