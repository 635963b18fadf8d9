package fitg.rules.atrocity.second;

import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.TheatreState;

/**
 * 36.33: mass hypnosis. While it lasts loyalty does not change by anything. It ends when the unit leaves the orbit box or is lost,
 * or when the Imperial player lifts it; then the backlash comes.
 */
@Completion("C-OTHER-1")
public final class Hypnosis {

    private Hypnosis() {}

    /** Whether any planet is asleep. */
    public static boolean isInForce(Position s) {
        for (int sort = 0; sort < Realm.ATROCITY_UNITS; sort++) {
            if (Realm.of(s).hypnotised(sort) != Realm.NONE) {
                return true;
            }
        }
        return false;
    }

    /** The unit that does it lies open. */
    static void begin(Resolution r, int planet) {
        GameState s = r.state();
        int sort = Means.idleUnit(s, planet);
        RealmState.of(s).setHypnotised(sort, planet);
        TheatreState.counters(s).mark(CounterMark.FACE_DOWN, Means.unit(s, sort, planet), false);
        tell(r, planet, true);
    }

    /** A planet awakes, and remembers. */
    public static void end(Resolution r, int planet) {
        RealmState realm = RealmState.of(r.state());
        for (int sort = 0; sort < Realm.ATROCITY_UNITS; sort++) {
            if (realm.hypnotised(sort) == planet) {
                realm.setHypnotised(sort, Realm.NONE);
            }
        }
        tell(r, planet, false);
        r.call(Backlash.on(planet));
    }

    /** A planet whose hypnotist is gone, or NONE. */
    public static int deserted(Position s) {
        for (int sort = 0; sort < Realm.ATROCITY_UNITS; sort++) {
            int planet = Realm.of(s).hypnotised(sort);
            if (planet != Realm.NONE && !Means.isOver(s, sort, planet)) {
                return planet;
            }
        }
        return Realm.NONE;
    }

    private static void tell(Resolution r, int planet, boolean asleep) {
        if (r.listening()) {
            r.tell(new Tidings.HypnosisChanged(planet, asleep, "C-OTHER-1"));
        }
    }
}
