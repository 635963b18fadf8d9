package fitg.rules.movement.first;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.force.first.Transit;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Position;

/**
 * A1, case 20.1: the phasing player moves stacks between planets, one after the other; then those that stayed where an enemy is may be
 * intercepted (P-R7), and each owner says who joins the Interception Stacks (P-R58).
 */
public final class FleetSegment extends MovingPieces {

    private enum Step {
        BEGIN,
        MOVES,
        STAYED,
        STOPPED,
        JOINING,
        DONE
    }

    private Step step = Step.BEGIN;
    /** The planets gone through at the end, by their place in the area. */
    private int next;

    private boolean others;

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> begin(r);
            case MOVES -> offerMoves(r);
            case STAYED -> askStayed(r);
            case STOPPED -> stop(r);
            case JOINING -> askJoining(r);
            case DONE -> r.finish();
        }
    }

    /** Case 21.27: one declaration, before any move. */
    private void begin(Resolution r) {
        GameState s = r.state();
        step = Step.MOVES;
        s.clearMoved();
        s.turn().set(Flag.NAVIGATION_TWO, false);
        if (s.turn().phasing() == Side.IMPERIAL && anyFleet(s)) {
            r.ask(Matter.NAVIGATION_TWO, Side.IMPERIAL).or(Kind.DECLINE).or(Kind.NAVIGATION_TWO);
        }
    }

    private static boolean anyFleet(Position s) {
        for (int place : s.area().places()) {
            if (FleetMove.isPossible(s, place, Side.IMPERIAL)) {
                return true;
            }
        }
        return false;
    }

    private void offerMoves(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        boolean bound = false;
        r.ask(Matter.FLEET, side);
        for (int place : s.area().places()) {
            if (FleetMove.isPossible(s, place, side)) {
                r.or(Kind.STACK, place);
                bound |= mustMove(place);
            }
        }
        offerHandOvers(r, side);
        offerScrambler(r, side);
        if (!bound) {
            r.or(Kind.END);
        }
    }

    /** Cases 21.4, 21.5 and 28.27: who drifts, or comes from beyond the map, does not stay there. */
    private static boolean mustMove(int place) {
        return Place.isDrift(place) || Place.zone(place) == Place.Zone.ENTRY_STAR;
    }

    // ---- at the end

    /** P-R59: planet by planet, those that began in its box and have not moved, as one stack. */
    private void askStayed(Resolution r) {
        Position s = r.state();
        Side side = s.turn().phasing();
        int[] planets = s.area().planets();
        while (next < planets.length) {
            int planet = planets[next];
            boolean stayed = s.forces().anyUnmoved(Place.orbit(planet), side);
            if (stayed && StackInterception.isAsked(s, planet, side.opponent())) {
                step = Step.STOPPED;
                r.call(new StackInterception(planet, side.opponent()));
                return;
            }
            next++;
        }
        next = 0;
        step = Step.JOINING;
    }

    private void stop(Resolution r) {
        GameState s = r.state();
        int planet = s.area().planets()[next++];
        step = Step.STAYED;
        if (r.result() == StackInterception.INTERCEPTED) {
            Side side = s.turn().phasing();
            int orbit = Place.orbit(planet);
            Transit.units(s, orbit, Place.interception(planet), s.forces().unmoved(orbit, side));
            Transit.captives(s, orbit, Place.interception(planet), side);
            r.settle();
        }
    }

    /** The phasing player goes through all boxes first. */
    private void askJoining(Resolution r) {
        int[] planets = r.state().area().planets();
        if (next < planets.length) {
            Side phasing = r.state().turn().phasing();
            int planet = planets[next++];
            r.call(new InterceptionCompany(planet, others ? phasing.opponent() : phasing));
            return;
        }
        next = 0;
        step = others ? Step.DONE : Step.JOINING;
        others = true;
    }

    @Override
    public void answer(Resolution r, Action action) {
        int argument = action.argument();
        switch (action.kind()) {
            case NAVIGATION_TWO -> declare(r, true);
            case DECLINE -> declare(r, false);
            case STACK -> r.call(new FleetMove(r.state().turn().phasing(), argument));
            case HAND_OVER -> handOver(r, argument);
            case USE -> useScrambler(r, argument);
            case END -> step = Step.STAYED;
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    private static void declare(Resolution r, boolean two) {
        r.state().turn().set(Flag.NAVIGATION_TWO, two);
        if (r.listening()) {
            r.tell(new Dispatch.NavigationDeclared(two, "21.27"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(next).add(others ? 1 : 0);
        super.digest(d);
    }
}
