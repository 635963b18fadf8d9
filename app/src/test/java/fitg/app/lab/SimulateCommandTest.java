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
import java.util.List;
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
        assertThat(run("--games 10 --rebel recruit --imperial recruit --turns")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("planets in", "mission", "Diplomacy");

        out.getBuffer().setLength(0);
        run("--games 10 --rebel recruit --imperial recruit --turns --json");
        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.get("turns").get(0).get("games").intValue()).isEqualTo(10);
        assertThat(json.get("turns").get(0).has("loyaltyOfAngoff")).isTrue();
        JsonNode diplomacy = json.get("missions").get(1);
        assertThat(diplomacy.get("mission").textValue()).isEqualTo("D");
        assertThat(diplomacy.get("shareLow").doubleValue())
                .isLessThanOrEqualTo(diplomacy.get("share").doubleValue());
    }

    @Test
    void countsWhatComesUpInACampaign() throws IOException {
        assertThat(run("--scenario campaign-2002-short --games 2 --tally")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString())
                .contains("Galactic events", "98 Pirate plunder", "Atrocities", "halt rotation", "Ways to win");

        out.getBuffer().setLength(0);
        run("--scenario campaign-2002-short --games 2 --tally --json");
        JsonNode counted = new ObjectMapper().readTree(out.toString()).get("occurrences");
        assertThat(counted.get("events").size()).isEqualTo(29);
        assertThat(counted.get("questions").get("base").intValue()).isEqualTo(2);
    }

    @Test
    void countsWhatComesUpInCampaignsOnly() {
        assertThat(run("--scenario flight-to-egrix --games 2 --tally")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("--tally counts what only a campaign has");
    }

    @Test
    void writesTurnsAndMissionsForSpreadsheets() throws IOException {
        Path csv = folder.resolve("turns.csv");
        assertThat(run("--games 10 --rebel recruit --imperial recruit --csv " + csv))
                .isEqualTo(ExitCode.DONE);
        List<String> turns = Files.readAllLines(csv);
        assertThat(turns).hasSize(7);
        assertThat(turns.getFirst()).startsWith("turn,games,points,inRebellion,rebelControlled,rebelsKilled,");
        assertThat(turns.get(1)).startsWith("1,10,");
        List<String> missions = Files.readAllLines(folder.resolve("turns-missions.csv"));
        assertThat(missions.getFirst())
                .isEqualTo("side,mission,name,attempted,byCamps,completed,failed,aborted,share,shareLow,shareHigh");
        assertThat(missions).anyMatch(line -> line.startsWith("rebel,D,Diplomacy,"));
    }

    @Test
    void writesAPage() throws IOException {
        Path file = folder.resolve("report.html");
        String arguments = "--games 10 --seed 7 --rebel recruit --imperial random --html " + file;
        assertThat(run(arguments)).isEqualTo(ExitCode.DONE);
        Pages page = Pages.read(file);
        assertThat(page.titles())
                .containsExactly(
                        "Who wins, and how",
                        "Rebel victory points at the end",
                        "Rebel victory points",
                        "Planets that rise",
                        "Loyalty of each planet",
                        "Characters killed",
                        "Characters captured",
                        "Military units lost",
                        "Missions of the rebels",
                        "Missions of the Empire");
        assertThat(page.facts())
                .containsEntry(
                        "Command",
                        "./fitg simulate --scenario flight-to-egrix --rebel recruit --imperial random --games 10 --seed 7 --turns")
                .containsEntry("Seed", "7")
                .containsEntry("Games", "10")
                .containsEntry("Rebels", "recruit")
                .containsEntry("Empire", "random")
                .containsKey("Version");
        page.expectWhole();

        run(arguments);
        assertThat(Pages.read(file)).isEqualTo(page);
    }

    /** Before the games, not after them. */
    @Test
    void refusesFilesThatHaveNoPlace() {
        assertThat(run("--games 1 --html " + folder.resolve("nowhere/report.html")))
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run("--games 1 --csv " + folder)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("There is no folder", "is a folder");
        assertThat(out.toString()).isEmpty();
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
