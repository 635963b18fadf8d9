package fitg.app.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ContentCommandTest {

    @Test
    void whatCanBeReadIsCounted() {
        StringWriter out = new StringWriter();

        int code = Fitg.run(new PrintWriter(out, true), new PrintWriter(new StringWriter()), "content");

        assertThat(code).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).startsWith("In order: 51 planets, 32 characters, 35 unit types, ");
    }
}
