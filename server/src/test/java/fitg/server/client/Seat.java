package fitg.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Somebody in a seat of a game, who plays over HTTP and knows nothing but what the answers say. */
public final class Seat {

    private final Client client;
    private final String game;
    private final String token;

    public Seat(Client client, String game, String token) {
        this.client = client;
        this.game = game;
        this.token = token;
    }

    public String game() {
        return game;
    }

    public String token() {
        return token;
    }

    public Answer get(String path) {
        return client.get("/api/games/" + game + path, token);
    }

    public Answer post(String path, Object body) {
        return client.post("/api/games/" + game + path, token, body);
    }

    public Answer put(String path, Object body) {
        return client.put("/api/games/" + game + path, token, body);
    }

    public Answer delete(String path) {
        return client.delete("/api/games/" + game + path, token);
    }

    /** The whole log, a page after the other. */
    public List<JsonNode> log() {
        List<JsonNode> entries = new ArrayList<>();
        String path = "/api/games/" + game + "/log";
        while (path != null) {
            JsonNode page = client.get(path, token).ok();
            page.get("entries").forEach(entries::add);
            path = page.hasNonNull("next") ? page.get("next").asText() : null;
        }
        return entries;
    }

    public JsonNode sitDown(String name) {
        return post("/seat", Map.of("name", name, "nonce", Client.NONCE)).ok();
    }

    public JsonNode view() {
        return get("/view").ok().get("view");
    }

    public Answer play(int number, String... actions) {
        return post("/actions", Map.of("number", number, "actions", List.of(actions)));
    }

    public Socket watch() {
        return client.watch(game, token);
    }
}
