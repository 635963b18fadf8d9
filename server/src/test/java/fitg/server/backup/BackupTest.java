package fitg.server.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.server.AtTheStore;
import fitg.server.TestServer;
import fitg.server.backup.JournalSums.Sums;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import fitg.server.store.StoreUnavailableException;
import fitg.server.store.TestPostgres;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server's games in a file, and in a database of the other kind. */
@AtTheStore
class BackupTest {

    /** Of {@link fitg.server.EarlierDatabaseTest}: Ada and Grace in turn 5, under the first schema. */
    private static final String EARLIER = "/earlier/games-v1.db.gz";

    private static final String GAME = "NlNkJ14SyAdnhmmH";
    private static final String ADA = "G-4YC562Z7IwSBOLAIM27aXLmVpHntyx";
    private static final String GRACE = "7tOksXumX-lctCwmA4SVIOivKq-yG32H";

    @TempDir
    Path folder;

    @Test
    void aGameGoesFromOneDatabaseToTheOtherAndBackAndOn() throws Exception {
        String sqlite = TestServer.freshSqlite();
        Seat[] seats;
        Sums before;
        try (TestServer server = TestServer.start(sqlite)) {
            seats = server.client().table("flight-to-egrix");
            new RandomPair(seats, 5).playToTheEnd();
            Seat[] second = server.client().table("varu-powderkeg");
            second[0]
                    .post("/chat", Map.of("text", "A line with \"quotes\", ünïcödé, back\\slash"))
                    .ok();

            before = Backup.write(sqlite, file(), "a test");

            assertThat(before).as("made while the server runs").isEqualTo(Backup.sums(sqlite));
            assertThat(before.games()).isEqualTo(2);
            assertThat(before.entries()).isGreaterThan(50);
        }
        String postgres = TestPostgres.freshDatabaseUrl();
        String back = TestServer.freshSqlite();

        assertThat(Backup.restore(file(), postgres)).isEqualTo(before);
        Path again = folder.resolve("again.gz");
        assertThat(Backup.write(postgres, again, "a test")).isEqualTo(before);
        assertThat(Backup.restore(again, back)).isEqualTo(before);

        for (String database : new String[] {postgres, back}) {
            try (TestServer server = TestServer.start(database)) {
                Seat rebel = new Seat(server.client(), seats[0].game(), seats[0].token());
                assertThat(rebel.view().at("/game/status").asText()).isEqualTo("finished");
                assertThat(server.client().table("flight-to-egrix")).hasSize(2);
            }
        }
    }

    @Test
    void aBackupOfAnEarlierVersionIsBroughtUpToDateOnItsWayBack() throws Exception {
        Path old = folder.resolve("games.db");
        try (var packed = new GZIPInputStream(getClass().getResourceAsStream(EARLIER))) {
            Files.copy(packed, old);
        }
        Sums before = Backup.write("jdbc:sqlite:" + old, file(), "a test");
        String postgres = TestPostgres.freshDatabaseUrl();

        assertThat(Backup.restore(file(), postgres)).isEqualTo(before);

        try (TestServer server = TestServer.start(postgres)) {
            Seat ada = new Seat(server.client(), GAME, ADA);
            assertThat(ada.get("/chat").ok().get("lines").findValuesAsText("text"))
                    .containsExactly("Line 0", "Line 1", "Line 2");
            new RandomPair(new Seat[] {ada, new Seat(server.client(), GAME, GRACE)}, 11).playToTheEnd();
        }
    }

    @Test
    void whatIsNoWholeBackupIsRefusedBeforeAnythingIsWritten() throws Exception {
        Backup.write(databaseOfOneGame(), file(), "a test");
        byte[] whole = Files.readAllBytes(file());
        String text = unpacked(whole);
        String target = TestServer.freshSqlite();

        refuses("its end", pack(text.lines().limit(5).reduce("", (all, line) -> all + line + "\n")), target);
        refuses("it was changed", pack(text.replace("RUNNING", "WAITING")), target);
        refuses("cannot be unpacked", Arrays.copyOf(whole, whole.length / 2), target);
        refuses("cannot be unpacked", "Dear diary".getBytes(StandardCharsets.UTF_8), target);
        refuses("no backup of this program", pack("{\"format\":\"fitg-game\"}\n"), target);
        refuses("later version", pack("{\"format\":\"fitg-backup\",\"version\":99}\n"), target);

        assertThat(Path.of(target.substring("jdbc:sqlite:".length()))).doesNotExist();
    }

    private void refuses(String why, byte[] content, String target) throws IOException {
        Path broken = folder.resolve("broken.gz");
        Files.write(broken, content);
        assertThatThrownBy(() -> Backup.restore(broken, target))
                .isInstanceOf(BrokenBackupException.class)
                .hasMessageContaining(why);
    }

    @Test
    void aBackupOfALaterSchemaIsForALaterVersion() throws Exception {
        Backup.write(databaseOfOneGame(), file(), "a test");
        String text = unpacked(Files.readAllBytes(file()));
        String header = text.lines().findFirst().orElseThrow();
        String later = header.replaceFirst("\"schema\":\"\\d+\"", "\"schema\":\"999\"");
        Path tampered = folder.resolve("later.gz");
        Files.write(tampered, pack(withSum(text.replace(header, later))));

        assertThatThrownBy(() -> Backup.restore(tampered, TestServer.freshSqlite()))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageContaining("knows no schema 999");
    }

    @Test
    void aDatabaseWithGamesInItIsLeftAlone() throws Exception {
        Backup.write(databaseOfOneGame(), file(), "a test");
        String other = databaseOfOneGame();
        Sums there = Backup.sums(other);

        assertThatThrownBy(() -> Backup.restore(file(), other))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageContaining("There are games in this database already");
        assertThat(Backup.sums(other)).isEqualTo(there);
    }

    @Test
    void aRunningServersFileIsLeftAlone() throws Exception {
        Backup.write(databaseOfOneGame(), file(), "a test");
        String used = TestServer.freshSqlite();
        try (TestServer server = TestServer.start(used)) {
            assertThatThrownBy(() -> Backup.restore(file(), used))
                    .isInstanceOf(StoreUnavailableException.class)
                    .hasMessageContaining("in use by another server");
            server.client().table("flight-to-egrix");
        }
    }

    @Test
    void nothingIsLeftWhereNothingCouldBeRead() {
        assertThatThrownBy(() -> Backup.write("jdbc:sqlite:" + folder.resolve("none.db"), file(), "a test"))
                .hasMessageContaining("There is no database");
        assertThatThrownBy(() -> Backup.write(TestPostgres.freshDatabaseUrl(), file(), "a test"))
                .hasMessageContaining("no games of this program");

        assertThat(folder).isEmptyDirectory();
    }

    private Path file() {
        return folder.resolve("games.backup.gz");
    }

    private static String databaseOfOneGame() {
        String database = TestServer.freshSqlite();
        try (TestServer server = TestServer.start(database)) {
            server.client().table("flight-to-egrix");
        }
        return database;
    }

    private static String unpacked(byte[] backup) throws IOException {
        try (var in = new GZIPInputStream(new ByteArrayInputStream(backup))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static byte[] pack(String text) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    /** As somebody would write it who knows how. */
    private static String withSum(String text) {
        String lines = text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1);
        String end = text.substring(lines.length());
        String sum = HexFormat.of().formatHex(JournalSums.sha256().digest(lines.getBytes(StandardCharsets.UTF_8)));
        return lines + end.replaceFirst("\"sha256\":\"[0-9a-f]+\"", "\"sha256\":\"" + sum + "\"");
    }
}
