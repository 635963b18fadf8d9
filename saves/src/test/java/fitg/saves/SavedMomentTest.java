package fitg.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.procedure.Action;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Moments of games as text, and games that begin at one. */
class SavedMomentTest {

    private static final Path GOLDEN = Path.of("../lab/src/test/resources/golden");

    private static final SavedChance DICE = new SavedChance.Seed(5);

    static Stream<Path> goldenGames() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            return files.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("goldenGames")
    void aGameGoesOnFromAnyMomentOfAnother(Path file) throws Exception {
        SavedGame saved = GameFile.read(file);
        int all = Replay.of(saved).game().number();

        for (int number : List.of(0, all / 3, 2 * all / 3, all - 1)) {
            String text = SavedMoment.text(saved, number, "A moment");

            assertThat(Recording.layOut(text, DICE, Map.of()).game().hash())
                    .as(text)
                    .isEqualTo(after(saved, number).hash());
        }
    }

    @Test
    void aGameThatBeganAtAPositionIsSavedAndPlayedAgain() throws Exception {
        Recording recording = Recording.layOut(egrix(), DICE, Map.of());
        recording.play(Action.parse("environ:2211"));

        SavedGame read = GameFile.fromText(GameFile.toText(recording.saved()));

        assertThat(read.journal().getFirst()).isEqualTo(new SavedGame.Entry.LaidOut(egrix()));
        assertThat(Replay.of(read).game().hash()).isEqualTo(recording.game().hash());
        assertThat(Recording.layOut(SavedMoment.text(read, 1, "Later"), DICE, Map.of())
                        .game()
                        .hash())
                .isEqualTo(recording.game().hash());
    }

    @Test
    void nothingBeforeThePositionIsTakenBackOrTold() throws Exception {
        Recording recording = Recording.layOut(egrix(), DICE, Map.of());

        assertThat(recording.game().number()).isZero();
        assertThat(recording.game().undoable(Side.REBEL)).isZero();
        assertThat(recording.game().log(Viewer.SPECTATOR)).isEmpty();
    }

    @Test
    void whatCannotBeLaidOutIsRefusedWithItsLine() {
        String wrong = egrix().replace("Angoff Urban", "Angof Urban");

        assertThatThrownBy(() -> Recording.layOut(wrong, DICE, Map.of()))
                .isInstanceOf(ReplayException.class)
                .hasMessage("the position cannot be laid out: line 2: there is no place called \"Angof Urban\"");
    }

    @Test
    void aPositionComesBeforeEverythingElse() throws Exception {
        Recording recording = Recording.layOut(egrix(), DICE, Map.of());

        assertThatThrownBy(() -> recording.follow(new SavedGame.Entry.LaidOut(egrix())))
                .hasMessage("entry 2: a position is laid out before anything else is done");
    }

    private static String egrix() {
        return """
                given  open-1979-star-system-egrix, turn 1, rebels movement
                       Boccanegra: in Angoff Urban
                       Planetary Privateer: held by Boccanegra
                when   fly:36
                """;
    }

    private static Game after(SavedGame saved, int number) throws ReplayException {
        Recording recording = saved.beginning();
        for (SavedGame.Entry entry : SavedMoment.standing(saved.journal())) {
            if (recording.game().number() == number && entry instanceof SavedGame.Entry.Played) {
                break;
            }
            recording.follow(entry);
        }
        return recording.game();
    }
}
