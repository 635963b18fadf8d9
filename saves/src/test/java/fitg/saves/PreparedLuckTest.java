package fitg.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.Viewer;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Whoever writes a position may prepare what is drawn first: for a lesson, for a puzzle. */
class PreparedLuckTest {

    private static final String LANDING = """
            given     open-1979-star-system-egrix, turn 1, rebels movement
                      Boccanegra: in Angoff Urban
                      Galactic Freighter: held by Boccanegra
            prepared  dice 6
            """;

    private static final Action TO_QUIBRON = Action.parse("environ:2211");

    @Test
    void theFirstDiceAreThoseThatArePrepared() throws ReplayException {
        for (int seed : IntStream.range(0, 8).toArray()) {
            Recording game = Recording.layOut(LANDING, new SavedChance.Seed(seed), Map.of());

            assertThat(landing(game)).contains("die 6");
        }
    }

    /** People give the dice of a game their parts when it has begun; a lesson keeps what it has prepared. */
    @Test
    void otherDiceComeAfterThem() throws ReplayException {
        Recording game = Recording.layOut(LANDING, new SavedChance.Seed(1), Map.of());
        game.changeDice(new SavedChance.Seed(2));

        assertThat(landing(game)).contains("die 6");
        assertThat(Replay.of(game.saved()).game().hash()).isEqualTo(game.game().hash());
    }

    @Test
    void whatCannotBeDrawnIsLeftOut() throws ReplayException {
        Recording game = Recording.layOut(LANDING.replace("dice 6", "dice 7"), new SavedChance.Seed(1), Map.of());

        assertThat(landing(game)).containsPattern("die [1-6]");
    }

    @Test
    void onlyLuckIsPrepared() {
        assertThatThrownBy(() ->
                        Recording.layOut(LANDING.replace("dice 6", "weather 6"), new SavedChance.Seed(1), Map.of()))
                .isInstanceOf(ReplayException.class)
                .hasMessageContaining("what is prepared are dice");
    }

    /** Flies to where a base of the Empire looks; what was told of it. */
    private static String landing(Recording game) {
        game.play(Action.parse("fly:34"));
        game.play(TO_QUIBRON);
        return game.game().log(Viewer.of(Side.REBEL)).stream()
                .map(event -> Narrator.tell(event, Viewer.of(Side.REBEL)))
                .reduce("", (all, each) -> all + "\n" + each);
    }
}
