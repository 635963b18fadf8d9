package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.saves.GameFile;
import fitg.saves.SavedGame;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import fitg.server.computer.PlayerSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Old games are put away, and those an upgrade no longer understands are kept. */
class HousekeepingTest {

    private static void change(String database, String sql) throws Exception {
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    @Test
    void anAbandonedGameIsExportedAndDeleted() throws Exception {
        ServerSettings settings =
                new Settings().abandonedAfter(Duration.ofDays(7)).build();
        try (TestServer server = TestServer.start(settings, PlayerSource.standard())) {
            Seat[] old = server.client().table("flight-to-egrix");
            new RandomPair(old, 1).play(20);
            Seat[] recent = server.client().table("flight-to-egrix");
            change(
                    settings.database(),
                    "update game set updated_at = updated_at - 864000000 where id = '" + old[0].game() + "'");

            server.server().housekeeping().tidy();

            assertThat(old[0].get("/view").status()).isEqualTo(404);
            assertThat(recent[0].get("/view").status()).isEqualTo(200);
            SavedGame kept = GameFile.read(settings.exports().resolve(old[0].game() + ".json"));
            assertThat(kept.journal()).hasSize(20);
        }
    }

    @Test
    void aGameBegunUnderEarlierRulesGoesOnUnderThem() throws Exception {
        String database = TestServer.freshSqlite();
        Seat[] seats;
        try (TestServer server = TestServer.start(database)) {
            seats = server.client().table("flight-to-egrix");
            new RandomPair(seats, 2).play(20);
        }
        change(database, "update game set rules_version = 1");

        try (TestServer server = TestServer.start(database)) {
            Seat[] again = {
                new Seat(server.client(), seats[0].game(), seats[0].token()),
                new Seat(server.client(), seats[1].game(), seats[1].token())
            };
            assertThat(again[0].view().get("game").has("misfit")).isFalse();
            new RandomPair(again, 3).play(20);
        }
        try (Connection connection = DriverManager.getConnection(database);
                var found = connection.createStatement().executeQuery("select rules_version, entries from game")) {
            assertThat(found.next()).isTrue();
            assertThat(found.getInt("rules_version")).isEqualTo(1);
            assertThat(found.getInt("entries")).isGreaterThan(20);
        }
    }

    @Test
    void aGameThatNoLongerFitsStaysReadableAndSaysWhy() throws Exception {
        String database = TestServer.freshSqlite();
        Seat[] seats;
        try (TestServer server = TestServer.start(database)) {
            seats = server.client().table("flight-to-egrix");
            new RandomPair(seats, 2).play(20);
        }
        change(
                database,
                "update journal set text = replace(text, '\"action\":\"', '\"action\":\"x') where number = 15");
        change(database, "update game set rules_version = 0");

        try (TestServer server = TestServer.start(database)) {
            server.server().housekeeping().verify();
            Seat rebel = new Seat(server.client(), seats[0].game(), seats[0].token());

            assertThat(rebel.view().get("game").get("misfit").asText())
                    .contains("version 0 of the rules")
                    .doesNotContain("entry"); // it would tell how many actions the other side has taken
            assertThat(rebel.view().get("board").isObject()).isTrue();
            assertThat(rebel.play(0, "end").problem()).isEqualTo("unfit");
        }
        try (Connection connection = DriverManager.getConnection(database);
                var found = connection.createStatement().executeQuery("select unfit, entries from game")) {
            assertThat(found.next()).isTrue();
            assertThat(found.getString("unfit")).contains("entry 16");
            assertThat(found.getInt("entries")).isEqualTo(20);
        }
    }

    @Test
    void aRestartedServerKnowsEverything() throws Exception {
        String database = TestServer.freshSqlite();
        Seat[] seats;
        String before;
        try (TestServer server = TestServer.start(database)) {
            seats = server.client().table("varu-powderkeg");
            new RandomPair(seats, 3).play(50);
            before = seats[1].get("/view").body();
        }
        assertThat(Files.exists(Path.of(database.substring("jdbc:sqlite:".length()))))
                .isTrue();
        try (TestServer server = TestServer.start(database)) {
            Seat imperial = new Seat(server.client(), seats[1].game(), seats[1].token());
            assertThat(imperial.get("/view").body()).isEqualTo(before);
        }
    }
}
