package fitg.server.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Watches a game over a WebSocket. */
public final class Socket implements WebSocket.Listener, AutoCloseable {

    private static final JsonMapper JSON = new JsonMapper();

    private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private WebSocket socket;

    static Socket open(HttpClient http, int port, String game, String token) {
        Socket socket = connect(http, port);
        String secret = token == null ? "null" : "\"" + token + "\"";
        socket.send("{\"game\":\"" + game + "\",\"token\":" + secret + "}");
        return socket;
    }

    /** A socket that has not said anything yet. */
    public static Socket connect(HttpClient http, int port) {
        Socket listener = new Socket();
        listener.socket = http.newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/socket"), listener)
                .join();
        return listener;
    }

    public void send(String text) {
        socket.sendText(text, true).join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            messages.add(parse(part.toString()));
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    private static JsonNode parse(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException notJson) {
            throw new AssertionError(notJson);
        }
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.completeExceptionally(error);
    }

    /** The next update, or null when none comes within the time. */
    public JsonNode next(long milliseconds) {
        try {
            return messages.poll(milliseconds, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /** The code the server closed it with. */
    public int closeCode(long milliseconds) {
        try {
            return closed.get(milliseconds, TimeUnit.MILLISECONDS);
        } catch (Exception open) {
            throw new AssertionError("the socket was not closed", open);
        }
    }

    @Override
    public void close() {
        socket.abort();
    }
}
