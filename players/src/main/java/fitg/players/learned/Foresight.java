package fitg.players.learned;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Advice;
import fitg.players.mind.Budget;
import fitg.players.mind.Effort;
import fitg.players.mind.Strategist;
import fitg.players.mind.Trials;
import fitg.procedure.Action;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Tries out the answers a mind thinks likely: each is played on in the same imagined games, with the same luck, by the mind in both
 * seats, and another than the likeliest is taken when it does clearly better. Without a limit of time the same seed, view and
 * budget lead to the same choice.
 */
public final class Foresight implements Strategist {

    private static final int CANDIDATES = 4;

    /** What the mind would do less often than this is not tried. */
    private static final double UNLIKELY = 0.03;

    /** After how many worlds the answers that have fallen behind are dropped. */
    private static final int REVIEW = 8;

    private final Mind mind;
    private final long seed;
    private final Budget budget;
    private final LearnedPlayer atOnce;
    private final Sketch sketch = new Sketch();
    private final Judgement judgement = new Judgement();
    private Effort effort = Effort.NONE;

    public Foresight(Mind mind, long seed, Budget budget) {
        this.mind = mind;
        this.seed = seed;
        this.budget = budget;
        this.atOnce = new LearnedPlayer(mind, seed);
    }

    /** All he has thought so far. */
    public Effort effort() {
        return effort;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return decision.actions().size() == 1
                ? decision.actions().getFirst()
                : advise(view, decision).action();
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        BooleanSupplier timeIsUp = budget.timeIsUp(System.nanoTime());
        List<Action> candidates = candidates(view, decision);
        if (candidates.size() == 1) {
            return atOnce.advise(view, decision);
        }
        Trials trials = think(view, decision.side(), candidates, timeIsUp);
        int best = trials.preferred();
        List<Advice.Option> options = new ArrayList<>();
        for (int each = 0; each < candidates.size(); each++) {
            options.add(new Advice.Option(candidates.get(each), trials.value(each)));
        }
        String reason = String.format(
                Locale.ROOT,
                best == 0
                        ? "Tried out, it does best: %.0f of 100 between defeat and victory."
                        : "Tried out, it comes to %.0f of 100 between defeat and victory, and what experience says to"
                                + " %.0f.",
                100 * trials.value(best),
                100 * trials.value(0));
        return new Advice(candidates.get(best), reason, Advice.sorted(options));
    }

    /** The likeliest answer first, and then what else is likely; a set-up is not thought about. */
    private List<Action> candidates(PlayerView view, Decision decision) {
        List<Action> candidates = new ArrayList<>();
        if (decision.actions().size() == 1 || view.turn().segment() == Segment.SET_UP) {
            candidates.add(decision.actions().getFirst());
            return candidates;
        }
        judgement.of(mind.of(decision.side()), sketch.draw(view, decision));
        for (int answer : judgement.likeliest(CANDIDATES)) {
            if (candidates.isEmpty() || judgement.chance(answer) > UNLIKELY) {
                candidates.add(decision.actions().get(answer));
            }
        }
        return candidates;
    }

    private Trials think(PlayerView view, Side side, List<Action> candidates, BooleanSupplier timeIsUp) {
        SplittableRandom seeds = new SplittableRandom(seed ^ view.fingerprint());
        Trials trials = new Trials(candidates);
        for (int world = 1; world <= budget.iterations() && !trials.isDecided(); world++) {
            if (!imagine(view, side, trials, seeds.nextLong(), timeIsUp)) {
                break;
            }
            if (world % REVIEW == 0) {
                trials.dropTheBeaten();
            }
        }
        return trials;
    }

    /** Whether there was time for all answers still tried; a world half tried counts for those that were. */
    private boolean imagine(PlayerView view, Side side, Trials trials, long world, BooleanSupplier timeIsUp) {
        double first = 0;
        for (int each = 0; each < trials.actions().size(); each++) {
            if (trials.isTried(each)) {
                Rehearsal rehearsal = new Rehearsal(view.imagine(world), world, mind, sketch, judgement);
                double value = rehearsal.after(trials.actions().get(each), side);
                effort = effort.plus(new Effort(1, rehearsal.answers()));
                first = each == 0 ? value : first;
                trials.add(each, value, first);
                if (timeIsUp.getAsBoolean()) {
                    return false;
                }
            }
        }
        return true;
    }
}
