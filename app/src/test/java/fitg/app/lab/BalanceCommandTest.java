package fitg.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import fitg.app.ExitCode;
import fitg.app.Fitg;
import fitg.play.Scenarios;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BalanceCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void printsATable() {
        assertThat(run("--player recruit --games 10")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString())
                .contains("Flight to Egrix, recruit against recruit, 10 games")
                .contains("worst detection", "as printed", "read off games played for the printed one");
    }

    @Test
    void printsOneJsonObject() throws IOException {
        assertThat(run("--scenario varu-powderkeg --player recruit --games 6 --json"))
                .isEqualTo(ExitCode.DONE);
        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.get("lines")).hasSize(2);
        JsonNode line = json.get("lines").get(0);
        assertThat(line.get("rules").textValue()).isEqualTo("printed");
        assertThat(line.get("rebelsByThreshold").get("20")).isEqualTo(line.get("rebels"));
    }

    @Test
    void comparesScenariosPlayersRulesAndThresholds() throws IOException {
        Path csv = folder.resolve("balance.csv");
        Path html = folder.resolve("balance.html");
        String arguments =
                "--scenario all --player random,recruit --rules printed --threshold 14 --games 1 --csv %s --html %s";
        assertThat(run(arguments.formatted(csv, html))).isEqualTo(ExitCode.DONE);
        assertThat(out.toString())
                .contains("Flight to Egrix, random", "Flight to Egrix, recruit")
                .contains("The Varu Powderkeg, random", "The Varu Powderkeg, recruit")
                .doesNotContain("worst detection");
        // a heading, and for each scenario two players, two thresholds played for and thirteen looked at, or one more
        // where the one asked for is not among them
        int scenarios = Scenarios.all().size();
        int looked = Scenarios.all().stream()
                .mapToInt(scenario -> 13 + (Math.abs(scenario.pointsToWin() - 14) > 6 ? 1 : 0))
                .sum();
        assertThat(Files.readAllLines(csv)).hasSize(1 + looked * 2 * 2);
        Pages page = Pages.read(html);
        assertThat(page.titles())
                .containsExactlyElementsOf(Collections.nCopies(
                                scenarios,
                                List.of(
                                        "What the rebels win",
                                        "By the points needed, random",
                                        "By the points needed, recruit"))
                        .stream()
                        .flatMap(List::stream)
                        .toList());
        assertThat(page.facts())
                .containsEntry(
                        "Command",
                        "./fitg balance --scenario all --player random,recruit --rules printed --threshold 14 --games 1 --seed 1");
        page.expectWhole();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --player genius                          | no computer player 'genius'
            --rules generous                         | no rules 'generous'; there are printed and worst-detection
            --threshold many                         | 'many'
            --scenario mars                          | no scenario 'mars'
            """)
    void refusesWhatIsNotThere(String arguments, String complaint) {
        assertThat(run(arguments)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains(complaint);
    }

    private int run(String arguments) {
        String[] all = ("balance " + arguments).split(" +");
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
