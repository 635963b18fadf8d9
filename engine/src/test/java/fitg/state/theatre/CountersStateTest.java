package fitg.state.theatre;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.CounterType;
import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import org.junit.jupiter.api.Test;

class CountersStateTest {

    private final GameState first =
            Scenarios.named("breakout-at-egrix").orElseThrow().emptyState();
    private final GameState second = first.copy();
    private final int place = first.area().environs()[0];

    /** A search copies one game over another that had more counters: what befell those is nothing to the next one. */
    @Test
    void aNewCounterIsNewEvenWhereAnotherWasBefore() {
        CountersState used = TheatreState.counters(second);
        int old = used.add(CounterType.at(0), place);
        used.setHits(old, 1);
        used.setPending(old, 2);
        used.mark(CounterMark.DAMAGED, old, true);

        first.copyInto(second);
        int reused = used.add(CounterType.at(0), place);
        int fresh = TheatreState.counters(first).add(CounterType.at(0), place);

        assertThat(reused).isEqualTo(fresh);
        assertThat(used.hits(reused)).isZero();
        assertThat(used.pending(reused)).isZero();
        assertThat(used.nextMarked(CounterMark.DAMAGED, 0)).isEqualTo(used.count());
        assertThat(digest(second)).isEqualTo(digest(first));
    }

    /** In the order of their numbers, whoever came first; what leaves is in the list of no place. */
    @Test
    void aPlaceListsItsCounters() {
        CountersState counters = TheatreState.counters(first);
        int elsewhere = first.area().environs()[1];
        CounterType unit = CounterType.at(0);
        int one = counters.add(unit, elsewhere);
        int two = counters.add(unit, place);
        int three = counters.add(unit, place);

        counters.setPlace(one, place);
        counters.eliminate(two);

        assertThat(counters.firstIn(place)).isEqualTo(one);
        assertThat(counters.nextIn(one)).isEqualTo(three);
        assertThat(counters.nextIn(three)).isEqualTo(Holder.NOBODY);
        assertThat(counters.firstIn(elsewhere)).isEqualTo(Holder.NOBODY);
        assertThat(counters.firstHeld(unit.side())).isEqualTo(place);
        assertThat(counters.nextHeld(unit.side(), place)).isEqualTo(Holder.NOBODY);
        assertThat(counters.firstHeld(unit.side() == Side.REBEL ? Side.IMPERIAL : Side.REBEL))
                .isEqualTo(Holder.NOBODY);
        assertThat(counters.inGame(unit)).isEqualTo(2);
    }

    private static long digest(GameState s) {
        Digest d = new Digest();
        s.digest(d);
        return d.value();
    }
}
