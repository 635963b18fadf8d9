package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Answer;
import fitg.server.client.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Orders for whole forces and places: described, given on a sheet, carried out once. */
class SheetTest {

    private static final int PATIENCE = 400;

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Both sides answer as is suggested until somebody is asked such a question. */
    private static JsonNode until(Seat[] seats, Predicate<JsonNode> wanted) {
        for (int answers = 0; answers < PATIENCE; answers++) {
            for (Seat seat : seats) {
                JsonNode view = seat.view();
                if (view.has("decision") && wanted.test(view)) {
                    return view;
                }
                if (view.has("decision")) {
                    seat.play(
                                    view.get("number").asInt(),
                                    view.get("decision").get("suggested").asText())
                            .ok();
                    break;
                }
            }
        }
        throw new AssertionError("it did not come up");
    }

    private static Seat seat(Seat[] seats, JsonNode view) {
        return seats[view.get("viewer").asText().equals("rebel") ? 0 : 1];
    }

    private static boolean asksToMove(JsonNode view) {
        return view.get("decision").get("question").asText().equals("move")
                && view.get("decision").get("actions").size() > 2;
    }

    private static Seat[] movingInEgrix() {
        return server.client().table("flight-to-egrix");
    }

    private static JsonNode forms(Seat seat, JsonNode view, String... keys) {
        List<String> quoted = new ArrayList<>();
        for (String key : keys) {
            quoted.add("\"" + key + "\"");
        }
        return seat.post("/forms", "{\"number\":" + view.get("number") + ",\"actions\":" + quoted + "}")
                .ok();
    }

    private static String sheet(JsonNode view, String... entries) {
        return "{\"number\":" + view.get("number") + ",\"entries\":[" + String.join(",", entries) + "]}";
    }

    private static String entry(String question, String... keys) {
        return "{\"question\":\"" + question + "\",\"actions\":[\"" + String.join("\",\"", keys) + "\"]}";
    }

    /** The key of an order that can be given. */
    private static String order(JsonNode going) {
        return "go:" + going.get("key").asText() + ">" + going.get("to").asText();
    }

    @Test
    void whatCanBeOrderedIsDescribed() {
        Seat[] seats = movingInEgrix();
        JsonNode view = until(seats, SheetTest::asksToMove);

        JsonNode forms = forms(seat(seats, view), view);

        assertThat(forms.get("goings")).isNotEmpty();
        JsonNode going = forms.get("goings").get(0);
        assertThat(going.get("goals")).isNotEmpty();
        String changed = order(going);
        assertThat(forms(seat(seats, view), view, changed).get("goings").get(0).has("refused"))
                .isFalse();
    }

    @Test
    void aSheetIsCarriedOutAndStandsInTheJournalAsPlainAnswers() {
        Seat[] seats = movingInEgrix();
        JsonNode view = until(seats, SheetTest::asksToMove);
        Seat seat = seat(seats, view);
        JsonNode going = forms(seat, view).get("goings").get(0);

        JsonNode after = seat.put("/sheet", sheet(view, entry("move", order(going), "end")))
                .ok();

        assertThat(after.get("number").asInt())
                .isGreaterThanOrEqualTo(
                        view.get("number").asInt() + going.get("actions").size());
        assertThat(after.has("sheet")).isFalse();
    }

    @Test
    void aSheetSentTwiceIsCarriedOutOnce() {
        Seat[] seats = movingInEgrix();
        JsonNode view = until(seats, SheetTest::asksToMove);
        Seat seat = seat(seats, view);
        String sheet =
                sheet(view, entry("move", order(forms(seat, view).get("goings").get(0))));
        JsonNode after = seat.put("/sheet", sheet).ok();

        Answer again = seat.put("/sheet", sheet);

        assertThat(again.status()).isEqualTo(409);
        assertThat(seat.view().get("number")).isEqualTo(after.get("number"));
    }

    @Test
    void aSheetForAnotherQuestionIsRefusedAndNothingIsPlayed() {
        Seat[] seats = movingInEgrix();
        JsonNode view = until(seats, SheetTest::asksToMove);
        Seat seat = seat(seats, view);

        Answer refused = seat.put("/sheet", sheet(view, entry("mission", "mission:D")));

        assertThat(refused.status()).isEqualTo(409);
        assertThat(seat.view().get("number")).isEqualTo(view.get("number"));
    }

    @Test
    void anOrderThatDoesNotFitStopsTheSheetAndSaysWhy() {
        Seat[] seats = movingInEgrix();
        JsonNode view = until(seats, SheetTest::asksToMove);
        Seat seat = seat(seats, view);
        String order = order(forms(seat, view).get("goings").get(0));

        JsonNode after = seat.put("/sheet", sheet(view, entry("move", order, order, "end")))
                .ok();

        assertThat(after.get("sheet").get("stopped").asText()).isNotEmpty();
        assertThat(after.get("sheet").get("entries").get(0).get("actions")).hasSize(2);
        assertThat(after.get("decision").get("question").asText()).isEqualTo("move");
        JsonNode given = seat.delete("/sheet").ok();
        assertThat(given.has("sheet")).isFalse();
    }

    @Test
    void whoTakesBackHasNoSheetAnyMore() {
        Seat[] seats = movingInEgrix();
        JsonNode view = until(seats, SheetTest::asksToMove);
        Seat seat = seat(seats, view);
        String order = order(forms(seat, view).get("goings").get(0));
        JsonNode after =
                seat.put("/sheet", sheet(view, entry("move", order, order))).ok();
        int undoable = after.get("undo").get("actions").asInt();
        if (undoable > 0) {
            JsonNode back = seat.post("/undo", "{\"number\":" + after.get("number") + ",\"actions\":" + undoable + "}")
                    .ok();
            assertThat(back.has("sheet")).isFalse();
        }
        assertThat(after.has("sheet")).isTrue();
    }
}
