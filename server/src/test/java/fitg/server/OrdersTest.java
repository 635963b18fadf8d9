package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a player has said once the server answers for him, until it is over or he revokes it. */
class OrdersTest {

    private static final int LONGEST = 1_500;
    private static final int MOST_GAMES = 12;

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Two people who answer by lot. */
    private static final class Pair {
        private final Seat[] seats;
        private final SplittableRandom random;
        /** What whoever acted last was answered. */
        private JsonNode latest;

        private Pair(String scenario, long seed) {
            seats = server.client().table(scenario);
            random = new SplittableRandom(seed);
        }

        private Seat rebel() {
            return seats[0];
        }

        /** The view of whoever is asked; null when the game is over. */
        private JsonNode asked() {
            if (latest != null && latest.has("decision")) {
                return latest;
            }
            for (Seat seat : seats) {
                JsonNode view = seat.view();
                if (view.has("decision")) {
                    return view;
                }
            }
            return null;
        }

        private Seat seat(JsonNode view) {
            return seats[view.get("viewer").asText().equals("rebel") ? 0 : 1];
        }

        private void play(JsonNode view) {
            JsonNode actions = view.get("decision").get("actions");
            String key = actions.get(random.nextInt(actions.size())).get("key").asText();
            latest = seat(view).play(view.get("number").asInt(), key).ok().get("view");
        }

        /** Plays on until somebody is asked such a question; null when that did not come up. */
        private JsonNode until(Predicate<JsonNode> wanted) {
            latest = null; // an order may have been given meanwhile
            JsonNode view = asked();
            for (int step = 0; step < LONGEST && view != null; step++) {
                if (wanted.test(view)) {
                    return view;
                }
                play(view);
                view = asked();
            }
            return null;
        }
    }

    /** A game in which the question came up, at that question. */
    private static Map.Entry<Pair, JsonNode> gameAt(String scenario, Predicate<JsonNode> wanted) {
        for (long seed = 0; seed < MOST_GAMES; seed++) {
            Pair pair = new Pair(scenario, seed);
            JsonNode view = pair.until(wanted);
            if (view != null) {
                return Map.entry(pair, view);
            }
        }
        throw new AssertionError("it never came up");
    }

    private static Predicate<JsonNode> asks(String question) {
        return view -> question.equals(view.get("decision").get("question").asText());
    }

    private static JsonNode offered(JsonNode view, String kind) {
        for (JsonNode each : view.get("decision").path("orders")) {
            if (each.get("kind").asText().equals(kind)) {
                return each;
            }
        }
        throw new AssertionError(kind + " is not offered at " + view.get("decision"));
    }

    @Test
    void anOrderAnswersAtOnceAndFromThenOn() {
        var at = gameAt("flight-to-egrix", asks("draw"));
        Pair pair = at.getKey();
        Seat mine = pair.seat(at.getValue());
        JsonNode order = offered(at.getValue(), "draw");

        JsonNode after =
                mine.put("/orders/draw", Map.of("answer", order.get("answer"))).ok();

        assertThat(after.get("number").asInt())
                .isGreaterThan(at.getValue().get("number").asInt());
        assertThat(after.get("orders")).hasSize(1);
        assertThat(after.get("orders").get(0).get("text")).isEqualTo(order.get("text"));
        assertThat(mine.get("/orders").ok().get("orders")).isEqualTo(after.get("orders"));
        String viewer = at.getValue().get("viewer").asText();
        assertThat(pair.until(
                        asks("draw").and(view -> view.get("viewer").asText().equals(viewer))))
                .as("it is not asked again")
                .isNull();
    }

    @Test
    void whatIsRevokedIsAskedAgain() {
        Predicate<JsonNode> rebelDraws =
                asks("draw").and(view -> view.get("viewer").asText().equals("rebel"));
        JsonNode asked = null;
        for (long seed = 0; seed < MOST_GAMES && asked == null; seed++) {
            Pair pair = new Pair("flight-to-egrix", seed);
            JsonNode ordered =
                    pair.rebel().put("/orders/draw", Map.of("answer", "draw")).ok();
            assertThat(ordered.get("orders")).hasSize(1);

            JsonNode revoked = pair.rebel().delete("/orders/draw").ok();

            assertThat(revoked.get("orders")).isEmpty();
            asked = pair.until(rebelDraws);
        }
        assertThat(asked).as("a question of the Rebel player").isNotNull();
    }

    @Test
    void anOrderForATurnIsOverWithIt() {
        var at = gameAt("varu-powderkeg", asks("reaction"));
        Pair pair = at.getKey();
        Seat mine = pair.seat(at.getValue());
        String turn = turn(at.getValue());

        JsonNode ordered = mine.put("/orders/reaction", Map.of("answer", "end")).ok();

        assertThat(ordered.get("orders")).hasSize(1);
        JsonNode later = pair.until(view -> !turn(view).equals(turn));
        assertThat(later).isNotNull();
        assertThat(mine.view().get("orders")).isEmpty();
    }

    private static String turn(JsonNode view) {
        return view.get("board").get("turn") + " " + view.get("board").get("phasing");
    }

    @Test
    void ordersAreCarriedOutWhileTheirPlayerIsAway() {
        Client client = server.client();
        Set<String> routine =
                Set.of("draw", "exchange", "organise", "complete", "bonus", "next-environ", "use-possession");
        Map<String, String> answers = Map.of(
                "draw", "draw",
                "exchange", "end",
                "organise", "end",
                "complete", "continue",
                "bonus", "bonus:",
                "next-environ", "environ:",
                "use-possession", "pass");
        Pair pair = new Pair("flight-to-egrix", 5);
        for (Seat seat : pair.seats) {
            answers.forEach((kind, answer) ->
                    seat.put("/orders/" + kind, Map.of("answer", answer)).ok());
        }
        Set<String> askedFor = new HashSet<>();
        for (JsonNode view = pair.asked(); view != null; view = pair.asked()) {
            askedFor.add(view.get("decision").get("question").asText());
            pair.play(view);
        }
        JsonNode journal =
                client.get("/api/games/" + pair.rebel().game() + "/export").ok().get("journal");
        List<String> answered = new ArrayList<>();
        journal.forEach(entry ->
                answered.add(entry.path("question").asText().toLowerCase().replace('_', '-')));
        assertThat(askedFor).doesNotContainAnyElementsOf(routine);
        assertThat(answered).contains("draw", "organise");
        assertThat(journal.toString()).doesNotContain("orders");
    }

    @Test
    void whoTakesBackIsAskedAgain() {
        Predicate<JsonNode> revocable =
                asks("exchange").and(view -> view.get("decision").get("orders").size() > 0);
        for (long seed = 0; seed < MOST_GAMES; seed++) {
            Pair pair = new Pair("varu-powderkeg", seed);
            JsonNode view = pair.until(revocable);
            if (view == null) {
                continue; // this game ended without such a question
            }
            Seat mine = pair.seat(view);
            JsonNode ordered =
                    mine.put("/orders/exchange", Map.of("answer", "end")).ok();
            if (ordered.get("undo").get("actions").asInt() > 0) {
                JsonNode back = mine.post("/undo", Map.of("number", ordered.get("number"), "actions", 1))
                        .ok();

                assertThat(back.get("decision").get("question").asText()).isEqualTo("exchange");
                assertThat(back.get("orders")).hasSize(1);
                return;
            }
        }
        throw new AssertionError("nothing could be taken back");
    }

    @Test
    void whatAnOrderDoesAtOnceIsToldInTheAnswerToWhoNamesHisSocket() {
        Pair pair = new Pair("varu-powderkeg", 3);
        JsonNode view = pair.until(asked -> asked.get("decision").path("orders").size() > 0);
        Seat mine = pair.seat(view);
        JsonNode offered = view.get("decision").get("orders").get(0);
        try (Socket socket = server.client().connect()) {
            socket.send("{\"game\":\"%s\",\"token\":\"%s\",\"socket\":\"mine\"}".formatted(mine.game(), mine.token()));
            socket.next(5_000);

            JsonNode answer = mine.put(
                            "/orders/" + offered.get("kind").asText(),
                            Map.of("answer", offered.get("answer").asText(), "socket", "mine"))
                    .ok();

            assertThat(answer.get("sequence").asInt()).isPositive();
            assertThat(answer.get("view").get("number").asInt())
                    .isGreaterThan(view.get("number").asInt());
            assertThat(answer.get("log").get("entries")).isNotEmpty();
        }
    }

    @Test
    void anOrderOutlivesTheMemoryOfTheServer() {
        Pair pair = new Pair("flight-to-egrix", 2);
        pair.rebel().put("/orders/routine", Map.of("answer", "suggested")).ok();

        server.tables().forget(pair.rebel().game());

        assertThat(pair.rebel().view().get("orders").get(0).get("kind").asText())
                .isEqualTo("routine");
    }

    @Test
    void belowTheLimitTheyRunAndAboveItTheyStand() {
        assertThat(logOfFightOrderedToStandDownTo(1)).contains("BreakOffRolled");
        assertThat(logOfFightOrderedToStandDownTo(0)).doesNotContain("BreakOffRolled");
    }

    private static String logOfFightOrderedToStandDownTo(double limit) {
        var fight = gameAt(
                "varu-powderkeg", asks("break-off").and(OrdersTest::canRun).and(OrdersTest::isOpen));
        Seat seat = fight.getKey().seat(fight.getValue());

        JsonNode after = seat.put("/orders/break-off", Map.of("answer", "stand", "until", "game", "below", limit))
                .ok();

        assertThat(after.get("orders").get(0).get("otherwise").asText()).isEqualTo("break-off-all");
        return seat.get("/log?since=" + fight.getValue().get("log").asInt())
                .ok()
                .toString();
    }

    private static boolean canRun(JsonNode view) {
        return offered(view, "break-off").has("otherwise");
    }

    /** Whether those who stand may live or die: a limit says nothing where the end is certain. */
    private static boolean isOpen(JsonNode view) {
        for (JsonNode action : view.get("decision").get("actions")) {
            for (JsonNode outcome : action.path("odds").path("outcomes")) {
                double chance = outcome.get("probability").asDouble();
                if (action.get("key").asText().equals("stand")
                        && outcome.get("what").asText().contains("in front are dead")
                        && chance > 0.01
                        && chance < 0.99) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void whatCannotBeOrderedIsRefusedWithASentence() {
        Pair pair = new Pair("flight-to-egrix", 3);
        Seat rebel = pair.rebel();

        Answer unknown = rebel.put("/orders/win", Map.of("answer", "at-once"));
        Answer noOdds = rebel.put("/orders/draw", Map.of("answer", "draw", "below", 0.5));
        Answer noPlace = rebel.put("/orders/draw", Map.of("answer", "draw", "until", "place"));
        Answer wrongLimit = rebel.put("/orders/break-off", Map.of("answer", "stand", "below", 7));
        Answer onlooker = server.client().get("/api/games/" + rebel.game() + "/orders");

        assertThat(unknown.problem()).isEqualTo("conflict");
        assertThat(noOdds.problem()).isEqualTo("conflict");
        assertThat(noPlace.problem()).isEqualTo("conflict");
        assertThat(wrongLimit.problem()).isEqualTo("malformed");
        assertThat(onlooker.problem()).isEqualTo("no-seat");
        assertThat(rebel.view().get("orders")).isEmpty();
    }

    @Test
    void aRunIsAnsweredByOneChoiceAndTriedBefore() {
        var at = gameAt("flight-to-egrix", view -> view.get("decision").has("run"));
        Seat mine = at.getKey().seat(at.getValue());
        JsonNode run = at.getValue().get("decision").get("run");
        int number = at.getValue().get("number").asInt();
        List<String> chosen = new ArrayList<>();
        run.get("lines").forEach(line -> chosen.add(line.get("suggested").asText()));
        chosen.removeIf(String::isEmpty);
        String key = "choose:" + String.join(",", chosen);

        JsonNode tried = mine.post("/tentative", Map.of("number", number, "actions", List.of(key)))
                .ok();
        Answer played = mine.play(number, key);

        assertThat(played.status() == 200).isEqualTo(tried.get("legal").asBoolean());
        Answer stale = mine.post("/tentative", Map.of("number", number + 50, "actions", List.of(key)));
        assertThat(stale.problem()).isIn("stale", "not-your-decision");
    }
}
