package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.saves.GameFile;
import fitg.saves.Replay;
import fitg.saves.SavedGame;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import fitg.server.store.TestPostgres;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two clients play a whole game over HTTP and WebSocket. */
class WholeGameTest {

    private static final int PATIENCE = 10_000;

    static Stream<String> databases() {
        return Stream.of(TestServer.freshSqlite(), TestPostgres.freshDatabaseUrl());
    }

    @ParameterizedTest
    @MethodSource("databases")
    void twoPeopleMeetAndPlayToTheEnd(String database) throws Exception {
        try (TestServer server = TestServer.start(database)) {
            Client client = server.client();

            JsonNode opened = client.open("flight-to-egrix", "human", "open");
            String game = opened.get("game").get("id").asText();
            Seat rebel =
                    new Seat(client, game, opened.get("tokens").get("rebel").asText());
            rebel.sitDown("Ada");
            String invitation = opened.get("invitations").get("imperial").asText();
            JsonNode joined = client.post(
                            "/api/join", Map.of("invitation", invitation, "name", "Grace", "nonce", Client.NONCE))
                    .ok();
            Seat imperial = new Seat(client, game, joined.get("token").asText());

            try (Socket rebelSocket = rebel.watch();
                    Socket imperialSocket = imperial.watch()) {
                int actions = playByPush(rebel, rebelSocket, imperial, imperialSocket);
                assertThat(actions).isGreaterThan(30);
            }

            Answer export = client.get("/api/games/" + game + "/export");
            SavedGame saved = GameFile.fromText(export.body());
            assertThat(Replay.of(saved).game().outcome()).isPresent();
            assertThat(rebel.view().get("game").get("verdict").get("winner").asText())
                    .isEqualTo(saved.verdict().orElseThrow().winner().name().toLowerCase());
        }
    }

    /** Each acts on what its own socket told it last, and waits until the socket tells what came of it. */
    private static int playByPush(Seat rebel, Socket rebelSocket, Seat imperial, Socket imperialSocket) {
        SplittableRandom random = new SplittableRandom(7);
        Reader ada = new Reader(rebel, rebelSocket);
        Reader grace = new Reader(imperial, imperialSocket);
        int actions = 0;
        while (!ada.isOver() || !grace.isOver()) {
            actions += ada.actIfAsked(random) + grace.actIfAsked(random);
        }
        return actions;
    }

    /** Somebody who knows the game from a socket alone. */
    private static final class Reader {
        private final Seat seat;
        private final Socket socket;
        private JsonNode view;

        private Reader(Seat seat, Socket socket) {
            this.seat = seat;
            this.socket = socket;
            this.view = socket.next(PATIENCE).get("view");
        }

        private int actIfAsked(SplittableRandom random) {
            read(2);
            if (!view.has("decision")) {
                return 0;
            }
            JsonNode decision = view.get("decision");
            JsonNode choices = decision.get("actions");
            String key = choices.get(random.nextInt(choices.size())).get("key").asText();
            seat.play(decision.get("number").asInt(), key).ok();
            assertThat(read(PATIENCE)).as("an update after one's own action").isTrue();
            return 1;
        }

        private boolean read(long milliseconds) {
            JsonNode update = socket.next(milliseconds);
            view = update == null ? view : update.get("view");
            return update != null;
        }

        private boolean isOver() {
            return view.get("game").get("status").asText().equals("finished");
        }
    }
}
