package fitg.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/** What an operator would read, as long as it is open. */
public final class LogLines extends AppenderBase<ILoggingEvent> implements AutoCloseable {

    private final Logger log;
    private final List<String> lines = new CopyOnWriteArrayList<>();

    private LogLines(Logger log) {
        this.log = log;
    }

    /** @param where a package or a class, whose lines from this level on are heard */
    public static LogLines of(String where, Level from) {
        LogLines heard = new LogLines((Logger) LoggerFactory.getLogger(where));
        heard.start();
        heard.log.setLevel(from);
        heard.log.setAdditive(false);
        heard.log.addAppender(heard);
        return heard;
    }

    @Override
    protected void append(ILoggingEvent event) {
        lines.add(event.getFormattedMessage());
    }

    public List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void close() {
        log.detachAppender(this);
        log.setAdditive(true);
        log.setLevel(null);
        stop();
    }
}
