import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Rings when the game has changed. Each message of the socket has the whole view and could be read; here it only says that
 * looking is worth it, so a lost connection loses nothing.
 */
final class Bell implements WebSocket.Listener, AutoCloseable {

    /** Somebody who hears nothing for so long looks anyway. */
    private static final int PATIENCE = 30;

    private final Server server;
    private final String greeting;
    private final Semaphore rung = new Semaphore(0);
    private WebSocket socket;
    private volatile boolean connected;

    Bell(Server server, String game, String token) {
        this.server = server;
        this.greeting = Json.write(Map.of("game", game, "token", token));
    }

    void hush() {
        rung.drainPermits();
    }

    /** Until it rings, or for half a minute. Connects first if it has to, and then rings at once. */
    void await() {
        if (!connected && !connect()) {
            Server.pause(1);
            return;
        }
        try {
            rung.tryAcquire(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            throw new Server.Unreachable("Stopped.", stopped);
        }
    }

    private boolean connect() {
        try {
            socket = server.http()
                    .newWebSocketBuilder()
                    .buildAsync(server.socket(), this)
                    .join();
            connected = true;
            socket.sendText(greeting, true).join();
            return true;
        } catch (CompletionException refused) {
            return false;
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        if (last) {
            rung.release();
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        lost();
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        lost();
    }

    private void lost() {
        connected = false;
        rung.release();
    }

    @Override
    public void close() {
        if (socket != null) {
            socket.abort();
        }
    }
}
