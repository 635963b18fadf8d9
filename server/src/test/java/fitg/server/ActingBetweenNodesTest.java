package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Answer;
import fitg.server.client.Seat;
import fitg.server.store.Change;
import fitg.server.store.TestPostgres;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whoever acts at a node is judged by the game as that node knows it, and never by what has changed elsewhere since. */
class ActingBetweenNodesTest {

    private TestServer one;
    private TestServer other;
    private Seat imperial;

    @BeforeEach
    void aTableThatBothNodesKnow() {
        String database = TestPostgres.freshDatabaseUrl();
        one = TestServer.start(database);
        other = TestServer.start(database);
        imperial = one.client().table("flight-to-egrix")[1];
        imperial.view();
        elsewhere(imperial).view();
    }

    @AfterEach
    void stop() {
        one.close();
        other.close();
    }

    private Seat elsewhere(Seat seat) {
        return new Seat(other.client(), seat.game(), seat.token());
    }

    private static Answer place(Seat by, JsonNode view) {
        return by.play(
                view.get("number").asInt(), view.at("/decision/actions/0/key").asText());
    }

    @Test
    void whatWasPlayedAtOneIsGoneOnFromAtTheOtherWithoutAnotherLook() {
        JsonNode view = imperial.view();
        for (int turn = 0; turn < 6; turn++) {
            view = place(turn % 2 == 0 ? elsewhere(imperial) : imperial, view)
                    .ok()
                    .get("view");
        }

        assertThat(imperial.view()).isEqualTo(view);
        assertThat(elsewhere(imperial).view()).isEqualTo(view);
    }

    @Test
    void theSameActionIsPlayedOnceWhereverItIsSent() {
        JsonNode view = imperial.view();

        place(imperial, view).ok();

        assertThat(place(elsewhere(imperial), view).problem()).isEqualTo("stale");
        assertThat(one.store().journal(imperial.game(), 0)).hasSize(1);
    }

    @Test
    void aLinkThatWasRenewedAtOneActsNoMoreAtTheOther() {
        JsonNode view = imperial.view();
        String renewed =
                elsewhere(imperial).post("/seat/renew", "{}").ok().get("token").asText();

        assertThat(place(imperial, view).status()).isEqualTo(401);

        assertThat(one.store().journal(imperial.game(), 0)).isEmpty();
        place(new Seat(one.client(), imperial.game(), renewed), view).ok();
    }

    @Test
    void whatHasChangedAtTheTableElsewhereIsReadBeforeAnythingIsWritten() {
        JsonNode view = imperial.view();
        other.store()
                .change(
                        imperial.game(),
                        other.store().head(imperial.game()).orElseThrow().revision(),
                        Change.of(
                                other.tables().row(imperial.game()),
                                other.tables().now()));

        place(imperial, view).ok();

        assertThat(one.tables().ready(imperial.game()).orElseThrow().revision())
                .as("judged by the game after the change")
                .isEqualTo(one.store().head(imperial.game()).orElseThrow().revision());
    }
}
