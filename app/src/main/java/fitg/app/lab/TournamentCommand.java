package fitg.app.lab;

import fitg.app.BadInput;
import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Progress;
import fitg.lab.Tournament;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets computer players meet each other, everybody everybody, and says how sure the result is. */
@Command(
        name = "tournament",
        description = "Lets computer players meet each other in both seats and ranks them.",
        mixinStandardHelpOptions = true)
public final class TournamentCommand implements Callable<Integer> {

    @Option(
            names = "--scenario",
            defaultValue = "flight-to-egrix",
            description = "flight-to-egrix (default) or varu-powderkeg.")
    private String scenario;

    @Option(
            names = "--players",
            split = ",",
            defaultValue = "random,recruit,captain",
            description = "Names with commas between them; random,recruit,captain unless given.")
    private List<String> players;

    @Option(
            names = "--games",
            defaultValue = "100",
            description = "Games of each pairing, half of them in each seat; 100 unless given.")
    private int games;

    @Option(names = "--seed", defaultValue = "1", description = "The same seed gives the same games; 1 unless given.")
    private long seed;

    @Option(names = "--threads", defaultValue = "1", description = "Games played at once; changes no result.")
    private int threads;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Keep each game here; the same command later goes on where it stopped.")
    private Path results;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        players.forEach(Choices::computerPlayer);
        Tournament tournament = tournament();
        Tournament.Result result;
        try (Progress progress = Progress.games(tournament.totalGames())) {
            result = tournament.run(progress::step);
        } catch (IllegalArgumentException wrongFile) {
            throw new BadInput(wrongFile.getMessage());
        }
        TournamentReport report = new TournamentReport(tournament, result);
        spec.commandLine().getOut().println(json ? report.json() : report.text());
        return ExitCode.DONE;
    }

    private Tournament tournament() {
        try {
            return new Tournament(
                    Choices.scenario(scenario),
                    players,
                    games,
                    seed,
                    Choices.atLeastOne("threads", threads),
                    Optional.ofNullable(results));
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(wrong.getMessage());
        }
    }
}
