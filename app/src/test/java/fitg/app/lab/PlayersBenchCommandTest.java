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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What the times are is the machine's affair: no test looks at them. */
class PlayersBenchCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void printsOneJsonObject() throws IOException {
        assertThat(run("--scenario flight-to-egrix --games 1 --player recruit,captain,marshal-1 --thinking 1 --json"))
                .isEqualTo(ExitCode.DONE);

        JsonNode players = new ObjectMapper().readTree(out.toString()).get("players");
        assertThat(players.findValuesAsText("player"))
                .containsExactly("recruit", "captain", "marshal-1", "marshal with 1 ms");
        assertThat(players).allSatisfy(player -> {
            assertThat(player.get("decisions").intValue()).isPositive();
            assertThat(player.get("longest").doubleValue())
                    .isGreaterThanOrEqualTo(player.get("ninetyNinePercent").doubleValue())
                    .isLessThanOrEqualTo(player.get("longestGame").doubleValue());
        });
    }

    @Test
    void printsALineForEachPlayer() {
        assertThat(run("--games 1 --player random,recruit --thinking 1")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString().lines().map(line -> line.split("  ")[0]))
                .containsExactly("milliseconds", "random", "recruit", "marshal with 1 ms");
    }

    @Test
    void withoutFurtherWordsTheThreeLevelsAreMeasured() {
        CommandLine bench = Fitg.commandLine().getSubcommands().get("bench");
        CommandLine players = bench.getSubcommands().get("players");
        assertThat(players.getCommandSpec().findOption("--player").defaultValue())
                .isEqualTo("recruit,captain,marshal");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --games 0       | games must be at least 1
            --player genius | no computer player 'genius'
            --thinking 0    | milliseconds must be at least 1
            """)
    void refusesWhatCannotBeMeasured(String arguments, String complaint) {
        assertThat(run(arguments)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains(complaint);
    }

    private int run(String arguments) {
        String[] all = ("bench players " + arguments).split(" +");
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
