package fitg.players.marshal;

import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.players.captain.Plans;
import fitg.players.mind.Effort;
import fitg.players.mind.Trials;
import fitg.procedure.Action;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * One worker's thinking about one decision. Each world he imagines is played with every opening still under
 * consideration, with the same hidden truth and the same luck; below each opening a tree of the questions that follow
 * grows, for both sides.
 */
final class Search {

    /** After how many worlds the openings that have fallen behind are dropped. */
    private static final int REVIEW = 8;

    private final PlayerView view;
    private final Side side;
    private final List<Edge> openings;
    private final Trials trials;
    private final int worlds;
    private final SplittableRandom seeds;
    private final BooleanSupplier timeIsUp;
    private final Plans plans = Plans.forSearch();
    private Effort effort = Effort.NONE;

    /**
     * @param candidates the Captain's choice first
     * @param timeIsUp asked after every playout
     */
    Search(
            PlayerView view,
            Side side,
            List<Action> candidates,
            int worlds,
            SplittableRandom seeds,
            BooleanSupplier timeIsUp) {
        this.view = view;
        this.side = side;
        this.openings = candidates.stream().map(Edge::new).toList();
        this.trials = new Trials(candidates);
        this.worlds = worlds;
        this.seeds = seeds;
        this.timeIsUp = timeIsUp;
    }

    Search run() {
        for (int world = 1; world <= worlds; world++) {
            if (!imagine(seeds.nextLong())) {
                break;
            }
            if (world % REVIEW == 0) {
                trials.dropTheBeaten();
            }
            if (trials.isDecided()) {
                break;
            }
        }
        return this;
    }

    Trials trials() {
        return trials;
    }

    Effort effort() {
        return effort;
    }

    /** Whether there was time for all openings; a world half tried counts for those that were. */
    private boolean imagine(long world) {
        double first = 0;
        for (int each = 0; each < openings.size(); each++) {
            if (trials.isTried(each)) {
                Playout playout = new Playout(view.imagine(world), world, plans);
                double rebels = playout.after(openings.get(each));
                effort = effort.plus(new Effort(1, playout.answers()));
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
