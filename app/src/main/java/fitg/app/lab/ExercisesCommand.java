package fitg.app.lab;

import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Progress;
import fitg.app.ScenarioNames;
import fitg.lab.exercise.Exercise;
import fitg.lab.exercise.ExerciseFile;
import fitg.lab.exercise.Finder;
import fitg.lab.exercise.Recheck;
import fitg.play.Scenarios;
import fitg.players.Players;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks for exercises in games between computer players. */
@Command(
        name = "exercises",
        description =
                "Plays games and looks in them for moments in which one answer is clearly best and does not suggest"
                        + " itself; prints each as text, with how its answers did.",
        footer = {
            "",
            "Title, hint and reason are for people to write. docs/lab.md says what is asked of an exercise.",
        },
        mixinStandardHelpOptions = true)
public final class ExercisesCommand implements Callable<Integer> {

    private static final int GAMES = 20;

    @Option(
            names = "--scenario",
            paramLabel = "NAME",
            completionCandidates = ScenarioNames.class,
            description = "One of ${COMPLETION-CANDIDATES}, the first unless given.")
    private String scenario = Scenarios.all().getFirst().id();

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = Players.CAPTAIN_2,
            description = "Who plays, against himself and against a Recruit; captain-2 unless given.")
    private String player;

    @Option(names = "--games", paramLabel = "N", description = "How many games; 20 unless given.")
    private Integer games;

    @Option(
            names = "--from",
            paramLabel = "N",
            defaultValue = "0",
            description = "The number of the first game, for going on; 0 unless given.")
    private int from;

    @Option(
            names = "--seed",
            paramLabel = "K",
            defaultValue = "1",
            description = "The same seed gives the same games; 1 unless given.")
    private long seed;

    @Option(
            names = "--again",
            paramLabel = "FILE",
            description =
                    "Do not look for any, but play the answers of those in a file on again, in --games others for each"
                            + " (300 unless given), and print them with the new figures.")
    private Path again;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (again == null) {
            search(Choices.atLeastOne("games", games == null ? GAMES : games));
        } else {
            checkAgain(Choices.atLeastOne("games", games == null ? Finder.MANY : games));
        }
        return ExitCode.DONE;
    }

    private void search(int many) {
        Finder finder = new Finder(Choices.scenario(scenario), Choices.computerPlayer(player), seed);
        Choices.notNegative("games before the first", from);
        try (Progress progress = Progress.games(many)) {
            for (int game = from; game < from + many; game++) {
                finder.search(game, this::print);
                progress.step();
            }
        }
    }

    /** An exercise that does not hold is printed, too, and told of. */
    private void checkAgain(int many) throws IOException {
        for (Exercise exercise : ExerciseFile.read(Files.readString(again))) {
            Exercise checked = Recheck.of(exercise, many, seed);
            print(checked);
            if (!checked.best().key().equals(exercise.best().key())) {
                spec.commandLine().getErr().println(exercise.id() + " does not hold: another answer wins more.");
                spec.commandLine().getErr().flush();
            }
        }
    }

    private void print(Exercise exercise) {
        spec.commandLine().getOut().println(ExerciseFile.text(exercise));
        spec.commandLine().getOut().flush();
    }
}
