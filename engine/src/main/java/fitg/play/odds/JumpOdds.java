package fitg.play.odds;

import fitg.content.HyperjumpOutcome;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.rules.hyperjump.second.Jump;
import java.util.ArrayList;
import java.util.List;

/** E3.2: every result of a hyperjump by its probability, before the jump. */
public final class JumpOdds {

    private static final int FACES = 6;
    private static final double ROLLS = FACES * FACES;
    private static final int FARTHEST = 5;

    private JumpOdds() {}

    static Odds of(Jump jump) {
        return new Odds(jump.emergency() ? "E3.2.e" : "E3.2.c", outcomes(jump), List.of(remark(jump)));
    }

    static List<Outcome> outcomes(Jump jump) {
        return outcomes(jump, "odds.jump.");
    }

    /** Where it jumps on one condition. */
    static List<Outcome> onceAway(Jump jump) {
        return outcomes(jump, "odds.jump.once-away-");
    }

    private static List<Outcome> outcomes(Jump jump, String key) {
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
        outcomes.add(Outcome.of(drift[0], key + "safe"));
        add(outcomes, key + "drift-1", drift[1]);
        add(outcomes, key + "drift-2", drift[2]);
        add(outcomes, key + "damage", damaged);
        add(outcomes, key + "disaster", disaster);
        return List.copyOf(outcomes);
    }

    private static void add(List<Outcome> outcomes, String key, double probability) {
        if (probability > 0) {
            outcomes.add(Outcome.of(probability, key));
        }
    }

    private static Said remark(Jump jump) {
        if (jump.emergency()) {
            return Said.of("odds.jump.emergency");
        }
        return Said.of(
                jump.added() > 0 ? "odds.jump.far" : "odds.jump.distance",
                Said.number(jump.distance()),
                Said.number(jump.navigation()),
                beyond(jump.column(), "it"),
                Said.number(jump.added()));
    }

    /**
     * What the columns of the table stand for, in words for who plays.
     *
     * @param navigation "it" where it has just been named, or "its-navigation"
     */
    public static Said beyond(int excess, String navigation) {
        String how = excess < 0 ? "less" : excess == 0 ? "no-more" : excess >= FARTHEST ? "much-more" : "more";
        return Said.of("odds.jump." + how, Said.of("odds.jump.than-" + navigation), Said.number(excess));
    }
}
