package fitg.server.store;

import static fitg.server.store.Examples.append;
import static fitg.server.store.Examples.entries;
import static fitg.server.store.Examples.newGame;
import static fitg.server.store.Examples.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.server.AtTheStore;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@AtTheStore
class PostgresStoreTest extends StoreContract {

    private final String url = TestPostgres.freshDatabaseUrl();

    @Override
    String url() {
        return url;
    }

    @Test
    void itIsShared() {
        assertThat(store.isShared()).isTrue();
    }

    @Test
    void ofTwoNodesOneIsFirst() throws Exception {
        var id = newId();
        store.create(newGame(id, 0));
        try (var node = openAnother()) {
            var accepted = inParallel(8, i -> appendUntil(i % 2 == 0 ? store : node, id, 200));
            assertThat(accepted.stream().mapToInt(Integer::intValue).sum()).isEqualTo(200);
            assertThat(node.journal(id, 0)).isEqualTo(entries(0, 200));
        }
    }

    @Test
    void twoNodesMayOpenANewDatabaseAtOnce() throws Exception {
        var fresh = TestPostgres.freshDatabaseUrl();
        inParallel(3, _ -> {
            try (var node = Store.open(new StoreSettings(fresh, 2, TIMEOUT))) {
                return node.countGames();
            }
        });
    }

    @Test
    void otherNodesHearOfEveryChange() throws Exception {
        var id = newId();
        var heard = new LinkedBlockingQueue<String>();
        try (var node = openAnother();
                var _ = node.listen(game -> {
                    if (game.equals(id)) {
                        heard.add(game);
                    }
                })) {
            store.create(newGame(id, 0));
            expect(heard, id);
            store.append(append(id, 0, 1));
            expect(heard, id);
            store.say(id, new ChatLine(0, 1, null, "hello"));
            expect(heard, id);
            store.change(id, 1, Change.of(store.game(id).orElseThrow(), 5).status(Status.FINISHED));
            expect(heard, id);
            store.delete(id);
            expect(heard, id);
        }
    }

    @Test
    void whatWasNotWrittenOrCannotBeSeenIsNotHeard() throws Exception {
        var id = newId();
        var last = newId();
        store.create(newGame(id, 1));
        var heard = new LinkedBlockingQueue<String>();
        try (var node = openAnother();
                var _ = node.listen(heard::add)) {
            store.append(append(id, 0, 1));
            store.change(id, 7, Change.of(store.game(id).orElseThrow(), 5));
            store.markSeen(id, Side.REBEL, 3);
            store.create(newGame(last, 0));
            expect(heard, last);
        }
    }

    /** Who watches on the node itself was woken before it was announced. */
    @Test
    void aNodeDoesNotHearItself() throws Exception {
        var own = newId();
        var foreign = newId();
        var here = new LinkedBlockingQueue<String>();
        var there = new LinkedBlockingQueue<String>();
        try (var node = openAnother();
                var _ = store.listen(here::add);
                var _ = node.listen(there::add)) {
            store.create(newGame(own, 0));
            expect(there, own);
            node.create(newGame(foreign, 0));
            expect(here, foreign);
        }
    }

    @Test
    void aListenerThatFailsHearsTheNext() throws Exception {
        var heard = new LinkedBlockingQueue<String>();
        var first = newId();
        try (var node = openAnother();
                var _ = node.listen(game -> {
                    heard.add(game);
                    if (game.equals(first)) {
                        throw new IllegalStateException("on purpose");
                    }
                })) {
            var second = newId();
            store.create(newGame(first, 0));
            store.create(newGame(second, 0));
            expect(heard, first);
            expect(heard, second);
        }
    }

    @Test
    void aClosedListenerHearsNothing() throws Exception {
        var heard = new LinkedBlockingQueue<String>();
        store.listen(heard::add).close();
        store.create(newGame(newId(), 0));
        assertThat(heard.poll(200, TimeUnit.MILLISECONDS)).isNull();
    }

    @Test
    void aListenerEndsWithItsStore() throws Exception {
        var heard = new LinkedBlockingQueue<String>();
        var node = openAnother();
        var _ = node.listen(heard::add);
        node.close();
        store.create(newGame(newId(), 0));
        assertThat(heard.poll(200, TimeUnit.MILLISECONDS)).isNull();
    }

    @Test
    @Tag("long")
    void aListenerThatHearsNothingStaysConnected() throws Exception {
        var heard = new LinkedBlockingQueue<String>();
        var quiet = TestPostgres.freshDatabaseUrl();
        try (var node = Store.open(new StoreSettings(quiet, 2, Duration.ofSeconds(1)));
                var _ = node.listen(heard::add)) {
            assertThat(heard.poll(13, TimeUnit.SECONDS)).isNull();
        }
    }

    @Test
    void aDatabaseThatIsStricterByItselfDoesNoHarm() throws Exception {
        var strict = TestPostgres.freshDatabaseUrl();
        var name = strict.replaceAll(".*/(\\w+)\\?.*", "$1");
        TestPostgres.execute("alter database " + name + " set default_transaction_isolation = 'serializable'");
        try (var node = Store.open(new StoreSettings(strict, 4, TIMEOUT))) {
            var id = newId();
            node.create(newGame(id, 0));
            var numbers = inParallel(4, i -> node.say(id, new ChatLine(0, i, null, "line")));
            assertThat(numbers).containsExactlyInAnyOrder(0, 1, 2, 3);
        }
    }

    static void expect(BlockingQueue<String> heard, String game) throws InterruptedException {
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(game);
    }

    @Test
    void aMissingDatabaseIsTold() {
        refuses(TestPostgres.url("nowhere"), "The database \"nowhere\" at .* does not exist; create it first\\.");
    }

    @Test
    void aWrongPasswordIsTold() {
        refuses(
                TestPostgres.url("postgres").replace("user=postgres", "user=nobody"),
                "The database \"postgres\" at .* does not accept the user \"nobody\" with this password\\.");
    }

    @Test
    void anAddressThatIsNoneIsTold() {
        refuses(
                "jdbc:postgresql://host:port/x?user=me&password=hidden",
                "The address of a PostgreSQL database is jdbc:postgresql://host:port/name\\?user=\\.\\.\\.");
    }

    @Test
    void whereNobodyListensIsTold() throws IOException {
        int port;
        try (var socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        refuses(
                "jdbc:postgresql://localhost:%d/x?user=me&password=hidden".formatted(port),
                "The database \"x\" at localhost:%d cannot be reached; is PostgreSQL running there\\?".formatted(port));
    }

    @Test
    void aServerThatNeverAnswersIsTold() throws IOException {
        try (var silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var before = System.nanoTime();
            refuses(
                    "jdbc:postgresql://127.0.0.1:%d/x?user=me&password=hidden&sslmode=disable"
                            .formatted(silent.getLocalPort()),
                    "The database \"x\" at .* cannot be reached; is PostgreSQL running there\\?");
            assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(3));
        }
    }

    private static void refuses(String url, String sentence) {
        assertThatThrownBy(() -> Store.open(new StoreSettings(url, 2, Duration.ofSeconds(1))))
                .isInstanceOf(StoreUnavailableException.class)
                .message()
                .matches(sentence)
                .doesNotContain("hidden");
    }

    @Test
    void aLaterSchemaIsLeftAlone() {
        var fresh = TestPostgres.freshDatabaseUrl();
        try (var later = Store.open(new StoreSettings(fresh, 2, TIMEOUT))) {
            later.database().write(handle -> handle.execute("""
                    insert into flyway_schema_history
                    values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'somebody', now(), 1, true)
                    """));
        }
        refuses(fresh, "The database .* has schema 99, which does not belong to this version .*");
    }

    @Test
    void aRowThatSomebodyElseLocksIsWaitedForButNotForEver() {
        var id = newId();
        store.create(newGame(id, 0));
        try (var hasty = Store.open(new StoreSettings(url, 2, Duration.ofSeconds(2)))) {
            store.database().write(handle -> {
                handle.execute("update game set reason = 'slow' where id = ?", id);
                assertThatThrownBy(() -> hasty.append(append(id, 0, 1))).isInstanceOf(StoreUnavailableException.class);
                return id;
            });
            assertThat(hasty.append(append(id, 0, 1))).isTrue();
        }
    }

    @Test
    void noMistakeOfOursTellsASecret() {
        var id = newId();
        store.create(newGame(id, 0));
        assertThatThrownBy(() -> store.create(newGame(id, 0)))
                .hasStackTraceContaining("duplicate key")
                .satisfies(
                        e -> assertThat(stackTrace(e)).doesNotContain("secret").doesNotContain(id));
    }

    private static String stackTrace(Throwable e) {
        var text = new StringWriter();
        e.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
