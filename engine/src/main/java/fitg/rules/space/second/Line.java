package fitg.rules.space.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Correction;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Leaders;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** S-R31: which starships may stay out of the line. */
@Completion("C-FLEET-1")
final class Line {

    private Line() {}

    /** A starship of this side that takes part; of a stack that was intercepted only what was moving (S-R16). */
    static boolean takesPart(Position s, int counter, int orbit, Side side, boolean onlyMoving) {
        Counters counters = Theatre.counters(s);
        return counters.isStarship(counter, orbit, side) && (!onlyMoving || counters.is(CounterMark.CHOSEN, counter));
    }

    /** E2.A.2.2: who can lead, aboard a starship that takes part or in a spaceship in that box. */
    static long leaders(Resolution r, int orbit, Side side, boolean onlyMoving) {
        Position s = r.state();
        long able = Leaders.inOrbit(s, orbit, side);
        if (!onlyMoving || !r.rules().has(Correction.LEADERS_TAKE_PART)) {
            return able;
        }
        long found = PieceSet.NONE;
        for (long rest = able; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int starship = Theatre.company(s).starshipOf(each);
            boolean there = starship == Holder.NOBODY || takesPart(s, starship, orbit, side, true);
            found |= there ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    static int ships(Position s, int orbit, Side side, boolean onlyMoving) {
        Counters counters = Theatre.counters(s);
        int sum = 0;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            sum += takesPart(s, each, orbit, side, onlyMoving) ? 1 : 0;
        }
        return sum;
    }

    /** Those that take part without standing in line. */
    static int heldBack(Position s, int orbit, Side side, boolean onlyMoving) {
        Counters counters = Theatre.counters(s);
        int sum = 0;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            boolean waits = takesPart(s, each, orbit, side, onlyMoving) && !counters.is(CounterMark.IN_LINE, each);
            sum += waits ? 1 : 0;
        }
        return sum;
    }

    /** Half of a dispersed fleet, rounded up, fights in the first round. */
    static int dispersedInLine(int dispersed) {
        return (dispersed + 1) / 2;
    }

    static int attack(Position s, int orbit, Side side, boolean onlyMoving, boolean inLineOnly) {
        Counters counters = Theatre.counters(s);
        int sum = 0;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            boolean counts = takesPart(s, each, orbit, side, onlyMoving)
                    && (!inLineOnly || counters.is(CounterMark.IN_LINE, each));
            sum += counts ? counters.attack(each) : 0;
        }
        return sum;
    }
}
