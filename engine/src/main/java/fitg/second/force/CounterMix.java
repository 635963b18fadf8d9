package fitg.second.force;

import fitg.content.CounterType;
import fitg.second.state.Theatre;
import fitg.state.Position;

/** K-R3: of each type there are only so many counters; lost ones return. */
public final class CounterMix {

    private CounterMix() {}

    public static boolean isLeft(Position s, CounterType type) {
        return Theatre.counters(s).inGame(type) < type.mix();
    }
}
