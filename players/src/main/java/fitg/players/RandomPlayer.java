package fitg.players;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import java.util.SplittableRandom;

/**
 * Takes any legal action, all with the same chance. What it takes follows from the seed and what is seen, as with the other
 * players, so that it can be made anew for every decision without repeating itself.
 */
public final class RandomPlayer implements Player {

    private final long seed;
    private final SplittableRandom dice;

    public RandomPlayer(long seed) {
        this.seed = seed;
        dice = new SplittableRandom(seed);
    }

    /** The choice itself, for playouts that know how many actions there are and need no list. */
    public int chooseOf(int count) {
        return dice.nextInt(count);
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        SplittableRandom here = new SplittableRandom(seed ^ view.fingerprint());
        return decision.actions().get(here.nextInt(decision.actions().size()));
    }
}
