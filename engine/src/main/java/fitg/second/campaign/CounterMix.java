package fitg.second.campaign;

import fitg.content.CounterType;
import fitg.second.state.Theatre;
import fitg.state.Position;

/** K-R3: of each type there are only so many counters; lost ones return. */
final class CounterMix {

    private CounterMix() {}

    static boolean isLeft(Position s, CounterType type) {
        return Theatre.counters(s).inGame(type) < type.mix();
    }
}
