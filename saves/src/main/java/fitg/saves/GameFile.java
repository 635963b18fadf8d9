package fitg.saves;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** Saved games in files: readable JSON, one entry of the journal a line. */
public final class GameFile {

    static final String FORMAT = "fitg-game";
    static final int FORMAT_VERSION = 1;

    /** No game is a hundredth of this; whatever is larger is not one. */
    private static final long MOST_BYTES = 64L << 20;

    /** A whole campaign has some ten thousand; what is much longer goes back and forth to keep somebody busy. */
    public static final int MOST_ENTRIES = 30_000;

    /** A game from a file goes on with dice of its own, and one whose journal is full can still be given up. */
    public static final int MOST_ENTRIES_OF_FINISHED = MOST_ENTRIES + 2;

    /** Of the JSON, with room for the longest journal there may be. */
    public static final int MOST_TOKENS = 15 * MOST_ENTRIES_OF_FINISHED;

    private GameFile() {}

    /** Replaces the file as a whole, so that a crash leaves either the old one or the new one. */
    public static void write(SavedGame game, Path file) throws IOException {
        write(game, file, new FileAttribute<?>[0], new FileAttribute<?>[0]);
    }

    /** The same for nobody but the owner to read: it may hold the secrets of a game that others play. */
    public static void writePrivately(SavedGame game, Path file) throws IOException {
        write(game, file, ownerOnly("rwx------"), ownerOnly("rw-------"));
    }

    private static FileAttribute<?>[] ownerOnly(String permissions) {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    private static void write(SavedGame game, Path file, FileAttribute<?>[] ofFolder, FileAttribute<?>[] ofFile)
            throws IOException {
        Path whole = file.toAbsolutePath();
        Files.createDirectories(whole.getParent(), ofFolder);
        Path draft = whole.resolveSibling(whole.getFileName() + ".part");
        try {
            Files.deleteIfExists(draft);
            Files.createFile(draft, ofFile);
            try (Writer out = Files.newBufferedWriter(draft)) {
                write(game, out);
            }
            Files.move(draft, whole, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    /** Refuses what is not a saved game with the reason; what its actions lead to is for {@link Replay} to say. */
    public static SavedGame read(Path file) throws IOException, UnreadableGameException {
        return read(file, GameFile::fromText);
    }

    /** What a player's browser knew of the dice, if it is in the file: a game's, what a seat saved of one, or by itself. */
    public static Optional<Evidence> readEvidence(Path file) throws IOException, UnreadableGameException {
        return read(file, text -> new GameReader().readEvidence(text));
    }

    private interface Reading<T> {
        T of(String text) throws UnreadableGameException;
    }

    private static <T> T read(Path file, Reading<T> reading) throws IOException, UnreadableGameException {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new UnreadableGameException("it is far too large to be a saved game");
            }
            return reading.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (UnreadableGameException reason) {
            throw new UnreadableGameException("The file " + file + " cannot be read: " + reason.getMessage() + ".");
        }
    }

    /** Writes it bit by bit: it may have thousands of entries, and whoever reads it may take his time. */
    public static void write(SavedGame game, Writer out) throws IOException {
        new GameWriter().write(game, out);
    }

    public static String toText(SavedGame game) {
        StringBuilder text = new StringBuilder();
        try {
            new GameWriter().write(game, text);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // it goes nowhere but into memory
        }
        return text.toString();
    }

    public static SavedGame fromText(String text) throws UnreadableGameException {
        return new GameReader().read(text);
    }

    public static SavedGame fromTree(JsonNode tree) throws UnreadableGameException {
        return new GameReader().read(tree);
    }

    // ---- the parts by themselves, for those who keep a game entry by entry

    public static String toText(SavedGame.Entry entry) {
        return GameWriter.entry(entry).toString();
    }

    public static SavedGame.Entry entryFromText(String text) throws UnreadableGameException {
        return new GameReader().readEntry(text);
    }

    public static String toText(SavedChance chance) {
        return GameWriter.chance(chance).toString();
    }

    public static SavedChance chanceFromText(String text) throws UnreadableGameException {
        return new GameReader().readChance(text);
    }
}
