package fitg.rules.atrocity;

import fitg.procedure.Article;
import fitg.procedure.Powers;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;

/**
 * 36.33: mass hypnosis. While it lasts loyalty does not change by anything. It ends when the unit leaves the orbit box or is lost,
 * or when the Imperial player lifts it; then the backlash comes.
 */
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
    public static void begin(Resolution r, int planet) {
        int sort = idleUnit(r, planet);
        RealmState.of(r.state()).setHypnotised(sort, planet);
        Powers.of(r).showAtrocityUnit(r, sort, planet);
        tell(r, planet, true);
    }

    /** The sort of an atrocity unit over a planet that holds nobody in hypnosis, or NONE. */
    public static int idleUnit(Resolution r, int planet) {
        for (int sort = 0; sort < Realm.ATROCITY_UNITS; sort++) {
            if (Realm.of(r.state()).hypnotised(sort) == Realm.NONE
                    && Powers.of(r).isAtrocityUnitOver(r.state(), sort, planet)) {
                return sort;
            }
        }
        return Realm.NONE;
    }

    /** Whether a planet can be put to sleep by a unit over it. */
    public static boolean isPossible(Resolution r, int planet) {
        Position s = r.state();
        return s.planets().state(planet).usesLoyaltyMarker()
                && !Realm.of(s).isHypnotised(planet)
                && idleUnit(r, planet) != Realm.NONE;
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
    public static int deserted(Resolution r) {
        for (int sort = 0; sort < Realm.ATROCITY_UNITS; sort++) {
            int planet = Realm.of(r.state()).hypnotised(sort);
            if (planet != Realm.NONE && !Powers.of(r).isAtrocityUnitOver(r.state(), sort, planet)) {
                return planet;
            }
        }
        return Realm.NONE;
    }

    private static void tell(Resolution r, int planet, boolean asleep) {
        if (r.listening()) {
            r.tell(new Tidings.HypnosisChanged(planet, asleep, Article.HYPNOSIS.in(r)));
        }
    }
}
