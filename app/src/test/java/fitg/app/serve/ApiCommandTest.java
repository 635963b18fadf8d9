package fitg.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApiCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
    }

    @Test
    void theDescriptionIsPrinted() {
        assertThat(run("api")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).startsWith("openapi: ").contains("    Planet:\n");
    }

    @Test
    void theTypesOfTheClientAreWrittenAnew(@TempDir Path project) throws IOException {
        Path types = project.resolve("web/src/main/resources/fitg/web/net/documents.js");
        Files.createDirectories(types.getParent());
        Files.writeString(types, "old");

        assertThat(run("api", "--renew", "--project", project.toString())).isEqualTo(ExitCode.DONE);

        run("api", "--types");
        assertThat(types).hasContent(out.toString());
        assertThat(out.toString()).contains("@typedef");
    }

    @Test
    void withoutSourcesThereIsNothingToRenew(@TempDir Path elsewhere) {
        assertThat(run("api", "--renew", "--project", elsewhere.toString())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("There are no sources of the browser client in ");
    }
}
