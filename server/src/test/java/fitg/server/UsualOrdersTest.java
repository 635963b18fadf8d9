package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Answer;
import fitg.server.client.Seat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The orders that most players would give hold for a seat as soon as it says so. */
class UsualOrdersTest {

    private static final int LONGEST = 1_500;

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void hold(Seat seat, String... off) {
        seat.put("/orders", Map.of("off", List.of(off))).ok();
    }

    /** Both answer by lot; returns what they were asked. */
    private static Set<String> playByLot(Seat[] seats, long seed, int answers) {
        SplittableRandom random = new SplittableRandom(seed);
        Set<String> asked = new HashSet<>();
        for (int given = 0; given < answers; given++) {
            JsonNode view = seats[0].view();
            Seat seat = view.has("decision") ? seats[0] : seats[1];
            JsonNode decision = (seat == seats[0] ? view : seat.view()).get("decision");
            if (decision == null) {
                return asked;
            }
            asked.add(decision.get("question").asText());
            JsonNode actions = decision.get("actions");
            String key = actions.get(random.nextInt(actions.size())).get("key").asText();
            seat.play(decision.get("number").asInt(), key).ok();
        }
        return asked;
    }

    @Test
    void whoLetsTheUsualOrdersHoldIsNotAskedWhatTheyAnswer() {
        Seat[] seats = server.client().table("varu-powderkeg");
        hold(seats[0]);
        hold(seats[1]);

        Set<String> asked = playByLot(seats, 4, LONGEST);

        assertThat(asked).contains("move", "mission").doesNotContain("draw", "exchange", "organise", "use-possession");
    }

    @Test
    void whatIsSwitchedOffIsAsked() {
        Seat[] seats = server.client().table("varu-powderkeg");
        hold(seats[0], "draws");
        hold(seats[1], "draws");

        Set<String> asked = playByLot(seats, 4, LONGEST);

        assertThat(asked).contains("draw").doesNotContain("exchange", "organise");
    }

    @Test
    void theSwitchesSayWhatTheyDoAndWhetherTheyAreOn() {
        Seat rebel = server.client().table("flight-to-egrix")[0];
        List<Boolean> before = switches(rebel);

        hold(rebel, "draws");

        assertThat(before).doesNotContain(true);
        assertThat(switches(rebel)).hasSize(before.size()).contains(true).containsOnlyOnce(false);
        rebel.get("/orders").ok().get("usual").forEach(each -> {
            assertThat(each.get("does").asText()).endsWith(".");
            assertThat(each.get("never").asText()).endsWith(".");
        });
    }

    private static List<Boolean> switches(Seat seat) {
        List<Boolean> on = new ArrayList<>();
        seat.get("/orders")
                .ok()
                .get("usual")
                .forEach(each -> on.add(each.get("on").asBoolean()));
        return on;
    }

    @Test
    void theyOutliveTheMemoryOfTheServerAndAnswerForWhoIsAway() {
        Seat[] seats = server.client().table("varu-powderkeg");
        hold(seats[0], "stacks");
        hold(seats[1]);

        server.tables().forget(seats[0].game());
        Set<String> asked = playByLot(seats, 9, LONGEST);

        assertThat(switches(seats[0])).containsOnlyOnce(false);
        assertThat(asked).doesNotContain("draw", "exchange");
    }

    @Test
    void aSwitchThatIsNotThereIsRefusedAndChangesNothing() {
        Seat rebel = server.client().table("flight-to-egrix")[0];

        Answer unknown = rebel.put("/orders", Map.of("off", List.of("win")));
        Answer nothing = rebel.put("/orders", Map.of());
        Answer imperialsAsk = server.client().get("/api/games/" + rebel.game() + "/orders");

        assertThat(unknown.problem()).isEqualTo("conflict");
        assertThat(nothing.problem()).isEqualTo("malformed");
        assertThat(imperialsAsk.problem()).isEqualTo("no-seat");
        assertThat(switches(rebel)).doesNotContain(true);
    }

    @Test
    @Tag("RUL-85")
    void againstTheComputerNothingWithOneAnswerIsAsked() throws InterruptedException {
        for (long seed = 0; seed < 3; seed++) {
            JsonNode opened = server.client().open("flight-to-egrix", "human", "random");
            Seat rebel = new Seat(
                    server.client(),
                    opened.get("game").get("id").asText(),
                    opened.get("tokens").get("rebel").asText());
            rebel.sitDown("Ada");
            SplittableRandom random = new SplittableRandom(seed);
            JsonNode view = rebel.view();
            while (!view.get("game").get("status").asText().equals("finished")) {
                JsonNode decision = view.get("decision");
                if (decision == null) {
                    Thread.sleep(2);
                } else {
                    JsonNode actions = decision.get("actions");
                    assertThat(actions.size())
                            .as(decision.get("question").asText())
                            .isGreaterThan(1);
                    String key = actions.get(random.nextInt(actions.size()))
                            .get("key")
                            .asText();
                    rebel.play(decision.get("number").asInt(), key).ok();
                }
                view = rebel.view();
            }
        }
    }
}
