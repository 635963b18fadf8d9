package fitg.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import fitg.server.store.Store;
import fitg.server.store.StoreSettings;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an operator gets to read. */
class ServeCommandTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int serve(String... options) {
        List<String> line = new ArrayList<>(List.of("serve", "--check", "--log-level", "error"));
        line.addAll(List.of("--data-dir", folder.toString()));
        line.addAll(List.of(options));
        return Fitg.run(new PrintWriter(out), new PrintWriter(err), line.toArray(String[]::new));
    }

    @Test
    void aServerThatAnswersPassesItsCheck() {
        assertThat(serve("--port", "0")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString()).isEqualToIgnoringNewLines("Everything answers.");
        assertThat(folder.resolve("games.db")).exists();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --port       | 70000            | A port is a number from 0 to 65535
            --port       | eighty           | eighty
            --host       | nowhere.invalid  | There is no address 'nowhere.invalid'
            --db         | mysql:games      | must begin with jdbc:sqlite: or jdbc:postgresql:
            --public-url | games            | must look like https://games.example.org
            --rate       | 0                | must be at least 1, not 0
            --log        | xml              | xml
            """)
    void whatMakesNoSenseIsSaidInOneSentence(String option, String value, String sentence) {
        assertThat(serve(option, value)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains(sentence).doesNotContain("Exception");
        assertThat(err.toString().lines()).hasSize(1);
    }

    @Test
    void aSecondServerOnTheSameFileIsRefusedAndTheGameStartedTwiceOpensTheFirst() {
        StoreSettings kept = new StoreSettings(
                "jdbc:sqlite:" + folder.resolve("games.db"), 1, Duration.ofSeconds(1));
        try (Store first = Store.open(kept)) {
            first.note("http://127.0.0.1:8080/");

            assertThat(serve("--port", "0")).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(err.toString()).contains("is in use by another server, at http://127.0.0.1:8080/");

            assertThat(serve("--port", "0", "--open")).isEqualTo(ExitCode.DONE);
            assertThat(out.toString()).contains("is already running, at http://127.0.0.1:8080/");
        }
    }

    @Test
    void aPortThatIsTakenIsNotTaken() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            assertThat(serve("--port", String.valueOf(taken.getLocalPort()))).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(err.toString()).contains("is taken");
        }
    }

    @Test
    void withoutAWishTheNextFreePortIsUsed() throws Exception {
        int first = new Ports("127.0.0.1", Optional.empty()).first(port -> port);
        try (ServerSocket taken = new ServerSocket(first, 1, InetAddress.getByName("127.0.0.1"))) {
            assertThat(new Ports("127.0.0.1", Optional.empty()).<Integer>first(port -> port))
                    .isGreaterThan(taken.getLocalPort());
        }
    }
}
