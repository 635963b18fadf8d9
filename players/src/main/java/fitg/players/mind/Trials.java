package fitg.players.mind;

import fitg.procedure.Action;
import java.util.Arrays;
import java.util.List;

/**
 * How some actions did in the same imagined games. The first is what a Captain would do; the others are measured by how
 * much better they did than it, game by game, which takes most of the luck out.
 */
public final class Trials {

    /** How many standard errors another action must lead by before it is preferred. */
    private static final double CONVINCED = 1.0;

    /** What has fallen this far behind the best is not tried any more. */
    private static final double BEATEN = 1.0;

    private static final int FEWEST = 6;

    private final List<Action> actions;
    private final boolean[] tried;
    private final int[] count;
    private final double[] lead;
    private final double[] squares;
    private double sum;

    public Trials(List<Action> actions) {
        this.actions = actions;
        tried = new boolean[actions.size()];
        Arrays.fill(tried, true);
        count = new int[actions.size()];
        lead = new double[actions.size()];
        squares = new double[actions.size()];
    }

    public List<Action> actions() {
        return actions;
    }

    public boolean isTried(int action) {
        return tried[action];
    }

    public boolean isDecided() {
        int left = 0;
        for (boolean each : tried) {
            left += each ? 1 : 0;
        }
        return left == 1;
    }

    /** @param firsts how the first action did in the same game */
    public void add(int action, double value, double firsts) {
        double better = value - firsts;
        count[action]++;
        sum += action == 0 ? value : 0;
        lead[action] += better;
        squares[action] += better * better;
    }

    public void add(Trials other) {
        sum += other.sum;
        for (int action = 0; action < count.length; action++) {
            count[action] += other.count[action];
            lead[action] += other.lead[action];
            squares[action] += other.squares[action];
        }
    }

    /** How often it wins: as often as the first, and what it leads by in the games both were tried in. */
    public double value(int action) {
        return Math.clamp(sum / Math.max(1, count[0]) + meanLead(action), 0, 1);
    }

    private double meanLead(int action) {
        return lead[action] / Math.max(1, count[action]);
    }

    private double error(int action) {
        int n = count[action];
        double mean = meanLead(action);
        double variance = Math.max(0, squares[action] - n * mean * mean) / Math.max(1, n - 1);
        return Math.sqrt(variance / Math.max(1, n));
    }

    /** The Captain's choice stays in, because the others are measured by it. */
    public void dropTheBeaten() {
        double best = 0;
        for (int action = 0; action < count.length; action++) {
            best = Math.max(best, meanLead(action));
        }
        for (int action = 1; action < count.length; action++) {
            boolean beaten = count[action] >= FEWEST && meanLead(action) + BEATEN * error(action) < best;
            tried[action] &= !beaten;
        }
    }

    /** The one that leads most surely; the first if none does. */
    public int preferred() {
        int best = 0;
        double most = 0;
        for (int action = 1; action < count.length; action++) {
            double sure = meanLead(action) - CONVINCED * error(action);
            if (count[action] >= FEWEST && sure > most) {
                most = sure;
                best = action;
            }
        }
        return best;
    }
}
