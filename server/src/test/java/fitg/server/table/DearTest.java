package fitg.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Dear work is shared out among the addresses that want it. */
class DearTest {

    private static final Duration LONG = Duration.ofMinutes(1);

    private final ExecutorService people = Executors.newVirtualThreadPerTaskExecutor();
    private final CountDownLatch enough = new CountDownLatch(1);
    private final Queue<String> done = new ConcurrentLinkedQueue<>();
    private Dear dear = new Dear(1, LONG);

    @AfterEach
    void stop() {
        enough.countDown();
        dear.close();
        people.close();
    }

    private static final class Person implements Payer {
        private final String address;
        private final AtomicInteger paid = new AtomicInteger();
        private BooleanSupplier waits = () -> true;

        Person(String address) {
            this.address = address;
        }

        @Override
        public String address() {
            return address;
        }

        @Override
        public void pay(int entries) {
            paid.addAndGet(entries);
        }

        @Override
        public boolean isWaiting() {
            return waits.getAsBoolean();
        }
    }

    /** Begins something that lasts until there is enough, and returns when it has begun. */
    private Future<String> busy(String address) throws Exception {
        return busy(address, enough);
    }

    private Future<String> busy(String address, CountDownLatch until) throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        Future<String> busy = people.submit(() -> dear.run(new Person(address), () -> {
            begun.countDown();
            until.await();
            return address;
        }));
        assertThat(begun.await(10, TimeUnit.SECONDS)).isTrue();
        return busy;
    }

    /** Returns when it stands in line, or has been and gone. */
    private Future<String> asks(String address, String what) {
        int before = dear.waiting();
        Future<String> asked = people.submit(() -> dear.run(new Person(address), () -> {
            done.add(what);
            return what;
        }));
        while (dear.waiting() == before && !asked.isDone()) {
            Thread.onSpinWait();
        }
        return asked;
    }

    @Test
    void whoAsksForMuchIsPassedByOthers() throws Exception {
        busy("one");
        asks("one", "more");

        assertThat(dear.run(new Person("another"), () -> "at once")).isEqualTo("at once");
        assertThat(done).isEmpty();
    }

    @Test
    void theAddressesTakeTurns() throws Exception {
        busy("one with much time"); // keeps one of the two threads, so that what is done comes one after the other
        CountDownLatch first = new CountDownLatch(1);
        busy("one", first);
        List<Future<String>> all = new ArrayList<>();
        for (String what : List.of("one 1", "one 2", "one 3", "another 1", "a third 1")) {
            all.add(asks(what.substring(0, what.length() - 2), what));
        }
        first.countDown();
        for (Future<String> each : all) {
            each.get();
        }

        assertThat(done).containsExactly("one 1", "another 1", "a third 1", "one 2", "one 3");
    }

    @Test
    void aLongLineIsRefusedAndOthersAreNot() throws Exception {
        busy("one");
        for (int i = 0; i < 32; i++) {
            asks("one", "patience");
        }

        assertThatThrownBy(() -> dear.run(new Person("one"), () -> "too much"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("too much to work out");
        assertThat(dear.run(new Person("another"), () -> "done")).isEqualTo("done");
    }

    @Test
    void whatDoesNotBeginInTimeIsNotDone() throws Exception {
        dear.close();
        dear = new Dear(1, Duration.ofMillis(50));
        busy("one");

        Future<String> late = asks("one", "late");

        assertThatThrownBy(late::get).hasCauseInstanceOf(Refusal.class);
        enough.countDown();
        assertThat(asks("one", "after it").get()).isEqualTo("after it");
        assertThat(done).containsExactly("after it");
    }

    @Test
    void whatNobodyWaitsForAnyMoreIsNotDone() throws Exception {
        busy("one");
        Person gone = new Person("one");
        gone.waits = () -> false;
        Future<String> unwanted = people.submit(() -> dear.run(gone, () -> {
            done.add("unwanted");
            return "";
        }));
        while (dear.waiting() == 0) {
            Thread.onSpinWait();
        }
        enough.countDown();

        assertThatThrownBy(unwanted::get).hasCauseInstanceOf(Refusal.class);
        assertThat(done).isEmpty();
    }

    @Test
    void whatSeveralWantIsDoneAndPaidOnce() throws Exception {
        busy("one");
        Person first = new Person("one");
        Person second = new Person("one");
        Callable<String> work = () -> {
            done.add("the game");
            return "the game";
        };
        Future<String> mine = people.submit(() -> dear.together("game", first, 700, work));
        while (dear.waiting() == 0) {
            Thread.onSpinWait();
        }
        Person elsewhere = new Person("another");

        assertThat(dear.together("game", elsewhere, 700, work)).isEqualTo("the game");
        assertThat(mine.get()).isEqualTo("the game");
        assertThat(done).containsExactly("the game");
        assertThat(first.paid.get() + second.paid.get() + elsewhere.paid.get()).isEqualTo(700);
    }

    @Test
    void whoCannotPayGetsNothingDone() {
        Payer poor = new Payer() {
            @Override
            public String address() {
                return "poor";
            }

            @Override
            public void pay(int entries) {
                throw new Refusal(Refusal.Kind.TOO_MANY, "Not now.");
            }

            @Override
            public boolean isWaiting() {
                return true;
            }
        };

        assertThatThrownBy(() -> dear.together("game", poor, 700, () -> done.add("it")))
                .isInstanceOf(Refusal.class);
        assertThat(done).isEmpty();
    }

    @Test
    void whatGoesWrongIsToldToWhoAsked() {
        assertThatThrownBy(() -> dear.run(new Person("one"), () -> {
                    throw new IllegalStateException("wrong");
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("wrong");
    }
}
