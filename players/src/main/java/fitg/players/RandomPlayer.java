package fitg.players;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import java.util.SplittableRandom;

/** Takes any legal action, all with the same chance. */
public final class RandomPlayer implements Player {

    private final SplittableRandom dice;

    public RandomPlayer(long seed) {
        dice = new SplittableRandom(seed);
    }

    /** The choice itself, for playouts that know how many actions there are and need no list. */
    public int chooseOf(int count) {
        return dice.nextInt(count);
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return decision.actions().get(chooseOf(decision.actions().size()));
    }
}
