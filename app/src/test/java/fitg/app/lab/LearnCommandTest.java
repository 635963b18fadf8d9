package fitg.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import fitg.lab.selfplay.School;
import fitg.players.learned.MindFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LearnCommandTest {

    private static final String SMALL =
            "--copy recruit --copies 1 --lessons 3 --games 2 --width 64,64 --gate 2 --gate-against random --threads 2 ";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private String files;

    @BeforeEach
    void nothingHasBeenLearned() {
        files = "--course " + folder.resolve("egrix.course") + " --mind " + folder.resolve("egrix.mind") + " ";
    }

    @Test
    void tellsEveryRoundAndKeepsWhatPassedTheGateAndGoesOnFromThere() throws IOException {
        assertThat(run(SMALL + files + "--rounds 1")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString().lines()).hasSize(2).first().isEqualTo(School.Figures.heading());
        assertThat(err.toString()).contains("after round 1 and 3 games", "against random: ", "passed");
        assertThat(provenance())
                .startsWith("learned by ./fitg learn --scenario flight-to-egrix --copy recruit --copies 1 --lessons 3"
                        + " --games 2")
                .contains("after round 1 and 3 games", "against random: ");

        out.getBuffer().setLength(0);
        assertThat(run(SMALL + files + "--rounds 2")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString().lines().toList()).hasSize(2).last().asString().startsWith("2,playing,2,");
        assertThat(err.toString()).contains("after round 2 and 5 games", "against the last that passed: ");

        assertThat(run(SMALL + files + "--seed 2")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString())
                .contains("egrix.course is another course: --scenario flight-to-egrix --copy recruit");

        String elsewhere = "--scenario varu-powderkeg --course " + folder.resolve("varu.course") + " --mind "
                + folder.resolve("egrix.mind");
        assertThat(run(SMALL + elsewhere)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("egrix.mind knows about flight-to-egrix and not about varu-powderkeg");
        assertThat(folder.resolve("varu.course")).doesNotExist();
    }

    @Test
    void learnsABestAnswerToSomebodyWhoStaysAsHeIs() throws IOException {
        String small =
                "--copy recruit --copies 1 --lessons 3 --games 4 --width 64,64 --gate 4 --gate-every 1 --threads 2 ";
        assertThat(run(small + files + "--against recruit --rounds 2")).isEqualTo(ExitCode.DONE);

        assertThat(err.toString())
                .contains("after round 2 and 7 games", "the last that passed against recruit: ")
                .doesNotContain("captain-2");
        assertThat(provenance()).contains(" --against recruit\n");

        assertThat(run(small + files + "--rounds 3")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("egrix.course is another course: ", "--seed 1 --against recruit; give");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        --copy genius         | no computer player 'genius'
        --against genius      | no computer player 'genius'
        --gate-against genius | no computer player 'genius'
        --scenario nowhere    | no scenario 'nowhere'
        --rounds 0            | The number of rounds must be at least 1, not 0.
        --threads 0           | The number of threads must be at least 1, not 0.
        --lessons 0           | at least one round of copying
        --gate 3              | an even number of games
        --width 100,64        | multiples of 64
        --width 64            | takes two numbers
        """)
    void refusesWhatNothingCanBeLearnedFrom(String arguments, String complaint) {
        assertThat(run(files + arguments)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains(complaint);
        assertThat(out.toString()).isEmpty();
    }

    private String provenance() throws IOException {
        try (InputStream in = Files.newInputStream(folder.resolve("egrix.mind"))) {
            return MindFile.read(in).provenance();
        }
    }

    private int run(String arguments) {
        String[] all = ("learn " + arguments.strip()).split(" +");
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
