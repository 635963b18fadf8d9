package fitg.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.ContentException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What goes wrong before a command is even read. */
class FailuresTest {

    @Test
    void whoGotAContentFileWrongIsToldWhereInOneLine() {
        PrintStream before = System.err;
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        System.setErr(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            int code = Failures.ofContent(() -> {
                throw new ExceptionInInitializerError(new ContentException("scenarios.txt", 93, "pdbs: unknown Foo"));
            });

            assertThat(code).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(told.toString(StandardCharsets.UTF_8).strip())
                    .isEqualTo("fitg: scenarios.txt, line 93: pdbs: unknown Foo.");
        } finally {
            System.setErr(before);
        }
    }

    @Test
    void ourOwnMistakesStayMistakes() {
        assertThatThrownBy(() -> Failures.ofContent(() -> {
                    throw new IllegalStateException("ours");
                }))
                .hasMessage("ours");
    }
}
