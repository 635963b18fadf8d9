package fitg.rules.force.second;

import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Correction;
import fitg.procedure.Resolution;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.function.IntPredicate;

/**
 * C-UNIT-4: of an Imperial unit that is no garrison the Rebel player sees only whether it is a ground unit or a starship, until a
 * value of it is used. From then on it is known, because counters of 2002 are told apart by their numbers.
 */
@Completion("C-UNIT-4")
public final class Fog {

    private Fog() {}

    /** K-R38: nobody tells what lies face down by whether he is asked, and what is put to use is shown. */
    public static boolean hidesKinds(Resolution r) {
        return r.rules().has(Correction.HIDDEN_KINDS);
    }

    /** A new counter comes face down, if it is one of those that do. */
    public static void cover(GameState s, int counter) {
        CountersState counters = TheatreState.counters(s);
        boolean hidden = counters.side(counter) == Side.IMPERIAL
                && !counters.type(counter).garrison()
                && !Realm.of(s).unitsShown();
        counters.mark(CounterMark.FACE_DOWN, counter, hidden);
    }

    /** The ground units of a place are used. */
    public static void liftFromUnits(Resolution r, int place) {
        Counters counters = Theatre.counters(r.state());
        lift(r, place, each -> counters.isGroundUnit(each, place, Side.IMPERIAL));
    }

    /** The starships of a place are used. */
    public static void liftFromStarships(Resolution r, int place) {
        Counters counters = Theatre.counters(r.state());
        lift(r, place, each -> counters.isStarship(each, place, Side.IMPERIAL));
    }

    /** Those counters of a place that are so become known. */
    public static void lift(Resolution r, int place, IntPredicate used) {
        GameState s = r.state();
        if (!isAny(s, place, used)) {
            return;
        }
        IntPredicate shown = each -> isHidden(s, each) && used.test(each);
        CountersState counters = TheatreState.counters(s);
        if (r.listening()) {
            r.tell(new Happening.CountersShown(place, Pieces.counters(s, shown), "C-UNIT-4"));
        }
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (shown.test(each)) {
                counters.mark(CounterMark.FACE_DOWN, each, false);
            }
        }
    }

    private static boolean isAny(Position s, int place, IntPredicate used) {
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (isHidden(s, each) && used.test(each)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isHidden(Position s, int counter) {
        return Theatre.counters(s).is(CounterMark.FACE_DOWN, counter);
    }
}
