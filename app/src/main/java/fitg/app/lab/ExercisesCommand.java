package fitg.app.lab;

import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Progress;
import fitg.app.ScenarioNames;
import fitg.lab.exercise.ExerciseFile;
import fitg.lab.exercise.Finder;
import fitg.play.Scenarios;
import fitg.players.Players;
import java.io.PrintWriter;
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

    @Option(names = "--games", paramLabel = "N", defaultValue = "20", description = "How many games; 20 unless given.")
    private int games;

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

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Finder finder = new Finder(Choices.scenario(scenario), Choices.computerPlayer(player), seed);
        Choices.atLeastOne("games", games);
        Choices.notNegative("games before the first", from);
        PrintWriter out = spec.commandLine().getOut();
        try (Progress progress = Progress.games(games)) {
            for (int game = from; game < from + games; game++) {
                finder.search(game, found -> {
                    out.println(ExerciseFile.text(found));
                    out.flush();
                });
                progress.step();
            }
        }
        return ExitCode.DONE;
    }
}
