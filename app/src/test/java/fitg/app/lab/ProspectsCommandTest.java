package fitg.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import fitg.lab.learn.Lessons;
import fitg.level.starsystem.StarSystemRules;
import fitg.play.Scenarios;
import fitg.players.marshal.Prospect;
import fitg.players.marshal.Sign;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProspectsCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** The same heading and signs in the same order, and numbers of the same form. */
    @Test
    void printsATableLikeTheOneThePlayersRead() throws IOException {
        assertThat(run("--games 5")).isEqualTo(ExitCode.DONE);

        List<String> printed = out.toString().lines().toList();
        List<String> read = tableOfThePlayers();
        assertThat(printed.getFirst()).isEqualTo(read.getFirst());
        assertThat(signs(printed)).isEqualTo(signs(read));
        assertThat(printed.subList(1, printed.size())).allMatch(line -> line.matches("[A-Z_]+(,-?\\d+\\.\\d{4}){3}"));
    }

    @Test
    void aNewScenarioIsLearnedAlone() {
        assertThat(run("--games 5 --scenario senators-peace")).isEqualTo(ExitCode.DONE);

        assertThat(out.toString().lines())
                .hasSize(1 + Sign.values().length)
                .first()
                .isEqualTo("sign,senators-peace");
        assertThat(run("--scenario nowhere")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("There is no scenario 'nowhere'");
    }

    @Test
    void theNumbersAreThoseLearned() {
        run("--games 5 --seed 3 --wandering 0.2 --player captain-bold");

        double[] weights = new Lessons(Scenarios.VARU_POWDERKEG, "captain-bold", 5, 3, 0.2)
                .learn(() -> {})
                .weights();
        for (Sign sign : Sign.values()) {
            String[] cells =
                    out.toString().lines().toList().get(1 + sign.ordinal()).split(",");
            assertThat(cells[0]).isEqualTo(sign.name());
            assertThat(cells[2]).isEqualTo("%.4f".formatted(weights[sign.ordinal()]));
        }
    }

    @Test
    void saysHowMuchWasLearnedWhereItIsNotInTheWay() {
        run("--games 5");

        assertThat(err.toString().lines())
                .hasSameSizeAs(Scenarios.under(StarSystemRules.RULES))
                .allMatch(line ->
                        line.matches(".+: learned from \\d+ positions; surprise [\\d.]+, without signs [\\d.]+"));
        assertThat(err.toString()).contains("Flight to Egrix", "The Varu Powderkeg");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        --player genius   | no computer player 'genius'
        --games 1         | at least 2, not 1
        --wandering 1.5   | a share from 0 to 1, not 1.5
        --wandering often | 'often'
        """)
    void refusesWhatNothingCanBeLearnedFrom(String arguments, String complaint) {
        assertThat(run(arguments)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains(complaint);
        assertThat(out.toString()).isEmpty();
    }

    private static List<String> signs(List<String> table) {
        return table.stream().skip(1).map(line -> line.split(",")[0]).toList();
    }

    private static List<String> tableOfThePlayers() throws IOException {
        try (InputStream in = Prospect.class.getResourceAsStream("prospects.csv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private int run(String arguments) {
        String[] all = ("learn prospects " + arguments).split(" +");
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
