package fitg.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.lab.GoldenGames.End;
import fitg.saves.GameFile;
import fitg.saves.Replay;
import fitg.saves.ReplayException;
import fitg.saves.SavedGame;
import fitg.saves.UnreadableGameException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Full games that must go on ending as they did; docs/testing.md says how to record them anew. */
class GoldenGamesTest {

    static Stream<End> ends() {
        return End.all().stream();
    }

    @ParameterizedTest
    @MethodSource("ends")
    void endsAsItDid(End end) throws IOException, UnreadableGameException, ReplayException {
        SavedGame saved = read(end);
        assertThat(saved.scenario()).isEqualTo(end.scenario());
        assertThat(saved.verdict())
                .hasValueSatisfying(verdict -> assertThat(end.is(verdict)).isTrue());
        assertThat(Replay.of(saved).game().hash()).isEqualTo(saved.hash());
    }

    /** Run only when asked for by its tag; see docs/testing.md. */
    @Test
    @Tag("record")
    void recordAnew() throws IOException, ReplayException {
        String only = System.getProperty("golden.scenario");
        GoldenGames.main(only == null ? new String[0] : new String[] {only});
    }

    private static SavedGame read(End end) throws IOException, UnreadableGameException {
        try (InputStream in = GoldenGamesTest.class.getResourceAsStream("/golden/" + end.fileName())) {
            assertThat(in).as(end.fileName()).isNotNull();
            return GameFile.fromText(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
