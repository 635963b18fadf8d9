package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Socket;
import java.util.Set;
import java.util.TreeSet;

/** A client that holds every answer, and every request that was granted, against the description. */
final class DescribedClient {

    private static final JsonMapper JSON = new JsonMapper();

    private final Description description;
    private final Client client;
    private final Set<String> granted = new TreeSet<>();
    private final Set<String> problems = new TreeSet<>();

    DescribedClient(Description description, Client client) {
        this.description = description;
        this.client = client;
    }

    /** The routes that have granted something. */
    Set<String> granted() {
        return granted;
    }

    /** The kinds of problems met. */
    Set<String> problems() {
        return problems;
    }

    Answer get(String path, String token) {
        return checked("GET", path, null, client.get(path, token));
    }

    Answer delete(String path, String token) {
        return checked("DELETE", path, null, client.delete(path, token));
    }

    /** The body as JSON; without one, empty. */
    Answer post(String path, String token, String body) {
        return checked("POST", path, body, client.post(path, token, body));
    }

    Answer put(String path, String token, String body) {
        return checked("PUT", path, body, client.put(path, token, body));
    }

    Answer checked(String method, String path, String body, Answer answer) {
        String route = description.route(method, path).orElse(null);
        JsonNode response = route == null
                ? description.component("responses", answer.status() == 404 ? "Unknown" : "Anytime")
                : description.response(route, answer.status());
        check(method + " " + path + " answered " + answer.status(), response, answer);
        if (answer.status() >= 400) {
            problems.add(answer.problem());
            assertThat(answer.json().get("status").asInt()).isEqualTo(answer.status());
        } else {
            granted.add(route);
            checkRequest(route, body);
        }
        return answer;
    }

    private void check(String what, JsonNode response, Answer answer) {
        assertThat(response.isMissingNode()).as(what + " is not described").isFalse();
        if (!response.has("content")) {
            assertThat(answer.body()).as(what).isEmpty();
            return;
        }
        String type = answer.header("Content-Type").split(";")[0];
        JsonNode media = response.get("content").path(type);
        assertThat(media.isMissingNode())
                .as(what + " is not described as " + type)
                .isFalse();
        JsonNode document = type.endsWith("json") ? answer.json() : TextNode.valueOf(answer.body());
        assertThat(description.faults(media.get("schema"), document))
                .as(what + ": " + answer.body())
                .isEmpty();
        response.path("headers").properties().forEach(header -> {
            String value = answer.header(header.getKey());
            if (!value.isEmpty() || !header.getKey().equals("Retry-After")) {
                assertThat(description.faults(header.getValue().get("schema"), TextNode.valueOf(value)))
                        .as(what + ", " + header.getKey())
                        .isEmpty();
            }
        });
    }

    private void checkRequest(String route, String body) {
        JsonNode described = description.operation(route).path("requestBody");
        if (described.isMissingNode()) {
            assertThat(body == null || body.isEmpty()).as(route).isTrue();
            return;
        }
        JsonNode schema = described.get("content").get("application/json").get("schema");
        assertThat(description.faults(schema, tree(body)))
                .as(route + ": " + body)
                .isEmpty();
    }

    private static JsonNode tree(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException notJson) {
            throw new AssertionError(notJson);
        }
    }

    // ---- sockets

    Socket watch(String game, String token) {
        return client.watch(game, token);
    }

    /** The next update, which must come and fit. */
    JsonNode next(Socket socket) {
        JsonNode update = socket.next(10_000);
        assertThat(update).as("an update").isNotNull();
        assertThat(description.faults(description.component("schemas", "SocketUpdate"), update))
                .as("update " + update)
                .isEmpty();
        granted.add("GET /api/socket");
        return update;
    }

    // ---- seats

    /** Somebody in a seat of a game. */
    record Player(DescribedClient api, String game, String token) {

        private String at(String path) {
            return "/api/games/" + game + path;
        }

        Answer get(String path) {
            return api.get(at(path), token);
        }

        Answer post(String path, String body) {
            return api.post(at(path), token, body);
        }

        Answer put(String path, String body) {
            return api.put(at(path), token, body);
        }

        Answer delete(String path) {
            return api.delete(at(path), token);
        }

        JsonNode view() {
            return get("/view").ok().get("view");
        }

        Answer play(int number, String... keys) {
            return post("/actions", "{\"number\":" + number + ",\"actions\":[\"" + String.join("\",\"", keys) + "\"]}");
        }

        void sitDown() {
            post("/seat", "{\"nonce\":\"" + Client.NONCE + "\"}").ok();
        }
    }
}
