package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Answer;
import fitg.server.client.Seat;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** How the fights of a place go on, said once in one form. */
class FightTest {

    private static final int PATIENCE = 600;
    private static final int GAMES = 20;
    private static final String ELSEWHERE = "4322";
    private static final String OUT_OF_THE_GAME = "2211";

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private record Asked(Seat seat, JsonNode view) {
        int number() {
            return view.get("number").asInt();
        }

        Answer say(String wish) {
            return seat.put("/fight", "{\"number\":" + number() + "," + wish + "}");
        }
    }

    /** Somebody who is asked this; both attack what they can and answer as is suggested else. */
    private static Asked asked(String question) {
        for (int game = 0; game < GAMES; game++) {
            Optional<Asked> asked = askedIn(server.client().table("varu-powderkeg"), question);
            if (asked.isPresent()) {
                return asked.get();
            }
        }
        throw new AssertionError("nobody was asked " + question);
    }

    private static Optional<Asked> askedIn(Seat[] seats, String question) {
        for (int answers = 0; answers < PATIENCE; answers++) {
            for (Seat seat : seats) {
                JsonNode view = seat.view();
                JsonNode decision = view.path("decision");
                if (decision.path("question").asText().equals(question)) {
                    return Optional.of(new Asked(seat, view));
                }
                if (!decision.isMissingNode()) {
                    seat.play(view.get("number").asInt(), eager(decision)).ok();
                }
            }
        }
        return Optional.empty();
    }

    private static String eager(JsonNode decision) {
        for (JsonNode action : decision.get("actions")) {
            if (action.get("key").asText().equals("attack")) {
                return "attack";
            }
        }
        return decision.get("suggested").asText();
    }

    @Test
    void whatWasSaidIsCarriedOutAtOnceAndAtEveryFurtherRound() {
        Asked asked = asked("break-off");

        JsonNode after = asked.say("\"press\":\"end\",\"prisoners\":true").ok();

        assertThat(after.get("number").asInt()).isGreaterThan(asked.number());
        assertThat(after.at("/decision/question").asText()).isNotEqualTo("break-off");
    }

    @Test
    void ofAPlaceWhereNothingIsAskedYetItIsKeptUntilItIsGivenUp() {
        Asked asked = asked("break-off");

        JsonNode after =
                asked.say("\"press\":\"half\",\"about\":\"" + ELSEWHERE + "\"").ok();

        assertThat(asked.view().at("/decision/fight").asBoolean()).isTrue();
        assertThat(after.get("number").asInt()).isEqualTo(asked.number());
        assertThat(after.at("/fights/0/press").asText()).isEqualTo("half");
        assertThat(after.at("/fights/0/place/id").asText()).isEqualTo(ELSEWHERE);
        assertThat(asked.seat().delete("/fight").ok().has("fights")).isFalse();
    }

    @Test
    void whatDoesNotFitIsRefusedWithASentence() {
        Asked asked = asked("break-off");

        assertThat(asked.say("\"press\":\"odds\"").status()).isEqualTo(400);
        assertThat(asked.say("\"press\":\"half\",\"about\":\"nowhere\"").status())
                .isEqualTo(400);
        assertThat(asked.say("\"press\":\"half\",\"about\":\"" + OUT_OF_THE_GAME + "\"")
                        .status())
                .isEqualTo(400);
        assertThat(asked.seat()
                        .put("/fight", "{\"number\":" + (asked.number() + 1) + ",\"press\":\"half\"}")
                        .status())
                .isEqualTo(409);
        Asked moving = asked("move");
        assertThat(moving.say("\"press\":\"half\"").status()).isEqualTo(409);
    }
}
