package fitg.app.admin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.app.BadInput;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;

/** A running server, spoken to by whoever runs it. */
final class House implements AutoCloseable {

    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final URI address;
    private final String token;

    House(URI address, String token) {
        this.address = address;
        this.token = token;
    }

    JsonNode get(String path) throws IOException {
        return ask("GET", path);
    }

    /** With the method of HTTP that changes something. */
    JsonNode ask(String method, String path) throws IOException {
        HttpResponse<byte[]> answer =
                send(request(path).method(method, BodyPublishers.noBody()), BodyHandlers.ofByteArray());
        JsonNode document = answer.body().length == 0 ? JSON.nullNode() : JSON.readTree(answer.body());
        requireGranted(answer.statusCode(), document);
        return document;
    }

    /** Writes what the server answers into the file; false if there is nothing to write yet. */
    boolean save(String path, Path file) throws IOException {
        HttpResponse<Path> answer = send(request(path).GET(), BodyHandlers.ofFile(file));
        return answer.statusCode() == 200;
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(address.resolve(path))
                .timeout(PATIENCE)
                .header("Authorization", "Bearer " + token);
    }

    private <T> HttpResponse<T> send(HttpRequest.Builder request, HttpResponse.BodyHandler<T> handler)
            throws IOException {
        try {
            return http.send(request.build(), handler);
        } catch (ConnectException nobody) {
            throw new BadInput("No server answers at " + address + ".", nobody);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("stopped");
        }
    }

    private void requireGranted(int status, JsonNode problem) {
        if (status == 404 && problem.path("detail").asText().equals("There is nothing here.")) {
            throw new BadInput("The server at " + address + " does not take this token.");
        }
        if (status >= 400) {
            throw new BadInput(problem.path("detail").asText("The server answered " + status + "."));
        }
    }

    @Override
    public void close() {
        http.close();
    }
}
