package fitg.app.serve;

import fitg.app.BadInput;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;

/** Where each system keeps the data of programs. */
public final class DataFolder {

    private DataFolder() {}

    public static Path standard() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        Path home = Path.of(System.getProperty("user.home"));
        if (system.contains("win")) {
            return fromEnvironment("APPDATA", home.resolve("AppData").resolve("Roaming"))
                    .resolve("fitg");
        }
        if (system.contains("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve("fitg");
        }
        return fromEnvironment("XDG_DATA_HOME", home.resolve(".local").resolve("share"))
                .resolve("fitg");
    }

    /** The address of the database in such a folder. */
    public static String database(Path folder) {
        return "jdbc:sqlite:" + folder.resolve("games.db");
    }

    /** Ours to make; it holds secrets, so it is for its owner only. */
    public static Path made(Path folder) throws IOException {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        try {
            return posix
                    ? Files.createDirectories(
                            folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")))
                    : Files.createDirectories(folder);
        } catch (FileSystemException refused) {
            String reason = refused.getReason() == null ? "a file lies in its place" : refused.getReason();
            throw new BadInput("The data folder " + folder + " cannot be made: " + reason + ".", refused);
        }
    }

    private static Path fromEnvironment(String name, Path otherwise) {
        String value = System.getenv(name);
        return value == null || value.isBlank() ? otherwise : Path.of(value);
    }
}
