package fitg.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Going;
import fitg.play.Lively;
import fitg.play.Viewer;
import fitg.play.order.Offers;
import fitg.procedure.Action;
import fitg.server.BesideTheOthers;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A sheet of orders tells the other side nothing: neither that there is one, nor what is left of it. */
@BesideTheOthers
class SheetSecrecyTest {

    private static final int LONGEST = 110;
    private static final int ENOUGH = 3;

    private static TwinServers servers;

    @BeforeAll
    static void start() {
        servers = new TwinServers();
    }

    @AfterAll
    static void stop() {
        servers.close();
    }

    /** On one server whole acts are ordered on sheets of which something is always left, on the other the same is answered by hand. */
    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    @Tag("RUL-85")
    void whatIsOnASheetLooksLikeWhatIsAnsweredByHand(Side owner) {
        PreparedGame game = servers.begin("flight-to-egrix", 40_000 + owner.ordinal());
        Lively lively = new Lively(owner.ordinal());
        int sheets = 0;
        for (int step = 0; step < LONGEST && !servers.truth(game).isOver(); step++) {
            Decision decision = servers.truth(game).pending().orElseThrow();
            Optional<String> order = decision.side() == owner ? order(game) : Optional.empty();
            if (order.isPresent()) {
                give(game, decision, order.get());
                sheets++;
            } else {
                play(game, decision, lively.choose(decision));
            }
            followByHand(game);
            String moment = "step " + step;
            servers.askAllAlike(Request.looks(game.id(), game.token(owner.opponent())), moment);
            servers.askAllAlike(Request.glances(game.id(), null), "onlooker, " + moment);
        }
        assertThat(sheets).isGreaterThan(ENOUGH);
        servers.clear(game);
    }

    /** A whole act that begins here, as it is suggested. */
    private static Optional<String> order(PreparedGame game) {
        return Going.at(servers.truth(game)
                        .viewFor(Viewer.of(
                                servers.truth(game).pending().orElseThrow().side())))
                .stream()
                .map(each -> "go:" + each.go().head().key())
                .findFirst();
    }

    private static void give(PreparedGame game, Decision decision, String order) {
        Map<String, Object> now = Map.of("question", Offers.kind(decision), "actions", List.of(order));
        Map<String, Object> never = Map.of("question", "never-asked", "actions", List.of("end"));
        servers.here()
                .client()
                .put(
                        "/api/games/" + game.id() + "/sheet",
                        game.token(decision.side()),
                        Map.of("number", decision.number(), "entries", List.of(now, never)))
                .ok();
    }

    private static void play(PreparedGame game, Decision decision, Action action) {
        servers.here()
                .client()
                .post(
                        "/api/games/" + game.id() + "/actions",
                        game.token(decision.side()),
                        Request.actions(decision.number(), action.key()))
                .ok();
    }

    /** Answers on the second server what the first one has in its journal. */
    private static void followByHand(PreparedGame game) {
        List<Action> journal = servers.truth(game).journal();
        for (Action action : journal.subList(servers.twin(game).journal().size(), journal.size())) {
            Side side = servers.twin(game).pending().orElseThrow().side();
            servers.there()
                    .client()
                    .post(
                            "/api/games/" + game.id() + "/actions",
                            game.token(side),
                            Request.actions(servers.twin(game).number(side), action.key()))
                    .ok();
        }
    }

    @Test
    void theComparisonWouldNoticeASheetThatWasTold() {
        PreparedGame game = servers.begin("flight-to-egrix", 50_000);
        Decision decision = servers.truth(game).pending().orElseThrow();
        give(game, decision, decision.suggested().key());
        followByHand(game);

        Request look = new Request("/api/games/" + game.id() + "/view", game.token(decision.side()), null);

        assertThat(servers.ask(look).alike()).isFalse();
        servers.clear(game);
    }
}
