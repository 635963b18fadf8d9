package fitg.rules.movement.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.force.second.Convoy;
import fitg.rules.force.second.Defences;
import fitg.rules.prisoner.second.Seats;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** E5.2.a.7 to E5.2.a.12 and S-R14: where the shuttles of starships can take a character in segment A.1. */
public final class Shuttles {

    private Shuttles() {}

    /** E5.2.a.11: the planet is the side's own, and no enemy military is in any of its environs. */
    public static boolean reachSurface(Position s, int planet, Side side) {
        if (Defences.controller(s, planet) != side) {
            return false;
        }
        for (int environ : Control.environsOf(planet)) {
            if (Theatre.counters(s).anyMilitary(environ, side.opponent())) {
                return false;
            }
        }
        return true;
    }

    /** @param passing only between the moving stack and free spaceships of the orbit box it passes (E5.2.a.10) */
    static boolean canTake(Position s, int character, boolean passing) {
        if (Place.isEnviron(s.people().at(character))) {
            return !passing && firstAbove(s, character) >= 0 && lift(s, character);
        }
        Counters counters = Theatre.counters(s);
        for (int each = firstAbove(s, character); each >= 0; each = counters.nextIn(each)) {
            if (toStarship(s, character, each, passing)) {
                return true;
            }
        }
        if (Theatre.company(s).starshipOf(character) == Holder.NOBODY) {
            return false;
        }
        for (long rest = s.gear().shipsOnMap(); rest != 0; rest = PieceSet.rest(rest)) {
            if (toSpaceship(s, character, PieceSet.lowest(rest), passing)) {
                return true;
            }
        }
        return !passing && toSurface(s, character);
    }

    static void offer(Resolution r, int character, boolean passing) {
        Position s = r.state();
        Counters counters = Theatre.counters(s);
        for (int each = firstAbove(s, character); each >= 0; each = counters.nextIn(each)) {
            if (toStarship(s, character, each, passing) && !hasTwinBefore(s, character, each, passing)) {
                r.or(Kind.BOARD, each);
            }
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            if (toSpaceship(s, character, ship, passing)) {
                r.or(Kind.BOARD_SHIP, ship);
            }
        }
        if (!passing && toSurface(s, character)) {
            PRINTED.planet(Place.planet(s.people().at(character)))
                    .environs()
                    .forEach(environ -> r.or(Kind.DEBARK, environ));
        }
    }

    /** The first counter in the orbit box a character is in or above the environ he is in; NOBODY if no starship of his side is. */
    private static int firstAbove(Position s, int character) {
        int at = s.people().at(character);
        int planet = at < 0 ? at : Place.planet(at);
        if (planet < 0) {
            return Holder.NOBODY;
        }
        Counters counters = Theatre.counters(s);
        int orbit = Place.orbit(planet);
        return counters.starships(orbit, Cast.side(character)) == 0 ? Holder.NOBODY : counters.firstIn(orbit);
    }

    private static boolean hasTwinBefore(Position s, int character, int starship, boolean passing) {
        Counters counters = Theatre.counters(s);
        for (int other = firstAbove(s, character); other < starship; other = counters.nextIn(other)) {
            if (toStarship(s, character, other, passing) && Convoy.alike(s, other, starship)) {
                return true;
            }
        }
        return false;
    }

    private static boolean toStarship(Position s, int character, int starship, boolean passing) {
        Counters counters = Theatre.counters(s);
        int orbit = counters.place(starship);
        Side side = Cast.side(character);
        if (orbit < 0 || !Place.isOrbit(orbit) || !counters.isStarship(starship, orbit, side)) {
            return false;
        }
        int at = s.people().at(character);
        if (Place.isEnviron(at)) {
            return !passing && Place.planet(at) == Place.planet(orbit) && lift(s, character);
        }
        return at == orbit && toOtherShip(s, character, starship, passing);
    }

    /** Whether the shuttles of a starship above fetch somebody from his environ; all of them do or none. */
    private static boolean lift(Position s, int character) {
        return Boarding.mayBoard(s, character)
                && reachSurface(s, Place.planet(s.people().at(character)), Cast.side(character));
    }

    /** From a spaceship of the orbit box; or, who was aboard at the start, once from starship to starship before either moves. */
    private static boolean toOtherShip(Position s, int character, int starship, boolean passing) {
        Counters counters = Theatre.counters(s);
        Company company = Theatre.company(s);
        int ship = company.spaceshipOf(character);
        if (ship != Holder.NOBODY) {
            return company.dockedTo(ship) == Holder.NOBODY
                    && Boarding.mayBoard(s, character)
                    && (!passing || counters.is(CounterMark.CHOSEN, starship));
        }
        int now = company.starshipOf(character);
        boolean fresh = PieceSet.has(
                company.deeds().aboardAtStart()
                        & ~company.deeds().boarded()
                        & ~company.deeds().left(),
                character);
        return !passing
                && fresh
                && now != starship
                && !counters.is(CounterMark.MOVED, now)
                && !counters.is(CounterMark.MOVED, starship);
    }

    private static boolean toSpaceship(Position s, int character, int ship, boolean passing) {
        Company company = Theatre.company(s);
        int starship = company.starshipOf(character);
        return starship != Holder.NOBODY
                && (!passing || Theatre.counters(s).is(CounterMark.CHOSEN, starship))
                && !PieceSet.has(company.deeds().left(), character)
                && Place.isOrbit(s.people().at(character))
                && s.gear().shipAt(ship) == s.people().at(character)
                && Ships.side(ship) == Cast.side(character)
                && company.dockedTo(ship) == Holder.NOBODY
                && Seats.free(s, ship) >= Seats.of(s, character);
    }

    private static boolean toSurface(Position s, int character) {
        Company company = Theatre.company(s);
        int at = s.people().at(character);
        return company.starshipOf(character) != Holder.NOBODY
                && Place.isOrbit(at)
                && !PieceSet.has(company.deeds().left(), character)
                && reachSurface(s, Place.planet(at), Cast.side(character));
    }
}
