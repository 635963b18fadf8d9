package fitg.rules.movement.second;

import fitg.content.CounterType;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.force.second.SovereignFlight;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.force.second.Stacks;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E2.A.4.2 to E2.A.4.4 and S-R71: transports and light starships go down, up, or light ones across; raked on the way. */
final class PlanetaryFlight extends Procedure {

    /** Which way they fly. */
    enum Way {
        LIFT,
        DESCENT,
        LOW_FLIGHT
    }

    private enum Step {
        SHIPS,
        LOADING,
        DESTINATION,
        ARRIVAL
    }

    private final int from;
    private final Side side;
    private final Way way;
    private Step step = Step.SHIPS;
    private int to = Holder.NOBODY;
    private int sovereign = Holder.NOBODY;

    PlanetaryFlight(int from, Side side, Way way) {
        this.from = from;
        this.side = side;
        this.way = way;
    }

    static boolean isPossible(Position s, int from, Side side, Way way) {
        Counters counters = Theatre.counters(s);
        if (counters.unmovedStarships(from, side) == 0 || !isOpen(counters, from, side, way)) {
            return false;
        }
        for (int each = counters.firstIn(from); each >= 0; each = counters.nextIn(each)) {
            if (mayJoin(s, each, from, side, way)) {
                return true;
            }
        }
        return false;
    }

    /** E2.A.4.3: nobody goes up where enemy starships are; nobody flies across a planet of one environ. */
    private static boolean isOpen(Counters counters, int from, Side side, Way way) {
        int planet = Place.planet(from);
        return switch (way) {
            case LIFT -> counters.starships(Place.orbit(planet), side.opponent()) == 0;
            case DESCENT -> true;
            case LOW_FLIGHT -> Control.environsOf(planet).length > 1;
        };
    }

    /** S-R71: only light ones fly low; and some environ must have room for what comes down. */
    private static boolean mayJoin(Position s, int ship, int from, Side side, Way way) {
        Counters counters = Theatre.counters(s);
        CounterType type = counters.type(ship);
        boolean suited = way == Way.LOW_FLIGHT ? type.isLight() : type.lands();
        return suited
                && counters.isStarship(ship, from, side)
                && !counters.is(CounterMark.MOVED, ship)
                && !counters.is(CounterMark.CHOSEN, ship)
                && (way != Way.DESCENT || findsRoomWith(s, ship, from, side));
    }

    private static boolean findsRoomWith(Position s, int ship, int from, Side side) {
        int cargo = MovingStack.cargo(s) + (Theatre.counters(s).cargo(ship) == Holder.NOBODY ? 0 : 1);
        for (int each : Control.environsOf(Place.planet(from))) {
            if (Stacks.hasRoom(s, each, side, cargo)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case SHIPS -> askForShips(r);
            case LOADING -> {
                step = Step.DESTINATION;
                r.call(new Loading(from, side, false));
            }
            case DESTINATION -> askForDestination(r);
            case ARRIVAL -> arrive(r);
        }
    }

    private void askForShips(Resolution r) {
        Position s = r.state();
        r.ask(Query.UNIT_JOINS, side, from);
        MovingStack.offer(r, from, each -> mayJoin(s, each, from, side, way));
        if (!MovingStack.isEmpty(s)) {
            offerSovereign(r);
            r.or(Kind.END);
        }
    }

    /** {@link SovereignFlight}: he goes up from his environ with ships that lift there, and down to it with ships that land. */
    private void offerSovereign(Resolution r) {
        if (sovereign != Holder.NOBODY || way == Way.LOW_FLIGHT || !SovereignFlight.isPossible(r)) {
            return;
        }
        Position s = r.state();
        for (long rest = Sovereigns.spacefaring(s, side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean here = Sovereigns.isAloft(s, each)
                    ? from == Sovereigns.orbitOf(each) && MovingStack.findsRoom(s, Sovereigns.environOf(each), side)
                    : from == Sovereigns.environOf(each);
            if (here) {
                r.or(Kind.SOVEREIGN, each);
            }
        }
    }

    private void askForDestination(Resolution r) {
        Position s = r.state();
        int planet = Place.planet(from);
        r.ask(Query.MARCH_TO, side, from);
        if (way == Way.LIFT) {
            r.or(Kind.PLACE, Place.orbit(planet));
            return;
        }
        for (int each : Control.environsOf(planet)) {
            boolean his = sovereign == Holder.NOBODY || each == Sovereigns.environOf(sovereign);
            if (each != from && his && MovingStack.findsRoom(s, each, side)) {
                r.or(Kind.PLACE, each);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case COUNTER -> TheatreState.counters(r.state()).mark(CounterMark.CHOSEN, action.argument(), true);
            case SOVEREIGN -> sovereign = action.argument();
            case END -> step = Step.LOADING;
            default -> {
                to = action.argument();
                step = Step.ARRIVAL;
                if (way == Way.LIFT) {
                    MovingStack.move(r, from, to, "E2.A.4.3");
                    if (sovereign != Holder.NOBODY) {
                        SovereignFlight.goUp(r, sovereign);
                    }
                }
                r.call(new Raking(Place.planet(from), side));
            }
        }
    }

    private void arrive(Resolution r) {
        if (way != Way.LIFT && !MovingStack.isEmpty(r.state())) {
            MovingStack.land(r, from, to, way == Way.DESCENT ? "E2.A.4.2" : "E2.A.4.4");
            if (sovereign != Holder.NOBODY) {
                SovereignFlight.comeDown(r, sovereign);
            }
        }
        MovingStack.disband(r.state());
        r.finish();
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(from).add(side.ordinal()).add(way.ordinal()).add(step.ordinal()).add(to);
        if (sovereign != Holder.NOBODY) {
            d.add(sovereign);
        }
    }
}
