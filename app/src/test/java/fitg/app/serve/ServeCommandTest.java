package fitg.app.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import fitg.server.store.Store;
import fitg.server.store.StoreSettings;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
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
        return serveIn(folder, options);
    }

    private int serveIn(Path data, String... options) {
        List<String> line = new ArrayList<>(List.of("serve", "--check", "--log-level", "error"));
        line.addAll(List.of("--data-dir", data.toString()));
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
            --memory     | 100000           | MB at most
            --memory     | 0                | must be at least 1, not 0
            --abandoned-after | -1          | must be at least 0, not -1
            --finished-after  | -5          | must be at least 0, not -5
            --operator-token  | x           | The operator token must have at least 16 characters
            --metrics-token   | 123456789012345 | The metrics token must have at least 16 characters
            --db         | jdbc:sqlite:/no/such/folder/games.db | There is no folder /no/such/folder for the database
            --log        | xml              | xml
            """)
    void whatMakesNoSenseIsSaidInOneSentence(String option, String value, String sentence) {
        assertThat(serve(option, value)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains(sentence).doesNotContain("Exception");
        assertThat(err.toString().lines()).hasSize(1);
    }

    @Test
    void whatIsMisspeltMakesNoFolders() {
        Path misspelt = folder.resolve("gmaes");

        assertThat(serve("--db", "jdbc:sqlite:" + misspelt.resolve("games.db"))).isEqualTo(ExitCode.BAD_INPUT);

        assertThat(misspelt).doesNotExist();
    }

    @Test
    void theDataFolderIsMadeForItsOwnerOnly() throws Exception {
        Path data = folder.resolve("new").resolve("data");

        assertThat(serveIn(data, "--port", "0")).isEqualTo(ExitCode.DONE);

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data)))
                .isEqualTo("rwx------");
    }

    @Test
    void aFileInPlaceOfTheDataFolderIsTold() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertThat(serveIn(file.resolve("data"))).isEqualTo(ExitCode.BAD_INPUT);

        assertThat(err.toString())
                .contains("The data folder " + file, " cannot be made: ")
                .hasLineCount(1);
    }

    @Test
    void gamesKeptReadyLeaveRoomForTheRest() {
        assertThat(HeapShare.ofGames(null, 494)).isEqualTo(128);
        assertThat(HeapShare.ofGames(366, 494)).isEqualTo(366);
        assertThat(HeapShare.ofGames(null, 64)).isEqualTo(32);
        assertThatThrownBy(() -> HeapShare.ofGames(367, 494))
                .hasMessage("Of a heap of 494 MB at most 366 can be for games kept ready, not 367; FITG_HEAP sets"
                        + " another heap.");
    }

    @Test
    void aSecondServerOnTheSameFileIsRefusedAndTheGameStartedTwiceOpensTheFirst() {
        StoreSettings kept = new StoreSettings("jdbc:sqlite:" + folder.resolve("games.db"), 1, Duration.ofSeconds(1));
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
