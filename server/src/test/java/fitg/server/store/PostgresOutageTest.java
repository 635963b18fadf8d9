package fitg.server.store;

import static fitg.server.store.Examples.append;
import static fitg.server.store.Examples.newGame;
import static fitg.server.store.Examples.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.server.AtTheStore;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A PostgreSQL that goes away and comes back while the server runs. */
@AtTheStore
class PostgresOutageTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(1);

    @TempDir
    Path folder;

    private EmbeddedPostgres.Builder ownPostgres() {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("data"))
                .setCleanDataDirectory(false);
    }

    @Test
    void theStoreOutlivesIt() throws Exception {
        var id = newId();
        var heard = new LinkedBlockingQueue<String>();
        var postgres = ownPostgres().start();
        var url = postgres.getJdbcUrl("postgres", "postgres");
        try (var store = Store.open(new StoreSettings(url, 3, TIMEOUT));
                var node = Store.open(new StoreSettings(url, 3, TIMEOUT));
                var _ = node.listen(heard::add)) {
            store.create(newGame(id, 0));
            assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(id);

            postgres.close();
            for (var i = 0; i < 3; i++) {
                refusesInTime(store, id);
            }

            try (var _ = ownPostgres().setPort(postgres.getPort()).start()) {
                untilItAnswers(store);
                assertThat(store.append(append(id, 0, 1))).isTrue();
                assertThat(heard.poll(10, TimeUnit.SECONDS)).isEmpty();
                assertThat(store.append(append(id, 1, 1))).isTrue();
                assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(id);
            }
        }
    }

    @Test
    void aServerThatFallsSilentHangsNoRequest() throws Exception {
        var id = newId();
        try (var wire = new Wire(TestPostgres.port());
                var store = Store.open(new StoreSettings(through(wire), 3, TIMEOUT))) {
            store.create(newGame(id, 0));
            wire.fallSilent();
            for (var i = 0; i < 2; i++) {
                refusesInTime(store, id);
            }
            wire.speakAgain();
            untilItAnswers(store);
            assertThat(store.append(append(id, 0, 1))).isTrue();
        }
    }

    @Test
    @Tag("long")
    void aListenerNoticesThatItsServerFellSilent() throws Exception {
        var heard = new LinkedBlockingQueue<String>();
        try (var wire = new Wire(TestPostgres.port());
                var store = Store.open(new StoreSettings(through(wire), 3, TIMEOUT));
                var _ = store.listen(heard::add)) {
            wire.fallSilent();
            assertThat(heard.poll(15, TimeUnit.SECONDS)).isNull();
            wire.speakAgain();
            assertThat(heard.poll(15, TimeUnit.SECONDS)).isEmpty();
        }
    }

    private static String through(Wire wire) {
        var direct = TestPostgres.freshDatabaseUrl() + "&sslmode=disable";
        return direct.replace(":" + TestPostgres.port(), ":" + wire.port());
    }

    private static void refusesInTime(Store store, String id) {
        var before = System.nanoTime();
        assertThatThrownBy(() -> store.append(append(id, 0, 1)))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageEndingWith("does not answer, or not in time.");
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(TIMEOUT.multipliedBy(3));
    }

    private static void untilItAnswers(Store store) {
        var end = System.nanoTime() + Duration.ofSeconds(15).toNanos();
        while (true) {
            try {
                store.ping();
                return;
            } catch (StoreUnavailableException e) {
                assertThat(System.nanoTime()).isLessThan(end);
            }
        }
    }
}
