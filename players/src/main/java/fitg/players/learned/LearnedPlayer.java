package fitg.players.learned;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Advice;
import fitg.players.mind.Strategist;
import fitg.procedure.Action;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Gives the answer that seems best to a mind, at once. He remembers nothing: the same view always leads to the same choice. */
public final class LearnedPlayer implements Strategist {

    private final Mind mind;
    private final long seed;
    private final Sketch sketch = new Sketch();
    private final Judgement judgement = new Judgement();

    public LearnedPlayer(Mind mind, long seed) {
        this.mind = mind;
        this.seed = seed;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return decision.actions().get(decision.actions().size() == 1 ? 0 : best(view, decision));
    }

    /** A set-up is drawn by chance, because the other side could guess one that is always the same. */
    private int best(PlayerView view, Decision decision) {
        judgement.of(mind.of(decision.side()), sketch.draw(view, decision));
        return view.turn().segment() == Segment.SET_UP
                ? judgement.drawn(new SplittableRandom(seed ^ view.fingerprint()))
                : judgement.best();
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        int best = best(view, decision);
        List<Advice.Option> options = new ArrayList<>();
        for (int answer = 0; answer < decision.actions().size(); answer++) {
            options.add(new Advice.Option(decision.actions().get(answer), judgement.chance(answer)));
        }
        String reason = String.format(
                Locale.ROOT,
                "From experience: in %.0f of 100 positions like this one, which is worth %+.2f between defeat and"
                        + " victory.",
                100 * judgement.chance(best),
                judgement.worth());
        return new Advice(decision.actions().get(best), reason, Advice.sorted(options));
    }
}
