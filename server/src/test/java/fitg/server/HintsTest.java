package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Seat;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Game after game by hints alone: what a hint says about the rest of an act is played at once, and nothing of it is refused. */
    @ParameterizedTest
    @ValueSource(strings = {"flight-to-egrix", "varu-powderkeg", "starlight-affair"})
    void theWholeActOfAHintIsPlayedInOneRequest(String scenario) {
        Seat[] seats = server.client().table(scenario);
        int longest = 0;
        for (int acts = 0; acts < 60; acts++) {
            Seat seat = seats[seats[0].view().has("decision") ? 0 : 1];
            JsonNode decision = seat.view().get("decision");
            if (decision == null) {
                break;
            }
            JsonNode hint = seat.get("/hint").ok();
            List<String> act = keys(hint.get("act"));
            assertThat(act.getFirst()).isEqualTo(hint.get("action").asText());

            JsonNode played = seat.play(decision.get("number").asInt(), act.toArray(String[]::new))
                    .ok();

            assertThat(played.has("refused")).as("%s", played.get("refused")).isFalse();
            longest = Math.max(longest, act.size());
        }
        assertThat(longest).isGreaterThan(2);
    }

    @Test
    void whoHasNothingToDecideGetsNoHint() {
        Seat rebel = server.client().table("flight-to-egrix")[0];

        assertThat(rebel.get("/hint").problem()).isEqualTo("not-your-decision");
    }

    private static List<String> keys(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(each -> each.get("key").asText())
                .toList();
    }
}
