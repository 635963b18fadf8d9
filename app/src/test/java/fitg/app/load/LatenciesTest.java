package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.load.Latencies.Summary;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class LatenciesTest {

    private final Latencies latencies = new Latencies();

    @Test
    void percentilesAreTimesThatWereMeasured() {
        for (int milliseconds = 2000; milliseconds >= 1; milliseconds--) {
            latencies.add(Duration.ofMillis(milliseconds).toNanos());
        }
        assertThat(latencies.summary(Duration.ofSeconds(10))).isEqualTo(new Summary(2000, 200, 1000, 1900, 1980, 2000));
    }

    @Test
    void nothingMeasuredIsNoTimeAtAll() {
        assertThat(latencies.summary(Duration.ofSeconds(10))).isEqualTo(new Summary(0, 0, 0, 0, 0, 0));
    }
}
