package fitg.rules.force.second;

import fitg.content.CounterType;
import fitg.state.Position;
import fitg.state.theatre.Theatre;

/** K-R3: of each type there are only so many counters; lost ones return. */
public final class CounterMix {

    private CounterMix() {}

    public static boolean isLeft(Position s, CounterType type) {
        return Theatre.counters(s).inGame(type) < type.mix();
    }
}
