package fitg.rules.flight.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.assignment.Assignments;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.control.Control;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Passage;
import fitg.rules.hyperjump.Distances;
import fitg.rules.prisoner.second.Captivity;
import fitg.rules.prisoner.second.Seats;
import fitg.rules.spaceship.Ships;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E5.1.b.9 and S-R41, S-R42: the spaceships of characters as they stand, who flies them, who comes along and where to. */
@Completion({"C-SHIP-1", "C-SHIP-3"})
public final class Spaceships {

    /** Card 40: the S-XIII jumps as if its pilot were better by one. */
    private static final int S_XIII_JUMPS_BETTER = 1;

    private Spaceships() {}

    // ---- what they are worth

    /** C-SHIP-1: its cannons; half, rounded up, when it is damaged (C-COMBAT-2). */
    public static int attack(Position s, int ship) {
        int cannons = PRINTED.ship(ship).cannons();
        return isDamaged(s, ship) ? (cannons + 1) / 2 : cannons;
    }

    /** C-SHIP-1: its shields. */
    public static int endurance(int ship) {
        return PRINTED.ship(ship).shields();
    }

    public static boolean isDamaged(Position s, int ship) {
        return PieceSet.has(Theatre.company(s).damagedShips(), ship);
    }

    /** It is damaged from now on. */
    static void damage(Resolution r, int ship, String ruleCase) {
        TheatreState.company(r.state()).setShipDamaged(ship, true);
        if (r.listening()) {
            r.tell(new Happening.SpaceshipChanged(ship, true, ruleCase));
        }
    }

    /** C-TRACK-1: maneuver and the pilot's navigation with these aboard; damage does not lower it (S-R47). */
    public static int evasion(Position s, int ship, long aboard) {
        return Ships.evasion(ship, navigation(s, s.gear().shipHolder(ship), aboard));
    }

    /** E3.2.c.1: what it jumps with. */
    public static int jumpNavigation(Position s, int ship, long aboard) {
        int navigation = navigation(s, s.gear().shipHolder(ship), aboard);
        return ship == Spaceship.S_XIII ? navigation + S_XIII_JUMPS_BETTER : navigation;
    }

    /** E5.4.a.4: one less when he is wounded. */
    private static int navigation(Position s, int pilot, long aboard) {
        int navigation = Ratings.navigation(s, pilot, aboard);
        return Fighters.isWounded(s, pilot) ? Math.max(0, navigation - 1) : navigation;
    }

    // ---- pilot and crew

    /** S-R41: whoever holds it, if he is with it (in space: aboard) and can fly; or NOBODY. */
    public static int pilot(Position s, int ship) {
        int holder = s.gear().shipHolder(ship);
        if (holder < 0 || !s.people().isFree(holder)) {
            return Holder.NOBODY;
        }
        int place = s.gear().shipAt(ship);
        boolean with = Place.isEnviron(place)
                ? s.people().at(holder) == place
                : Theatre.company(s).spaceshipOf(holder) == ship;
        return with && Fighters.navigation(s, holder) >= 1 ? holder : Holder.NOBODY;
    }

    /** Whether it can fly now: once in a segment (S-R9), with room for the prisoners of its pilot (S-R63). */
    public static boolean isReady(Position s, int ship) {
        int pilot = pilot(s, ship);
        return pilot != Holder.NOBODY
                && !PieceSet.has(s.gear().movedShips(), ship)
                && !Passage.isRecalled(s, ship)
                && PieceSet.has(mayMove(s, PieceSet.only(pilot)), pilot)
                && Seats.of(s, pilot) <= Ships.seats(ship)
                && mayLeave(s, ship);
    }

    /** C-SHIP-3 and S-R23: damaged it waits to be repaired or taken along by starships, but not in drift. */
    private static boolean mayLeave(Position s, int ship) {
        return !isDamaged(s, ship) || Place.isDrift(s.gear().shipAt(ship));
    }

    /** S-R22: a ship in drift that can move must. */
    public static boolean mustFly(Position s, int ship) {
        return Place.isDrift(s.gear().shipAt(ship)) && isReady(s, ship);
    }

    /** S-R42: who may come along from the environ it stands in, if there are seats. */
    public static long mayBoard(Position s, int ship) {
        int place = s.gear().shipAt(ship);
        return Place.isEnviron(place) ? mayMove(s, Characters.free(s, place, Ships.side(ship))) : PieceSet.NONE;
    }

    /** S-R9: those of a set who have not moved in this segment, and guard nobody who has. */
    public static long mayMove(Position s, long characters) {
        long able = PieceSet.NONE;
        long waiting = characters & ~s.people().moved() & ~s.people().disabled();
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean bound = (Captivity.guardedBy(s, each) & s.people().moved()) != 0;
            able |= bound ? PieceSet.NONE : PieceSet.only(each);
        }
        return able;
    }

    /** Everybody aboard who is nobody's prisoner. */
    static long crew(Position s, int ship) {
        Company company = Theatre.company(s);
        return company.aboardSpaceship(ship) & s.people().free();
    }

    // ---- where to

    /**
     * E2.A.3.2 and S-R23: every planet in play; a damaged ship leaves drift for its own star only. K-R22: an Imperial ship goes
     * where the assignment allows.
     */
    public static boolean mayReach(Position s, int ship, int planet) {
        int from = s.gear().shipAt(ship);
        int star = Place.star(from);
        return !Passage.isGone(s, planet)
                && (!isDamaged(s, ship) || star == Place.starOf(planet) || !Passage.hasPlanets(s, star))
                && (Ships.side(ship) == Side.REBEL || Assignments.allows(s, from, planet, false));
    }

    /** E2.A.3.2: the orbit box and the environs of a planet, but for where the ship is. */
    public static void offerBoxes(Resolution r, int ship, int planet, Kind kind) {
        int from = r.state().gear().shipAt(ship);
        for (int environ : Control.environsOf(planet)) {
            if (environ != from) {
                r.or(kind, environ);
            }
        }
        if (Place.orbit(planet) != from) {
            r.or(kind, Place.orbit(planet));
        }
    }

    /** E3.2.a.1: whether a flight to a planet takes a hyperjump. */
    static boolean mustJump(int from, int planet) {
        return Distances.needsJump(from, planet);
    }
}
