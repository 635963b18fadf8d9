package fitg.server.store;

import static fitg.server.store.Examples.append;
import static fitg.server.store.Examples.entries;
import static fitg.server.store.Examples.newGame;
import static fitg.server.store.Examples.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import fitg.server.AtTheStore;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@AtTheStore
class SqliteStoreTest extends StoreContract {

    @TempDir
    static Path folder;

    @TempDir
    Path other;

    @Override
    String url() {
        return url(folder.resolve("games.db"));
    }

    private static String url(Path file) {
        return "jdbc:sqlite:" + file;
    }

    private static Store open(Path file) {
        return open(url(file), TIMEOUT);
    }

    private static Store open(String url, Duration timeout) {
        return Store.open(new StoreSettings(url, 4, timeout));
    }

    @Test
    void itBelongsToOneServer() throws Exception {
        assertThat(store.isShared()).isFalse();
        store.listen(_ -> {}).close();
    }

    @Test
    void whatIsWrittenAfterItsAskerWasToldThatNobodyKnowsIsTold() throws Exception {
        var heard = new LinkedBlockingQueue<String>();
        var written = new CountDownLatch(1);
        try (var slow = open(url(other.resolve("slow.db")), Duration.ofMillis(50));
                var _ = slow.listen(heard::add)) {
            assertThatThrownBy(() -> slow.database().write(handle -> awaited(written)))
                    .isInstanceOf(StoreUnavailableException.class);
            assertThat(heard).isEmpty();

            written.countDown();

            assertThat(heard.poll(10, TimeUnit.SECONDS)).isEmpty();
        }
    }

    private static boolean awaited(CountDownLatch latch) {
        try {
            return latch.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void everyCommitReachesTheDisk() {
        assertThat(written(store, "journal_mode")).isEqualTo("wal");
        assertThat(written(store, "synchronous")).isEqualTo("2");
        assertThat(written(store, "fullfsync")).isEqualTo("1");
        assertThat(written(store, "foreign_keys")).isEqualTo("1");
        assertThat(written(store, "busy_timeout")).isEqualTo("5000");
        assertThat(pragma(store.database().readers(), "query_only")).isEqualTo("1");
    }

    /** On the one connection that writes. */
    private static String written(Store store, String name) {
        return store.database()
                .write(handle ->
                        handle.select("pragma " + name).mapTo(String.class).one());
    }

    private static String pragma(Jdbi jdbi, String name) {
        return jdbi.withHandle(
                handle -> handle.select("pragma " + name).mapTo(String.class).one());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theFileIsForItsOwnerOnly() throws IOException {
        var file = other.resolve("games.db");
        try (var created = open(file)) {
            created.create(newGame(newId(), 1));
            assertThat(permissions(file)).isEqualTo("rw-------");
            assertThat(permissions(file.resolveSibling("games.db-wal"))).isEqualTo("rw-------");
        }
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    /** What lies on the disk while the server runs is all that a crash leaves. */
    @Test
    void aCrashLosesNothingThatWasAcknowledged() throws IOException {
        var file = other.resolve("games.db");
        var id = newId();
        try (var crashing = open(file)) {
            crashing.create(newGame(id, 0));
            for (var i = 0; i < 50; i++) {
                assertThat(crashing.append(append(id, i, 1))).isTrue();
            }
            for (var part : List.of("games.db", "games.db-wal")) {
                Files.copy(other.resolve(part), other.resolve("copy-" + part), StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
        try (var again = open(other.resolve("copy-games.db"))) {
            assertThat(again.journal(id, 0)).isEqualTo(entries(0, 50));
        }
    }

    @Test
    @Tag("long")
    void aKilledServerLosesNothingThatItAcknowledged() throws Exception {
        var file = other.resolve("games.db");
        var acknowledged = killAfter(100, file);
        try (var again = open(file)) {
            var length = again.head("killed").orElseThrow().entries();
            assertThat(length).isGreaterThanOrEqualTo(acknowledged);
            assertThat(again.journal("killed", 0)).isEqualTo(entries(0, length));
            assertThat(again.append(append("killed", length, 1))).isTrue();
        }
    }

    /** Returns how many entries another process said were safe before it was killed. */
    private static int killAfter(int entries, Path file) throws IOException, InterruptedException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var process = new ProcessBuilder(
                        java, "-cp", System.getProperty("java.class.path"), Endless.class.getName(), url(file))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (var output = process.inputReader()) {
            var acknowledged = output.lines()
                    .filter(line -> line.startsWith(Endless.SAFE))
                    .mapToInt(line -> Integer.parseInt(line.substring(Endless.SAFE.length())))
                    .filter(length -> length >= entries)
                    .findFirst();
            return acknowledged.orElseThrow();
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    /** A server that appends until it is killed. */
    static final class Endless {

        static final String SAFE = "safe ";

        public static void main(String[] arguments) {
            var store = open(arguments[0], TIMEOUT);
            store.create(newGame("killed", 0));
            for (var i = 0; store.append(append("killed", i, 1)); i++) {
                System.out.println(SAFE + (i + 1));
            }
        }
    }

    @Test
    void aTornLastWriteLosesOnlyItself() throws IOException {
        var id = newId();
        try (var crashing = open(other.resolve("games.db"))) {
            crashing.create(newGame(id, 1));
            crashing.append(append(id, 1, 1));
            var log = Files.readAllBytes(other.resolve("games.db-wal"));
            Files.copy(other.resolve("games.db"), other.resolve("torn.db"));
            Files.write(other.resolve("torn.db-wal"), Arrays.copyOf(log, log.length - 100));
        }
        try (var again = open(other.resolve("torn.db"))) {
            assertThat(again.head(id)).contains(new Head(1, 0, 0));
            assertThat(again.append(append(id, 1, 1))).isTrue();
        }
    }

    @Test
    void aFullDiskIsToldAndGoesAway() {
        try (var small = open(other.resolve("small.db"))) {
            var id = newId();
            small.create(newGame(id, 0));
            limitPages(small, pages(small));
            var large = List.of(new JournalEntry(0, 1, "x".repeat(500_000)));
            var failure =
                    catchThrowableOfType(StoreUnavailableException.class, () -> small.append(append(id, 0, large)));
            assertThat(failure.isFull()).isTrue();
            assertThat(failure).hasMessageEndingWith("has no room left on its disk.");
            assertThat(small.head(id)).contains(new Head(0, 0, 0));
            assertThat(small.journal(id, 0)).isEmpty();
            limitPages(small, 1_000_000);
            assertThat(small.append(append(id, 0, large))).isTrue();
        }
    }

    @Test
    void whatManyWriteAtTheSameMomentIsWrittenAndWhoFailsFailsAlone() throws Exception {
        var ids = IntStream.range(0, 60).mapToObj(i -> newId()).toList();
        ids.forEach(id -> store.create(newGame(id, 0)));
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            var written = ids.stream()
                    .map(id -> people.submit(() -> store.append(append(id, 0, 1))))
                    .toList();
            var nobody = people.submit(() -> store.say("none", new ChatLine(0, 1, null, "Hello?")));
            var late = people.submit(() -> store.append(append(ids.getFirst(), 7, 1)));

            for (var each : written) {
                assertThat(each.get()).isTrue();
            }
            assertThat(late.get()).isFalse();
            assertThatThrownBy(nobody::get).hasMessageContaining("There is no game none");
        }
        ids.forEach(id -> assertThat(store.journal(id, 0)).hasSize(1));
    }

    private static int pages(Store store) {
        return Integer.parseInt(pragma(store.database().readers(), "page_count"));
    }

    private static void limitPages(Store store, int count) {
        written(store, "max_page_count = " + count);
    }

    @Test
    void aFileThatSomebodyElseLocksIsWaitedForButNotForEver() throws Exception {
        var file = other.resolve("games.db");
        var id = newId();
        try (var waiting = open(url(file), Duration.ofMillis(400));
                var stranger = DriverManager.getConnection(url(file));
                var statement = stranger.createStatement()) {
            waiting.create(newGame(id, 0));
            statement.execute("begin immediate");
            assertThatThrownBy(() -> waiting.append(append(id, 0, 1)))
                    .isInstanceOf(StoreUnavailableException.class)
                    .hasMessageContaining("does not answer");
            assertThat(waiting.head(id)).contains(new Head(0, 0, 0));
            statement.execute("rollback");
            assertThat(waiting.append(append(id, 0, 1))).isTrue();
        }
    }

    @Test
    void aSecondServerIsTurnedAwayWithASentence() {
        var file = other.resolve("games.db");
        try (var first = open(file)) {
            first.note("http://127.0.0.1:8080/");
            assertThatThrownBy(() -> open(file))
                    .isInstanceOf(StoreInUseException.class)
                    .hasMessage(
                            "The database %s is in use by another server, at http://127.0.0.1:8080/; one file is for"
                                            .formatted(file)
                                    + " one server.");
        }
        open(file).close();
    }

    @Test
    void afterItsFileWasDeletedNothingIsAcknowledged() throws IOException {
        var file = other.resolve("games.db");
        var id = newId();
        try (var robbed = open(file)) {
            robbed.create(newGame(id, 0));
            robbed.examine();
            Files.delete(file);
            assertThatThrownBy(() -> robbed.append(append(id, 0, 1)))
                    .isInstanceOf(StoreUnavailableException.class)
                    .hasMessageContaining("is damaged or no longer there")
                    .hasMessageContaining("Backup and restore");
            assertThatThrownBy(robbed::ping).hasMessageContaining("is damaged");
        }
    }

    @Test
    void damagedPagesAreFoundAndEndAllAcknowledging() throws IOException {
        var file = other.resolve("games.db");
        var id = newId();
        open(file).close();
        try (var damaged = open(file)) {
            IntStream.range(0, 200).forEach(i -> damaged.create(newGame(newId(), 20)));
            damaged.create(newGame(id, 0));
        }
        try (var damaged = open(file)) {
            try (var bytes = FileChannel.open(file, StandardOpenOption.WRITE)) {
                for (var at = bytes.size() / 2; at < bytes.size(); at += 4096) {
                    bytes.write(ByteBuffer.wrap("nonsense".repeat(200).getBytes()), at);
                }
            }
            assertThatThrownBy(damaged::examine).hasMessageContaining("is damaged");
            assertThatThrownBy(() -> damaged.append(append(id, 0, 1))).hasMessageContaining("Backup and restore");
            assertThatThrownBy(damaged::ping).hasMessageContaining("is damaged");
        }
    }

    @Test
    void aFolderIsNoDatabase() {
        assertThatThrownBy(() -> open(other))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessage(other + " is a folder; name a file for the database.");
    }

    @Test
    void aFileInPlaceOfTheFolderIsTold() throws IOException {
        var file = Files.writeString(other.resolve("file"), "");
        assertThatThrownBy(() -> open(file.resolve("games.db")))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessage("There is no folder %s for the database; make it first, or name another.".formatted(file));
    }

    /** As in a folder that is not ours to write; there the user of the tests may be one who may do everything. */
    @Test
    void whatSqliteCannotKeepBesideTheFileIsTold() throws IOException {
        var file = other.resolve("games.db");
        open(file).close();
        Files.createDirectory(other.resolve("games.db-wal"));

        assertThatThrownBy(() -> open(file))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessage(
                        "The database file %s cannot be opened: it, its folder, and the files -wal and -shm beside it must"
                                        .formatted(file)
                                + " be ours to write.");
    }

    /** Readers open connections as they need them; the second one finds nothing in the place of the file. */
    @Test
    void whoReadsWhenTheFileIsGoneIsToldSoAndFindsNoEmptyDatabase() throws IOException {
        var file = other.resolve("games.db");
        try (var lost = open(file)) {
            lost.create(newGame(newId(), 0));
            Files.delete(file);

            assertThatThrownBy(() -> lost.database().read(_ -> lost.countGames()))
                    .isInstanceOf(StoreUnavailableException.class)
                    .hasMessageContaining("is damaged or no longer there");

            assertThat(file).doesNotExist();
        }
    }

    @Test
    void aTextIsNoDatabase() throws IOException {
        var file = Files.writeString(other.resolve("notes.txt"), "not a database at all, ".repeat(100));
        assertThatThrownBy(() -> open(file))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessage(file + " is not an SQLite database; name another file, or move this one away.");
        assertThat(file).content().startsWith("not a database");
    }

    @Test
    void aDatabaseOfAnotherProgramIsLeftAlone() throws Exception {
        var file = other.resolve("other.db");
        try (var connection = DriverManager.getConnection(url(file));
                var statement = connection.createStatement()) {
            statement.execute("create table recipe (name text)");
        }
        assertThatThrownBy(() -> open(file))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessage("The database %s holds the tables of another program; name one that is empty.", file);
    }

    @Test
    void aLaterSchemaIsLeftAlone() {
        var file = other.resolve("later.db");
        try (var later = open(file)) {
            later.database().write(handle -> handle.execute("""
                    insert into flyway_schema_history
                    values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'somebody', '2030-01-01 00:00:00', 1, 1)
                    """));
        }
        assertThatThrownBy(() -> open(file))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessage(
                        "The database %s has schema 99, which does not belong to this version of the server; use the"
                                        .formatted(file)
                                + " version that wrote it.");
    }

    @Test
    void anAddressThatNamesNoFileIsRefused() {
        for (var url : List.of("jdbc:sqlite:", "jdbc:sqlite::memory:", "jdbc:sqlite:a.db?cache=shared")) {
            assertThatThrownBy(() -> open(url, TIMEOUT))
                    .isInstanceOf(StoreUnavailableException.class)
                    .hasMessage(
                            "The address of an SQLite database is jdbc:sqlite: and the path of a file, nothing else.");
        }
        assertThatThrownBy(() -> open("jdbc:mysql://u:p@host/db", TIMEOUT))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessage("The address of the database must begin with jdbc:sqlite: or jdbc:postgresql:");
    }
}
