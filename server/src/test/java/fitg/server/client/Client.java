package fitg.server.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;

/** Speaks to a server as any program would. */
public final class Client implements AutoCloseable {

    public static final String NONCE = "00112233445566778899aabbccddeeff";

    private static final JsonMapper JSON = new JsonMapper();

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private final int port;

    public Client(int port) {
        this.port = port;
    }

    public Answer get(String path) {
        return send(request(path, null).GET());
    }

    public Answer get(String path, String token) {
        return send(request(path, token).GET());
    }

    public Answer delete(String path, String token) {
        return send(request(path, token).DELETE());
    }

    public Answer post(String path, Object body) {
        return post(path, null, body);
    }

    public Answer post(String path, String token, Object body) {
        return send(request(path, token)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body instanceof String text ? text : text(body))));
    }

    public Answer put(String path, String token, Object body) {
        return send(request(path, token)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(body instanceof String text ? text : text(body))));
    }

    private HttpRequest.Builder request(String path, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Duration.ofSeconds(20));
        return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    public Answer send(HttpRequest.Builder request) {
        try {
            var response = http.send(request.build(), BodyHandlers.ofString());
            return new Answer(response.statusCode(), response.headers(), response.body());
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    private static String text(Object body) {
        try {
            return JSON.writeValueAsString(body);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    // ---- games

    /** A seat: {@code "human"}, {@code "open"}, or the level of a computer player. */
    public static Map<String, Object> seat(String who) {
        return switch (who) {
            case "human", "open" -> Map.of("kind", who);
            default -> Map.of("kind", "computer", "level", who);
        };
    }

    public JsonNode open(String scenario, String rebel, String imperial) {
        return post(
                        "/api/games",
                        Map.of("scenario", scenario, "seats", Map.of("rebel", seat(rebel), "imperial", seat(imperial))))
                .ok();
    }

    /** A running game between two people at this client, as {rebel, imperial}. */
    public Seat[] table(String scenario) {
        JsonNode opened = open(scenario, "human", "human");
        String game = opened.get("game").get("id").asText();
        Seat rebel = new Seat(this, game, opened.get("tokens").get("rebel").asText());
        Seat imperial =
                new Seat(this, game, opened.get("tokens").get("imperial").asText());
        rebel.sitDown("Ada");
        imperial.sitDown("Grace");
        return new Seat[] {rebel, imperial};
    }

    /** A socket that has not said anything yet. */
    public Socket connect() {
        return Socket.connect(http, port);
    }

    /** Watches a game; without a token as an onlooker. */
    public Socket watch(String game, String token) {
        return Socket.open(http, port, game, token);
    }

    @Override
    public void close() {
        http.close();
    }
}
