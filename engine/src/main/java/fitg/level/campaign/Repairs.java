package fitg.level.campaign;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Pieces;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** C-RES-2 and K-R14: damaged units on or over a planet of their side, with no enemy unit in their box, for half their cost. */
@Completion("C-RES-2")
final class Repairs {

    private Repairs() {}

    /** One answer for each unit that can be repaired; of those that are alike only the first. */
    static boolean offer(Resolution r, Side side) {
        Counters counters = Theatre.counters(r.state());
        boolean any = false;
        for (int each = damaged(counters, 0); each < counters.count(); each = damaged(counters, each + 1)) {
            if (isPossible(r.state(), each, side) && !hasTwinBefore(r.state(), each, side)) {
                r.or(Kind.REPAIR_UNIT, each);
                any = true;
            }
        }
        return any;
    }

    private static int damaged(Counters counters, int from) {
        return counters.nextMarked(CounterMark.DAMAGED, from);
    }

    private static boolean isPossible(Position s, int counter, Side side) {
        Counters counters = Theatre.counters(s);
        int place = counters.place(counter);
        return place >= 0
                && counters.isDamaged(counter)
                && !counters.is(CounterMark.IN_REPAIR, counter)
                && counters.side(counter) == side
                && !Place.isDrift(place)
                && Purse.repair(counters.type(counter)) <= Realm.of(s).points(side)
                && Defences.controller(s, Place.planet(place)) == side
                && !counters.anyMilitary(place, side.opponent());
    }

    private static boolean hasTwinBefore(Position s, int counter, Side side) {
        Counters counters = Theatre.counters(s);
        for (int other = damaged(counters, 0); other < counter; other = damaged(counters, other + 1)) {
            if (counters.alike(other, counter) && isPossible(s, other, side)) {
                return true;
            }
        }
        return false;
    }

    /** K-R8: it is as new when the Imperial player is done; what it costs. */
    static int order(Resolution r, int counter) {
        TheatreState.counters(r.state()).mark(CounterMark.IN_REPAIR, counter, true);
        return Purse.repair(Theatre.counters(r.state()).type(counter));
    }

    /** All that were ordered are carried out. */
    static void deliver(Resolution r) {
        CountersState counters = TheatreState.counters(r.state());
        for (int each = 0; each < counters.count(); each++) {
            if (counters.is(CounterMark.IN_REPAIR, each)) {
                counters.mark(CounterMark.IN_REPAIR, each, false);
                carryOut(r, each);
            }
        }
    }

    /** It is as new; what it costs. */
    static int carryOut(Resolution r, int counter) {
        TheatreState.counters(r.state()).mark(CounterMark.DAMAGED, counter, false);
        TheatreState.counters(r.state()).setHits(counter, 0);
        if (r.listening()) {
            Counters counters = Theatre.counters(r.state());
            r.tell(new Happening.CounterRepaired(
                    counters.place(counter), Pieces.counter(r.state(), counter), "C-RES-2"));
        }
        return Purse.repair(Theatre.counters(r.state()).type(counter));
    }
}
