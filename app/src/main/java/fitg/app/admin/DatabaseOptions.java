package fitg.app.admin;

import fitg.app.serve.DataFolder;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Which database is meant, by the options and variables of {@code serve}. */
final class DatabaseOptions {

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "${env:FITG_DB}",
            description = "The database: jdbc:postgresql://host/name?user=...&password=... or jdbc:sqlite:FILE "
                    + "(FITG_DB, default games.db in the data folder).")
    private String database;

    @Option(
            names = "--data-dir",
            paramLabel = "FOLDER",
            defaultValue = "${env:FITG_DATA_DIR}",
            description = "The data folder (FITG_DATA_DIR, default the place your system has for such things).")
    private Path dataFolder;

    String url() {
        return database == null ? DataFolder.database(dataFolder()) : database;
    }

    /** For a sentence, without a password. */
    String words() {
        return database == null ? dataFolder().resolve("games.db").toString() : "the database given with --db";
    }

    boolean isOwn() {
        return database == null;
    }

    Path dataFolder() {
        return dataFolder == null ? DataFolder.standard() : dataFolder.toAbsolutePath();
    }
}
