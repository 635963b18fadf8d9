package fitg.app.cases;

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

class CaseCommandTest {

    private static final Path CASES = Path.of("../engine/src/test/resources/cases");

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void theCasesOfTheRulesHold() {
        assertThat(run("case", CASES.resolve("movement-1979.case").toString())).isEqualTo(ExitCode.DONE);
        assertThat(out.toString())
                .contains("holds    R11.2  A Rebel 2-1 leaves its planet")
                .endsWith("5 cases, all of which hold." + System.lineSeparator());
    }

    @Test
    void whatDiffersIsSaidWithItsLine() throws IOException {
        Path wrong = folder.resolve("wrong.case");
        Files.writeString(
                wrong,
                Files.readString(CASES.resolve("movement-1979.case"))
                        .replace("Star Cruiser: in Quibron Wild", "Star Cruiser: in Charkhan Air"));

        assertThat(run("case", "--quiet", wrong.toString())).isEqualTo(ExitCode.CHECK_FAILED);

        assertThat(out.toString())
                .contains("DIFFERS  R15.13  A ship without a pilot moves with military units")
                .contains("line 45: Star Cruiser is not \"in Charkhan Air\" but: in Quibron Wild")
                .contains("5 cases, 1 of which do not hold.");
    }

    @Test
    void aFileThatIsNoCaseIsBadInput() throws IOException {
        Path nonsense = folder.resolve("nonsense.case");
        Files.writeString(nonsense, "given  flight-to-egrix, set-up\nperhaps\n");

        assertThat(run("case", nonsense.toString())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("line 2: \"perhaps\" begins no line; case, given, dice,");
        assertThat(run("case", folder.resolve("none.case").toString())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("There is no file");
    }

    private int run(String... args) {
        return Fitg.run(new PrintWriter(out), new PrintWriter(err), args);
    }
}
