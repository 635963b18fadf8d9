package fitg.app.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/** Watches a seat over a socket and measures how long after an answer the update of it arrives. */
final class Watch implements WebSocket.Listener, AutoCloseable {

    private static final long PATIENCE = TimeUnit.SECONDS.toMillis(10);

    private final URI node;
    private final String side;
    private final Tally tally;
    private final StringBuilder part = new StringBuilder();
    private final Queue<Awaited> awaited = new ArrayDeque<>();
    private int shown = -1;
    private boolean closed;
    private volatile WebSocket socket;

    private Watch(URI node, String side, Tally tally) {
        this.node = node;
        this.side = side;
        this.tally = tally;
    }

    private record Awaited(int number, long since) {}

    static Watch open(Wire wire, URI node, Ledger ledger, String side, Tally tally) {
        Watch watch = new Watch(node, side, tally);
        watch.socket = wire.open(node, watch);
        String greeting = Documents.write(Map.of("game", ledger.game(), "token", ledger.token(side)));
        watch.socket.sendText(greeting, true).join();
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
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            read(part.toString());
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    private void read(String update) {
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

    @Override
    public void onError(WebSocket from, Throwable error) {
        tally.error("socket: " + error.getClass().getSimpleName());
    }

    /** Only the server closes it this way; we just go. */
    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        tally.error("socket closed by the server with " + code);
        forgetAwaited();
        return null;
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
        socket.abort();
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
