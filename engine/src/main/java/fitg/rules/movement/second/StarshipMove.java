package fitg.rules.movement.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.assignment.Assignments;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Dazed;
import fitg.rules.force.second.Passage;
import fitg.rules.force.second.Stacks;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.Flux;
import fitg.rules.hyperjump.second.StackJump;
import fitg.rules.secret.Scrutiny;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * E2.A.1.1 in the order of S-R11: starships of one place go to another planet. Take-off and raking; in the orbit box left,
 * transfers and interception; impulse or jump; in the orbit box reached, interception and transfers; then they stay or land,
 * raked on the way down.
 */
public final class StarshipMove extends Procedure {

    private enum Step {
        SHIPS,
        LOADING,
        DESTINATION,
        TAKE_OFF,
        TRANSFERS_ON_LEAVING,
        INTERCEPTION_ON_LEAVING,
        LEFT,
        TRAVEL,
        INTERCEPTION_ON_ARRIVING,
        ARRIVED,
        TRANSFERS_ON_ARRIVING,
        ARRIVAL,
        LANDING,
        OVER,
        FLUX
    }

    private final int from;
    private final Side side;
    private Step step = Step.SHIPS;
    private int planet = Holder.NOBODY;
    private int environ = Holder.NOBODY;

    StarshipMove(int from, Side side) {
        this.from = from;
        this.side = side;
    }

    /** E3.1.a.5: starships of a side in a place that have not moved yet. */
    static boolean isPossible(Position s, int place, Side side) {
        return Theatre.counters(s).unmovedStarships(place, side) > 0 && destinations(s, place, side) != 0;
    }

    /** S-R10 and K-R22: another planet, from a drift area any planet; Imperial ones as their assignment allows. */
    private static long destinations(Position s, int from, Side side) {
        int here = Place.planet(from);
        long others = s.area().planetSet() & ~Passage.gone(s) & (here < 0 ? -1L : ~PieceSet.only(here));
        return side == Side.REBEL ? others : others & Assignments.open(s, from, true);
    }

    @Override
    public void advance(Resolution r) {
        boolean under = step.ordinal() > Step.TAKE_OFF.ordinal() && step != Step.OVER;
        if (under && MovingStack.isEmpty(r.state())) {
            step = Step.OVER;
        }
        switch (step) {
            case SHIPS -> askForShips(r);
            case LOADING -> {
                step = Step.DESTINATION;
                r.call(new Loading(from, side, true));
            }
            case DESTINATION -> askForDestination(r);
            case TAKE_OFF -> takeOff(r);
            case TRANSFERS_ON_LEAVING ->
                askForTransfers(r, Place.orbit(Place.planet(from)), Step.INTERCEPTION_ON_LEAVING);
            case INTERCEPTION_ON_LEAVING -> intercept(r, Place.planet(from), Step.LEFT);
            case LEFT -> step = r.result() == 1 ? Step.OVER : Step.TRAVEL;
            case TRAVEL -> travel(r);
            case FLUX -> goAstray(r);
            case INTERCEPTION_ON_ARRIVING -> intercept(r, planet, Step.ARRIVED);
            case ARRIVED -> {
                step = r.result() == 1 ? Step.OVER : Step.TRANSFERS_ON_ARRIVING;
                Scrutiny.inPassing(r, planet);
            }
            case TRANSFERS_ON_ARRIVING -> askForTransfers(r, Place.orbit(planet), Step.ARRIVAL);
            case ARRIVAL -> askForLanding(r);
            case LANDING -> {
                MovingStack.land(r, Place.orbit(planet), environ, "E2.A.1.1");
                step = Step.OVER;
            }
            case OVER -> {
                MovingStack.disband(r.state());
                r.finish();
                r.settle();
            }
        }
    }

    private void askForShips(Resolution r) {
        Counters counters = Theatre.counters(r.state());
        r.ask(Query.STARSHIP_JOINS, side, from);
        MovingStack.offer(
                r,
                from,
                each -> counters.isStarship(each, from, side)
                        && !counters.is(CounterMark.MOVED, each)
                        && !counters.is(CounterMark.CHOSEN, each));
        if (!MovingStack.isEmpty(r.state())) {
            r.or(Kind.END);
        }
    }

    private void askForDestination(Resolution r) {
        r.ask(Query.DESTINATION, side, from).orEach(Kind.PLANET, destinations(r.state(), from, side));
    }

    /** S-R18: in a drift area there is neither PDB nor interception. */
    private void takeOff(Resolution r) {
        if (Place.isDrift(from)) {
            step = Step.TRAVEL;
        } else if (Place.isOrbit(from)) {
            step = Step.INTERCEPTION_ON_LEAVING;
        } else {
            step = Step.TRANSFERS_ON_LEAVING;
            MovingStack.move(r, from, Place.orbit(Place.planet(from)), "E2.A.1.1");
            Scrutiny.inPassing(r, Place.planet(from));
            r.call(new Raking(Place.planet(from), side));
        }
    }

    /** S-D8 and E5.2.a.10. */
    private void askForTransfers(Resolution r, int orbit, Step next) {
        Position s = r.state();
        r.ask(Query.PASSING, side, orbit);
        boolean any = false;
        for (long rest = Characters.free(s, orbit, side) & ~Dazed.of(r); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (Shuttles.canTake(s, each, true)) {
                r.or(Kind.TRANSFER, each);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            step = next;
            return;
        }
        r.or(Kind.GO_ON);
    }

    private void intercept(Resolution r, int where, Step next) {
        step = next;
        r.call(new Interception(where, side));
    }

    /** E3.2.a.1: by impulse inside a star system, otherwise by a jump, which may end in a drift area. */
    private void travel(Resolution r) {
        step = Step.INTERCEPTION_ON_ARRIVING;
        if (!Distances.needsJump(left(), planet)) {
            MovingStack.move(r, left(), Place.orbit(planet), "E3.2.a.1");
        } else if (Flux.disturbs(r, left(), planet, side, true)) {
            step = Step.FLUX;
        } else {
            jump(r);
        }
    }

    private int left() {
        return Place.isEnviron(from) ? Place.orbit(Place.planet(from)) : from;
    }

    private void jump(Resolution r) {
        int arrival = StackJump.together(r, left(), planet);
        MovingStack.tell(r, left(), arrival, "E3.2.a.1");
        step = arrival == Place.orbit(planet) ? Step.INTERCEPTION_ON_ARRIVING : Step.OVER;
    }

    /** Event 118: perhaps another star, perhaps Drift 2. */
    private void goAstray(Resolution r) {
        if (r.result() == Flux.ASTRAY) {
            step = Step.OVER;
            MovingStack.move(r, left(), Place.farDrift(Place.starOf(planet)), "C-EVENT-1");
            Detection.conceal(r, MovingStack.aboard(r.state()), "S-R29");
        } else {
            planet = (int) r.result();
            jump(r);
        }
    }

    /** A stack that has arrived has moved for who cannot see whether it could land (K-R38). */
    public static void showAsOver(GameState seen) {
        MovingStack.disband(seen);
    }

    /** S-D10: nobody lands without room for the cargo (S-R12). */
    private void askForLanding(Resolution r) {
        Position s = r.state();
        r.ask(Query.ARRIVAL, side, planet).or(Kind.STAY);
        if (!MovingStack.lands(s) || Passage.isGone(s, planet)) {
            return;
        }
        int cargo = MovingStack.cargo(s);
        for (int each : Control.environsOf(planet)) {
            if (Stacks.hasRoom(s, each, side, cargo)) {
                r.or(Kind.LAND, each);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case COUNTER -> TheatreState.counters(r.state()).mark(CounterMark.CHOSEN, action.argument(), true);
            case END -> step = Step.LOADING;
            case PLANET -> {
                planet = action.argument();
                step = Step.TAKE_OFF;
            }
            case TRANSFER -> r.call(new Transfer(action.argument(), true));
            case GO_ON -> step = step == Step.TRANSFERS_ON_LEAVING ? Step.INTERCEPTION_ON_LEAVING : Step.ARRIVAL;
            case STAY -> step = Step.OVER;
            default -> {
                environ = action.argument();
                step = Step.LANDING;
                r.call(new Raking(planet, side));
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(from).add(side.ordinal()).add(step.ordinal()).add(planet).add(environ);
    }
}
