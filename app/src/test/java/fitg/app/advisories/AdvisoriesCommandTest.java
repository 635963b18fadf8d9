package fitg.app.advisories;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Advisories in the form in which they are published, about libraries that were never delivered in these versions. */
class AdvisoriesCommandTest {

    private static final String BILL = """
            {"bomFormat": "CycloneDX", "components": [
              {"group": "org.example", "name": "wire", "version": "2.4.1"},
              {"group": "org.webjars.npm", "name": "paper__ink", "version": "1.3.0"}]}
            """;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void prepare() throws IOException {
        Files.createDirectories(folder.resolve("osv"));
        Files.writeString(folder.resolve("bom.json"), BILL);
    }

    private int run(Path database) {
        return Fitg.run(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                "advisories",
                "--bom",
                folder.resolve("bom.json").toString(),
                database.toString());
    }

    private static String advisory(String id, String ecosystem, String name, String affected) {
        return """
                {"id": "%s", "summary": "A long line stalls the reader",
                 "affected": [{"package": {"ecosystem": "%s", "name": "%s"}, %s}]}
                """.formatted(id, ecosystem, name, affected);
    }

    private static String range(String introduced, String fixed) {
        return "\"ranges\": [{\"type\": \"ECOSYSTEM\", \"events\": [{\"introduced\": \"%s\"}, {\"fixed\": \"%s\"}]}]"
                .formatted(introduced, fixed);
    }

    private void publish(String id, String text) throws IOException {
        Files.writeString(folder.resolve("osv").resolve(id + ".json"), text);
    }

    @Test
    void whatIsAboutADeliveredVersionIsNamed() throws IOException {
        publish("EX-1", advisory("EX-1", "Maven", "org.example:wire", range("2.0", "2.4.2")));
        publish("EX-2", advisory("EX-2", "npm", "@paper/ink", "\"versions\": [\"1.2.9\", \"1.3.0\"]"));

        assertThat(run(folder.resolve("osv"))).isEqualTo(ExitCode.CHECK_FAILED);

        assertThat(out.toString().lines())
                .containsExactly(
                        "@paper/ink 1.3.0: EX-2 A long line stalls the reader",
                        "org.example:wire 2.4.1: EX-1 A long line stalls the reader",
                        "2 libraries, 2 advisories: 2 found");
    }

    @Test
    void whatIsMendedOrTakenBackOrAboutSomethingElseIsNot() throws IOException {
        publish("EX-1", advisory("EX-1", "Maven", "org.example:wire", range("0", "2.4.1")));
        publish("EX-2", advisory("EX-2", "Maven", "org.example:wire", range("2.5", "3")));
        publish("EX-3", advisory("EX-3", "npm", "wire", range("0", "9")));
        publish(
                "EX-4",
                advisory("EX-4", "Maven", "org.example:wire", range("0", "9"))
                        .replaceFirst("\\{", "{\"withdrawn\": \"2026-01-01T00:00:00Z\","));

        assertThat(run(folder.resolve("osv"))).isEqualTo(ExitCode.DONE);

        assertThat(out.toString()).isEqualToIgnoringNewLines("2 libraries, 4 advisories: 0 found");
    }

    @Test
    void theDatabaseMayBeAZipFile() throws IOException {
        Path zip = folder.resolve("all.zip");
        try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
            Files.writeString(
                    files.getPath("/EX-1.json"), advisory("EX-1", "Maven", "org.example:wire", range("0", "9")));
        }

        assertThat(run(zip)).isEqualTo(ExitCode.CHECK_FAILED);
    }

    @Test
    void whereThereIsNoAdvisoryNothingIsSaidToBeWell() {
        assertThat(run(folder.resolve("osv"))).isEqualTo(ExitCode.BAD_INPUT);

        assertThat(err.toString()).contains("There is no advisory in ");
    }
}
