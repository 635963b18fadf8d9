package fitg.players.second;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Advice;
import fitg.players.mind.Strategist;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;

/**
 * A Captain in games of 2002. The rules of thumb give him a few good answers; where it matters he plays each of them on in the
 * same few imagined games, and takes another than the first when it does clearly better.
 */
public final class SecondCaptain implements Strategist {

    private static final Deliberation.Depth DEPTH = new Deliberation.Depth(4, 12, 1);

    private final long seed;
    private final Temperament temperament;

    public SecondCaptain(long seed, Temperament temperament) {
        this.seed = seed;
        this.temperament = temperament;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return decision.actions().size() == 1
                ? decision.actions().getFirst()
                : advise(view, decision).action();
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        return new Deliberation(DEPTH, temperament, () -> false).advise(view, decision, seed);
    }
}
