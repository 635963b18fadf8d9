package fitg.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.saves.SavedGame.Entry;
import fitg.server.BesideTheOthers;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Socket;
import fitg.server.table.LaidTable;
import fitg.server.table.SeatLink;
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What no answer of a running game may contain, whoever asks. */
@BesideTheOthers
class AnswerSecrecyTest {

    private static final int LONGEST = 30;
    private static final int REFUSALS_EVERY = 10;
    private static final int SPACE_FOR_A_PUSH = 5;

    private TestServer server;

    @BeforeEach
    void start() {
        server = TestServer.start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"flight-to-egrix", "varu-powderkeg"})
    void hashesDiceLinksAndTheOthersAnswersStayInside(String scenario) {
        PreparedGame game = PreparedGame.of(scenario, "new", 77);
        LaidTable.store(server.tables(), game.rows());
        Lively lively = new Lively(77);
        Map<Viewer, Socket> sockets = new EnumMap<>(Viewer.class);
        for (Viewer viewer : Viewer.values()) {
            sockets.put(viewer, server.client().watch(game.id(), game.token(viewer)));
        }
        for (int step = 0; step < LONGEST && !play(game).isOver(); step++) {
            for (Viewer viewer : Viewer.values()) {
                inspect(game, viewer, step % REFUSALS_EVERY == 0);
                inspectPushes(game, viewer, sockets.get(viewer));
            }
            Decision decision = play(game).pending().orElseThrow();
            act(game, decision, lively.choose(decision)).ok();
        }
        sockets.values().forEach(Socket::close);
    }

    private Game play(PreparedGame game) {
        return server.tables().current(game.id()).play();
    }

    private Answer act(PreparedGame game, Decision decision, Action action) {
        return new Request(
                        "/api/games/" + game.id() + "/actions",
                        game.token(decision.side()),
                        Request.actions(decision.number(), action.key()))
                .to(server.client());
    }

    private void inspect(PreparedGame game, Viewer viewer, boolean alsoRefusals) {
        List<Request> requests = new ArrayList<>(Request.looks(game.id(), game.token(viewer)));
        if (alsoRefusals) {
            requests.addAll(Request.refused(game.id(), game.token(viewer), 0, "nothing-like-it"));
        }
        for (Request request : requests) {
            Answer answer = request.to(server.client());
            assertThat(answer.headers().map() + answer.body())
                    .as("%s for %s", request.path(), viewer)
                    .doesNotContain(secrets(game, viewer));
        }
    }

    private void inspectPushes(PreparedGame game, Viewer viewer, Socket socket) {
        for (var push = socket.next(SPACE_FOR_A_PUSH); push != null; push = socket.next(0)) {
            assertThat(push.toString()).as("a push for %s", viewer).doesNotContain(secretsForEver(game));
        }
    }

    private String[] secrets(PreparedGame game, Viewer viewer) {
        List<String> secrets = new ArrayList<>(List.of(secretsForEver(game)));
        Decision decision = play(game).pending().orElseThrow();
        if (!viewer.is(decision.side())) {
            secrets.add("\"prompt\"");
            secrets.add("\"question\"");
            decision.actions().stream()
                    .map(Action::key)
                    .filter(key -> key.contains(":"))
                    .forEach(key -> secrets.add("\"" + key + "\""));
        }
        return secrets.toArray(String[]::new);
    }

    private String[] secretsForEver(PreparedGame game) {
        List<String> secrets =
                new ArrayList<>(List.of(game.dice().secret(), game.dice().salt()));
        long hash = play(game).hash();
        secrets.addAll(List.of(Long.toHexString(hash), Long.toString(hash), Long.toUnsignedString(hash)));
        for (Side side : Side.values()) {
            byte[] link = SeatLink.hash(game.token(side));
            secrets.add(game.token(side));
            secrets.add(HexFormat.of().formatHex(link));
            secrets.add(Base64.getEncoder().encodeToString(link));
        }
        return secrets.toArray(String[]::new);
    }

    /** Why a journal cannot be followed is for the operator: it names answers that may be one side's secret. */
    @Test
    void aGameThatDoesNotFitTheRulesTellsNoAnswers() {
        PreparedGame game = PreparedGame.of("flight-to-egrix", "new", 78);
        Entry wrong = new Entry.Played(0, Side.IMPERIAL, "SET_UP_UNIT", "environ:4321");
        LaidTable.store(server.tables(), game.rows(List.of(wrong)));
        String base = "/api/games/" + game.id();

        Answer view = server.client().get(base + "/view", game.token(Side.REBEL));
        Answer refusal = server.client().post(base + "/actions", game.token(Side.REBEL), Request.actions(0, "end"));

        assertThat(view.ok().at("/view/game/misfit").asText()).contains("does not fit version");
        assertThat(refusal.problem()).isEqualTo("unfit");
        assertThat(view.body() + refusal.body()).doesNotContain("environ:", "entry 1", "SET_UP_UNIT");
    }
}
