package fitg.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import fitg.app.ExitCode;
import fitg.app.Fitg;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class BalanceCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void printsATable() {
        assertThat(run("--player recruit --games 10")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString())
                .contains("Flight to Egrix, recruit against recruit, 10 games")
                .contains("worst detection", "as printed");
    }

    @Test
    void printsOneJsonObject() throws IOException {
        assertThat(run("--scenario varu-powderkeg --player recruit --games 6 --json"))
                .isEqualTo(ExitCode.DONE);
        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.get("rules")).hasSize(2);
        assertThat(json.get("rebelsByThreshold").has("20")).isTrue();
    }

    @Test
    void refusesWhoIsNotThere() {
        assertThat(run("--player genius")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("no computer player 'genius'");
    }

    private int run(String arguments) {
        String[] all = ("balance " + arguments).split(" +");
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
