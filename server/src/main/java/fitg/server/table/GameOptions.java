package fitg.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.procedure.Options;

/** The house rules of a game as they are stored. */
final class GameOptions {

    private static final JsonMapper JSON = new JsonMapper();

    private GameOptions() {}

    static String write(Options options) {
        try {
            return JSON.writeValueAsString(options);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static Options read(String text) {
        try {
            return JSON.readValue(text, Options.class);
        } catch (JsonProcessingException wrong) {
            throw new IllegalStateException("the stored options are not ours", wrong);
        }
    }
}
