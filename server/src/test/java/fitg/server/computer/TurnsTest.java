package fitg.server.computer;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.server.computer.Turns.Wish;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who thinks next, when all places are taken. */
class TurnsTest {

    private static final Wish FIRST = new Wish("first", false, false);

    private final Turns turns = new Turns(1);
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> threads = new ArrayList<>();

    /** Stands in the queue, and when its turn comes notes its name and lets the next one think. */
    private void queue(String name, Wish wish) throws InterruptedException {
        Thread thread = Thread.ofVirtual().start(() -> {
            try {
                turns.take(wish);
                order.add(name);
                turns.giveBack(wish);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        });
        threads.add(thread);
        while (thread.getState() == Thread.State.NEW || thread.getState() == Thread.State.RUNNABLE) {
            Thread.sleep(1);
        }
    }

    private List<String> served() throws InterruptedException {
        turns.giveBack(FIRST);
        for (Thread thread : threads) {
            thread.join();
        }
        return order;
    }

    @Test
    void whereAPersonWaitsComesFirst() throws Exception {
        turns.take(FIRST);
        for (int i = 0; i < 60; i++) {
            queue("nobody " + i, new Wish("crowd", false, false));
        }
        queue("person", new Wish("alone", true, false));

        assertThat(served().getFirst()).isEqualTo("person");
    }

    @Test
    void whoHasManyGamesWaitsLikeWhoHasOne() throws Exception {
        turns.take(FIRST);
        for (int i = 0; i < 5; i++) {
            queue("crowd " + i, new Wish("crowd", true, false));
        }
        queue("other", new Wish("other", true, false));

        assertThat(served().indexOf("other")).isLessThanOrEqualTo(1);
    }

    @Test
    void aShortThinkerDoesNotStandBehindLongOnes() throws Exception {
        turns.take(FIRST);
        queue("long", new Wish("one", true, false));
        queue("short", new Wish("other", true, true));

        assertThat(order).containsExactly("short");
        assertThat(served()).containsExactly("short", "long");
    }
}
