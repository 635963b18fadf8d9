package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class RepeatedTest {

    private final Logger log = (Logger) LoggerFactory.getLogger(Repeated.class);
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

    @BeforeEach
    void listen() {
        log.setLevel(Level.INFO);
        lines.start();
        log.addAppender(lines);
    }

    @AfterEach
    void listenNoMore() {
        log.detachAppender(lines);
        log.setLevel(null);
    }

    @Test
    void whatHappensAThousandTimesFillsOneLine() {
        Repeated repeated = new Repeated("refused {} requests");

        for (int i = 0; i < 1_000; i++) {
            repeated.note();
        }

        assertThat(lines.list).hasSize(1);
        assertThat(lines.list.getFirst().getFormattedMessage()).isEqualTo("refused 1 requests");
    }
}
