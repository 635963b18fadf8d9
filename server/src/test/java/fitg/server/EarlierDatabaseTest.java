package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.saves.GameFile;
import fitg.saves.Replay;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import fitg.server.client.Client;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import fitg.server.store.JournalEntry;
import fitg.server.store.TestPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A database that an earlier version of the server has written, with schema 1, rules 1 and nonces that lay open as they
 * came: Ada and Grace are in turn 5 of a game, and at another table Ada waits for somebody. It is never written anew.
 */
@AtTheStore
class EarlierDatabaseTest {

    private static final String FILE = "/earlier/games-v1.db.gz";

    private static final String GAME = "NlNkJ14SyAdnhmmH";
    private static final String ADA = "G-4YC562Z7IwSBOLAIM27aXLmVpHntyx";
    private static final String GRACE = "7tOksXumX-lctCwmA4SVIOivKq-yG32H";
    private static final int ENTRIES = 90;
    private static final int ADAS_NUMBER = 69;
    private static final int GRACES_NUMBER = 84;

    private static final String WAITING = "sXEO9uwD_7zmOa4a";
    private static final String WAITING_ADA = "48ujJoavIKqCLeRjsH0eX4eEqZuKZB_C";
    private static final String INVITATION = "ElG8u_w4-NiH0sh8yPXq3f7_pot4Ua16";

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void unpack() throws IOException {
        file = folder.resolve("games.db");
        try (var packed = new GZIPInputStream(getClass().getResourceAsStream(FILE))) {
            Files.copy(packed, file);
        }
    }

    private String sqlite() {
        return "jdbc:sqlite:" + file;
    }

    @Test
    void aRunningGameIsThereAsItWasAndIsPlayedToItsEnd() throws Exception {
        try (TestServer server = TestServer.start(sqlite())) {
            playOnToTheEnd(server);
        }
    }

    @Test
    void onPostgresToo() throws Exception {
        String postgres = postgresAsItWas();
        try (TestServer server = TestServer.start(postgres)) {
            playOnToTheEnd(server);
        }
    }

    private void playOnToTheEnd(TestServer server) throws Exception {
        Seat ada = new Seat(server.client(), GAME, ADA);
        Seat grace = new Seat(server.client(), GAME, GRACE);
        List<JournalEntry> before = server.store().journal(GAME, 0);
        JsonNode seen = ada.view();
        assertThat(before).hasSize(ENTRIES);
        assertThat(seen.get("number").asInt()).isEqualTo(ADAS_NUMBER);
        assertThat(grace.view().get("number").asInt()).isEqualTo(GRACES_NUMBER);
        assertThat(seen.at("/game/turn").asInt()).isEqualTo(5);
        assertThat(seen.get("game").has("misfit")).isFalse();
        assertThat(ada.get("/chat").ok().get("lines").findValuesAsText("text"))
                .containsExactly("Line 0", "Line 1", "Line 2");

        assertThat(grace.post("/chat", Map.of("text", "Where were we?"))
                        .ok()
                        .get("number")
                        .asInt())
                .isEqualTo(3);
        new RandomPair(new Seat[] {ada, grace}, 11).playToTheEnd();

        assertHolds(ada, before.size());
        assertThat(server.store().journal(GAME, 0).subList(0, ENTRIES)).isEqualTo(before);
    }

    /** Its dice keep the commitment, its actions are legal under the rules it was begun with, and it is over. */
    private static void assertHolds(Seat ada, int before) throws Exception {
        SavedGame saved = GameFile.fromText(ada.get("/export").ok().toString());
        assertThat(saved.rulesVersion()).isEqualTo(1);
        assertThat(saved.journal()).hasSizeGreaterThan(before);
        assertThat(((SavedChance.Fair) saved.chance()).promises())
                .as("nobody promised anything then")
                .isEmpty();
        assertThat(Replay.of(saved).game().outcome()).isPresent();
    }

    @Test
    void anInvitationOfThenIsFollowedAndTheGamePlayed() throws Exception {
        try (TestServer server = TestServer.start(sqlite())) {
            Map<String, String> grace = Map.of("invitation", INVITATION, "name", "Grace", "nonce", Client.NONCE);
            JsonNode seated = server.client().post("/api/join", grace).ok();
            Seat[] seats = {
                new Seat(server.client(), WAITING, WAITING_ADA),
                new Seat(server.client(), WAITING, seated.get("token").asText())
            };

            new RandomPair(seats, 12).playToTheEnd();

            assertHolds(seats[0], 0);
        }
    }

    /** The list of games is made from what the row says. Nobody had noted it then; a server does while it verifies them. */
    @Test
    @Timeout(60)
    void theListOfGamesKnowsWhereTheyStand() throws InterruptedException {
        try (TestServer server = TestServer.start(sqlite())) {
            while (server.store().game(GAME).orElseThrow().turn() == null) {
                Thread.sleep(20);
            }
            JsonNode games = server.client()
                    .post("/api/my-games", Map.of("tokens", List.of(ADA, WAITING_ADA)))
                    .ok()
                    .get("games");

            assertThat(games.findValuesAsText("status")).containsExactlyInAnyOrder("running", "waiting");
            assertThat(games.findValuesAsText("turn")).contains("5");
        }
    }

    // ---- the same rows in a PostgreSQL of that time

    private String postgresAsItWas() throws SQLException {
        String postgres = TestPostgres.freshDatabaseUrl();
        Flyway.configure(getClass().getClassLoader())
                .dataSource(postgres, null, null)
                .locations("classpath:fitg/server/store")
                .target("1")
                .load()
                .migrate();
        try (Connection from = DriverManager.getConnection(sqlite());
                Connection to = DriverManager.getConnection(postgres)) {
            for (String table : List.of("game", "seat", "journal", "chat")) {
                copy(from, to, table);
            }
        }
        return postgres;
    }

    private static void copy(Connection from, Connection to, String table) throws SQLException {
        try (ResultSet rows = from.createStatement().executeQuery("select * from " + table)) {
            int columns = rows.getMetaData().getColumnCount();
            String places = String.join(", ", Collections.nCopies(columns, "?"));
            try (var insert = to.prepareStatement("insert into " + table + " values (" + places + ")")) {
                while (rows.next()) {
                    for (int column = 1; column <= columns; column++) {
                        insert.setObject(column, rows.getObject(column));
                    }
                    insert.executeUpdate();
                }
            }
        }
    }
}
