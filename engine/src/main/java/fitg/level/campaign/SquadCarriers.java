package fitg.level.campaign;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Squads;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** K-D30 and E5.7.a.3: before the movement of units each squad may pass to another unit of its environ, once. */
@Completion("C-SUIC-1")
final class SquadCarriers extends Procedure {

    private int next;

    @Override
    public void advance(Resolution r) {
        if (next == Realm.SQUADS) {
            r.finish();
            return;
        }
        Position s = r.state();
        int carrier = Realm.of(s).squadCarrier(next);
        if (carrier == Realm.NONE || !Place.isEnviron(Theatre.counters(s).place(carrier))) {
            next++;
            return;
        }
        r.ask(Affair.SQUAD_CARRIER, Side.IMPERIAL, carrier).or(Kind.COUNTER, carrier);
        Counters counters = Theatre.counters(s);
        for (int each = 0; each < counters.count(); each++) {
            if (isOther(s, each, carrier) && !hasTwinBefore(s, each, carrier)) {
                r.or(Kind.COUNTER, each);
            }
        }
    }

    private static boolean isOther(Position s, int counter, int carrier) {
        Counters counters = Theatre.counters(s);
        return counter != carrier
                && counters.place(counter) == counters.place(carrier)
                && Squads.mayCarry(s, counter)
                && !isLike(counters, counter, carrier);
    }

    private static boolean hasTwinBefore(Position s, int counter, int carrier) {
        for (int other = 0; other < counter; other++) {
            if (isOther(s, other, carrier) && isLike(Theatre.counters(s), other, counter)) {
                return true;
            }
        }
        return false;
    }

    /** It makes no difference which of two such units carries the squad. */
    private static boolean isLike(Counters counters, int one, int other) {
        return counters.type(one) == counters.type(other)
                && counters.hits(one) == counters.hits(other)
                && counters.isDamaged(one) == counters.isDamaged(other)
                && counters.is(CounterMark.FACE_DOWN, one) == counters.is(CounterMark.FACE_DOWN, other);
    }

    @Override
    public void answer(Resolution r, Action action) {
        Squads.give(r.state(), next++, action.argument());
    }

    @Override
    protected void digest(Digest d) {
        d.add(next);
    }
}
