package fitg.app.serve;

import java.nio.file.Path;
import java.util.Locale;

/** Where each system keeps the data of programs. */
final class DataFolder {

    private DataFolder() {}

    static Path standard() {
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

    private static Path fromEnvironment(String name, Path otherwise) {
        String value = System.getenv(name);
        return value == null || value.isBlank() ? otherwise : Path.of(value);
    }
}
