package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.server.table.Refusal;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class OutflowTest {

    private final Outflow outflow = new Outflow(100, 40);

    @Test
    void whoReadsNothingGetsNoMoreAndOthersDo() {
        outflow.share("deaf", 30);
        Outflow.Share other = outflow.share("somebody", 10);

        assertThatThrownBy(() -> outflow.share("deaf", 20))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("that nobody has read");
        other.grow(20);

        assertThat(outflow.underWay()).isEqualTo(60);
    }

    @Test
    void manyAddressesTogetherHaveNoMoreThanThereIs() {
        outflow.share("one", 40);
        outflow.share("another", 40);

        assertThatThrownBy(() -> outflow.share("a third", 30)).isInstanceOf(Refusal.class);
    }

    @Test
    void whatWasReadIsFreeAgainAndOnlyOnce() {
        Outflow.Share read = outflow.share("somebody", 40);
        read.close();
        read.close();

        assertThat(outflow.underWay()).isZero();
        outflow.share("somebody", 40);
    }

    @Test
    void whatIsLargerThanAllThereIsGoesByItself() {
        Outflow.Share large = outflow.share("somebody", 400);

        assertThatThrownBy(() -> outflow.share("another", 1)).isInstanceOf(Refusal.class);
        large.close();
        outflow.share("another", 1);
    }

    @Test
    void whoCanWaitWaitsUntilSomethingWasRead() throws Exception {
        Outflow.Share first = outflow.share("somebody", 30);
        CompletableFuture<Outflow.Share> second = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> {
            try {
                second.complete(outflow.await("somebody", 30));
            } catch (InterruptedException stopped) {
                second.completeExceptionally(stopped);
            }
        });
        assertThat(second).isNotDone();

        first.close();

        second.get().close();
        assertThat(outflow.underWay()).isZero();
    }
}
