package fitg.rules.assignment;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Where pieces of the Galactic Game may go from where they are: not to planets that are gone, and the Empire as it is assigned (11.2). */
public final class Ways {

    private Ways() {}

    /** The planets a stack or a ship of a side may set out for. */
    public static long open(Position s, Side side, int from, boolean military) {
        long all = side == Side.IMPERIAL
                ? Assignments.open(s, from, military)
                : s.area().planetSet();
        return all & ~Realm.of(s).destroyed();
    }

    /** Case 21.5 and G-R50: from Drift 2 only to planets of the same star, unless all of them are gone. */
    public static boolean leadsTo(Position s, int from, int planet) {
        boolean far = Place.zone(from) == Place.Zone.FAR_DRIFT;
        return !far || Place.starOf(planet) == Place.star(from) || isDesolate(s, Place.star(from));
    }

    public static boolean isDesolate(Position s, int star) {
        return (Place.planetsOf(star) & s.area().planetSet() & ~Realm.of(s).destroyed()) == PieceSet.NONE;
    }

    /** Whether nobody can do anything there but leave. */
    public static boolean isRuin(Position s, int place) {
        int planet = Place.planet(place);
        return planet >= 0 && Realm.of(s).isDestroyed(planet);
    }
}
