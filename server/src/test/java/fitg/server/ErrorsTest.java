package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.server.client.Client;
import fitg.server.common.ServerSettings;
import fitg.server.http.Patience;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** After an Error the process has to end: a server that has lost a thread or a class lives on half dead. */
class ErrorsTest {

    @Test
    void anErrorOfAComputerPlayerEndsTheServer() throws Exception {
        CompletableFuture<Error> ended = new CompletableFuture<>();
        OutOfMemoryError full = new OutOfMemoryError("for a test");
        ServerSettings settings = TestServer.settings(TestServer.freshSqlite());
        try (GameServer server = GameServer.start(
                        settings,
                        (level, seed) -> (view, decision) -> {
                            throw full;
                        },
                        Patience.standard(),
                        ended::complete);
                Client client = new Client(server.port())) {
            client.open("flight-to-egrix", "random", "random");

            assertThat(ended.get(10, TimeUnit.SECONDS)).isSameAs(full);
        }
    }
}
