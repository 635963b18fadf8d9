package fitg.app.terminal;

import fitg.app.BadInput;
import fitg.app.saves.SavedGames;
import fitg.content.Side;
import fitg.play.FairDice;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedMoment;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/** Begins, saves and loads the game on the table. What goes wrong with a file is told in one sentence. */
final class Match {

    private Match() {}

    /** Without a seed the dice are fair ones: a secret nobody has seen, and a nonce for each person. */
    static Recording begin(Scenario scenario, Options options, Seats seats, OptionalLong seed) {
        try {
            return Recording.start(scenario, options, chance(seats, seed), seats.names());
        } catch (ReplayException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Begins at a position; one that cannot be laid out is told with its line. */
    static Recording layOut(String position, Seats seats, OptionalLong seed) {
        try {
            return Recording.layOut(position, chance(seats, seed), seats.names());
        } catch (ReplayException impossible) {
            throw new BadInput(capital(impossible.getMessage()) + ".", impossible);
        }
    }

    /** Writes the game as it stands as a position. */
    static void write(Recording recording, String file) {
        Path path = writable(file);
        try {
            Files.writeString(
                    path, SavedMoment.text(recording.saved(), recording.game().number(), "A moment of a game"));
        } catch (IOException | ReplayException failure) {
            throw new BadInput(
                    "The position could not be written to " + file + ": " + failure.getMessage() + ".", failure);
        }
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static SavedChance chance(Seats seats, OptionalLong seed) {
        if (seed.isPresent()) {
            return new SavedChance.Seed(seed.getAsLong());
        }
        Map<Side, String> nonces = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            if (seats.human(side)) {
                nonces.put(side, FairDice.freshNonce());
            }
        }
        return SavedChance.Fair.of(FairDice.fresh(), nonces);
    }

    /** What is said of the dice before the first of them falls. */
    static String dice(Recording recording) {
        return switch (recording.saved().chance()) {
            case SavedChance.Seed plain -> "The dice follow from the seed " + plain.seed() + ".";
            case SavedChance.Fair fair ->
                "The dice are fixed by a secret; its commitment is " + fair.commitment()
                        + ". Note it down, and 'fitg verify' shows after the game that no die was changed.";
        };
    }

    static Recording load(String file) {
        try {
            return Recording.resume(SavedGames.read(Path.of(file)));
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw new BadInput("There is no file " + file + ".");
        } catch (AccessDeniedException denied) {
            throw new BadInput("The file " + file + " may not be read.");
        } catch (IOException | ReplayException failure) {
            throw new BadInput("The game in " + file + " cannot be loaded: " + failure.getMessage() + ".", failure);
        }
    }

    static void save(Recording recording, String file) {
        Path path = writable(file);
        try {
            GameFile.write(recording.saved(), path);
        } catch (IOException failure) {
            throw new BadInput("The game could not be written to " + file + ": " + failure.getMessage() + ".", failure);
        }
    }

    private static Path writable(String file) {
        Path path = Path.of(file);
        Path folder = path.toAbsolutePath().getParent();
        if (Files.isDirectory(path) || !Files.isDirectory(folder)) {
            throw new BadInput("A game cannot be saved as " + file + "; is the folder there?");
        }
        return path;
    }
}
