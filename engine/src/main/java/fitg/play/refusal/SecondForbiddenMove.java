package fitg.play.refusal;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.flight.second.Spaceships;
import fitg.rules.force.second.Stacks;
import fitg.rules.movement.second.MovingStack;
import fitg.rules.movement.second.Shuttles;
import fitg.rules.reaction.second.Reactors;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** Segments A.1 to A.5 of 2002: why somebody or something does not move so. */
final class SecondForbiddenMove {

    private static final String ONCE = "E3.1.a.5";
    private static final String FULL = "E3.3.b.2";
    private static final String BY_SHIP = "E2.A.3.2";

    private SecondForbiddenMove() {}

    static String caseOf(Resolution r, Query query, int subject, Action action) {
        int argument = action.argument();
        return switch (action.kind()) {
            case MOVE_SHIPS -> starships(r, query, argument);
            case MARCH -> march(r, query, argument);
            case LIFT -> lift(r, argument);
            case DESCEND -> "E2.A.4.2";
            case LOW_FLIGHT -> "E2.A.4.4";
            case TRANSFER -> shuttle(r, argument);
            case COUNTER -> counter(r, query, subject, argument);
            case LAND -> query == Query.ARRIVAL ? landing(r, subject, argument) : query.ruleCase();
            case WALK -> walk(r, query, argument);
            case FLY -> fly(r, argument);
            case HAND_OVER -> "E5.5.a.4";
            case ENVIRON -> query == Query.WALK_TO ? BY_SHIP : query.ruleCase();
            case PLANET ->
                query == Query.FLY_TO_PLANET && Spaceships.isDamaged(r.state(), subject)
                        ? "C-SHIP-3"
                        : query.ruleCase();
            case PLACE -> query == Query.MARCH_TO ? place(r, subject, argument) : query.ruleCase();
            case REACT -> react(r, query, argument);
            default -> query.ruleCase();
        };
    }

    private static String starships(Resolution r, Query query, int place) {
        GameState s = r.state();
        boolean known = s.area().placeSlot(place) >= 0;
        return known && Theatre.counters(s).starships(place, r.asked()) > 0 ? ONCE : query.ruleCase();
    }

    private static String march(Resolution r, Query query, int environ) {
        GameState s = r.state();
        Counters counters = Theatre.counters(s);
        boolean moved = s.area().placeSlot(environ) >= 0
                && counters.groundUnits(environ, r.asked()) > 0
                && counters.unmovedGroundUnits(environ, r.asked()) == 0;
        return moved ? ONCE : query.ruleCase();
    }

    /** E2.A.4.3: not into the arms of enemy starships. */
    private static String lift(Resolution r, int environ) {
        GameState s = r.state();
        Counters counters = Theatre.counters(s);
        boolean known = Place.isEnviron(environ) && s.area().placeSlot(environ) >= 0;
        boolean guarded = known
                && counters.starships(
                                Place.orbit(Place.planet(environ)), r.asked().opponent())
                        > 0;
        boolean moved = known
                && !guarded
                && counters.starships(environ, r.asked()) > 0
                && counters.unmovedStarships(environ, r.asked()) == 0;
        return moved ? ONCE : "E2.A.4.3";
    }

    private static String shuttle(Resolution r, int character) {
        GameState s = r.state();
        int at = s.people().at(character);
        boolean onTheGround = Place.isEnviron(at);
        return onTheGround && !Shuttles.reachSurface(s, Place.planet(at), r.asked()) ? "E5.2.a.11" : "S-R14";
    }

    /** A piece that has moved, or for which there is no room. */
    private static String counter(Resolution r, Query query, int subject, int counter) {
        GameState s = r.state();
        Counters counters = Theatre.counters(s);
        if (counter >= counters.count() || counters.type(counter).side() != r.asked()) {
            return query.ruleCase();
        }
        if (query == Query.REACTION_PIECE) {
            boolean full = counters.type(counter).isGround() && !Stacks.hasRoom(s, subject, r.asked(), 1);
            return full ? FULL : "E2.A.5.2";
        }
        return counters.is(CounterMark.MOVED, counter) ? ONCE : query.ruleCase();
    }

    /** C-UNIT-2: not every starship lands, and none without room for what it carries (S-R12). */
    private static String landing(Resolution r, int planet, int environ) {
        GameState s = r.state();
        if (s.area().placeSlot(environ) < 0 || Place.planet(environ) != planet) {
            return Query.ARRIVAL.ruleCase();
        }
        return MovingStack.lands(s) ? FULL : "C-UNIT-2";
    }

    private static String walk(Resolution r, Query query, int character) {
        GameState s = r.state();
        boolean his = PieceSet.has(s.people().free() & Cast.of(r.asked()), character);
        if (!his) {
            return query.ruleCase();
        }
        boolean moves = Spaceships.mayMove(s, PieceSet.only(character)) != 0;
        boolean disabled = PieceSet.has(s.people().disabled(), character);
        return moves || disabled ? Query.WALK_TO.ruleCase() : ONCE;
    }

    /** No pilot (S-R41), no second flight, damaged (C-SHIP-3), or no seats for those its pilot guards (S-R42). */
    private static String fly(Resolution r, int ship) {
        GameState s = r.state();
        int pilot = Spaceships.pilot(s, ship);
        if (Ships.side(ship) != r.asked()) {
            return BY_SHIP;
        }
        if (pilot == Holder.NOBODY) {
            return "E5.1.b.9";
        }
        if (Spaceships.isDamaged(s, ship)) {
            return "C-SHIP-3";
        }
        boolean moved = PieceSet.has(s.gear().movedShips(), ship)
                || Spaceships.mayMove(s, PieceSet.only(pilot)) == 0
                        && !PieceSet.has(s.people().disabled(), pilot);
        return moved ? ONCE : SecondForbidding.SEATS;
    }

    /** Ground units stay on their planet (E2.A.4.1) and go where there is room. */
    private static String place(Resolution r, int from, int place) {
        GameState s = r.state();
        boolean same = Place.isEnviron(place)
                && s.area().placeSlot(place) >= 0
                && Place.planet(place) == Place.planet(from)
                && place != from;
        return same ? FULL : Query.MARCH_TO.ruleCase();
    }

    private static String react(Resolution r, Query query, int environ) {
        GameState s = r.state();
        if (s.area().placeSlot(environ) < 0 || !Reactors.isTrigger(s, environ)) {
            return query.ruleCase();
        }
        Side side = r.asked();
        boolean near = false;
        for (int other : Control.environsOf(Place.planet(environ))) {
            near |= other != environ && Theatre.counters(s).unmovedGroundUnits(other, side) > 0;
        }
        return near && !Stacks.hasRoom(s, environ, side, 1) ? FULL : "E2.A.5.2";
    }
}
