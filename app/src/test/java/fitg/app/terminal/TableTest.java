package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.app.Fitg;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.saves.Recording;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {

    private static final Seats TWO_PEOPLE = new Seats("human", "human", 1);
    private static final Seats REBEL_AGAINST_RECRUIT = new Seats("human", "recruit", 1);

    @TempDir
    private Path folder;

    // ---- whole games

    @ParameterizedTest
    @CsvSource({
        "flight-to-egrix, human, human, 1",
        "flight-to-egrix, human, recruit, 2",
        "flight-to-egrix, captain, human, 3",
        "varu-powderkeg, human, human, 4",
        "varu-powderkeg, random, human, 5",
        "varu-powderkeg, recruit, captain, 6",
        "breakout-at-egrix, human, human, 7",
        "breakout-at-egrix, human, recruit, 8",
        "breakout-at-egrix, captain, human, 9"
    })
    void aGameGoesToItsEndWhateverNumbersAreTyped(String scenario, String rebel, String imperial, long seed) {
        Path file = folder.resolve("game.json");
        SplittableRandom dice = new SplittableRandom(seed);
        Script[] screen = new Script[1];
        screen[0] = Script.endless(() -> screen[0].tail(400).contains("Save this game?")
                ? file.toString()
                : dice.nextInt(4) == 0 ? "" : String.valueOf(1 + dice.nextInt(4)));
        Seats seats = new Seats(rebel, imperial, seed);
        table(screen[0], Scenarios.named(scenario).orElseThrow(), seats, seed).play();

        assertThat(screen[0].printed()).contains("PLAYER WINS", "Rebel victory points", "The game is saved in");
        assertThat(screen[0].printed()).doesNotContain("\033");
        assertThat(verify(file)).isZero();
    }

    // ---- commands

    @Test
    void questionsOddsAndCardsAreExplainedAndNothingChanges() {
        Script screen = Script.of(
                "?",
                "? 12.53",
                "? RUL-84",
                "? 99.9",
                "odds",
                "who kidu",
                "card diplomacy",
                "who nobody",
                "points",
                "log",
                "help",
                "quit");
        Recording recording = begin(Scenarios.FLIGHT_TO_EGRIX, TWO_PEOPLE, 1);
        new Table(screen, TWO_PEOPLE, recording).play();

        assertThat(recording.game().number()).isZero();
        assertThat(screen.printed())
                .contains("Case 16.13", "decision point D1", "Case 12.53", "RUL-84: Undo reaches back")
                .contains("The rules have no case 99.9.")
                .contains("None of these answers leaves anything to chance.")
                .contains("Jon Kidu, Governor of Chim", "Diplomacy (mission D, both sides)")
                .contains("Nobody and nothing is called 'nobody'.")
                .contains("Charkhan, Patriotic");
    }

    /** Enter was "done" once where the hint said "fly". */
    @ParameterizedTest
    @ValueSource(strings = {"flight-to-egrix", "senators-peace", "breakout-at-egrix"})
    void whatEnterGivesIsWhatTheHintSays(String scenario) {
        AtomicInteger typed = new AtomicInteger();
        Script screen = Script.endless(() -> {
            int line = typed.getAndIncrement();
            return line == 2 * QUESTIONS ? "quit" : line % 2 == 0 ? "hint" : "";
        });
        Seats seats = new Seats("human", "recruit", 4);
        table(screen, Scenarios.named(scenario).orElseThrow(), seats, 4).play();

        List<String> marked = found(MARKED, screen.printed());
        List<String> advised = found(ADVISED, screen.printed());
        assertThat(advised).hasSize(QUESTIONS).isEqualTo(marked.subList(0, QUESTIONS));
    }

    /** None of these games is over so soon; a Recruit wins none of them early. */
    private static final int QUESTIONS = 25;

    private static final Pattern MARKED = Pattern.compile("\\* *\\d+ {2}(.+?) {2}\\(Enter\\)");
    private static final Pattern ADVISED = Pattern.compile("A Captain would choose \"([^\"]+)\"");

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text.replaceAll("\\R {7}", " "))
                .results()
                .map(each -> each.group(1))
                .toList();
    }

    @Test
    void unclearInputChangesNothing() {
        Script screen = Script.of("9", "fly away", "", "quit", "");
        Recording recording = begin(Scenarios.FLIGHT_TO_EGRIX, TWO_PEOPLE, 1);
        new Table(screen, TWO_PEOPLE, recording).play();
        assertThat(recording.game().number()).isEqualTo(1);
    }

    @Test
    void undoTakesBackOneActionOrAllOfASegmentOrSaysWhyNot() {
        Script screen = Script.of("undo", "1", "2", "3", "undo", "undo turn", "quit");
        Recording recording = begin(Scenarios.FLIGHT_TO_EGRIX, TWO_PEOPLE, 1);
        new Table(screen, TWO_PEOPLE, recording).play();

        assertThat(recording.game().number()).isZero();
        assertThat(screen.printed())
                .contains("Nothing can be taken back", "RUL-84")
                .contains("One action is taken back.")
                .contains("2 actions are taken back.");
    }

    @Test
    void oddsAreListedWhereThereAreAny() {
        Script screen = Script.of("odds", "quit", "");
        new Table(screen, REBEL_AGAINST_RECRUIT, begin(Scenarios.FLIGHT_TO_EGRIX, REBEL_AGAINST_RECRUIT, 12)).play();
        assertThat(screen.printed())
                .contains("Rebel (odds) > odds")
                .containsPattern("1  Quibron Wild .*undetected .* %");
    }

    // ---- saving and loading

    @Test
    void aSavedGameGoesOnWhereItWas() {
        String file = folder.resolve("game.json").toString();
        Recording recording = begin(Scenarios.FLIGHT_TO_EGRIX, TWO_PEOPLE, 1);
        new Table(Script.of("1", "2", "save " + file, "quit"), TWO_PEOPLE, recording).play();

        Recording loaded = Match.load(file);
        assertThat(loaded.game().hash()).isEqualTo(recording.game().hash());
        Script screen = Script.of("load " + file, "", "undo", "quit", "");
        Recording other = begin(Scenarios.VARU_POWDERKEG, TWO_PEOPLE, 1);
        new Table(screen, TWO_PEOPLE, other).play();
        assertThat(screen.printed())
                .contains("goes on with action 3.", "Hand the terminal to the Imperial player", "Flight to Egrix")
                .contains("One action is taken back.");
    }

    @Test
    void leavingOffersToSaveUnlessThereIsNothingToLose() {
        Path file = folder.resolve("left.json");
        Script screen =
                Script.of("1", "quit", folder.resolve("no/such/folder.json").toString(), file.toString());
        new Table(screen, TWO_PEOPLE, begin(Scenarios.FLIGHT_TO_EGRIX, TWO_PEOPLE, 1)).play();
        assertThat(screen.printed()).contains("Save before you leave?", "cannot be saved as", "The game is saved in");
        assertThat(file).exists();

        Script fresh = Script.of("quit");
        new Table(fresh, TWO_PEOPLE, begin(Scenarios.FLIGHT_TO_EGRIX, TWO_PEOPLE, 1)).play();
        assertThat(fresh.printed()).doesNotContain("Save before you leave?");
    }

    @Test
    void aFileThatIsNoGameIsRefusedAndTheGameGoesOn() throws Exception {
        Path broken = Files.writeString(folder.resolve("broken.json"), "{");
        Script screen = Script.of("load " + broken, "load " + folder.resolve("missing.json"), "1", "quit", "");
        Recording recording = begin(Scenarios.FLIGHT_TO_EGRIX, TWO_PEOPLE, 1);
        new Table(screen, TWO_PEOPLE, recording).play();
        assertThat(recording.game().number()).isEqualTo(1);
        assertThat(screen.printed()).contains("broken.json cannot be read", "There is no file");
    }

    @Test
    void fairDiceShowTheirCommitmentAndKeepTheirSecret() {
        Recording recording =
                Match.begin(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), TWO_PEOPLE, OptionalLong.empty());
        Script screen = Script.of("quit");
        new Table(screen, TWO_PEOPLE, recording).play();
        assertThat(screen.printed()).containsPattern("its commitment is\\s+[0-9a-f]{64}");
    }

    // ---- two people

    @Test
    void theFirstPlayerIsSimplyThereAndTheSecondIsCalled() {
        Script screen = Script.of("1", "1", "1", "1", "1", "1", "1", "1", "1", "1");
        Table table = table(screen, Scenarios.FLIGHT_TO_EGRIX, TWO_PEOPLE, 1);
        assertThatThrownBy(table::play).isInstanceOf(Screen.InputEnded.class);
        assertThat(screen.printed()).doesNotContain("Hand the terminal to the Imperial player");
        assertThat(screen.visible())
                .contains("Hand the terminal to the Rebel player and press Enter.")
                .contains("One mobile unit placed")
                .doesNotContain("Patrol", "Line");
    }

    @Test
    void afterTheHandOverOnlyWhatThatSideMayKnowIsShown() {
        Script screen = Script.of("1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "hello", "", "log 50", "odds");
        Table table = table(screen, Scenarios.FLIGHT_TO_EGRIX, TWO_PEOPLE, 1);
        assertThatThrownBy(table::play).isInstanceOf(Screen.InputEnded.class);
        assertThat(screen.printed()).contains("The Rebel player is awaited");
        assertThat(screen.visible())
                .contains("What happened since the Rebel player's last decision:", "face down", "for Rebel eyes")
                .doesNotContain("Patrol", "Line ");
    }

    private static Table table(Script screen, Scenario scenario, Seats seats, long seed) {
        return new Table(screen, seats, begin(scenario, seats, seed));
    }

    private static Recording begin(Scenario scenario, Seats seats, long seed) {
        return Match.begin(scenario, Options.standard(), seats, OptionalLong.of(seed));
    }

    private static int verify(Path file) {
        PrintWriter out = new PrintWriter(new StringWriter());
        return Fitg.run(out, out, "verify", file.toString());
    }
}
