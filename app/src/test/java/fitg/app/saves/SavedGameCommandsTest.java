package fitg.app.saves;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import fitg.content.Side;
import fitg.play.FairDice;
import fitg.play.Scenarios;
import fitg.procedure.Action;
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
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SavedGameCommandsTest {

    private static final FairDice DICE = FairDice.fresh();

    @TempDir
    private Path folder;

    private Path file;
    private String text;
    private StringWriter out;
    private StringWriter err;

    @BeforeEach
    void save() throws IOException, ReplayException {
        SavedChance chance = SavedChance.Fair.of(FairDice.fresh(), Map.of(Side.REBEL, FairDice.freshNonce()));
        Recording recording = Recording.start(Scenarios.VARU_POWDERKEG, Options.standard(), chance, Map.of());
        SplittableRandom dice = new SplittableRandom(1);
        while (!recording.game().isOver()) {
            List<Action> legal = recording.game().pending().orElseThrow().actions();
            recording.play(legal.get(dice.nextInt(legal.size())));
        }
        file = folder.resolve("game.json");
        GameFile.write(recording.saved(), file);
        text = Files.readString(file);
    }

    @Test
    void aGoodGameHolds() {
        assertThat(run("verify", file.toString())).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("holds", "actions are legal", "the dice keep the commitment");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void whatAGameOfEarlierRulesIsPlayedWithoutIsSaid() {
        Path earlier = Path.of("../lab/src/test/resources/earlier/rules-v1/flight-to-egrix-captains-1.json");

        assertThat(run("verify", earlier.toString())).isEqualTo(ExitCode.DONE);
        assertThat(out.toString())
                .contains("It is played without this: a ship whose holder has walked away stays his (14.12).")
                .doesNotContain("Drug World")
                .hasLineCount(5);
        assertThat(run("verify", file.toString())).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).doesNotContain("without");
    }

    @Test
    void anIllegalActionDoesNotHoldAndIsNotTold() throws IOException {
        edit("\"action\":\"environ:", "\"action\":\"react:");
        assertThat(run("verify", file.toString())).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(err.toString())
                .contains("does not hold: entry 1: ", "is not legal")
                .hasLineCount(1);
        assertThat(run("replay", file.toString())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("not in order: entry 1: ").hasLineCount(1);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aWrongCommitmentOrHashDoesNotHold() throws IOException {
        edit("\"commitment\":\"", "\"commitment\":\"00");
        assertThat(run("verify", file.toString())).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(err.toString()).contains("do not fit the commitment");
        edit("\"hash\": \"....", "\"hash\": \"0000");
        assertThat(run("verify", file.toString())).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(err.toString()).contains("has the hash");
    }

    @ParameterizedTest
    @ValueSource(strings = {"verify", "replay"})
    void whatCannotBeReadIsBadInput(String command) throws IOException {
        edit("\\}\n$", "");
        assertThat(run(command, file.toString())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString())
                .contains("game.json cannot be read: it breaks off")
                .hasLineCount(1);
        edit("\"secret\":\"[0-9a-f]*\",\"salt\":\"[0-9a-f]*\",", "");
        assertThat(run(command, file.toString())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("lacks the secret of the dice").hasLineCount(1);
        assertThat(run(command, folder.resolve("none.json").toString())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("There is no file").hasLineCount(1);
        assertThat(run(command, folder.toString())).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("is a directory").hasLineCount(1);
    }

    // ---- what a player's browser kept

    private static final String NONCE = FairDice.freshNonce();

    private Path promised(String name, String nonce) throws IOException, ReplayException {
        SavedChance chance =
                SavedChance.Fair.promised(DICE, Map.of(Side.REBEL, nonce), Map.of(Side.REBEL, FairDice.promise(nonce)));
        Recording recording = Recording.start(Scenarios.VARU_POWDERKEG, Options.standard(), chance, Map.of());
        Path saved = folder.resolve(name);
        GameFile.write(recording.saved(), saved);
        return saved;
    }

    private static void addEvidence(Path saved) throws IOException {
        String evidence =
                "{\n  \"evidence\": {\"origin\":\"new\",\"commitment\":\"%s\",\"promises\":{\"rebel\":\"%s\"}},"
                        .formatted(DICE.commitment(), FairDice.promise(NONCE));
        Files.writeString(saved, Files.readString(saved).replaceFirst("\\{", evidence));
    }

    @Test
    void withoutEvidenceItIsSaidWhatIsNotProved() throws IOException, ReplayException {
        assertThat(run("verify", promised("game.json", NONCE).toString())).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("No player's own evidence is at hand (--evidence)");
    }

    @Test
    void evidenceInTheFileIsCompared() throws IOException, ReplayException {
        Path kept = promised("kept.json", NONCE);
        addEvidence(kept);
        Path swapped = promised("swapped.json", FairDice.freshNonce());
        addEvidence(swapped);

        assertThat(run("verify", kept.toString())).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("What was promised is what a player's browser kept of it.");
        assertThat(run("verify", swapped.toString())).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(err.toString())
                .contains("the promise of the Rebel seat is not the one")
                .hasLineCount(1);
    }

    /** The attack: everything in the host's own file fits together. */
    @Test
    void aHostsFileIsComparedWithWhatAnotherKept() throws IOException, ReplayException {
        Path kept = promised("kept.json", NONCE);
        addEvidence(kept);
        Path swapped = promised("swapped.json", FairDice.freshNonce());

        assertThat(run("verify", swapped.toString())).isEqualTo(ExitCode.DONE);
        assertThat(run("verify", swapped.toString(), "--evidence", kept.toString()))
                .isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(err.toString())
                .contains("the promise of the Rebel seat is not the one")
                .hasLineCount(1);
        assertThat(run("verify", kept.toString(), "--evidence", file.toString()))
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("has no \"evidence\" of a player's").hasLineCount(1);
    }

    @Test
    void theStoryIsTold() {
        assertThat(run("replay", file.toString())).isEqualTo(ExitCode.DONE);
        String all = out.toString();
        assertThat(all).contains("Game-turn 1 begins.", "Line");
        assertThat(run("replay", file.toString(), "--viewer", "rebel")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).contains("Game-turn 1 begins.").isNotEqualTo(all);
        assertThat(run("replay", file.toString(), "--viewer", "spectator")).isEqualTo(ExitCode.DONE);
        assertThat(run("replay", file.toString(), "--viewer", "imperial")).isEqualTo(ExitCode.DONE);
        assertThat(run("replay", file.toString(), "--viewer", "gods")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("gods").hasLineCount(1);
    }

    /** Always from the good text, one change at a time. */
    private void edit(String pattern, String replacement) throws IOException {
        String changed = text.replaceFirst(pattern, replacement);
        assertThat(changed).isNotEqualTo(text);
        Files.writeString(file, changed);
    }

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
