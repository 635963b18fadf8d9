package fitg.rules.force.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Resolution;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E2.A.7.2 and S-R40: battle formation and blockade dispersal, a right of a side in so many orbit boxes. */
@Completion("C-FLEET-1")
public final class Formation {

    private static final int SHIPS_OF_A_FLEET = 2;
    private static final int IMPERIAL_STARFLEETS = 8;
    private static final int REBEL_STARFLEETS = 4;

    private Formation() {}

    /** S-D38: two or more starships that can fight. */
    public static boolean isFleet(Position s, int orbit, Side side) {
        return areEnough(s, orbit, side) && fighting(s, orbit, side) >= SHIPS_OF_A_FLEET;
    }

    /** Asked first, because nearly everywhere there are none. */
    private static boolean areEnough(Position s, int orbit, Side side) {
        return Theatre.counters(s).starships(orbit, side) >= SHIPS_OF_A_FLEET;
    }

    /** K-R38: whether it looks like a fleet to who cannot see what lies face down. */
    public static boolean looksLikeFleet(Position s, int orbit, Side side) {
        if (!areEnough(s, orbit, side)) {
            return false;
        }
        Counters counters = Theatre.counters(s);
        int sum = 0;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            boolean may = counters.is(CounterMark.FACE_DOWN, each) || counters.attack(each) > 0;
            sum += may && counters.isStarship(each, orbit, side) ? 1 : 0;
        }
        return sum >= SHIPS_OF_A_FLEET;
    }

    /** S-R16: the starships with an attack factor of 1 or more. */
    public static int fighting(Position s, int orbit, Side side) {
        Counters counters = Theatre.counters(s);
        int sum = 0;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            sum += counters.isStarship(each, orbit, side) && counters.attack(each) > 0 ? 1 : 0;
        }
        return sum;
    }

    /** Those of them that are dispersed. */
    public static int fightingDispersed(Position s, int orbit, Side side) {
        Counters counters = Theatre.counters(s);
        int sum = 0;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            boolean fights = counters.isStarship(each, orbit, side) && counters.attack(each) > 0;
            sum += fights && counters.is(CounterMark.DISPERSED, each) ? 1 : 0;
        }
        return sum;
    }

    public static boolean isDispersed(Position s, int orbit, Side side) {
        Counters counters = Theatre.counters(s);
        if (counters.starships(orbit, side) == 0) {
            return false;
        }
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (counters.is(CounterMark.DISPERSED, each) && counters.isStarship(each, orbit, side)) {
                return true;
            }
        }
        return false;
    }

    /** Whether this box is dispersed already, or the side has a Starfleet left for it. */
    public static boolean mayDisperse(Position s, int orbit, Side side) {
        if (isDispersed(s, orbit, side)) {
            return true;
        }
        int used = 0;
        Counters counters = Theatre.counters(s);
        for (int place = counters.firstFleet(side); place >= 0; place = counters.nextFleet(side, place)) {
            used += Place.isOrbit(place) && isDispersed(s, place, side) ? 1 : 0;
        }
        return used < (side == Side.IMPERIAL ? IMPERIAL_STARFLEETS : REBEL_STARFLEETS);
    }

    /** E2.A.7.1: all starships of a side in an orbit box are one stack and take the formation. */
    public static void form(Resolution r, int planet, Side side, boolean dispersed) {
        CountersState counters = TheatreState.counters(r.state());
        int orbit = Place.orbit(planet);
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (counters.isStarship(each, orbit, side)) {
                counters.mark(CounterMark.DISPERSED, each, dispersed);
            }
        }
        if (r.listening()) {
            r.tell(new Happening.FormationChanged(side, planet, dispersed, "E2.A.7.2"));
        }
    }
}
