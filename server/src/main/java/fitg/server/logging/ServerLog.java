package fitg.server.logging;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;

/**
 * Sets up the log in code: no file to parse at the start, and quiet until a server asks for more, because every command
 * of the program may load a library that logs.
 */
public final class ServerLog extends ContextAwareBase implements Configurator {

    /** For machines that collect logs, or for people. */
    public enum Format {
        JSON,
        TEXT
    }

    private static final String FOR_PEOPLE = "%d{HH:mm:ss} %-5level %msg%n%ex";

    /** Whoever puts a configuration of his own on the class path gets it. */
    @Override
    public ExecutionStatus configure(LoggerContext context) {
        boolean own = Stream.of("/logback-test.xml", "/logback.xml")
                .anyMatch(file -> getClass().getResource(file) != null);
        if (own) {
            return ExecutionStatus.INVOKE_NEXT_IF_ANY;
        }
        apply(context, Format.TEXT, Level.WARN);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /** From now on like this; our own lines from the given level, those of libraries only when they matter. */
    public static void use(Format format, String level) {
        apply((LoggerContext) LoggerFactory.getILoggerFactory(), format, Level.toLevel(level));
    }

    private static void apply(LoggerContext context, Format format, Level ours) {
        context.reset();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(encoder(context, format));
        appender.start();
        var root = context.getLogger("ROOT");
        root.addAppender(appender);
        root.setLevel(Level.WARN);
        context.getLogger("fitg").setLevel(ours);
        // Jetty warns of every request it cannot read; whoever sends them has been answered.
        context.getLogger("org.eclipse.jetty").setLevel(Level.ERROR);
    }

    private static Encoder<ILoggingEvent> encoder(LoggerContext context, Format format) {
        if (format == Format.JSON) {
            JsonEncoder json = new JsonEncoder();
            json.setContext(context);
            json.setWithSequenceNumber(false);
            json.setWithNanoseconds(false);
            json.setWithContext(false);
            json.setWithFormattedMessage(true);
            json.setWithMessage(false);
            json.setWithArguments(false);
            json.start();
            return json;
        }
        PatternLayoutEncoder text = new PatternLayoutEncoder();
        text.setContext(context);
        text.setPattern(FOR_PEOPLE);
        text.start();
        return text;
    }
}
