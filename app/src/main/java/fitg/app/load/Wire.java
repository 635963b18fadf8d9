package fitg.app.load;

import fitg.app.BadInput;
import fitg.app.load.Tally.Request;
import fitg.server.common.Hosts;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Requests to the nodes, each of them timed. Speaks to this machine only. */
final class Wire implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final HttpClient http;
    private final Tally tally;

    Wire(Tally tally) {
        this(tally, null);
    }

    /** From an address of this machine, or from any. */
    Wire(Tally tally, InetAddress from) {
        this.tally = tally;
        this.http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(PATIENCE)
                .localAddress(from)
                .build();
    }

    static URI requireLoopback(URI node) {
        if (node.getHost() == null || !Hosts.isLoopback(node.getHost())) {
            throw new BadInput("Only servers on this machine are put under load, not " + node + ".");
        }
        return node;
    }

    Answer get(Request kind, URI node, String path, String token) throws IOException {
        return send(kind, request(node, path, token).GET());
    }

    Answer post(Request kind, URI node, String path, String token, Object body) throws IOException {
        return postText(kind, node, path, token, Documents.write(body));
    }

    Answer postText(Request kind, URI node, String path, String token, String json) throws IOException {
        return send(
                kind,
                request(node, path, token)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(json)));
    }

    private static HttpRequest.Builder request(URI node, String path, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(node.resolve(path)).timeout(PATIENCE);
        return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    private Answer send(Request kind, HttpRequest.Builder request) throws IOException {
        long before = System.nanoTime();
        try {
            var response = http.send(request.build(), BodyHandlers.ofByteArray());
            tally.answered(kind, System.nanoTime() - before);
            return new Answer(response.statusCode(), response.body());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("stopped");
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
