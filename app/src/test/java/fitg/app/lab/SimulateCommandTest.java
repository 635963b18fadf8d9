package fitg.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import fitg.app.ExitCode;
import fitg.app.Fitg;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void printsOneJsonObjectAndNothingElse() throws IOException {
        int code = run("--scenario flight-to-egrix --games 20 --seed 1 --json");
        assertThat(code).isEqualTo(ExitCode.DONE);
        assertThat(err.toString()).isEmpty();
        JsonNode json = new ObjectMapper()
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .readTree(out.toString());
        assertThat(json.get("scenario").textValue()).isEqualTo("flight-to-egrix");
        assertThat(json.get("games").intValue()).isEqualTo(20);
        assertThat(json.get("seed").longValue()).isEqualTo(1);
        assertThat(json.get("hash").textValue()).matches("[0-9a-f]{16}");
        assertThat(json.get("wins").get("rebel").intValue()
                        + json.get("wins").get("imperial").intValue())
                .isEqualTo(20);
        assertThat(json.get("decisions").longValue()).isPositive();
        assertThat(json.get("decisionsPerSecond").doubleValue()).isPositive();
    }

    @Test
    void printsATable() {
        assertThat(run("--scenario varu-powderkeg --games 10 --seed 1 --rebel recruit --imperial captain --threads 2"))
                .isEqualTo(ExitCode.DONE);
        assertThat(out.toString())
                .contains("The Varu Powderkeg, 10 games", "recruit", "captain", "hash of all final states");
    }

    @Test
    void saysHowGamesGoTurnByTurn() throws IOException {
        Path csv = folder.resolve("turns.csv");
        assertThat(run("--games 10 --rebel recruit --imperial recruit --turns --csv " + csv))
                .isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("rebellions", "mission", "diplomacy");
        assertThat(Files.readAllLines(csv)).hasSize(7);

        out.getBuffer().setLength(0);
        run("--games 10 --rebel recruit --imperial recruit --turns --json");
        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.get("turns").get(0).get("games").intValue()).isEqualTo(10);
        assertThat(json.get("missions").findValuesAsText("mission")).contains("D");
    }

    @Test
    void playsFlightToEgrixUnlessToldOtherwise() {
        assertThat(run("--games 5")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("Flight to Egrix, 5 games, seed 1");
    }

    @Test
    void tellsOneGameWithTheReasons() {
        assertThat(run("--explain --games 1 --seed 4 --rebel captain --imperial captain-bold"))
                .isEqualTo(ExitCode.DONE);
        assertThat(err.toString()).isEmpty();
        assertThat(out.toString())
                .startsWith("Flight to Egrix. ")
                .contains("Turn 1", "Imperial: Where do you place this Militia? ", "   Why: ", "   Rather than ")
                .containsPattern("The (Rebel|Imperial) player wins \\(.*\\), with -?\\d+ rebel victory points\\.\\s*$");
    }

    @Test
    void whoTakesAnythingHasNoReasonsToTell() {
        run("--explain --seed 4");
        assertThat(out.toString()).contains("   Why: It was as good as any.").doesNotContain("Rather than");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --scenario mars --games 1 --seed 1                              | no scenario 'mars'
            --scenario varu-powderkeg --games 0 --seed 1                    | number of games must be at least 1
            --scenario varu-powderkeg --games 1 --seed 1 --threads 0        | number of threads must be at least 1
            --scenario varu-powderkeg --games x --seed 1                    | 'x'
            --scenario varu-powderkeg --games 1 --seed 1 --rebel clever     | no computer player 'clever'
            --scenario varu-powderkeg --games 1 --seed 1 --imperial human   | no computer player 'human'
            --scenario varu-powderkeg --games 1 --seed 1 --colour           | '--colour'
            --explain --games 2                                             | ask for --games 1
            --explain --json                                                | leave out --json
            """)
    void refusesWhatItDoesNotKnowInOneSentence(String arguments, String complaint) {
        assertThat(run(arguments)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().strip())
                .startsWith("fitg: ")
                .contains(complaint)
                .doesNotContain("\n");
        assertThat(out.toString()).isEmpty();
    }

    private int run(String arguments) {
        String[] all = ("simulate " + arguments).split(" +");
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
