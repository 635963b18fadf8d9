package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.load.Documents.Opened;
import fitg.app.load.Tally.Request;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Servers with little memory, and people who send files that grow when they are read. */
class SmallHeapTest {

    private static final int FILE = 2_000_000;
    private static final int TOO_LARGE = 4_000_000;
    private static final Duration HELD_BACK = Duration.ofSeconds(2);

    @TempDir
    private Path folder;

    private final Wire wire = new Wire(new Tally());
    private NodeProcess node;

    @AfterEach
    void stop() {
        wire.close();
        node.close();
    }

    private void start(String heap) {
        node = NodeProcess.start(
                folder,
                List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx" + heap),
                "--memory",
                "8",
                "--rate",
                "1000000");
    }

    /** Three bytes each, and a hundred in memory. */
    private static byte[] braces(int bytes) {
        String file = "{\"game\":{\"journal\":[" + "{},".repeat(bytes / 3 - 10) + "{}]}}";
        return file.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Sends a file but keeps its end back, as whoever wants to be in the way would; returns the status of the answer, 0 if there was none. */
    private int send(byte[] file) throws IOException, InterruptedException {
        URI address = node.address();
        try (Socket line = new Socket(InetAddress.getByName(address.getHost()), address.getPort())) {
            String head = "POST /api/games/import HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n"
                            .formatted(address.getAuthority())
                    + "Content-Length: %d\r\n\r\n".formatted(file.length);
            line.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
            line.getOutputStream().write(file, 0, file.length - 1);
            Thread.sleep(HELD_BACK);
            line.getOutputStream().write(file, file.length - 1, 1);
            String start = new String(line.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1);
            return start.isEmpty() ? 0 : Integer.parseInt(start.substring(9));
        } catch (IOException cutOff) {
            return 0;
        }
    }

    private List<Integer> sendAtOnce(int senders, byte[] file) throws Exception {
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> answers = IntStream.range(0, senders)
                    .mapToObj(i -> people.submit(() -> send(file)))
                    .toList();
            List<Integer> all = new ArrayList<>();
            for (Future<Integer> answer : answers) {
                all.add(answer.get());
            }
            return all;
        }
    }

    private Opened open() throws IOException {
        Map<String, String> person = Map.of("kind", "human");
        Object game = Map.of("scenario", "flight-to-egrix", "seats", Map.of("rebel", person, "imperial", person));
        return wire.post(Request.CREATE, node.address(), "/api/games", null, game)
                .as(Opened.class);
    }

    private int statusOf(Opened game) throws IOException {
        String path = "/api/games/" + game.game().id();
        return wire.get(Request.VIEW, node.address(), path, game.tokens().get("rebel"))
                .status();
    }

    @Test
    @Tag("long")
    void thirtyFilesMadeOfBracesAtOnceAreRefusedInLittleMemory() throws Exception {
        expectRefusals(30);
    }

    @Test
    @Tag("long")
    void sixtyAreToo() throws Exception {
        expectRefusals(60);
    }

    private void expectRefusals(int senders) throws Exception {
        start("64m");
        Opened game = open();

        List<Integer> answers = sendAtOnce(senders, braces(FILE));

        assertThat(answers).hasSize(senders).contains(400);
        assertThat(answers).as("nonsense, or no place to read it in").isSubsetOf(400, 503);
        assertThat(sendAtOnce(1, braces(TOO_LARGE)).getFirst())
                .as("refused by its length, or cut off while it was sent")
                .isIn(413, 0);
        assertThat(statusOf(game)).isEqualTo(200);
    }

    @Test
    void whenMemoryRunsOutAllTheSameTheServerEndsWithALineAndLosesNothing() throws Exception {
        start("26m");
        Opened game = open();

        sendAtOnce(2, braces(FILE));

        assertThat(node.end()).isEqualTo(ExitCode.BUG);
        assertThat(node.said().lines().filter(line -> line.startsWith("fitg: ")))
                .singleElement()
                .asString()
                .startsWith("fitg: the server ends because of java.lang.OutOfMemoryError")
                .contains("everything it acknowledged is kept", "FITG_HEAP");
        node.restart(List.of("-Xmx96m"));
        assertThat(statusOf(game)).isEqualTo(200);
    }
}
