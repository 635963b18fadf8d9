package fitg.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Lively;
import fitg.play.Twins;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.server.BesideTheOthers;
import fitg.server.TestServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Standing orders tell the other side nothing: neither what is hidden, nor that there are any. */
@BesideTheOthers
class OrderSecrecyTest {

    private static final Map<String, String> ORDERS = Map.of(
            "draw", "draw",
            "exchange", "end",
            "organise", "end",
            "complete", "continue",
            "bonus", "bonus:",
            "next-environ", "environ:",
            "next-search", "end",
            "reaction", "end",
            "use-possession", "pass",
            "routine", "suggested");

    private static final int MOST_POSITIONS = 600;
    private static final int ENOUGH = 30;
    private static final int LONGEST = 8;

    private static TwinServers servers;

    @BeforeAll
    static void start() {
        servers = new TwinServers();
    }

    @AfterAll
    static void stop() {
        servers.close();
    }

    private static void order(TestServer server, PreparedGame game, Side side) {
        ORDERS.forEach((kind, answer) -> server.client()
                .put(
                        "/api/games/" + game.id() + "/orders/" + kind,
                        game.token(side),
                        Map.of("answer", answer, "until", "game"))
                .ok());
    }

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    @Tag("RUL-85")
    void theSameOrdersOverDifferentSecretsLookTheSame(Viewer blind) {
        Side owner = blind.is(Side.REBEL) ? Side.IMPERIAL : Side.REBEL;
        int steps = 0;
        for (long seed = 0; seed < MOST_POSITIONS && steps < ENOUGH; seed++) {
            Twins twins = Twins.of(seed, blind);
            if (twins.different() && !twins.secretsLeadApart()) {
                PreparedGame game = servers.lay(twins, 10_000 + seed);
                steps += playTogether(new TwinPlay(servers, game, blind), game, owner, seed);
                servers.clear(game);
            }
        }
        assertThat(steps).isGreaterThanOrEqualTo(ENOUGH);
    }

    /** The secret may be shown by what is ordered as by what is answered by hand; then the comparison ends. */
    private static int playTogether(TwinPlay play, PreparedGame game, Side owner, long seed) {
        int before = Twins.happenedSince(play.truth(), 0).size();
        int beforeThere = Twins.happenedSince(play.twin(), 0).size();
        order(servers.here(), game, owner);
        order(servers.there(), game, owner);
        boolean kept = !Twins.somethingShown(Twins.happenedSince(play.truth(), before))
                && !Twins.somethingShown(Twins.happenedSince(play.twin(), beforeThere))
                && !play.secretsLeadApart();
        Lively lively = new Lively(seed);
        int step = 0;
        while (kept && step < LONGEST && !play.isOver()) {
            String moment = "seed " + seed + ", step " + step;
            if (step % 3 == 0) {
                play.compareLooks(moment);
            } else {
                play.compareGlances(moment);
            }
            Decision decision = play.decision();
            kept = play.play(decision, moment, lively.choose(decision)) && !play.secretsLeadApart();
            step++;
        }
        return step;
    }

    /** On one server everything that can be is ordered, on the other the same is answered by hand. */
    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    @Tag("RUL-85")
    void whatIsOrderedLooksLikeWhatIsAnsweredByHand(Side owner) {
        compareWithHand(owner, 0, 1);
    }

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    @Tag("long")
    void itDoesSoInManyGames(Side owner) {
        compareWithHand(owner, 1, 9);
    }

    private static void compareWithHand(Side owner, int from, int to) {
        Side other = owner.opponent();
        int ordered = 0;
        for (long seed = from; seed < to; seed++) {
            PreparedGame game = servers.begin("flight-to-egrix", 20_000 + 10 * owner.ordinal() + seed);
            order(servers.here(), game, owner);
            Lively lively = new Lively(seed);
            for (int step = 0; step < 110 && !servers.truth(game).isOver(); step++) {
                Decision decision = servers.truth(game).pending().orElseThrow();
                Action action = lively.choose(decision);
                play(servers.here(), game, decision.side(), servers.truth(game).number(decision.side()), action);
                ordered += followByHand(game) - 1;
                if (step % 4 == 0) {
                    servers.askAllAlike(Request.looks(game.id(), game.token(other)), "seed " + seed + ", step " + step);
                    servers.askAllAlike(
                            List.of(Request.moments(game.id(), game.token(other))), "seed " + seed + ", step " + step);
                    servers.askAllAlike(Request.glances(game.id(), null), "onlooker, seed " + seed + ", step " + step);
                }
            }
            servers.clear(game);
        }
        assertThat(ordered).as("answers by order").isGreaterThan(7 * (to - from));
    }

    /** Answers on the second server what the first one has in its journal; returns how many answers that were. */
    private static int followByHand(PreparedGame game) {
        List<Action> journal = servers.truth(game).journal();
        int done = servers.twin(game).journal().size();
        for (Action action : journal.subList(done, journal.size())) {
            Side side = servers.twin(game).pending().orElseThrow().side();
            play(servers.there(), game, side, servers.twin(game).number(side), action);
        }
        return journal.size() - done;
    }

    private static void play(TestServer server, PreparedGame game, Side side, int number, Action action) {
        server.client()
                .post("/api/games/" + game.id() + "/actions", game.token(side), Request.actions(number, action.key()))
                .ok();
    }

    @Test
    void theComparisonWouldNoticeAnOrderThatWasTold() {
        PreparedGame game = servers.begin("flight-to-egrix", 30_000);
        order(servers.here(), game, Side.REBEL);

        Request look = new Request("/api/games/" + game.id() + "/view", game.token(Side.REBEL), null);

        assertThat(servers.ask(look).alike()).isFalse();
        servers.clear(game);
    }
}
