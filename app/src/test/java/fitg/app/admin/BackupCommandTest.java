package fitg.app.admin;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a host reads who makes backups. */
class BackupCommandTest {

    @TempDir
    Path folder;

    private Path data;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void aServerHasBeenHere() {
        data = folder.resolve("data");
        assertThat(fitg("serve", "--check", "--port", "0", "--data-dir", data.toString()))
                .isEqualTo(ExitCode.DONE);
        out.getBuffer().setLength(0);
    }

    @Test
    void aBackupIsWrittenCheckedAndRestored() throws IOException {
        Path file = folder.resolve("mine.gz");

        assertThat(fitg("backup", file.toString(), "--data-dir", data.toString()))
                .isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("holds 0 games with 0 entries, and was read again");
        assertThat(Files.getPosixFilePermissions(file)).hasToString("[OWNER_READ, OWNER_WRITE]");
        assertThat(fitg("backup", "--check", file.toString())).isEqualTo(ExitCode.DONE);
        assertThat(fitg(
                        "restore",
                        file.toString(),
                        "--data-dir",
                        folder.resolve("new").toString()))
                .isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("are in " + folder.resolve("new").resolve("games.db"));
    }

    @Test
    void inAFolderTheNewestAreKept() throws IOException {
        Path backups = Files.createDirectory(folder.resolve("backups"));
        for (String old : List.of("fitg-20260101-000000.backup.gz", "fitg-20260102-000000.backup.gz", "mine.gz")) {
            Files.createFile(backups.resolve(old));
        }

        assertThat(fitg("backup", backups.toString(), "--keep", "2", "--data-dir", data.toString()))
                .isEqualTo(ExitCode.DONE);

        try (Stream<Path> left = Files.list(backups)) {
            assertThat(left.map(each -> each.getFileName().toString()))
                    .hasSize(3)
                    .contains("fitg-20260102-000000.backup.gz", "mine.gz");
        }
    }

    @Test
    void whatCannotBeDoneIsSaidInASentence() throws IOException {
        Path nonsense = Files.writeString(folder.resolve("nonsense"), "nonsense");

        assertThat(fitg("backup", "--check", nonsense.toString())).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(out.toString()).contains("is no good: it cannot be unpacked to its end.");
        assertThat(fitg(
                        "restore",
                        nonsense.toString(),
                        "--data-dir",
                        folder.resolve("new").toString()))
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("Nothing was restored from").hasLineCount(1);
        assertThat(fitg(
                        "backup",
                        folder.toString(),
                        "--data-dir",
                        folder.resolve("nowhere").toString()))
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("There is no backup now: There is no database");
        assertThat(fitg("backup", folder.resolve("a").toString(), "--keep", "3"))
                .isEqualTo(ExitCode.BAD_INPUT);
    }

    private int fitg(String... arguments) {
        return Fitg.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }
}
