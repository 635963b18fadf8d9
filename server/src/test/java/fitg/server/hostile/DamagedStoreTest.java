package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.AtTheStore;
import fitg.server.LogLines;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.RandomPair;
import fitg.server.client.Seat;
import fitg.server.store.Store;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of the database is damaged or taken away under a running server. */
@AtTheStore
class DamagedStoreTest {

    private static final int PAGE = 4096;

    @TempDir
    Path folder;

    private final LogLines log = LogLines.of(Store.class.getPackageName(), Level.ERROR);

    @AfterEach
    void listenNoMore() {
        log.close();
    }

    private Path file() {
        return folder.resolve("games.db");
    }

    private TestServer start() {
        return TestServer.start("jdbc:sqlite:" + file());
    }

    private static Answer playOn(Seat[] seats) {
        for (Seat seat : seats) {
            JsonNode decision = seat.view().get("decision");
            if (decision != null) {
                return seat.play(
                        decision.get("number").asInt(),
                        decision.at("/actions/0/key").asText());
            }
        }
        throw new AssertionError("nobody is asked anything");
    }

    private static void assertAway(Answer answer) {
        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.problem()).isEqualTo("storage-away");
        assertThat(answer.body()).as("what strangers read").doesNotContain("games.db");
    }

    /** Nothing is acknowledged any more, by whatever way one asks, and the operator reads what to do. */
    private void assertNothingIsAcknowledged(TestServer server, Seat[] seats) {
        assertAway(playOn(seats));
        assertAway(server.client().get("/readyz"));
        assertAway(say(seats[0]));
        assertThat(server.client().get("/healthz").status()).isEqualTo(200);
        assertThat(log.lines())
                .containsExactly("The database " + file() + " is damaged or no longer there. Nothing more is accepted:"
                        + " stop the server and restore a backup, as docs/operations.md says under \"Backup and"
                        + " restore\".");
    }

    @Test
    void afterTheFileWasDeletedNoActionIsAcknowledged() throws IOException {
        try (TestServer server = start()) {
            Seat[] seats = server.client().table("flight-to-egrix");
            assertThat(playOn(seats).status()).isEqualTo(200);

            Files.delete(file());

            assertAway(server.client().get("/readyz"));
            assertNothingIsAcknowledged(server, seats);
        }
    }

    @Test
    void aLostFileFillsNoLog() throws IOException {
        try (TestServer server = start();
                LogLines heard = LogLines.of("fitg.server.http", Level.ERROR)) {
            Seat[] seats = server.client().table("flight-to-egrix");
            Files.delete(file());

            for (int request = 0; request < 50; request++) {
                assertAway(say(seats[0]));
            }

            assertThat(heard.lines())
                    .hasSizeLessThan(5)
                    .allMatch(line -> line.contains("is damaged or no longer there"));
        }
    }

    private static Answer say(Seat seat) {
        return seat.post("/chat", "{\"text\":\"Is anybody there?\"}");
    }

    @Test
    void afterTheFileWasReplacedNoActionIsAcknowledged() throws IOException {
        try (TestServer server = start()) {
            Seat[] seats = server.client().table("flight-to-egrix");
            assertThat(playOn(seats).status()).isEqualTo(200);

            Path other = Files.copy(file(), folder.resolve("yesterday.db"));
            Files.move(other, file(), StandardCopyOption.REPLACE_EXISTING);

            assertNothingIsAcknowledged(server, seats);
        }
    }

    /** Many games, so that not every page that is read is one that was in memory before. */
    @Test
    void damagedPagesAreFoundByReadingThemAndEndAllAcknowledging() throws IOException {
        List<Seat[]> games = new ArrayList<>();
        try (TestServer server = start()) {
            for (int game = 0; game < 20; game++) {
                Seat[] seats = server.client().table("flight-to-egrix");
                new RandomPair(seats, game).play(40);
                games.add(seats);
            }
        }
        try (TestServer server = start()) {
            damageAllButTheFirstPage();

            List<Answer> answers = games.stream()
                    .map(seats -> server.client().get("/api/games/" + seats[0].game() + "/view", seats[0].token()))
                    .toList();

            assertThat(answers).extracting(Answer::status).containsOnly(503);
            assertAway(server.client().get("/readyz"));
            assertAway(server.client().post("/api/my-games", "{\"tokens\":[\"x\"]}"));
            assertThat(log.lines())
                    .singleElement()
                    .asString()
                    .contains("is damaged or no longer there", "\"Backup and restore\"");
        }
    }

    private void damageAllButTheFirstPage() throws IOException {
        try (FileChannel bytes = FileChannel.open(file(), StandardOpenOption.WRITE)) {
            ByteBuffer nonsense = ByteBuffer.wrap("nonsense".repeat(PAGE / 8).getBytes());
            for (long at = PAGE; at < bytes.size(); at += PAGE) {
                bytes.write(nonsense.rewind(), at);
            }
        }
    }
}
