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

class TournamentCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void printsOneJsonObjectAndNothingElse() throws IOException {
        Path file = folder.resolve("results.jsonl");
        String arguments =
                "--scenario varu-powderkeg --players random,recruit --games 6 --seed 1 --json --results " + file;
        assertThat(run(arguments)).isEqualTo(ExitCode.DONE);
        assertThat(err.toString()).isEmpty();
        JsonNode json = json();
        JsonNode pairing = json.get("pairings").get(0);
        assertThat(json.get("scenario").textValue()).isEqualTo("varu-powderkeg");
        assertThat(json.get("played").intValue()).isEqualTo(6);
        assertThat(pairing.get("player").textValue()).isEqualTo("recruit");
        assertThat(pairing.get("games").intValue()).isEqualTo(6);
        assertThat(pairing.get("share").get("low").doubleValue())
                .isLessThanOrEqualTo(pairing.get("share").get("value").doubleValue());
        assertThat(json.get("elo").get("random").intValue()).isZero();

        out.getBuffer().setLength(0);
        assertThat(run(arguments)).isEqualTo(ExitCode.DONE);
        assertThat(json().get("played").intValue()).isZero();
        assertThat(json().get("pairings")).isEqualTo(json.get("pairings"));
    }

    @Test
    void printsATable() {
        assertThat(run("--players random,recruit,captain --games 2")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString())
                .contains("Flight to Egrix, 2 games of each pairing, seed 1")
                .contains("recruit against random", "captain against recruit", "Elo", "6 games played");
    }

    @Test
    void writesATableAndAPage() throws IOException {
        Path csv = folder.resolve("pairings.csv");
        Path html = folder.resolve("tournament.html");
        assertThat(run("--players random,recruit,captain --games 4 --csv %s --html %s".formatted(csv, html)))
                .isEqualTo(ExitCode.DONE);
        assertThat(Files.readAllLines(csv))
                .hasSize(4)
                .first()
                .asString()
                .startsWith("player,against,games,wins,share,shareLow,shareHigh,asRebelGames,")
                .endsWith(",pairs,pointDifference,pointDifferenceLow,pointDifferenceHigh");
        Pages page = Pages.read(html);
        assertThat(page.titles())
                .containsExactly(
                        "In both seats",
                        "As the rebel",
                        "As the Empire",
                        "Victory points on the same dice",
                        "Elo",
                        "Time for a decision");
        assertThat(page.facts())
                .containsEntry(
                        "Command",
                        "./fitg tournament --scenario flight-to-egrix --players random,recruit,captain --games 4 --seed 1");
        page.expectWhole();
    }

    /** With a single pair nobody knows how far the difference may be off. */
    @Test
    void anUnknownIntervalIsNoNumber() throws IOException {
        Path csv = folder.resolve("pairings.csv");
        run("--players random,recruit --games 2 --json --csv " + csv);
        JsonNode pairing = json().get("pairings").get(0);
        assertThat(pairing.get("pairs").intValue()).isEqualTo(1);
        assertThat(pairing.get("pointDifference").get("value").isNumber()).isTrue();
        assertThat(pairing.get("pointDifference").get("low").isNull()).isTrue();
        assertThat(Files.readAllLines(csv).getLast()).endsWith(",,");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --scenario mars                          | no scenario 'mars'
            --players random                         | at least two players
            --players random,genius                  | no computer player 'genius'
            --games 3                                | must be even
            --threads 0                              | number of threads must be at least 1
            """)
    void refusesWhatItDoesNotKnowInOneSentence(String arguments, String complaint) {
        assertThat(run(arguments)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().strip())
                .startsWith("fitg: ")
                .contains(complaint)
                .doesNotContain("\n");
        assertThat(out.toString()).isEmpty();
    }

    private JsonNode json() throws IOException {
        return new ObjectMapper()
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .readTree(out.toString());
    }

    private int run(String arguments) {
        String[] all = ("tournament " + arguments).split(" +");
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
