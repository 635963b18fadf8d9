package fitg.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class FitgTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void helpListsTheCommands() {
        assertThat(run("--help")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("rules");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void versionNamesTheGame() {
        assertThat(run("--version")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).startsWith("fitg ");
    }

    @Test
    void anUnknownCommandIsBadInputInOneSentence() {
        assertThat(run("fly")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().strip()).isEqualTo("fitg: There is no command 'fly'. See 'fitg --help'.");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void anUnknownOptionIsBadInputInOneLine() {
        assertThat(run("rules", "--fly")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().strip()).contains("'--fly'").doesNotContain("\n");
    }

    @Test
    void noCommandIsBadInput() {
        assertThat(run()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void aMissingFileIsBadInputAndNoStackTrace() {
        assertThat(runFailing(new NoSuchFileException("game.json"))).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().strip()).isEqualTo("fitg: There is no file game.json.");
    }

    @Test
    void whatACommandCallsBadInputIsSaidAsItIs() {
        assertThat(runFailing(new BadInput("No such star."))).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().strip()).isEqualTo("fitg: No such star.");
    }

    @Test
    void aReadErrorWithoutMessageStillSaysSomething() {
        assertThat(runFailing(new IOException())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("IOException");
    }

    @Test
    void ourOwnMistakesShowWhereTheyHappened() {
        assertThat(runFailing(new IllegalStateException("oops"))).isEqualTo(ExitCode.BUG);
        assertThat(err.toString()).contains("oops", "at fitg.app.FitgTest");
    }

    private int run(String... args) {
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
    }

    private int runFailing(Exception failure) {
        CommandLine line = Fitg.commandLine().addSubcommand(new Failing(failure));
        return line.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute("fail");
    }

    @Command(name = "fail")
    private record Failing(Exception failure) implements Callable<Integer> {

        @Override
        public Integer call() throws Exception {
            throw failure;
        }
    }
}
