package fitg.rules.reaction.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.flight.second.Spaceships;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Passage;
import fitg.rules.force.second.Stacks;
import fitg.rules.movement.second.Shuttles;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** E2.A.5 and S-R73: where the non-phasing player may react, and with what. */
public final class Reactors {

    private Reactors() {}

    /** E2.A.5.1: a ground unit of the phasing player, or a detected character of his. */
    public static boolean isTrigger(Position s, int environ) {
        Side phasing = s.turn().phasing();
        long detected = Characters.detected(s) & Cast.of(phasing);
        boolean seen = Theatre.counters(s).groundUnits(environ, phasing) > 0
                || s.people().present(environ, detected) != 0;
        return seen && !Passage.isDead(s, environ);
    }

    /** Whether anything can come. */
    public static boolean canReact(Position s, int environ, Side side) {
        if (characters(s, environ, side) != 0) {
            return true;
        }
        return isMilitaryNear(s, environ, side) && isAnybodyComing(s, environ, side);
    }

    /** Whether there is anything military of a side on the planet or over it, apart from this environ. */
    private static boolean isMilitaryNear(Position s, int environ, Side side) {
        Counters counters = Theatre.counters(s);
        int planet = Place.planet(environ);
        for (int other : Control.environsOf(planet)) {
            if (other != environ && counters.anyMilitary(other, side)) {
                return true;
            }
        }
        return counters.starships(Place.orbit(planet), side) > 0;
    }

    private static boolean isAnybodyComing(Position s, int environ, Side side) {
        int planet = Place.planet(environ);
        for (int other : Control.environsOf(planet)) {
            if (other != environ && isAnybodyComingFrom(s, other, environ, side)) {
                return true;
            }
        }
        return isAnybodyComingFrom(s, Place.orbit(planet), environ, side);
    }

    private static boolean isAnybodyComingFrom(Position s, int place, int environ, Side side) {
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (mayCome(s, each, environ, side)) {
                return true;
            }
        }
        return false;
    }

    /** A ground unit from another environ of the planet or from its orbit box that has not moved and finds room (E3.3.b.2). */
    public static boolean mayCome(Position s, int counter, int environ, Side side) {
        Counters counters = Theatre.counters(s);
        int from = counters.place(counter);
        return from >= 0
                && from != environ
                && counters.type(counter).isGround()
                && counters.side(counter) == side
                && Place.planet(from) == Place.planet(environ)
                && !counters.is(CounterMark.MOVED, counter)
                && Stacks.hasRoom(s, environ, side, 1)
                && (Place.isEnviron(from) || transportMayLand(s, counters.carrier(counter)));
    }

    /** S-R73 and E2.A.5.1: its transport comes down with all aboard, so nobody but one leader may be in it. */
    private static boolean transportMayLand(Position s, int transport) {
        long aboard = Theatre.company(s).aboardStarship(transport) & s.people().free();
        return !Theatre.counters(s).is(CounterMark.MOVED, transport)
                && (aboard == 0 || PieceSet.size(aboard) == 1 && leadersAboard(s, transport) == aboard);
    }

    /** S-R74: who may lead a unit there: he already stands with it, or is aboard its transport. */
    public static long leaders(Position s, int counter) {
        Counters counters = Theatre.counters(s);
        int place = counters.place(counter);
        return Place.isEnviron(place)
                ? Leaders.able(s, Spaceships.mayMove(s, Stacks.withUnits(s, place, counters.side(counter))))
                : leadersAboard(s, counters.carrier(counter));
    }

    private static long leadersAboard(Position s, int transport) {
        long aboard = Theatre.company(s).aboardStarship(transport) & s.people().free();
        return Leaders.able(s, Spaceships.mayMove(s, aboard));
    }

    /** The character who comes because nobody and nothing else can, or NOBODY. */
    public static int only(Position s, int environ, Side side) {
        long characters = characters(s, environ, side);
        boolean alone = PieceSet.size(characters) == 1
                && !(isMilitaryNear(s, environ, side) && isAnybodyComing(s, environ, side));
        return alone ? PieceSet.lowest(characters) : Holder.NOBODY;
    }

    /** The characters who could come alone. */
    public static long characters(Position s, int environ, Side side) {
        int planet = Place.planet(environ);
        long found = fromOrbit(s, planet, side);
        for (int other : Control.environsOf(planet)) {
            found |= other == environ ? PieceSet.NONE : Spaceships.mayMove(s, Characters.free(s, other, side));
        }
        return found;
    }

    /** S-R73: a pilot alone aboard with his ship; passengers of starships where shuttles reach the ground. */
    private static long fromOrbit(Position s, int planet, Side side) {
        long waiting = Spaceships.mayMove(s, Characters.free(s, Place.orbit(planet), side));
        if (waiting == 0) {
            return PieceSet.NONE;
        }
        Company company = Theatre.company(s);
        boolean shuttles = Shuttles.reachSurface(s, planet, side);
        long found = PieceSet.NONE;
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean comes = company.starshipOf(each) != Holder.NOBODY ? shuttles : fliesAlone(s, each);
            found |= comes ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    private static boolean fliesAlone(Position s, int character) {
        Company company = Theatre.company(s);
        int ship = company.spaceshipOf(character);
        return ship != Holder.NOBODY
                && Spaceships.pilot(s, ship) == character
                && Spaceships.isReady(s, ship)
                && (company.aboardSpaceship(ship) & s.people().free()) == PieceSet.only(character);
    }
}
