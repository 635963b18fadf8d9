package fitg.rules.movement.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Pieces;
import fitg.rules.force.second.Stacks;
import fitg.rules.prisoner.second.Captivity;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E2.A.4.1: ground units walk to another environ of their planet, with one leader (E5.2.d.1, S-R72) and prisoners. */
final class March extends Procedure {

    private enum Step {
        UNITS,
        LEADER,
        PRISONERS,
        DESTINATION
    }

    private final int from;
    private final Side side;
    private Step step = Step.UNITS;
    private int leader = Holder.NOBODY;
    private long prisoners;
    private int asked;

    March(int from, Side side) {
        this.from = from;
        this.side = side;
    }

    static boolean isPossible(Counters counters, int environ, Side side) {
        return counters.unmovedGroundUnits(environ, side) > 0 && fits(counters, environ, side, 1);
    }

    /** E3.3.b.2: some other environ of the planet has room for so many. */
    private static boolean fits(Counters counters, int environ, Side side, int units) {
        for (int each : Control.environsOf(Place.planet(environ))) {
            if (each != environ && Stacks.hasRoom(counters, each, side, units)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case UNITS -> askForUnits(r);
            case LEADER ->
                r.ask(Query.MARCH_LEADER, side, from)
                        .orEach(Kind.CHARACTER, leaders(r.state()))
                        .or(Kind.NONE);
            case PRISONERS -> askForPrisoners(r);
            case DESTINATION -> askForDestination(r);
        }
    }

    private void askForUnits(Resolution r) {
        Position s = r.state();
        Counters counters = Theatre.counters(s);
        int chosen = chosen(counters);
        r.ask(Query.UNIT_JOINS, side, from);
        for (int each = counters.firstIn(from); each >= 0; each = counters.nextIn(each)) {
            if (mayJoin(counters, each) && !hasTwinBefore(counters, each) && fits(counters, from, side, chosen + 1)) {
                r.or(Kind.COUNTER, each);
            }
        }
        if (chosen > 0) {
            r.or(Kind.END);
        }
    }

    private boolean mayJoin(Counters counters, int unit) {
        return !counters.is(CounterMark.MOVED, unit)
                && !counters.is(CounterMark.CHOSEN, unit)
                && counters.isGroundUnit(unit, from, side);
    }

    private boolean hasTwinBefore(Counters counters, int unit) {
        for (int other = counters.firstIn(from); other < unit; other = counters.nextIn(other)) {
            if (mayJoin(counters, other) && counters.alike(other, unit)) {
                return true;
            }
        }
        return false;
    }

    private static int next(Counters counters, int from) {
        return counters.nextMarked(CounterMark.CHOSEN, from);
    }

    private static int chosen(Counters counters) {
        int sum = 0;
        for (int each = next(counters, 0); each < counters.count(); each = next(counters, each + 1)) {
            sum++;
        }
        return sum;
    }

    /** S-R72: from either stack; each character moves once in a segment (S-R9). */
    private long leaders(Position s) {
        return Leaders.inEnviron(s, from, side) & ~s.people().moved();
    }

    /** S-R63: when nobody stays who could hold them, they go along unasked. */
    private void askForPrisoners(Resolution r) {
        Position s = r.state();
        long held = Captivity.heldByUnits(s, from, side);
        long leaving = leader == Holder.NOBODY ? PieceSet.NONE : PieceSet.only(leader);
        if (!Boarding.holdersStay(s, from, side, leaving)) {
            prisoners = held;
            step = Step.DESTINATION;
            return;
        }
        long left = held & ~s.people().moved() & ~PieceSet.first(asked);
        if (left == 0) {
            step = Step.DESTINATION;
            return;
        }
        asked = PieceSet.lowest(left);
        r.ask(Query.TAKE_PRISONER, side, asked).or(Kind.TAKE).or(Kind.LEAVE);
    }

    private void askForDestination(Resolution r) {
        Position s = r.state();
        int units = chosen(Theatre.counters(s));
        r.ask(Query.MARCH_TO, side, from);
        for (int each : Control.environsOf(Place.planet(from))) {
            if (each != from && Stacks.hasRoom(s, each, side, units)) {
                r.or(Kind.PLACE, each);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case COUNTER -> TheatreState.counters(r.state()).mark(CounterMark.CHOSEN, action.argument(), true);
            case END -> step = Step.LEADER;
            case CHARACTER -> {
                leader = action.argument();
                step = Step.PRISONERS;
            }
            case NONE -> step = Step.PRISONERS;
            case TAKE -> prisoners |= PieceSet.only(asked++);
            case LEAVE -> asked++;
            default -> {
                r.finish();
                march(r, action.argument());
                r.settle();
            }
        }
    }

    private void march(Resolution r, int to) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        if (r.listening()) {
            r.tell(new Happening.CountersMoved(
                    side,
                    from,
                    to,
                    Pieces.counters(s, each -> counters.is(CounterMark.CHOSEN, each)),
                    false,
                    "E2.A.4.1"));
        }
        for (int each = next(counters, 0); each < counters.count(); each = next(counters, each + 1)) {
            counters.setPlace(each, to);
            counters.mark(CounterMark.MOVED, each, true);
        }
        counters.clear(CounterMark.CHOSEN);
        long people = prisoners;
        if (leader != Holder.NOBODY) {
            people |= PieceSet.only(leader) | Captivity.guardedBy(s, leader);
            s.people().joinMilitary(PieceSet.only(leader));
            Detection.detect(r, PieceSet.only(leader), "E3.3.b.6");
        }
        for (long rest = people; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), to);
        }
        s.people().markMoved(people);
        if (r.listening() && people != 0) {
            r.tell(new Event.CharactersMoved(people, from, to, Holder.NOBODY, false, "E5.2.d.1"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(from)
                .add(side.ordinal())
                .add(step.ordinal())
                .add(leader)
                .add(prisoners)
                .add(asked);
    }
}
