package fitg.play.odds;

import fitg.play.odds.Odds.Outcome;
import fitg.rules.combat.second.Damage;
import fitg.rules.combat.second.Dice;
import java.util.ArrayList;
import java.util.List;

/** C-COMBAT-1: how many of the dice of an attack hit, each number with its probability. */
final class Hits {

    private static final double HIT = (7 - Dice.HITS_FROM) / 6.0;
    private static final int MOST_TOLD = 4;

    private final double[] chances;

    private Hits(double[] chances) {
        this.chances = chances;
    }

    static Hits of(int dice) {
        double[] chances = {1};
        for (int die = 0; die < dice; die++) {
            double[] next = new double[chances.length + 1];
            for (int hits = 0; hits < chances.length; hits++) {
                next[hits] += chances[hits] * (1 - HIT);
                next[hits + 1] += chances[hits] * HIT;
            }
            chances = next;
        }
        return new Hits(chances);
    }

    /** As many as can be. */
    int most() {
        return chances.length - 1;
    }

    double exactly(int hits) {
        return chances[hits];
    }

    double atLeast(int hits) {
        double sum = 0;
        for (int each = Math.max(0, hits); each < chances.length; each++) {
            sum += chances[each];
        }
        return sum;
    }

    /** What they make of one piece, as far as it is changed by them; its key says which. */
    List<Outcome> on(String piece, int hits, boolean damaged, int endurance) {
        double newly = 0;
        double lost = 0;
        for (int each = 0; each < chances.length; each++) {
            Damage damage = Damage.of(hits, damaged, endurance, each);
            lost += damage.eliminated() ? chances[each] : 0;
            newly += damage.damaged() && !damaged && !damage.eliminated() ? chances[each] : 0;
        }
        List<Outcome> outcomes = new ArrayList<>();
        if (!damaged) {
            outcomes.add(Outcome.of(newly, piece + "-damaged"));
        }
        outcomes.add(Outcome.of(lost, piece + "-lost"));
        return outcomes;
    }

    /** The bare hits, for who does not know what the target can take. */
    List<Outcome> told() {
        List<Outcome> outcomes = new ArrayList<>();
        for (int hits = 1; hits <= Math.min(most(), MOST_TOLD); hits++) {
            outcomes.add(Outcome.of(atLeast(hits), "odds.hits." + hits));
        }
        return outcomes;
    }
}
