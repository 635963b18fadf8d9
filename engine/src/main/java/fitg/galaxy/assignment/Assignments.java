package fitg.galaxy.assignment;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.StarSystem;
import fitg.content.StrategicAssignment;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.state.Realm;
import fitg.state.Position;

/** 3-galactic, 11.2 and K-R22: where Imperial units and characters may go from one planet to another. */
public final class Assignments {

    /** What a forbidden destination is refused with. */
    public static final String CASE = "C-ASSIGN-1";

    private static final int NO_RESTRICTIONS = 102;
    private static final int UNITS_STAY_IN_PROVINCE = 115;
    private static final int NOBODY_CROSSES = 121;

    private static final boolean[] SPECIAL = special();

    private Assignments() {}

    /** Systems that hold a capital, the throne or a home planet, by their stars. */
    private static boolean[] special() {
        boolean[] special = new boolean[PRINTED.systems().size()];
        for (Planet planet : PRINTED.planets()) {
            boolean reason =
                    planet.kind() != Planet.Kind.ORDINARY || planet.homeOfRace().isPresent();
            special[Place.starOf(planet.index())] |= reason;
        }
        return special;
    }

    /**
     * Whether an Imperial move of segment A.1 or A.3 may go from a place to a planet. Moves that stay at their planet, and those
     * from a drift area to a planet of the same star, always may (35.33, G-R21).
     *
     * @param military whether it is a move of starships
     */
    public static boolean allows(Position s, int fromPlace, int toPlanet, boolean military) {
        Realm realm = Realm.of(s);
        int card = realm.assignment();
        boolean bound = realm.isEvent(NOBODY_CROSSES) || realm.isEvent(UNITS_STAY_IN_PROVINCE) && military;
        if (card == Realm.NONE && !bound) {
            return true;
        }
        int from = Place.planet(fromPlace);
        boolean drifting = Place.isDrift(fromPlace);
        if (from == toPlanet || drifting && isOpenFromDrift(realm, s, fromPlace, toPlanet)) {
            return true;
        }
        StarSystem origin = PRINTED.systems().get(Place.star(fromPlace));
        int province = Terms.province(toPlanet);
        if (bound && origin.province() != province) {
            return false;
        }
        if (card == Realm.NONE || realm.baseRevealed() || realm.isEvent(NO_RESTRICTIONS)) {
            return true;
        }
        return isAgainstRising(s, from, toPlanet)
                || isNamed(card, origin.province()) && isNamed(card, province)
                || !isNamed(card, origin.province())
                        && origin.province() == province
                        && SPECIAL[Place.starOf(toPlanet)];
    }

    /** The same star; or any, when all planets of the star are gone (G-R50). */
    private static boolean isOpenFromDrift(Realm realm, Position s, int drift, int toPlanet) {
        int star = Place.star(drift);
        if (Place.starOf(toPlanet) == star) {
            return true;
        }
        for (int planet : s.area().planets()) {
            if (Place.starOf(planet) == star && !realm.isDestroyed(planet)) {
                return false;
            }
        }
        return true;
    }

    /** 35.31 and G-R45: from a capital or the throne to a planet in rebellion or won by it. */
    private static boolean isAgainstRising(Position s, int from, int toPlanet) {
        PlanetState state = s.planets().state(toPlanet);
        return from >= 0
                && PRINTED.planet(from).kind() != Planet.Kind.ORDINARY
                && (state == PlanetState.REBELLION || state == PlanetState.REBEL_CONTROL);
    }

    private static boolean isNamed(int card, int province) {
        StrategicAssignment named = PRINTED.campaign().strategicAssignments().get(card);
        return named.provinceA() == province || named.provinceB() == province;
    }
}
