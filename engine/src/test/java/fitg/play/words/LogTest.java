package fitg.play.words;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Umpire;
import fitg.play.Viewer;
import fitg.procedure.Event;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The log is counted as it grows and read from its end; that must come to the same as reading all of it. */
class LogTest {

    @Test
    void theLogFromAPlaceOnIsTheEndOfTheWholeLog() {
        Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 3);
        SplittableRandom random = new SplittableRandom(3);
        for (int played = 0; played < 300 && !game.isOver(); played++) {
            game.play(game.option(random.nextInt(game.optionCount())));
            takeBackNowAndThen(game, random);
            for (Viewer viewer : Viewer.values()) {
                List<Event> whole = whole(game, viewer);
                int from = random.nextInt(whole.size() + 1);

                assertThat(game.logLength(viewer)).isEqualTo(whole.size());
                assertThat(game.log(viewer)).isEqualTo(whole);
                assertThat(game.log(viewer, from)).isEqualTo(whole.subList(from, whole.size()));
            }
        }
    }

    private static void takeBackNowAndThen(Game game, SplittableRandom random) {
        for (Side side : Side.values()) {
            if (game.undoable(side) > 0 && random.nextInt(4) == 0) {
                game.undo(side, 1 + random.nextInt(game.undoable(side)));
            }
        }
    }

    private static List<Event> whole(Game game, Viewer viewer) {
        return Umpire.story(game).stream()
                .map(event -> event.seenBy(viewer.side()))
                .filter(event -> event != null)
                .toList();
    }

    @Test
    void aCopyGoesItsOwnWay() {
        Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 3);
        int before = game.logLength(Viewer.IMPERIAL);
        Game copy = game.copy();

        copy.play(copy.option(0));

        assertThat(copy.logLength(Viewer.IMPERIAL)).isGreaterThan(before);
        assertThat(game.logLength(Viewer.IMPERIAL)).isEqualTo(before);
    }
}
