package fitg.players.second;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Advice;
import fitg.players.mind.Budget;
import fitg.players.mind.Effort;
import fitg.players.mind.Strategist;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;

/** A Marshal in games of 2002: he tries out more answers than a Captain, in many more imagined games, and further ahead. */
public final class SecondMarshal implements Strategist {

    /** A game of 2002 takes longer to imagine than one of 1979; so many worlds there are one here. */
    private static final int SLOWER = 6;

    private static final int FEWEST_WORLDS = 2;
    private static final int CANDIDATES = 6;
    private static final int HORIZON = 2;

    private final long seed;
    private final Budget budget;
    private Effort effort = Effort.NONE;

    public SecondMarshal(long seed, Budget budget) {
        this.seed = seed;
        this.budget = budget;
    }

    /** All he has thought so far. */
    public Effort effort() {
        return effort;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return advise(view, decision).action();
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        int worlds = Math.max(FEWEST_WORLDS, budget.iterations() / SLOWER);
        Deliberation deliberation = new Deliberation(
                new Deliberation.Depth(CANDIDATES, worlds, HORIZON),
                Temperament.STEADY,
                budget.timeIsUp(System.nanoTime()));
        Advice advice = deliberation.advise(view, decision, seed);
        effort = effort.plus(deliberation.effort());
        return advice;
    }
}
