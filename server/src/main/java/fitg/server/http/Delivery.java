package fitg.server.http;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.MetaData;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.HttpStream;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An answer on its way, a piece after the other. Whoever does not take a piece in time is cut off: to take a byte now and
 * then is not to read, and a connection that only does that would never be idle.
 */
final class Delivery extends HttpStream.Wrapper {

    private static final Logger LOG = LoggerFactory.getLogger(Delivery.class);

    private final EndPoint line;
    private final Scheduler scheduler;
    private final Patience patience;

    private Delivery(HttpStream stream, Request request, Patience patience) {
        super(stream);
        this.line = request.getConnectionMetaData().getConnection().getEndPoint();
        this.scheduler = request.getComponents().getScheduler();
        this.patience = patience;
    }

    static void of(Request request, Patience patience) {
        request.addHttpStreamWrapper(stream -> new Delivery(stream, request, patience));
    }

    @Override
    public void send(
            MetaData.Request request, MetaData.Response response, boolean last, ByteBuffer piece, Callback done) {
        Deadline deadline = new Deadline(done);
        super.send(request, response, last, piece, deadline);
        deadline.begin();
    }

    /** Most pieces have left before anybody looks at the clock. */
    private final class Deadline extends Callback.Nested {

        private boolean over;
        private Scheduler.Task cuttingOff;

        private Deadline(Callback done) {
            super(done);
        }

        private synchronized void begin() {
            if (!over) {
                cuttingOff = scheduler.schedule(this::cutOff, patience.reading().toMillis(), TimeUnit.MILLISECONDS);
            }
        }

        /** At once: what has been sent already would otherwise lie in the system's memory until it is read. */
        private void cutOff() {
            LOG.debug("a client did not read: {}", line);
            try {
                if (line.getTransport() instanceof SocketChannel channel) {
                    channel.setOption(StandardSocketOptions.SO_LINGER, 0);
                }
            } catch (IOException gone) {
                LOG.debug("it has gone by itself");
            } finally {
                line.close();
            }
        }

        private synchronized void end() {
            over = true;
            if (cuttingOff != null) {
                cuttingOff.cancel();
            }
        }

        @Override
        public void succeeded() {
            end();
            super.succeeded();
        }

        @Override
        public void failed(Throwable reason) {
            end();
            super.failed(reason);
        }
    }
}
