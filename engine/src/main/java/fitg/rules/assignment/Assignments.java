package fitg.rules.assignment;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Provinces;
import fitg.content.StrategicAssignment;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.circumstance.EventInForce;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** 3-galactic, 11.2 and K-R22: where Imperial units and characters may go from one planet to another. */
public final class Assignments {

    /** What a forbidden destination is refused with. */
    public static final String CASE = "C-ASSIGN-1";

    private static final long EVERYWHERE = PieceSet.first(PRINTED.planets().size());

    /** Planets of systems that hold a capital, the throne or a home planet. */
    private static final long SPECIAL = special();

    private Assignments() {}

    private static long special() {
        long special = PieceSet.NONE;
        for (Planet planet : PRINTED.planets()) {
            boolean reason =
                    planet.kind() != Planet.Kind.ORDINARY || planet.homeOfRace().isPresent();
            special |= reason ? Place.planetsOf(Place.starOf(planet.index())) : PieceSet.NONE;
        }
        return special;
    }

    /** Whether an Imperial move of segment A.1 or A.3 may go from a place to a planet; see {@link #open}. */
    public static boolean allows(Position s, int fromPlace, int toPlanet, boolean military) {
        return PieceSet.has(open(s, fromPlace, military), toPlanet);
    }

    /**
     * The planets an Imperial move of segment A.1 or A.3 may go to from a place. Moves that stay at their planet, and those from a
     * drift area to a planet of the same star, always may (35.33, G-R21).
     *
     * @param military whether it is a move of starships
     */
    public static long open(Position s, int fromPlace, boolean military) {
        Realm realm = Realm.of(s);
        int card = realm.assignments().current();
        EventInForce event = Circumstances.now(s);
        boolean bound = event.closesBorders(military);
        if (card == Realm.NONE && !bound) {
            return EVERYWHERE;
        }
        int from = Place.planet(fromPlace);
        int star = Place.star(fromPlace);
        long always = from >= 0 ? PieceSet.only(from) : PieceSet.NONE;
        if (Place.isDrift(fromPlace)) {
            if (isDesolate(realm, s, star)) {
                return EVERYWHERE;
            }
            always |= Place.planetsOf(star);
        }
        int province = Provinces.ofStar(star);
        long within = bound ? Provinces.planets(province) : EVERYWHERE;
        boolean over = realm.baseRevealed() && !realm.assignments().held();
        boolean free = card == Realm.NONE || over || event.suspendsAssignments();
        return always | within & (free ? EVERYWHERE : againstRising(s, from) | named(card, province));
    }

    /** G-R50: all planets of a star are gone. */
    private static boolean isDesolate(Realm realm, Position s, int star) {
        return (Place.planetsOf(star) & s.area().planetSet() & ~realm.destroyed()) == 0;
    }

    /** 35.31 and G-R45: from a capital or the throne to the planets in rebellion or won by it. */
    private static long againstRising(Position s, int from) {
        if (from < 0 || PRINTED.planet(from).kind() == Planet.Kind.ORDINARY) {
            return PieceSet.NONE;
        }
        return s.planets().in(PlanetState.REBELLION) | s.planets().in(PlanetState.REBEL_CONTROL);
    }

    /** From a province that is named to both of them; from another to the special systems of its own. */
    private static long named(int card, int province) {
        StrategicAssignment named = PRINTED.campaign().strategicAssignments().get(card);
        boolean isNamed = named.provinceA() == province || named.provinceB() == province;
        return isNamed
                ? Provinces.planets(named.provinceA()) | Provinces.planets(named.provinceB())
                : Provinces.planets(province) & SPECIAL;
    }
}
