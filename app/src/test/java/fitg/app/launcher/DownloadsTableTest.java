package fitg.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of what the launcher can fetch. */
class DownloadsTableTest {

    private record Row(String what, String version, String platform, String address, String sha256, String bytes) {}

    private static List<Row> rows() throws IOException {
        return Files.readAllLines(Path.of("..", "launcher", "downloads.csv")).stream()
                .skip(1)
                .map(line -> line.split(","))
                .map(cells -> new Row(cells[0], cells[1], cells[2], cells[3], cells[4], cells[6]))
                .toList();
    }

    @Test
    void everyPromisedPlatformHasItsJdk() throws IOException {
        assertThat(rows())
                .filteredOn(row -> row.what().equals("jdk"))
                .extracting(Row::platform)
                .containsExactlyInAnyOrder("linux-x64", "linux-arm64", "macos-x64", "macos-arm64", "windows-x64");
    }

    @Test
    void everyJdkIsTheReleaseTheGameIsBuiltFor() throws IOException {
        String release = Files.readAllLines(Path.of("..", "fitg")).stream()
                .filter(line -> line.startsWith("JAVA_RELEASE="))
                .map(line -> line.substring("JAVA_RELEASE=".length()))
                .findFirst()
                .orElseThrow();
        assertThat(rows())
                .filteredOn(row -> row.what().equals("jdk"))
                .allSatisfy(row -> assertThat(row.version()).startsWith(release + "."));
    }

    @Test
    void everyRowSaysWhereToFetchItOverTlsAndHowToKnowIt() throws IOException {
        assertThat(rows()).allSatisfy(row -> {
            assertThat(row.address()).startsWith("https://");
            assertThat(row.sha256()).matches("[0-9a-f]{64}");
            assertThat(row.bytes()).matches("[1-9][0-9]+");
        });
    }
}
