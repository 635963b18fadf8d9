package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import fitg.server.store.TestPostgres;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Nodes of two versions beside each other: the later one has added to the schema what the earlier one knows nothing of. */
@AtTheStore
class RollingUpgradeTest {

    /** As a later version would: in every table that a running node reads and writes, and one of its own. */
    private static final List<String> ADDED = List.of(
            "alter table game add column later_mood text",
            "alter table game add column later_count integer not null default 0",
            "alter table seat add column later_mood text",
            "alter table journal add column later_count integer not null default 7",
            "alter table chat add column later_mood text",
            "create table later_things (id integer not null primary key)",
            "create index later_index on game (later_count)");

    private static final int OFTEN = 12;

    private static final List<String> ADDITIVE =
            List.of("create table ", "create index ", "alter table ", "update ", "insert into ");

    @Test
    void aNodeThatRunsGoesOnBesideALaterOneAndNothingIsLost() throws Exception {
        String database = TestPostgres.freshDatabaseUrl();
        try (TestServer earlier = TestServer.start(database)) {
            Seat[] seats = earlier.client().table("flight-to-egrix");
            new RandomPair(seats, 3).play(30);
            for (int line = 0; line < OFTEN; line++) { // every statement is prepared for good by then
                seats[0].post("/chat", Map.of("text", "before")).ok();
            }
            int before = earlier.store().journal(seats[0].game(), 0).size();

            added(database);
            try (TestServer later = TestServer.start(database)) {
                Seat[] apart = {at(later.client(), seats[0]), seats[1]};
                new RandomPair(apart, 4).play(30);
                seats[1].post("/chat", Map.of("text", "after")).ok();
                Seat[] opened = earlier.client().table("breakout-at-egrix");
                new RandomPair(new Seat[] {at(later.client(), opened[0]), opened[1]}, 5).play(10);

                assertThat(apart[0].view()).isEqualTo(seats[0].view());
                assertThat(later.store().journal(seats[0].game(), 0)).hasSizeGreaterThanOrEqualTo(before + 30);
                assertThat(apart[0].get("/chat").ok().findValuesAsText("text")).endsWith("before", "after");
                earlier.close();
                new RandomPair(new Seat[] {apart[0], at(later.client(), seats[1])}, 6).play(10);
            }
        }
    }

    @Test
    void ordersOfALaterVersionAreRefusedWithASentenceAndKept() throws Exception {
        String database = TestPostgres.freshDatabaseUrl();
        try (TestServer earlier = TestServer.start(database)) {
            Seat[] seats = earlier.client().table("flight-to-egrix");
            String orders = "{\"orders\":[],\"laterKind\":{\"of\":\"order\"}}";
            ordered(database, orders);
            Seat[] fresh = {at(earlier.client(), seats[0]), at(earlier.client(), seats[1])};
            JsonNode view = Stream.of(fresh)
                    .map(Seat::view)
                    .filter(each -> each.has("decision"))
                    .findFirst()
                    .orElseThrow();
            Seat asked = fresh[view.get("viewer").asText().equals("rebel") ? 0 : 1];
            int number = view.get("number").asInt();

            Answer played = asked.play(number, view.at("/decision/suggested").asText());
            Answer switched = asked.put("/orders", "{\"off\":[]}");

            assertThat(played.status()).isEqualTo(409);
            assertThat(played.json().get("detail").asText()).contains("later version");
            assertThat(switched.status()).isEqualTo(409);
            assertThat(asked.view().get("number").asInt()).isEqualTo(number);
            assertThat(ordersIn(database)).containsOnly(orders);
        }
    }

    private static void ordered(String database, String orders) throws SQLException {
        try (var connection = DriverManager.getConnection(database);
                var statement = connection.prepareStatement("update seat set orders = ?");
                var revision = connection.createStatement()) {
            statement.setString(1, orders);
            statement.executeUpdate();
            revision.execute("update game set revision = revision + 1");
        }
    }

    private static List<String> ordersIn(String database) throws SQLException {
        List<String> found = new ArrayList<>();
        try (var connection = DriverManager.getConnection(database);
                var rows = connection.createStatement().executeQuery("select orders from seat")) {
            while (rows.next()) {
                found.add(rows.getString(1));
            }
        }
        return found;
    }

    private static Seat at(Client node, Seat seat) {
        return new Seat(node, seat.game(), seat.token());
    }

    private static void added(String database) throws SQLException {
        try (var connection = DriverManager.getConnection(database);
                var statement = connection.createStatement()) {
            for (String addition : ADDED) {
                statement.execute(addition);
            }
        }
    }

    /** What takes away, renames or narrows would have to stop all nodes; docs/operations.md promises that none does. */
    @Test
    void everyChangeOfTheSchemaSoFarOnlyAdds() throws Exception {
        for (Path script : scripts()) {
            for (String statement :
                    Files.readString(script).replaceAll("--.*", "").split(";")) {
                String said = statement.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
                assertThat(said.isEmpty() || ADDITIVE.stream().anyMatch(said::startsWith))
                        .as("%s: %s", script.getFileName(), said)
                        .isTrue();
                if (said.startsWith("alter table ")) {
                    assertThat(said)
                            .as("a column that may be left out when a row is written")
                            .matches("alter table \\w+ add column (?!.* not null(?!.* default )).*");
                }
            }
        }
    }

    private static List<Path> scripts() throws IOException, URISyntaxException {
        Path folder = Path.of(RollingUpgradeTest.class
                        .getResource("/fitg/server/store/V1__games.sql")
                        .toURI())
                .getParent();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".sql"))
                    .sorted()
                    .toList();
        }
    }
}
