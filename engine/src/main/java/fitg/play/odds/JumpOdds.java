package fitg.play.odds;

import fitg.content.HyperjumpOutcome;
import fitg.play.odds.Odds.Outcome;
import fitg.rules.hyperjump.second.Jump;
import java.util.ArrayList;
import java.util.List;

/** E3.2: every result of a hyperjump by its probability, before the jump. */
public final class JumpOdds {

    private static final int FACES = 6;
    private static final double ROLLS = FACES * FACES;

    private JumpOdds() {}

    static Odds of(Jump jump) {
        return new Odds(jump.emergency() ? "E3.2.e" : "E3.2.c", outcomes(jump, ""), List.of(remark(jump)));
    }

    /** @param when on what condition it jumps, with a space after it; empty where it jumps in any case */
    static List<Outcome> outcomes(Jump jump, String when) {
        double[] drift = new double[3];
        double damaged = 0;
        double disaster = 0;
        for (int first = 1; first <= FACES; first++) {
            for (int second = 1; second <= FACES; second++) {
                HyperjumpOutcome outcome = jump.outcome(first + second);
                drift[outcome.drift()] += outcome.eliminated() ? 0 : 1 / ROLLS;
                damaged += outcome.damaged() ? 1 / ROLLS : 0;
                disaster += outcome.eliminated() ? 1 / ROLLS : 0;
            }
        }
        List<Outcome> outcomes = new ArrayList<>();
        outcomes.add(new Outcome(when + "arrives safely", drift[0]));
        add(outcomes, when + "ends in Drift 1", drift[1]);
        add(outcomes, when + "ends in Drift 2", drift[2]);
        add(outcomes, when + "a ship is damaged", damaged);
        add(outcomes, when + "disaster: the ship, or half of the stack, is lost", disaster);
        return List.copyOf(outcomes);
    }

    private static void add(List<Outcome> outcomes, String what, double probability) {
        if (probability > 0) {
            outcomes.add(new Outcome(what, probability));
        }
    }

    private static String remark(Jump jump) {
        if (jump.emergency()) {
            return "emergency jump: the dice of five beyond navigation, nothing added";
        }
        return "distance " + jump.distance() + ", navigation " + jump.navigation() + ": " + beyond(jump.column(), "it")
                + (jump.added() > 0 ? ", " + jump.added() + " added to the dice" : "");
    }

    /** What the columns of the table stand for, in words for who plays. */
    public static String beyond(int excess, String navigation) {
        if (excess < 0) {
            return "less than " + navigation;
        }
        String far = excess >= 5 ? "5 or more" : String.valueOf(excess);
        return excess == 0 ? "no more than " + navigation : far + " beyond " + navigation;
    }
}
