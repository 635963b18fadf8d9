package fitg.server.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.http.HttpHeaders;

/** What the server answered. */
public record Answer(int status, HttpHeaders headers, String body) {

    private static final JsonMapper JSON = new JsonMapper();

    public JsonNode json() {
        try {
            return JSON.readTree(body);
        } catch (JsonProcessingException notJson) {
            throw new AssertionError("not JSON: " + body, notJson);
        }
    }

    /** The document of a request that must have been granted. */
    public JsonNode ok() {
        if (status < 200 || status > 299) {
            throw new AssertionError("answered " + status + ": " + body);
        }
        return json();
    }

    public String header(String name) {
        return headers.firstValue(name).orElse("");
    }

    /** The last part of a problem's type, such as "stale". */
    public String problem() {
        String type = json().path("type").asText();
        return type.substring(type.lastIndexOf('/') + 1);
    }
}
