package fitg.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.FairDice;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameFileTest {

    private static SavedGame saved;
    private static String text;

    @TempDir
    private Path folder;

    @BeforeAll
    static void play() throws ReplayException {
        saved = Played.toTheEnd(Scenarios.FLIGHT_TO_EGRIX, new SavedChance.Seed(5))
                .saved();
        text = GameFile.toText(saved);
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException, UnreadableGameException {
        Path file = folder.resolve("deep/down/game.json");
        GameFile.write(saved, file);
        assertThat(GameFile.read(file)).isEqualTo(saved);
        assertThat(file.getParent()).isDirectoryContaining(each -> each.equals(file));
        assertThat(Files.list(file.getParent())).hasSize(1);
    }

    @Test
    void aGameUnderWayIsReadBack() throws ReplayException, UnreadableGameException {
        SavedGame half = Played.atRandom(Scenarios.VARU_POWDERKEG, new SavedChance.Seed(-1), 50)
                .saved();
        assertThat(half.verdict()).isEmpty();
        assertThat(GameFile.fromText(GameFile.toText(half))).isEqualTo(half);
    }

    @Test
    void houseRulesAreKept() throws ReplayException, UnreadableGameException {
        SavedGame strict = Recording.start(
                        Scenarios.VARU_POWDERKEG, new Options(true), new SavedChance.Seed(1), Map.of())
                .saved();
        assertThat(GameFile.fromText(GameFile.toText(strict)).options().worstDetection())
                .isTrue();
    }

    @Test
    void fairDiceAreReadBackAndPlayTheSame() throws ReplayException, UnreadableGameException {
        FairDice dice = FairDice.fresh();
        SavedChance chance = SavedChance.Fair.of(dice, Map.of(Side.REBEL, FairDice.freshNonce()));
        SavedGame fair = Played.toTheEnd(Scenarios.VARU_POWDERKEG, chance).saved();
        SavedGame read = GameFile.fromText(GameFile.toText(fair));
        assertThat(GameFile.toText(read)).isEqualTo(GameFile.toText(fair)).contains(dice.commitment());
        assertThat(Replay.of(read).game().hash()).isEqualTo(fair.hash());
    }

    @Test
    void theSecretMayBeWithheld() throws ReplayException, UnreadableGameException {
        SavedChance.Fair whole = SavedChance.Fair.of(FairDice.fresh(), Map.of());
        SavedGame fair = Played.atRandom(Scenarios.VARU_POWDERKEG, whole, 5).saved();
        SavedGame exported = new SavedGame(
                fair.rulesVersion(),
                fair.scenario(),
                fair.options(),
                new SavedChance.Fair(whole.commitment(), Optional.empty(), Map.of(), Map.of()),
                fair.players(),
                fair.journal(),
                fair.verdict(),
                fair.hash());
        assertThat(GameFile.fromText(GameFile.toText(exported))).isEqualTo(exported);
        assertThatThrownBy(() -> Replay.of(exported)).hasMessageContaining("the secret of the dice is missing");
    }

    @Test
    void theFileCanBeReadByPeople() {
        assertThat(text.lines())
                .startsWith("{", "  \"format\": \"fitg-game\",", "  \"formatVersion\": 1,")
                .contains("  \"rulesVersion\": " + Game.RULES_VERSION + ",", "  \"chance\": {\"seed\":5},")
                .hasSizeGreaterThan(saved.journal().size());
    }

    /** Each of these changes one thing in a good file; the sentence says what is wrong and where. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "fitg-game"                   | "chess"                  | its "format" is not "fitg-game"
            "formatVersion": 1            | "formatVersion": 99      | format version 99
            "rulesVersion": %             | "rulesVersion": 99       | begun under version 99 of the rules, and only versions 1 to
            "rulesVersion": %             | "rulesVersion": 0        | begun under version 0 of the rules
            flight-to-egrix               | flight-to-mars           | no scenario "flight-to-mars"
            "worstDetection":false        | "magic":true             | "magic" in "options" is unknown
            "worstDetection":false        | "worstDetection":1       | "worstDetection" in "options" is not true or false
            {"seed":5}                    | {"seed":"five"}          | "seed" in "chance" is not a whole number
            {"seed":5}                    | {"seed":1e99}            | "seed" in "chance" is not a whole number
            {"seed":5}                    | {}                       | "chance" has no "commitment"
            {"seed":5}                    | {"seed":5,"luck":1}      | "luck" in "chance" is unknown
            "side":"imperial"             | "side":"klingon"         | "klingon" in entry 1 is neither
            "number":0,                   | ``                       | entry 1 has no "number"
            "number":0                    | "number":0.5             | "number" in entry 1 is not a whole number
            "journal": [                  | "journal": [7,           | entry 1 is not a JSON object
            "journal": [                  | "journal": [{},          | entry 1 has no "number"
            "finished": true              | "finished": false        | has a "verdict" but is not finished
            "finished": true              | "finished": "yes"        | "finished" in the file is not true or false
            "reason":"POINTS"             | "reason":"BORED"         | "BORED" in "verdict" is no reason
            "hash": "                     | "hash": "x               | not made of sixteen hexadecimal digits
            "formatVersion": 1            | "formatVersion": 1, "a":2 | "a" in the file is unknown
            "formatVersion": 1            | "format": "again"        | it is not JSON
            """)
    void anEditedFileIsRefused(String pattern, String edited, String complaint) {
        String original = pattern.replace("%", String.valueOf(Game.RULES_VERSION));
        assertThat(text).contains(original);
        String changed = text.replaceFirst(Pattern.quote(original), Matcher.quoteReplacement(edited));
        assertThatThrownBy(() -> GameFile.fromText(changed))
                .isInstanceOf(UnreadableGameException.class)
                .hasMessageContaining(complaint);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"commitment":"00"}                           | "chance" has no "nonces"
            {"commitment":"00","nonces":{},"secret":"ab"} | "chance" has no "salt"
            {"commitment":"00","nonces":{},"secret":"ab","salt":"cd"} | the secret has fewer than
            {"commitment":"00","nonces":{"ewok":"12"}}    | "ewok" in "nonces" is unknown
            """)
    void wrongFairDiceAreRefused(String chance, String complaint) {
        assertThatThrownBy(() -> GameFile.fromText(text.replace("{\"seed\":5}", chance)))
                .isInstanceOf(UnreadableGameException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void aTruncatedFileIsRefusedWithThePlace() throws IOException {
        Path file = folder.resolve("half.json");
        Files.writeString(file, text.substring(0, text.length() / 2));
        assertThatThrownBy(() -> GameFile.read(file))
                .isInstanceOf(UnreadableGameException.class)
                .hasMessageContaining("half.json cannot be read: it breaks off in the middle, line ")
                .message()
                .hasLineCount(1);
    }

    /** Cut anywhere, the file is refused; nothing but the last brace and line end may be missing unnoticed. */
    @Test
    void noTruncationGoesUnnoticed() {
        for (int length = 0; length < text.length() - 1; length += 97) {
            String cut = text.substring(0, length);
            assertThatThrownBy(() -> GameFile.fromText(cut)).isInstanceOf(UnreadableGameException.class);
        }
    }

    @Test
    void whatIsNoGameAtAllIsRefused() throws IOException {
        assertThatThrownBy(() -> GameFile.fromText("")).hasMessage("it is empty");
        assertThatThrownBy(() -> GameFile.fromText("hello")).hasMessageStartingWith("it is not JSON");
        assertThatThrownBy(() -> GameFile.fromText("[1, 2]")).hasMessage("the file is not a JSON object");
        assertThatThrownBy(() -> GameFile.fromText("{}")).hasMessageContaining("not a saved game");
        assertThatThrownBy(() -> GameFile.fromText("[".repeat(100_000))).isInstanceOf(UnreadableGameException.class);
        Path binary = Files.write(folder.resolve("noise"), new byte[] {0, -1, 127, 3});
        assertThatThrownBy(() -> GameFile.read(binary)).isInstanceOf(UnreadableGameException.class);
        assertThatThrownBy(() -> GameFile.read(folder.resolve("none"))).isInstanceOf(NoSuchFileException.class);
    }
}
