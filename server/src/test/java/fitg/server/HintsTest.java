package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Seat;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a good player would do. */
class HintsTest {

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void aHintWeighsEveryLegalActionAndSaysWhy() {
        Seat imperial = server.client().table("flight-to-egrix")[1];
        JsonNode decision = imperial.get("/decision").ok().get("decision");

        JsonNode hint = imperial.get("/hint").ok();

        assertThat(hint.get("number")).isEqualTo(decision.get("number"));
        assertThat(keys(hint.get("options"))).containsExactlyInAnyOrderElementsOf(keys(decision.get("actions")));
        assertThat(keys(decision.get("actions"))).contains(hint.get("action").asText());
        assertThat(hint.get("reason").asText()).endsWith(".");
    }

    @Test
    void whoHasNothingToDecideGetsNoHint() {
        Seat rebel = server.client().table("flight-to-egrix")[0];

        assertThat(rebel.get("/hint").problem()).isEqualTo("not-your-decision");
    }

    private static Iterable<String> keys(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(each -> each.get("key").asText())
                .toList();
    }
}
