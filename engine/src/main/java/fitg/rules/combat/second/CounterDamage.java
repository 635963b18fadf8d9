package fitg.rules.combat.second;

import fitg.edition.second.Happening;
import fitg.edition.second.Happening.HitsTaken.Fate;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Pieces;
import fitg.rules.loss.second.Losses;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;

/** C-COMBAT-2 for military counters, with everything that goes with one that is lost. */
public final class CounterDamage {

    private CounterDamage() {}

    /** Normal hits take effect. */
    public static void apply(Resolution r, int counter, int hits, String ruleCase) {
        if (hits > 0) {
            take(r, counter, hits, ruleCase);
        }
    }

    /** Hits that lie on it already may be too many, because its endurance has fallen. */
    public static void settle(Resolution r, int counter, String ruleCase) {
        take(r, counter, 0, ruleCase);
    }

    private static void take(Resolution r, int counter, int hits, String ruleCase) {
        CountersState counters = TheatreState.counters(r.state());
        Damage damage =
                Damage.of(counters.hits(counter), counters.isDamaged(counter), counters.endurance(counter), hits);
        tell(r, counter, hits, damage, ruleCase);
        if (damage.eliminated()) {
            lose(r, counter, ruleCase);
            return;
        }
        counters.setHits(counter, damage.hits());
        counters.mark(CounterMark.DAMAGED, counter, damage.damaged());
    }

    private static void lose(Resolution r, int counter, String ruleCase) {
        if (TheatreState.counters(r.state()).type(counter).isGround()) {
            Losses.groundUnit(r, counter, ruleCase);
        } else {
            Losses.starship(r, counter, ruleCase);
        }
    }

    private static void tell(Resolution r, int counter, int hits, Damage damage, String ruleCase) {
        if (!r.listening()) {
            return;
        }
        boolean newly = damage.damaged() && !TheatreState.counters(r.state()).isDamaged(counter);
        Fate fate = damage.eliminated() ? Fate.ELIMINATED : newly ? Fate.DAMAGED : Fate.UNHARMED;
        r.tell(new Happening.HitsTaken(Pieces.counter(r.state(), counter), hits, 0, fate, ruleCase));
    }

    /** All hits of a round at once, ascending by number. */
    public static void applyPending(Resolution r, String ruleCase) {
        CountersState counters = TheatreState.counters(r.state());
        for (int each = 0; each < counters.count(); each++) {
            int hits = counters.pending(each);
            if (hits > 0) {
                counters.setPending(each, 0);
                apply(r, each, hits, ruleCase);
            }
        }
    }
}
