package fitg.players;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import java.util.SplittableRandom;

/**
 * A simple, busy player for either side: it goes on missions, draws on, searches, reacts and attacks, and rarely
 * passes. Each action gets a worth by rules of thumb, plus a little luck, so that games differ. The luck follows from
 * the seed and what is seen, and the player remembers nothing: the same view always leads to the same choice.
 */
public final class KeenPlayer implements Player {

    /** Worths are on a scale on which a difference of this much is never turned round by luck. */
    private static final int LUCK = 20;

    private final long seed;

    public KeenPlayer(long seed) {
        this.seed = seed;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        SplittableRandom dice = new SplittableRandom(seed ^ view.fingerprint());
        Judgement judgement = new Judgement(new Board(view, decision.side()), decision);
        Action best = null;
        int most = Integer.MIN_VALUE;
        for (Action action : decision.actions()) {
            int worth = judgement.worth(action) + dice.nextInt(LUCK);
            if (worth > most) {
                most = worth;
                best = action;
            }
        }
        return best;
    }
}
