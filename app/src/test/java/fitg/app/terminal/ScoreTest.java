package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ScoreTest {

    @Test
    void theItemsAddUpToThePointsOfTheRules() {
        for (int seed = 0; seed < 30; seed++) {
            Game game = Game.ofSeed(Scenarios.skirmishes().get(seed % 2), seed);
            SplittableRandom dice = new SplittableRandom(seed);
            while (!game.isOver()) {
                game.playOption(dice.nextInt(game.optionCount()));
                PlayerView view = game.viewFor(Viewer.SPECTATOR);
                assertThat(Score.of(view).total()).isEqualTo(view.points());
            }
        }
    }
}
