package fitg.players.marshal;

import fitg.play.Decision;
import fitg.players.captain.Counsel;
import fitg.procedure.Action;
import java.util.Arrays;

/** The few answers a Captain thinks best, and how likely each is to be the best of all. */
final class Prior {

    private final Action[] actions;
    private final double[] chances;

    private Prior(Action[] actions, double[] worths, double temperature) {
        this.actions = actions;
        this.chances = worths;
        double best = worths[0];
        double sum = 0;
        for (int each = 0; each < chances.length; each++) {
            chances[each] = Math.exp((worths[each] - best) / temperature);
            sum += chances[each];
        }
        for (int each = 0; each < chances.length; each++) {
            chances[each] /= sum;
        }
    }

    static Prior of(Decision decision, Counsel counsel, int width, double temperature) {
        int size = Math.min(width, decision.actions().size());
        Action[] actions = new Action[size];
        double[] worths = new double[size];
        Arrays.fill(worths, Double.NEGATIVE_INFINITY);
        for (Action action : decision.actions()) {
            insert(actions, worths, action, counsel.worthTrying(action));
        }
        return new Prior(actions, worths, temperature);
    }

    /** The best first; what is not among them falls out at the end. */
    private static void insert(Action[] actions, double[] worths, Action action, double worth) {
        int place = actions.length - 1;
        if (worth <= worths[place] && actions[place] != null) {
            return;
        }
        while (place > 0 && (actions[place - 1] == null || worth > worths[place - 1])) {
            actions[place] = actions[place - 1];
            worths[place] = worths[place - 1];
            place--;
        }
        actions[place] = action;
        worths[place] = worth;
    }

    int size() {
        return actions.length;
    }

    Action action(int each) {
        return actions[each];
    }

    double chance(int each) {
        return chances[each];
    }
}
