package fitg.server.common;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import fitg.server.LogLines;
import org.junit.jupiter.api.Test;

class RepeatedTest {

    @Test
    void whatHappensAThousandTimesFillsOneLine() {
        try (LogLines log = LogLines.of(Repeated.class.getName(), Level.INFO)) {
            Repeated repeated = new Repeated(org.slf4j.event.Level.INFO, "refused {} requests");

            for (int i = 0; i < 1_000; i++) {
                repeated.note();
            }

            assertThat(log.lines()).containsExactly("refused 1 requests");
        }
    }
}
