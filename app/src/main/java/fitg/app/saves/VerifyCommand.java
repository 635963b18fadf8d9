package fitg.app.saves;

import fitg.app.BadInput;
import fitg.app.ExitCode;
import fitg.play.Game;
import fitg.procedure.Correction;
import fitg.saves.Endings;
import fitg.saves.Evidence;
import fitg.saves.Replay;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a saved game: the commitment to the dice, every roll, every action, and the end. */
@Command(
        name = "verify",
        description = "Checks every roll and every action of a saved game; exits with 1 if it does not hold.",
        mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {

    private static final String PROVED = "  What was promised is what a player's browser kept of it.";
    private static final String UNPROVED =
            "  No player's own evidence is at hand (--evidence), so whoever runs the server"
                    + " could have changed a promise in mid-game.";

    @Parameters(paramLabel = "FILE", description = "The saved game.")
    private Path file;

    @Option(
            names = "--evidence",
            paramLabel = "FILE",
            description = "What a player's browser was told of the dice: the file that this player saved of the game."
                    + " What is in the game's own file is compared in any case.")
    private Path kept;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        SavedGame saved = SavedGames.read(file);
        List<Evidence> evidence = evidence();
        try {
            Replay replay = Replay.of(saved);
            for (Evidence each : evidence) {
                each.requireKeptBy(saved);
            }
            spec.commandLine().getOut().println(holds(saved, replay));
            if (isPromised(saved)) {
                spec.commandLine().getOut().println(evidence.isEmpty() ? UNPROVED : PROVED);
            }
            for (Correction each : saved.rules().playedWithout()) {
                spec.commandLine().getOut().println("  It is played without this: " + each.sentence() + ".");
            }
            return ExitCode.DONE;
        } catch (ReplayException wrong) {
            spec.commandLine().getErr().println("fitg: " + file + " does not hold: " + wrong.getMessage() + ".");
            return ExitCode.CHECK_FAILED;
        }
    }

    private List<Evidence> evidence() throws IOException {
        List<Evidence> evidence = new ArrayList<>();
        SavedGames.evidence(file).ifPresent(evidence::add);
        if (kept != null) {
            evidence.add(SavedGames.evidence(kept)
                    .orElseThrow(() -> new BadInput("The file " + kept + " has no \"evidence\" of a player's.")));
        }
        return evidence;
    }

    private static boolean isPromised(SavedGame saved) {
        return saved.chance() instanceof SavedChance.Fair fair
                && !fair.promises().isEmpty();
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
        String position = Replay.isComparable(saved)
                ? "and the position is the one saved"
                : "and the position cannot be compared with one saved so long ago";
        String rules = saved.rulesVersion() < Game.RULES_VERSION
                ? "; it was begun under version " + saved.rulesVersion() + " of the rules and keeps to them."
                : ".";
        return file + " holds: " + replay.game().number() + " actions are legal, " + dice + ", " + end + ", " + position
                + rules;
    }
}
