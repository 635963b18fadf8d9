package fitg.app.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.TimeUnit;

/** Watches a seat over a socket and measures how long after an answer the update of it arrives. */
final class Watch implements SocketReader.Listener, AutoCloseable {

    private static final long PATIENCE = TimeUnit.SECONDS.toMillis(10);

    private final URI node;
    private final String side;
    private final Tally tally;
    private final Queue<Awaited> awaited = new ArrayDeque<>();
    private int shown = -1;
    private boolean closed;
    private volatile SocketReader socket;

    private Watch(URI node, String side, Tally tally) {
        this.node = node;
        this.side = side;
        this.tally = tally;
    }

    private record Awaited(int number, long since) {}

    static Watch open(URI node, Ledger ledger, String side, Tally tally) throws IOException {
        Watch watch = new Watch(node, side, tally);
        watch.socket = SocketReader.open(Wire.requireLoopback(node), "/api/socket", watch);
        watch.socket.say(Documents.write(Map.of("game", ledger.game(), "token", ledger.token(side))));
        return watch;
    }

    URI node() {
        return node;
    }

    String side() {
        return side;
    }

    /** An answer said that the seat's number is this now. */
    synchronized void expect(int number) {
        if (closed) {
            return;
        }
        if (shown >= number) {
            tally.pushed(0); // the update was quicker than the answer
        } else {
            awaited.add(new Awaited(number, System.nanoTime()));
        }
    }

    private synchronized void shown(int number) {
        shown = number;
        while (!awaited.isEmpty() && awaited.peek().number() <= number) {
            tally.pushed(System.nanoTime() - awaited.remove().since());
        }
        notifyAll();
    }

    @Override
    public void message(String update) {
        try {
            Integer number =
                    Documents.read(update, Documents.Update.class).view().number();
            if (number != null) {
                shown(number);
            }
        } catch (IOException notJson) {
            tally.error("update that is not JSON");
        }
    }

    /** Only the server closes it this way; we just go. */
    @Override
    public void ended(int code) {
        tally.error("socket closed by the server with " + code);
        forgetAwaited();
    }

    private synchronized void forgetAwaited() {
        closed = true;
        awaited.clear();
        notifyAll();
    }

    /** Waits for what is still on its way. */
    @Override
    public void close() {
        int missing = missingAfter(PATIENCE);
        for (int i = 0; i < missing; i++) {
            tally.error("update that never came");
        }
        socket.close();
    }

    private synchronized int missingAfter(long milliseconds) {
        long until = System.currentTimeMillis() + milliseconds;
        try {
            for (long left = milliseconds; !awaited.isEmpty() && left > 0; left = until - System.currentTimeMillis()) {
                wait(left);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return awaited.size();
    }
}
