package fitg.app.saves;

import fitg.app.BadInput;
import fitg.saves.Evidence;
import fitg.saves.GameFile;
import fitg.saves.Replay;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import fitg.saves.UnreadableGameException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Saved games named on the command line. */
public final class SavedGames {

    private SavedGames() {}

    public static SavedGame read(Path file) throws IOException {
        requireFile(file);
        try {
            SavedGame saved = GameFile.read(file);
            if (saved.chance() instanceof SavedChance.Fair fair && fair.dice().isEmpty()) {
                throw new BadInput("The file " + file + " lacks the secret of the dice, so it cannot be played again.");
            }
            return saved;
        } catch (UnreadableGameException unreadable) {
            throw new BadInput(unreadable.getMessage(), unreadable);
        }
    }

    /** What a player's browser put into a file, if it did. */
    static Optional<Evidence> evidence(Path file) throws IOException {
        requireFile(file);
        try {
            return GameFile.readEvidence(file);
        } catch (UnreadableGameException unreadable) {
            throw new BadInput(unreadable.getMessage(), unreadable);
        }
    }

    private static void requireFile(Path file) {
        if (Files.isDirectory(file)) {
            throw new BadInput(file + " is a directory, not a saved game.");
        }
    }

    /** For commands that need the game to be in order. */
    public static Replay replay(Path file) throws IOException {
        try {
            return Replay.of(read(file));
        } catch (ReplayException wrong) {
            throw new BadInput("The game in " + file + " is not in order: " + wrong.getMessage() + ".", wrong);
        }
    }
}
