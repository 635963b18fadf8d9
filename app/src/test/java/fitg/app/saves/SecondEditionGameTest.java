package fitg.app.saves;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.play.Decision;
import fitg.play.FairDice;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.mind.Player;
import fitg.procedure.Event;
import fitg.procedure.Options;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A whole game of 2002 with fair dice, played by computer players, saved, replayed and verified. */
class SecondEditionGameTest {

    private static final Map<Side, String> PLAYERS = Map.of(Side.REBEL, "recruit", Side.IMPERIAL, "recruit");

    private static Recording recording;
    private static String text;
    private static int takenBack;

    @TempDir
    private Path folder;

    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();

    @BeforeAll
    static void play() throws ReplayException {
        SavedChance chance = SavedChance.Fair.of(
                FairDice.of("11".repeat(32), "22".repeat(32)), Map.of(Side.REBEL, "00112233445566778899aabbccddeeff"));
        recording = Recording.start(
                Scenarios.named("breakout-at-egrix").orElseThrow(), Options.standard(), chance, PLAYERS);
        Player rebel = Players.named("recruit", 1).orElseThrow();
        Player empire = Players.named("recruit", 2).orElseThrow();
        while (!recording.game().isOver()) {
            Decision decision = recording.game().pending().orElseThrow();
            Player player = decision.side() == Side.REBEL ? rebel : empire;
            recording.play(player.choose(recording.game().viewFor(Viewer.of(decision.side())), decision));
            undoOnceInAWhile(decision.side());
        }
        text = GameFile.toText(recording.saved());
    }

    /** Takes back what can be taken back of a segment and does it again. */
    private static void undoOnceInAWhile(Side side) {
        int reach = recording.game().isOver() ? 0 : recording.game().undoableToSegmentStart(side);
        if (reach > 1 && takenBack < 5) {
            recording.undo(side, reach);
            takenBack++;
        }
    }

    @Test
    void theGameIsSavedLoadedAndReplayedToTheSamePosition() throws Exception {
        assertThat(takenBack).isEqualTo(5);
        Path file = Files.writeString(folder.resolve("game.json"), text);
        Recording again = Recording.resume(GameFile.read(file));
        assertThat(again.game().hash()).isEqualTo(recording.game().hash());
        assertThat(again.game().outcome()).isEqualTo(recording.game().outcome()).isPresent();
        assertThat(GameFile.toText(again.saved())).isEqualTo(text).contains("\"edition\": \"2002\"");
    }

    @Test
    void itHoldsAndItsStoryIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("game.json"), text);
        assertThat(run("verify", file.toString())).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("holds", "actions are legal", "the dice keep the commitment");
        for (String viewer : List.of("rebel", "imperial", "spectator")) {
            assertThat(run("replay", file.toString(), "--viewer", viewer)).isEqualTo(ExitCode.DONE);
            assertThat(out.toString()).contains("Game-turn 1 begins.", "[E2.");
        }
    }

    /** The ten-sided die of searches and the two dice of events told apart are drawn from the same fair source. */
    @Test
    void bothKindsOfDiceOfThisEditionWereRolled() {
        List<Event> log = recording.game().log(Viewer.SPECTATOR);
        assertThat(log).hasAtLeastOneElementOfType(Happening.Searched.class);
        assertThat(log).hasAtLeastOneElementOfType(Happening.EventRolled.class);
    }

    @Test
    void aChangedDieDoesNotHold() throws IOException {
        Path file = Files.writeString(folder.resolve("game.json"), text.replace("\"secret\":\"11", "\"secret\":\"12"));
        assertThat(run("verify", file.toString())).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(err.toString()).contains("do not fit the commitment").hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"verify", "replay", "terminal --load"})
    void aFileThatMixesEditionsIsRefusedInOneSentence(String command) throws IOException {
        refused(
                command,
                text.replace("\"edition\": \"2002\"", "\"edition\": \"1979\""),
                "it mixes editions: it says 1979, but the scenario \"breakout-at-egrix\" is of 2002");
        refused(
                command,
                text.replace("\"scenario\": \"breakout-at-egrix\"", "\"scenario\": \"flight-to-egrix\""),
                "it mixes editions: it says 2002, but the scenario \"flight-to-egrix\" is of 1979");
        refused(
                command,
                text.replace("\"edition\": \"2002\"", "\"edition\": \"1981\""),
                "there is no edition \"1981\"; the editions are 1979 and 2002");
    }

    @Test
    void actionsOfTheOtherEditionAreNotPlayed() throws IOException {
        String mixed = text.replace("  \"edition\": \"2002\",\n", "").replace("breakout-at-egrix", "flight-to-egrix");
        Path file = Files.writeString(folder.resolve("game.json"), mixed);
        assertThat(run("replay", file.toString())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("is not in order: entry 1: ").hasLineCount(1);
        assertThat(out.toString()).isEmpty();
    }

    /** Today's files of 2002 name their edition; those of the days before do not. */
    @Test
    void aFileWithoutAnEditionIsThatOfItsScenario() throws IOException {
        Path file = Files.writeString(folder.resolve("game.json"), text.replace("  \"edition\": \"2002\",\n", ""));
        assertThat(Files.readString(file)).doesNotContain("edition");
        assertThat(run("verify", file.toString())).isEqualTo(ExitCode.DONE);
    }

    private void refused(String command, String changed, String sentence) throws IOException {
        assertThat(changed).isNotEqualTo(text);
        Path file = Files.writeString(folder.resolve("game.json"), changed);
        String[] words = (command + " " + file).split(" ");
        assertThat(run(words)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains(sentence).hasLineCount(1);
        assertThat(out.toString()).isEmpty();
        assertThat(Files.readString(file)).isEqualTo(changed);
    }

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
