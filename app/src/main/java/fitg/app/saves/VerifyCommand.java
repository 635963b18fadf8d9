package fitg.app.saves;

import fitg.app.ExitCode;
import fitg.play.Game;
import fitg.procedure.Correction;
import fitg.saves.Endings;
import fitg.saves.Replay;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a saved game: the commitment to the dice, every roll, every action, and the end. */
@Command(
        name = "verify",
        description = "Checks every roll and every action of a saved game; exits with 1 if it does not hold.",
        mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "The saved game.")
    private Path file;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        SavedGame saved = SavedGames.read(file);
        try {
            Replay replay = Replay.of(saved);
            spec.commandLine().getOut().println(holds(saved, replay));
            for (Correction each : saved.rules().playedWithout()) {
                spec.commandLine().getOut().println("  It is played without this: " + each.sentence() + ".");
            }
            return ExitCode.DONE;
        } catch (ReplayException wrong) {
            spec.commandLine().getErr().println("fitg: " + file + " does not hold: " + wrong.getMessage() + ".");
            return ExitCode.CHECK_FAILED;
        }
    }

    private String holds(SavedGame saved, Replay replay) {
        String dice = switch (saved.chance()) {
            case SavedChance.Fair fair
            when fair.promises().isEmpty() -> "the dice keep the commitment (nonces lay open as they came)";
            case SavedChance.Fair promised -> "the dice keep the commitment and every nonce its promise";
            case SavedChance.Seed seed -> "the dice come from the seed";
        };
        String end = replay.game()
                .outcome()
                .map(verdict -> "the game ended with " + Endings.describe(verdict))
                .orElse("the game goes on");
        return file + " holds: " + replay.game().number() + " actions are legal, " + dice + ", " + end
                + (saved.rulesVersion() < Game.RULES_VERSION
                        ? "; it was begun under version " + saved.rulesVersion() + " of the rules and keeps to them."
                        : ", and the position is the one saved.");
    }
}
