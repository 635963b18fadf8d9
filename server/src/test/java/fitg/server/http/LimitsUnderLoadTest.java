package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LimitsUnderLoadTest {

    private static final long TEN_SECONDS = TimeUnit.SECONDS.toNanos(10);

    private final CountDownLatch slowHasLooked = new CountDownLatch(1);
    private final CountDownLatch quickHasPassed = new CountDownLatch(1);
    private volatile Thread slow;

    /** One thread looks at the clock and is held up, as happens when there is more to do than there are cores. */
    @Test
    void aThreadThatWasHeldUpDoesNotEmptyTheBucket() throws Exception {
        Limits limits = new Limits(50, this::clock);
        limits.take("somebody", 1);
        CompletableFuture<Void> late = new CompletableFuture<>();
        slow = Thread.ofPlatform().unstarted(() -> {
            try {
                limits.take("somebody", 1);
                late.complete(null);
            } catch (RuntimeException refused) {
                late.completeExceptionally(refused);
            }
        });
        slow.start();
        slowHasLooked.await();
        limits.take("somebody", 1);
        quickHasPassed.countDown();
        assertThatCode(late::join).doesNotThrowAnyException();
    }

    private long clock() {
        if (Thread.currentThread() != slow) {
            return slow == null ? 0 : TEN_SECONDS;
        }
        slowHasLooked.countDown();
        try {
            quickHasPassed.await(200, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }
}
