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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets computer players meet each other, everybody everybody, and says how sure the result is. */
@Command(
        name = "tournament",
        description = "Lets computer players meet each other in both seats, with the same dice, and ranks them.",
        footer = {"", "--csv writes one row for each pairing."},
        mixinStandardHelpOptions = true)
public final class TournamentCommand implements Callable<Integer> {

    private static final int GAMES = 100;

    @Mixin
    private LabOptions lab;

    @Option(
            names = "--players",
            paramLabel = "PLAYER",
            split = ",",
            defaultValue = "random,recruit,captain",
            description = "Names with commas between them; random,recruit,captain unless given.")
    private List<String> players;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Keep each game here; the same command later goes on where it stopped.")
    private Path results;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        players.forEach(Choices::computerPlayer);
        Tournament tournament = tournament();
        lab.checkFiles();
        Tournament.Result result;
        try (Progress progress = Progress.games(tournament.totalGames())) {
            result = tournament.run(progress::step);
        } catch (IllegalArgumentException wrongFile) {
            throw new BadInput(wrongFile.getMessage());
        }
        lab.deliver(new TournamentReport(tournament, result), spec.commandLine().getOut());
        return ExitCode.DONE;
    }

    private Tournament tournament() {
        try {
            return new Tournament(
                    lab.scenario(), players, lab.games(GAMES), lab.seed(), lab.threads(), Optional.ofNullable(results));
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(wrong.getMessage());
        }
    }
}
