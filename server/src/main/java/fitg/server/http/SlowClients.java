package fitg.server.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Cuts off connections that only pretend to move. An idle connection ends by itself, but a byte now and then would keep
 * one open for ever, and so would our own pings to somebody who is no longer there.
 */
final class SlowClients extends AbstractLifeCycle implements Connection.Listener {

    private static final Logger LOG = LoggerFactory.getLogger(SlowClients.class);
    private static final Duration SLOWEST_ROUND = Duration.ofSeconds(1);

    private final Patience patience;
    private final Scheduler scheduler;
    private final long round;
    private final Map<Connection, Stage> stages = new ConcurrentHashMap<>();

    SlowClients(ServerConnector connector, Patience patience) {
        this.patience = patience;
        this.scheduler = connector.getScheduler();
        this.round = Math.min(SLOWEST_ROUND.toMillis(), patience.header().toMillis() / 4);
    }

    /** What a connection is at, since when, and how long it may be. */
    private record Stage(long mark, long since, Duration limit) {
        private boolean isOver(long now) {
            return now - since > limit.toNanos();
        }
    }

    @Override
    public void onOpened(Connection connection) {
        stages.put(connection, stage(connection));
    }

    @Override
    public void onClosed(Connection connection) {
        stages.remove(connection);
    }

    @Override
    protected void doStart() {
        later();
    }

    private void later() {
        scheduler.schedule(this::look, round, TimeUnit.MILLISECONDS);
    }

    private void look() {
        stages.replaceAll((connection, before) -> {
            Stage now = stage(connection);
            return now.mark() == before.mark() ? before : now;
        });
        long now = System.nanoTime();
        stages.forEach((connection, stage) -> {
            if (stage.isOver(now)) {
                LOG.debug("a client was too slow: {}", connection);
                connection.getEndPoint().close();
            }
        });
        if (isRunning()) {
            later();
        }
    }

    private Stage stage(Connection connection) {
        long now = System.nanoTime();
        return switch (connection) {
            case HttpConnection http -> stage(http, now);
            case WebSocketConnection socket -> new Stage(socket.getBytesIn(), now, patience.silence());
            default -> new Stage(now, now, patience.idle());
        };
    }

    /** Between two requests every look finds a new stage, which never lasts too long: that is for the idle timeout. */
    private Stage stage(HttpConnection http, long now) {
        HttpParser parser = http.getParser();
        if (parser.isState(HttpParser.State.START)) {
            return new Stage(-1 - now, now, patience.idle());
        }
        boolean header = parser.inHeaderState();
        long mark = 2 * http.getMessagesIn() + (header ? 0 : 1);
        return new Stage(mark, now, header ? patience.header() : patience.exchange());
    }
}
