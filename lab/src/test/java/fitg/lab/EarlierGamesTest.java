package fitg.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Game;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.Replay;
import fitg.saves.ReplayException;
import fitg.saves.SavedGame;
import fitg.saves.UnreadableGameException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games saved by earlier versions, never recorded anew: they go on under the rules they were begun with. */
class EarlierGamesTest {

    private static final Path FOLDER = Path.of("src/test/resources/earlier");

    static List<Path> games() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void endsAsItDid(Path file) throws IOException, UnreadableGameException, ReplayException {
        SavedGame saved = GameFile.read(file);

        Replay replay = Replay.of(saved);

        assertThat(replay.game().outcome()).isEqualTo(saved.verdict());
        assertThat(replay.recording().journal()).isEqualTo(saved.journal());
    }

    @ParameterizedTest
    @MethodSource("games")
    void playedOnAndSavedAgainItKeepsToItsRules(Path file)
            throws IOException, UnreadableGameException, ReplayException {
        SavedGame saved = GameFile.read(file);
        Recording recording = Recording.resume(saved);
        if (!recording.game().isOver()) {
            recording.play(recording.game().pending().orElseThrow().suggested());
        }

        SavedGame again = GameFile.fromText(GameFile.toText(recording.saved()));

        assertThat(again.rulesVersion()).isEqualTo(saved.rulesVersion());
        assertThat(Replay.of(again).game().hash()).isEqualTo(recording.game().hash());
    }

    @Test
    void everyVersionBeforeThisOneIsThere() {
        for (int version = 1; version < Game.RULES_VERSION; version++) {
            assertThat(FOLDER.resolve("rules-v" + version)).isNotEmptyDirectory();
        }
    }

    /** Run only when asked for by its tag, before the rules get a new version; see docs/testing.md. */
    @Test
    @Tag("record")
    void stopOneInEachProcedure() throws IOException, ReplayException {
        StoppedGames.main(new String[0]);
    }
}
