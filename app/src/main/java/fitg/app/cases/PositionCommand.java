package fitg.app.cases;

import fitg.app.BadInput;
import fitg.app.ExitCode;
import fitg.app.saves.SavedGames;
import fitg.saves.ReplayException;
import fitg.saves.SavedGame;
import fitg.saves.SavedMoment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a moment of a saved game as text. */
@Command(
        name = "position",
        description = "Writes a moment of a saved game as text, with both sides' secrets, to be played on from.",
        mixinStandardHelpOptions = true)
public final class PositionCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "The saved game.")
    private Path file;

    @Option(names = "--after", paramLabel = "N", description = "After so many actions; the end of the game if missing.")
    private Integer number;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        SavedGame saved = SavedGames.read(file);
        int all = SavedGames.replay(file).game().number();
        int after = number == null ? all : number;
        if (after < 0 || after > all) {
            throw new BadInput(
                    "The game in " + file + " has " + all + " actions, so there is no moment after " + after + ".");
        }
        try {
            String title = "After action " + after + " of " + file.getFileName();
            spec.commandLine().getOut().print(SavedMoment.text(saved, after, title));
            spec.commandLine().getOut().flush();
        } catch (ReplayException wrong) {
            throw new BadInput("The game in " + file + " is not in order: " + wrong.getMessage() + ".", wrong);
        }
        return ExitCode.DONE;
    }
}
