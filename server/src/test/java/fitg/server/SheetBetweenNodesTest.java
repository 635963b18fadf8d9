package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Seat;
import fitg.server.store.TestPostgres;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Orders on a sheet are given once, whichever node comes to them, and also by one that has been started anew. */
class SheetBetweenNodesTest {

    private static final int DRAWS = 30;
    private static final int PATIENCE = 300;

    private String database;
    private TestServer one;
    private TestServer other;
    private Seat[] seats;

    @BeforeEach
    void aTableThatBothNodesKnow() {
        database = TestPostgres.freshDatabaseUrl();
        one = TestServer.start(database);
        other = TestServer.start(database);
        seats = one.client().table("flight-to-egrix");
        for (Seat seat : seats) {
            seat.view();
            elsewhere(seat).view();
        }
    }

    @AfterEach
    void stop() {
        one.close();
        other.close();
    }

    private Seat elsewhere(Seat seat) {
        return new Seat(other.client(), seat.game(), seat.token());
    }

    /** Plays as is suggested, at one node and the other in turn, until a seat is asked this; null when the turn is over before. */
    private JsonNode until(String question) {
        for (int answers = 0; answers < PATIENCE; answers++) {
            for (Seat seat : seats) {
                JsonNode view = (answers % 2 == 0 ? seat : elsewhere(seat)).view();
                if (view.has("decision")) {
                    JsonNode decision = view.get("decision");
                    if (decision.get("question").asText().equals(question)) {
                        return view;
                    }
                    (answers % 3 == 0 ? elsewhere(seat) : seat)
                            .play(
                                    view.get("number").asInt(),
                                    decision.get("suggested").asText())
                            .ok();
                }
            }
        }
        throw new AssertionError("nobody was asked " + question);
    }

    private long drawn() {
        return one.store().journal(seats[0].game(), 0).stream()
                .filter(entry -> entry.text().contains("\"draw\""))
                .count();
    }

    /** Something is left of the sheet; what is taken with the last draw of a player-turn is over with it, as the dice will have it. */
    private record Underway(Seat seat, long drawnBefore, JsonNode view) {}

    /** Gives the sheet at one draw after the other, until it outlives what was carried out of it at once. */
    private Underway taken(String entries) {
        while (true) {
            JsonNode view = until("draw");
            long before = drawn();
            JsonNode after = seat(view)
                    .put("/sheet", "{\"number\":" + view.get("number") + ",\"entries\":[" + entries + "]}")
                    .ok();
            assertThat(drawn()).isGreaterThan(before);
            if (after.has("sheet")) {
                return new Underway(seat(view), before, after);
            }
        }
    }

    private static int left(JsonNode view) {
        return view.at("/sheet/entries/0/actions").size();
    }

    private Seat seat(JsonNode view) {
        return seats[view.get("viewer").asText().equals("rebel") ? 0 : 1];
    }

    @Test
    void eachIsGivenOnceWhicheverNodeComesToIt() {
        String keys = "\"draw\",".repeat(DRAWS - 1) + "\"draw\"";

        Underway taken = taken("{\"question\":\"draw\",\"actions\":[" + keys + "]}");

        Seat seat = taken.seat();
        assertThat(drawn() - taken.drawnBefore()).isEqualTo(DRAWS - left(taken.view()));
        assertThat(left(elsewhere(seat).view())).isEqualTo(left(taken.view()));
        other.close();
        other = TestServer.start(database);
        int compared = 0;
        for (JsonNode now = elsewhere(seat).view(); now.has("sheet") && compared < PATIENCE; compared++) {
            assertThat(drawn() - taken.drawnBefore()).isEqualTo(DRAWS - left(now));
            answerAsSuggested(compared % 2 == 0);
            now = elsewhere(seat).view();
        }
        assertThat(compared).isPositive();
    }

    /** Nobody is asked what the sheet says. */
    private void answerAsSuggested(boolean elsewhere) {
        for (Seat seat : seats) {
            Seat here = elsewhere ? elsewhere(seat) : seat;
            JsonNode view = here.view();
            if (view.has("decision")) {
                assertThat(view.at("/decision/question").asText()).isNotEqualTo("draw");
                here.play(
                                view.get("number").asInt(),
                                view.at("/decision/suggested").asText())
                        .ok();
                return;
            }
        }
    }

    @Test
    void whatIsLeftIsGivenUpAtTheOtherNode() {
        Seat seat = taken(
                        "{\"question\":\"draw\",\"actions\":[\"draw\"]},{\"question\":\"move\",\"actions\":[\"end\"]}")
                .seat();

        assertThat(elsewhere(seat).delete("/sheet").ok().has("sheet")).isFalse();

        assertThat(seat.view().has("sheet")).isFalse();
    }
}
