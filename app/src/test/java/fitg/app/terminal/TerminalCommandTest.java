package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import fitg.content.ScenarioSheet;
import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as it is used in a pipe. */
class TerminalCommandTest {

    private final InputStream standardIn = System.in;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @AfterEach
    void giveBackStandardIn() {
        System.setIn(standardIn);
    }

    @Test
    void answersMayBePipedIn() {
        assertThat(run("1\n1\nquit\n\n", "flight-to-egrix")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("Flight to Egrix", "Imperial > 1", "The game was not saved.");
        assertThat(out.toString()).doesNotContain("\033");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theEndOfTheInputEndsTheGamePolitely() {
        assertThat(run("1\n", "varu-powderkeg")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).endsWith("The input has ended; the game was not saved." + System.lineSeparator());
    }

    @Test
    void theMenuExplainsEveryScenarioAndAsksForTheSeats() {
        int scenarios = Scenarios.all().size();
        assertThat(run((scenarios + 1) + "\n" + scenarios + "\n1\n2\nquit\n")).isEqualTo(ExitCode.DONE);
        String words = String.join(" ", out.toString().split("\\s+"));
        for (Scenario scenario : Scenarios.all()) {
            ScenarioSheet.Texts texts = scenario.sheet().texts();
            assertThat(words).contains(scenario.title(), texts.summary(), texts.goals());
        }
        assertThat(words)
                .contains(
                        "Type a number from 1 to " + scenarios + ".", "Who plays the rebels?", "Who plays the Empire?");
    }

    @Test
    void theHelpNamesEveryScenario() {
        assertThat(run("", "--help")).isEqualTo(ExitCode.DONE);
        String words = String.join(" ", out.toString().split("\\s+"));
        assertThat(words)
                .contains("One of "
                        + Scenarios.all().stream().map(Scenario::id).collect(Collectors.joining(", "))
                        + "; asked for if missing.");
    }

    @Test
    void whatIsUnknownIsSaidInOneSentence() {
        assertThat(run("", "flight-to-mars")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString())
                .contains("There is no scenario 'flight-to-mars'")
                .hasLineCount(1);
        assertThat(run("", "flight-to-egrix", "--rebel", "genius")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString())
                .contains(
                        "There is no player 'genius'; choose human, random, recruit, captain-2, captain, captain-bold, "
                                + "captain-wary, marshal-2, marshal.");
        assertThat(run("", "--load", folder.resolve("none.json").toString())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("There is no file");
        assertThat(run("", "flight-to-egrix", "--load", "x.json")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("leave those out with --load");
        assertThat(run("", "breakout-at-egrix", "--worst-detection")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("The house rule 'Watchful PDBs' is not among those of breakout-at-egrix.");
        assertThat(run("", "breakout-at-egrix", "--edition", "1979")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("Unknown option");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void whoPlaysIsSaidByNameAndManner() {
        run("1\n1\n6\nquit\n");
        assertThat(out.toString()).contains("6  the computer, as Captain, bold (captain-bold)", "likes a fight");
        run("quit\n", "flight-to-egrix", "--rebel", "captain-wary");
        assertThat(out.toString()).contains("The Rebel player is the computer, as Captain, wary.");
    }

    @Test
    void questionsMayBeAskedInGerman() {
        assertThat(run("quit\n", "flight-to-egrix", "--language", "de")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("Wohin kommt diese Einheit: Militia?");
        assertThat(run("", "flight-to-egrix", "--language", "xx")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("Nothing is said in 'xx' here; there are en and de.");
    }

    @Test
    void theHelpNamesEveryPlayer() {
        run("", "--help");
        assertThat(out.toString().replaceAll("\\s+", " "))
                .contains("random, recruit, captain-2, captain, captain-bold, captain-wary, marshal-2, marshal");
    }

    @Test
    void computersAmongThemselvesMaySayWhy() {
        assertThat(run(
                        "\n",
                        "flight-to-egrix",
                        "--rebel",
                        "captain",
                        "--imperial",
                        "recruit",
                        "--seed",
                        "4",
                        "--explain"))
                .isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("Rebel: ", "Imperial: ", "   Why: ", "   Rather than ", "PLAYER WINS");
    }

    /** What the computer thinks of would tell a person what it hides. */
    @Test
    void nothingIsExplainedWhereAPersonPlays() {
        assertThat(run("", "flight-to-egrix", "--imperial", "captain", "--explain"))
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run("1\n1\n4\n", "--explain"))
                .as("a person chosen in the menu")
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("--explain tells what the players hide");
        assertThat(out.toString()).doesNotContain("Why:");
    }

    @Test
    void aGameIsLoadedWithItsSeats() {
        String file = folder.resolve("game.json").toString();
        run("1\nsave " + file + "\nquit\n", "flight-to-egrix", "--imperial", "recruit");
        assertThat(run("quit\n", "--load", file)).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).doesNotContain("Hand the terminal");
    }

    private int run(String input, String... args) {
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        String[] all = new String[args.length + 1];
        all[0] = "terminal";
        System.arraycopy(args, 0, all, 1, args.length);
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
