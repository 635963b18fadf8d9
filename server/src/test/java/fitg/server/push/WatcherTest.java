package fitg.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.server.TestServer;
import fitg.server.client.Seat;
import fitg.server.table.Chat;
import fitg.server.table.Payer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WatcherTest {

    /** Otherwise somebody would sit before a socket that is open, is pinged, and will never speak again. */
    @Test
    void aWatcherThatFailsClosesItsSocket() throws Exception {
        try (TestServer server = TestServer.start();
                Watchers watchers = new Watchers(server.tables(), message -> {})) {
            Seat seat = server.client().table("flight-to-egrix")[0];
            CompletableFuture<Integer> closed = new CompletableFuture<>();

            Watcher.start(
                    server.tables(),
                    new Chat(server.tables()),
                    watchers,
                    new Watcher.Greeting(seat.game(), seat.token(), null, false, 0),
                    new Watcher.Line() {
                        @Override
                        public Payer payer() {
                            return Payer.HOUSE;
                        }

                        @Override
                        public Watcher.Place place() {
                            return () -> {};
                        }

                        @Override
                        public boolean send(Object message) {
                            throw new IllegalStateException("cannot be written");
                        }

                        @Override
                        public void close(int code, String reason) {
                            closed.complete(code);
                        }
                    });

            assertThat(closed.get(5, TimeUnit.SECONDS)).isEqualTo(1011);
        }
    }
}
