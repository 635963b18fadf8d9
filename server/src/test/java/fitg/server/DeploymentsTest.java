package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Setting up in one go. */
class DeploymentsTest {

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"flight-to-egrix", "varu-powderkeg"})
    void oneBatchSetsUpASide(String scenario) {
        Seat[] seats = server.client().table(scenario);
        Seat imperial = seats[1];
        JsonNode first = imperial.get("/deployments").ok().get(0);
        String[] actions = actions(first);

        JsonNode played = imperial.play(0, actions).ok();

        assertThat(first.get("name").asText()).isNotBlank();
        assertThat(first.get("idea").asText()).endsWith(".");
        assertThat(played.get("accepted").asInt()).isEqualTo(actions.length);
        assertThat(played.get("view").get("game").get("waitingFor").asText()).isEqualTo("rebel");
        assertThat(imperial.get("/deployments").ok()).isEmpty();
        assertThat(seats[0].get("/deployments").ok().isEmpty()).isEqualTo(scenario.equals("flight-to-egrix"));
    }

    @Test
    void allButTheLastActionCanBeTakenBack() {
        Seat imperial = server.client().table("flight-to-egrix")[1];
        JsonNode offered = imperial.get("/deployments").ok();
        List<String> actions = List.of(actions(offered.get(0)));
        List<String> butLast = actions.subList(0, actions.size() - 1);

        imperial.play(0, butLast.toArray(String[]::new)).ok();
        JsonNode last = imperial.get("/deployments").ok();
        imperial.post("/undo", Map.of("number", butLast.size(), "to", "segment-start"))
                .ok();

        assertThat(actions(last.get(0))).containsExactly(actions.getLast());
        assertThat(imperial.get("/deployments").ok()).isEqualTo(offered);
    }

    @Test
    void nobodyElseIsTold() {
        Seat[] seats = server.client().table("varu-powderkeg");
        Client client = server.client();

        assertThat(seats[0].get("/deployments").ok()).isEmpty();
        assertThat(client.get("/api/games/" + seats[0].game() + "/deployments").problem())
                .isEqualTo("no-seat");
    }

    private static String[] actions(JsonNode deployment) {
        return StreamSupport.stream(deployment.get("actions").spliterator(), false)
                .map(JsonNode::asText)
                .toArray(String[]::new);
    }
}
