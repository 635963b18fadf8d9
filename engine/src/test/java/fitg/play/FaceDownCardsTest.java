package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How many cards lie face down under somebody lies open, whoever it is. */
class FaceDownCardsTest {

    private static final int POSITIONS = 40;

    /** Sovereigns come after the characters and hold nothing: the table of a game with one on the board could not be shown. */
    @Test
    void everybodyOnTheBoardCanBeAskedForHisCards() {
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = ProvinceRandomPosition.of(seed);
            for (Viewer viewer : Viewer.values()) {
                PlayerView view = game.viewFor(viewer);
                assertThat(IntStream.range(0, view.people().count())
                                .map(view::faceDownCards)
                                .boxed())
                        .as("%d for %s", seed, viewer)
                        .allMatch(cards -> cards >= 0);
            }
        }
    }
}
