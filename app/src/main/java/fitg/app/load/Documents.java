package fitg.app.load;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** The few fields of the server's documents that a random player reads; the rest is skipped unread. */
final class Documents {

    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private Documents() {}

    record Heading(String id, String status) {}

    record Choice(String key) {}

    record Decision(int number, List<Choice> actions) {}

    record View(Heading game, Integer number, Decision decision) {
        boolean isFinished() {
            return game.status().equals("finished");
        }
    }

    /** The scenarios that a server offers. */
    record Offered(List<Heading> scenarios) {
        List<String> names() {
            return scenarios.stream().map(Heading::id).toList();
        }
    }

    record Opened(Heading game, Map<String, String> tokens) {}

    record Moment(View view) {}

    record Played(int accepted, View view) {}

    /** An update over a socket. */
    record Update(View view) {}

    record Problem(String type) {
        String kind() {
            return type == null ? "" : type.substring(type.lastIndexOf('/') + 1);
        }
    }

    static <T> T read(byte[] json, Class<T> type) throws IOException {
        return reader(type).readValue(json);
    }

    static <T> T read(String json, Class<T> type) throws IOException {
        return reader(type).readValue(json);
    }

    private static ObjectReader reader(Class<?> type) {
        return JSON.readerFor(type);
    }

    static String write(Object document) {
        try {
            return JSON.writeValueAsString(document);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
