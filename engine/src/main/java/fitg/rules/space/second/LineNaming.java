package fitg.rules.space.second;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** S-D17: a side says which of its starships fight in line in this round. */
final class LineNaming extends Procedure {

    private final int orbit;
    private final Side side;
    private final boolean onlyMoving;
    private final boolean firstRound;
    private int cursor;

    LineNaming(int orbit, Side side, boolean onlyMoving, boolean firstRound) {
        this.orbit = orbit;
        this.side = side;
        this.onlyMoving = onlyMoving;
        this.firstRound = firstRound;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        while (cursor < counters.count()) {
            if (!Line.takesPart(s, cursor, orbit, side, onlyMoving)) {
                cursor++;
                continue;
            }
            boolean mayFight = mayFight(s);
            boolean mayWait = mayWait(s);
            if (mayFight && mayWait) {
                r.ask(Query.LINE, side, cursor).or(Kind.IN_LINE).or(Kind.HELD_BACK);
                return;
            }
            counters.mark(CounterMark.IN_LINE, cursor++, mayFight);
        }
        r.finish();
    }

    private boolean isDispersed(Position s, int counter) {
        return firstRound && Theatre.counters(s).is(CounterMark.DISPERSED, counter);
    }

    /** A dispersed ship fights in the first round only while its half is not full. */
    private boolean mayFight(Position s) {
        return !isDispersed(s, cursor) || dispersedChosen(s) < Line.dispersedInLine(dispersed(s, 0));
    }

    /** Dispersed ships wait if enough come after them; transports if another ship is in line. */
    private boolean mayWait(Position s) {
        if (isDispersed(s, cursor)) {
            int missing = Line.dispersedInLine(dispersed(s, 0)) - dispersedChosen(s);
            return dispersed(s, cursor + 1) >= missing;
        }
        return Theatre.counters(s).type(cursor).isTransport() && anotherInLine(s);
    }

    private int dispersed(Position s, int from) {
        Counters counters = Theatre.counters(s);
        int sum = 0;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            sum += each >= from && Line.takesPart(s, each, orbit, side, onlyMoving) && isDispersed(s, each) ? 1 : 0;
        }
        return sum;
    }

    private int dispersedChosen(Position s) {
        Counters counters = Theatre.counters(s);
        int sum = 0;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            boolean chosen = each < cursor
                    && Line.takesPart(s, each, orbit, side, onlyMoving)
                    && isDispersed(s, each)
                    && counters.is(CounterMark.IN_LINE, each);
            sum += chosen ? 1 : 0;
        }
        return sum;
    }

    /** One that stands in line already, or one that will because it may not wait. */
    private boolean anotherInLine(Position s) {
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (each == cursor || !Line.takesPart(s, each, orbit, side, onlyMoving)) {
                continue;
            }
            boolean will = each < cursor
                    ? counters.is(CounterMark.IN_LINE, each)
                    : !counters.type(each).isTransport() && !isDispersed(s, each);
            if (will) {
                return true;
            }
        }
        return dispersed(s, cursor + 1) > 0 && dispersedChosen(s) < Line.dispersedInLine(dispersed(s, 0));
    }

    @Override
    public void answer(Resolution r, Action action) {
        TheatreState.counters(r.state()).mark(CounterMark.IN_LINE, cursor++, action.kind() == Kind.IN_LINE);
    }

    @Override
    protected void digest(Digest d) {
        d.add(orbit)
                .add(side.ordinal())
                .add(onlyMoving ? 1 : 0)
                .add(firstRound ? 1 : 0)
                .add(cursor);
    }
}
