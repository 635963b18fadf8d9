package fitg.players.second;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Advice;
import fitg.players.mind.Effort;
import fitg.players.mind.Temperament;
import fitg.players.mind.Trials;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * How somebody thinks about one decision: the rules of thumb put the answers in order, and where it matters the best of them are
 * played on in the same imagined games, with the same luck.
 */
final class Deliberation {

    /** Turns round only what is as good as equal. */
    private static final double LUCK = 0.5;

    /** After how many worlds the answers that have fallen behind are dropped. */
    private static final int REVIEW = 4;

    private final Depth usual;
    private Depth depth;
    private final Temperament temperament;
    private final BooleanSupplier timeIsUp;
    private Effort effort = Effort.NONE;

    /**
     * How much is thought.
     *
     * @param horizon whole player-turns after the one under way
     * @param patience answers in an imagined game
     * @param margin answers that are so much worse by rule of thumb are not tried
     */
    record Depth(int candidates, int worlds, int horizon, int patience, double margin) {

        /** No turn of a skirmish takes so many answers. */
        private static final int PATIENCE = 400;

        private static final double OUT_OF_QUESTION = 60;

        Depth(int candidates, int worlds, int horizon) {
            this(candidates, worlds, horizon, PATIENCE, OUT_OF_QUESTION);
        }
    }

    Deliberation(Depth depth, Temperament temperament, BooleanSupplier timeIsUp) {
        usual = depth;
        this.depth = depth;
        this.temperament = temperament;
        this.timeIsUp = timeIsUp;
    }

    Effort effort() {
        return effort;
    }

    /** What follows from the seed and the view alone, unless time runs out. */
    Advice advise(PlayerView view, Decision decision, long seed) {
        Outlook outlook = Outlook.of(view);
        depth = outlook.depth(usual);
        SplittableRandom seeds = new SplittableRandom(seed ^ view.fingerprint());
        List<Advice.Option> options = weighed(view, decision, seeds);
        Reasons reasons = new Reasons(view, decision);
        List<Action> candidates = candidates(options);
        if (candidates.size() == 1 || !isWorthATrial(outlook, decision)) {
            Action best = options.getFirst().action();
            return new Advice(best, reasons.of(best), options);
        }
        Trials trials = think(view, decision.side(), candidates, seeds);
        int best = trials.preferred();
        Action chosen = candidates.get(best);
        return new Advice(chosen, best == 0 ? reasons.of(chosen) : reasons.tried(trials, best), options);
    }

    private static boolean isWorthATrial(Outlook outlook, Decision decision) {
        return decision.actions().size() > 1 && decision.question() instanceof Query query && outlook.matters(query);
    }

    /** The best first; among equals the first. */
    private static List<Advice.Option> weighed(PlayerView view, Decision decision, SplittableRandom luck) {
        Thumb thumb = new Thumb(view, decision);
        List<Advice.Option> options = new ArrayList<>();
        for (Action action : decision.actions()) {
            options.add(new Advice.Option(action, thumb.worth(action) + LUCK * luck.nextDouble()));
        }
        return Advice.sorted(options);
    }

    private List<Action> candidates(List<Advice.Option> options) {
        double best = options.getFirst().worth();
        return options.stream()
                .filter(option -> option.worth() > best - depth.margin())
                .limit(depth.candidates())
                .map(Advice.Option::action)
                .toList();
    }

    private Trials think(PlayerView view, Side side, List<Action> candidates, SplittableRandom seeds) {
        Trials trials = new Trials(candidates);
        Judge worth = Outlook.of(view).judge(temperament, side);
        for (int world = 1; world <= depth.worlds() && !trials.isDecided(); world++) {
            if (!imagine(view, side, trials, worth, seeds.nextLong())) {
                break;
            }
            if (world % REVIEW == 0) {
                trials.dropTheBeaten();
            }
        }
        return trials;
    }

    /** Whether there was time for all answers still tried; a world half tried counts for those that were. */
    private boolean imagine(PlayerView view, Side side, Trials trials, Judge worth, long world) {
        double first = 0;
        for (int each = 0; each < trials.actions().size(); each++) {
            if (trials.isTried(each)) {
                Imagined game = new Imagined(
                        view.imagine(world), view.turn().phasing(), world, worth, depth.horizon(), depth.patience());
                double rebels = game.after(trials.actions().get(each));
                effort = effort.plus(new Effort(1, game.answers()));
                double value = side == Side.REBEL ? rebels : 1 - rebels;
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
