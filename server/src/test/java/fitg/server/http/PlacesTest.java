package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.server.table.Refusal;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class PlacesTest {

    private final Places uploads = new Places(3, 2, Duration.ofMillis(50));
    private final CountDownLatch begun = new CountDownLatch(2);
    private final CountDownLatch end = new CountDownLatch(1);

    private String slowly() {
        begun.countDown();
        try {
            end.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return "read";
    }

    @Test
    void whoSendsManyFilesAtOnceWaitsAndOthersDoNot() throws Exception {
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<String> first = people.submit(() -> uploads.oneOf("somebody", this::slowly));
            Future<String> second = people.submit(() -> uploads.oneOf("somebody", this::slowly));
            begun.await();

            assertThatThrownBy(() -> uploads.oneOf("somebody", () -> "a third one"))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("try again in a moment");
            assertThat(uploads.oneOf("somebody else", () -> "read")).isEqualTo("read");

            end.countDown();
            assertThat(first.get() + second.get()).isEqualTo("readread");
            assertThat(uploads.oneOf("somebody", () -> "a third one")).isEqualTo("a third one");
        }
    }

    @Test
    void thereAreOnlySoManyPlacesForAll() throws Exception {
        Places narrow = new Places(2, 2, Duration.ofMillis(50));
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            people.submit(() -> narrow.oneOf("somebody", this::slowly));
            people.submit(() -> narrow.oneOf("somebody else", this::slowly));
            begun.await();

            assertThatThrownBy(() -> narrow.oneOf("a third person", () -> "read"))
                    .isInstanceOf(Refusal.class);

            end.countDown();
        }
    }
}
