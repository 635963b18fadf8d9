package fitg.rules.force.second;

import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.rules.circumstance.Circumstances;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Which ways a galaxy-wide game has closed: planets that are no more, and those galactic events bar. */
@Completion("C-EVENT-1")
public final class Passage {

    private Passage() {}

    /** 3-galactic, 3.3: nothing happens any more at a planet that is gone, and nobody goes there. */
    public static boolean isGone(Position s, int planet) {
        return planet >= 0 && Realm.of(s).isDestroyed(planet);
    }

    /** All planets that are, as a {@link fitg.content.PieceSet}. */
    public static long gone(Position s) {
        return Realm.of(s).destroyed();
    }

    /** Whether a place belongs to a planet that is gone; who is left there may only leave (Dead World). */
    public static boolean isDead(Position s, int place) {
        return Realm.of(s).destroyed() != 0 && place >= 0 && isGone(s, Place.planet(place));
    }

    /** Whether a planet of a star is left (G-R50). */
    public static boolean hasPlanets(Position s, int star) {
        return (Place.planetsOf(star) & s.area().planetSet() & ~gone(s)) != 0;
    }

    /** 115 and 121 bind whoever warps away from a fight, too: Imperials to the systems of their province. */
    public static boolean mayWarp(Position s, Side side, int place, int planet, boolean starships) {
        if (Place.starOf(planet) == Place.star(place) || isGone(s, planet)) {
            return false;
        }
        boolean bound = side == Side.IMPERIAL && Circumstances.now(s).closesBorders(starships);
        return !bound || Provinces.ofStar(Place.star(place)) == Provinces.of(planet);
    }

    /** 125: only Redjac's ship of all Imperial spaceships moves, nor do the others ride on starships. */
    public static boolean isRecalled(Position s, int ship) {
        return Circumstances.now(s).recalls(ship);
    }
}
