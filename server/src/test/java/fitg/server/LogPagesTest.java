package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.client.Answer;
import fitg.server.client.LongGame;
import fitg.server.client.Seat;
import fitg.server.client.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The log of a war is megabytes; nobody gets all of it at once. */
class LogPagesTest {

    private static final int A_PAGE = 64 * 1024;
    private static final int ACTIONS = 900;

    private static TestServer server;
    private static Seat rebel;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        rebel = LongGame.table(server.client(), ACTIONS, 0)[0];
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Answer page(String query) {
        Answer page = rebel.get("/log" + query);
        assertThat(page.body().length()).as("bytes of a page").isLessThanOrEqualTo(A_PAGE);
        return page;
    }

    @Test
    void followedToItsEndItIsAllThere() {
        JsonNode first = page("").ok();
        int length = first.get("length").asInt();
        assertThat(first.get("from").asInt()).isZero();
        assertThat(first.get("entries").size()).isLessThan(length);

        List<JsonNode> log = rebel.log();

        assertThat(log).hasSize(length).startsWith(list(first.get("entries")).toArray(JsonNode[]::new));
        assertThat(log.stream().map(entry -> entry.get("number").asInt()))
                .containsExactlyElementsOf(IntStream.range(0, length).boxed().toList());
        log.stream()
                .map(entry -> entry.get("number").asInt())
                .filter(number -> number % 100 == 0)
                .forEach(number -> page("?since=" + number).ok());
    }

    @Test
    void readBackwardsItIsTheSame() {
        List<JsonNode> backwards = new ArrayList<>();
        int before = 999_999_999;
        while (before > 0) {
            JsonNode page = page("?before=" + before).ok();
            backwards.addAll(0, list(page.get("entries")));
            before = page.get("from").asInt();
        }

        assertThat(backwards).isEqualTo(rebel.log());
    }

    @Test
    void whoComesNewIsToldTheLastPage() {
        List<JsonNode> log = rebel.log();
        try (Socket socket = rebel.watch()) {
            JsonNode told = socket.next(5_000).get("log");

            int from = told.get("from").asInt();
            assertThat(from).isPositive();
            assertThat(list(told.get("entries"))).isEqualTo(log.subList(from, log.size()));
            assertThat(told.toString().length()).isLessThanOrEqualTo(A_PAGE);
        }
    }

    @Test
    void whoHasSeenNothingBeginsWithTheFirstPageOfWhatIsNew() {
        rebel.post("/seen", "{\"log\":10}");

        JsonNode missed = rebel.get("/since-last-turn").ok();

        assertThat(missed.get("from").asInt()).isEqualTo(10);
        assertThat(missed.get("next").asText())
                .endsWith("/log?since=" + (10 + missed.get("entries").size()));
    }

    @Test
    void anExportHasAllOfIt() {
        JsonNode export = rebel.get("/export").ok();

        assertThat(list(export.get("log"))).isEqualTo(rebel.log());
        assertThat(export.get("view")).isEqualTo(rebel.view());
    }

    private static List<JsonNode> list(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }
}
