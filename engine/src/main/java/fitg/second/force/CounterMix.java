package fitg.second.force;

import fitg.content.CounterType;
import fitg.content.Place;
import fitg.second.state.Counters;
import fitg.second.state.Theatre;
import fitg.state.Position;

/** K-R3: of each type there are only so many counters; lost ones return. */
public final class CounterMix {

    private CounterMix() {}

    public static boolean isLeft(Position s, CounterType type) {
        Counters counters = Theatre.counters(s);
        int used = 0;
        for (int each = 0; each < counters.count(); each++) {
            used += counters.type(each) == type && counters.place(each) != Place.OUT_OF_GAME ? 1 : 0;
        }
        return used < type.mix();
    }
}
