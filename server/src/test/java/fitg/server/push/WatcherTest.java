package fitg.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.server.TestServer;
import fitg.server.client.LongGame;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import fitg.server.table.Chat;
import fitg.server.table.Payer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class WatcherTest {

    /** Otherwise somebody would sit before a socket that is open, is pinged, and will never speak again. */
    @Test
    void aWatcherThatFailsClosesItsSocket() throws Exception {
        try (TestServer server = TestServer.start();
                Watchers watchers = new Watchers(server.tables(), message -> {})) {
            Seat seat = server.client().table("flight-to-egrix")[0];
            Ear ear = new Ear(message -> {
                throw new IllegalStateException("cannot be written");
            });

            start(server, watchers, seat.game(), seat.token(), ear);

            assertThat(ear.closed.get(5, TimeUnit.SECONDS)).isEqualTo(1011);
        }
    }

    @Test
    void whoeverIsKeptBehindIsCalledOnceHoweverMuchHappensMeanwhile() throws Exception {
        try (TestServer server = TestServer.start();
                Watchers watchers = new Watchers(server.tables(), message -> {})) {
            server.tables().onChange(watchers::changed);
            Seat[] seats = LongGame.table(server.client(), 40, 3_600);
            BlockingQueue<Object> heard = new LinkedBlockingQueue<>();
            Watcher onlooker = start(server, watchers, seats[0].game(), null, new Ear(heard::add));
            assertThat(heard.poll(5, TimeUnit.SECONDS)).isNotNull();

            new RandomPair(seats, 5).play(12);
            onlooker.wake();
            seats[0].view();

            assertThat(watchers.callsToCome()).isEqualTo(1);
            onlooker.close();
            for (int looks = 0; watchers.callsToCome() > 0 && looks < 500; looks++) {
                Thread.sleep(10);
            }
            assertThat(watchers.callsToCome())
                    .as("nobody is called who has left")
                    .isZero();
        }
    }

    private static Watcher start(TestServer server, Watchers watchers, String game, String token, Ear ear) {
        return Watcher.start(
                server.tables(),
                new Chat(server.tables()),
                watchers,
                new Watcher.Greeting(game, token, null, false, 0),
                ear);
    }

    /** The other end of a socket. */
    private static final class Ear implements Watcher.Line {

        private final CompletableFuture<Integer> closed = new CompletableFuture<>();
        private final Consumer<Object> takes;

        private Ear(Consumer<Object> takes) {
            this.takes = takes;
        }

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
            takes.accept(message);
            return true;
        }

        @Override
        public void close(int code, String reason) {
            closed.complete(code);
        }
    }
}
