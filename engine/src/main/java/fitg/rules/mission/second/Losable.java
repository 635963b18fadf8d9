package fitg.rules.mission.second;

import fitg.content.Side;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.loss.second.Losses;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.function.IntPredicate;

/** S-R89: ground units and landed starships of an environ that a mission or an event can cost their side. */
final class Losable {

    private Losable() {}

    /** Offers those that are so, of counters that are alike only the first; false if there is none. */
    static boolean offer(Resolution r, int environ, Side side, IntPredicate chosen) {
        Counters counters = Theatre.counters(r.state());
        boolean any = false;
        for (int each = counters.firstIn(environ); each >= 0; each = counters.nextIn(each)) {
            if (counters.side(each) == side && chosen.test(each) && isFirstOfItsKind(counters, each)) {
                r.or(Kind.COUNTER, each);
                any = true;
            }
        }
        return any;
    }

    private static boolean isFirstOfItsKind(Counters counters, int counter) {
        int place = counters.place(counter);
        for (int earlier = counters.firstIn(place); earlier < counter; earlier = counters.nextIn(earlier)) {
            if (counters.alike(earlier, counter)) {
                return false;
            }
        }
        return true;
    }

    static void lose(Resolution r, int counter, String ruleCase) {
        if (TheatreState.counters(r.state()).type(counter).isGround()) {
            Losses.groundUnit(r, counter, ruleCase);
        } else {
            Losses.starship(r, counter, ruleCase);
        }
    }
}
