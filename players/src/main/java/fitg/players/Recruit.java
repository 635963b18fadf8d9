package fitg.players;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Advice;
import fitg.players.mind.ByEdition;
import fitg.players.mind.Strategist;
import fitg.players.second.Thumb;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/**
 * A simple, busy player for either side: it goes on missions, draws on, searches, reacts and attacks, and rarely
 * passes. Each action gets a worth by rules of thumb, plus a little luck, so that games differ; now and then it slips
 * and does almost anything. All of it follows from the seed and what is seen, and the player remembers
 * nothing: the same view always leads to the same choice.
 */
public final class Recruit implements Strategist {

    /** What each answer to a decision is worth. */
    private interface RuleOfThumb {
        ToDoubleFunction<Action> on(PlayerView view, Decision decision);
    }

    private static final ByEdition<RuleOfThumb> RULES_OF_THUMB = new ByEdition<>(
            (view, decision) -> new Judgement(new Board(view, decision.side()), decision)::worth,
            (view, decision) -> new Thumb(view, decision)::worth);

    /** Worths are on a scale on which a difference of this much is never turned round by luck. */
    private static final int LUCK = 20;

    /** When it slips, luck outweighs nearly everything. */
    private static final int CARELESS = 150;

    /** Once in so many decisions it does. */
    private static final int SELDOM = 8;

    private final long seed;

    public Recruit(long seed) {
        this.seed = seed;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return advise(view, decision).action();
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        SplittableRandom dice = new SplittableRandom(seed ^ view.fingerprint());
        int luck = dice.nextInt(SELDOM) == 0 ? CARELESS : LUCK;
        ToDoubleFunction<Action> thumb = RULES_OF_THUMB.of(view).on(view, decision);
        List<Advice.Option> options = new ArrayList<>();
        for (Action action : decision.actions()) {
            options.add(new Advice.Option(action, thumb.applyAsDouble(action) + dice.nextInt(luck)));
        }
        return Advice.best(options, "It looks best by rule of thumb.");
    }
}
